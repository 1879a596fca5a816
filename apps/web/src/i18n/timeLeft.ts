import { i18n } from '@lingui/core';

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** A duration in its two largest units: "2 days, 5 hours" or "2 days, 5 hr"; at least a minute. */
export function timeLeft(ms: number, width: 'long' | 'short' = 'long'): string {
  const whole = Math.max(MINUTE, Math.floor(ms / MINUTE) * MINUTE);
  const first = UNITS.findIndex(([, length]) => whole >= length);
  const [[, largest], second] = [UNITS[first]!, UNITS[first + 1]];
  const parts = [Math.floor(whole / largest), second ? Math.floor((whole % largest) / second[1]) : 0];
  const words = parts.flatMap((n, i) =>
    n === 0
      ? []
      : [
          new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: UNITS[first + i]![0], unitDisplay: width }).format(
            n,
          ),
        ],
  );
  return new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(words);
}
