import type { Claim } from '@smash/protocol';
import { say } from '../../i18n/say.ts';
import type { View } from '../../view/types.ts';

/** A number on the table that may be wrong. */
export interface Subject {
  label: string;
  /** The number as the table shows it. */
  shown: Extract<Claim, { is: number }>;
}

/** Bases with their minions first, then the players. */
export function subjectsOf(view: View, names: readonly string[]): Subject[] {
  return [
    ...view.bases.flatMap((base): Subject[] => [
      {
        label: say('Total power at {base}', { base: base.name }),
        shown: { what: 'total', id: base.id, is: base.total },
      },
      {
        label: say('Breakpoint of {base}', { base: base.name }),
        shown: { what: 'breakpoint', id: base.id, is: base.breakpoint },
      },
      ...base.lanes.flatMap(({ seat, minions }) =>
        minions.flatMap(({ id, name, power }): Subject[] =>
          power === undefined
            ? []
            : [
                {
                  label: say('Power of {card} ({who}) at {base}', {
                    card: name,
                    who: names[seat] ?? '',
                    base: base.name,
                  }),
                  shown: { what: 'power', id, is: Math.max(0, power) },
                },
              ],
        ),
      ),
    ]),
    ...view.seats.flatMap(({ seat, vp, hand }): Subject[] => [
      { label: say('VP of {who}', { who: names[seat] ?? '' }), shown: { what: 'vp', seat, is: vp } },
      { label: say('Cards in hand of {who}', { who: names[seat] ?? '' }), shown: { what: 'hand', seat, is: hand } },
    ]),
  ];
}
