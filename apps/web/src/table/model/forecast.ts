/** What an answer would do, in one line: "21 → 24 / 20 will score · you 1st (4) · Mina 2nd". */
import { say } from '../../i18n/say.ts';
import type { BaseForecast, Forecast, PromptView, View } from '../../view/types.ts';
import { touch } from './select.ts';
import type { Selection } from './targets.ts';
import { type NameOf, ordinal } from './words.ts';

/** The only option that a touch on `id` would answer or pick; null if there is none. */
export function optionBehind(prompt: PromptView, sel: Selection, id: number): number | null {
  const step = touch(prompt, sel, id);
  const pick = step?.to === 'answer' ? step.pick : step?.to === 'select' && prompt.max === 1 ? step.sel.picked : [];
  return pick.length === 1 ? pick[0]! : null;
}

const changed = (was: number, is: number): string => (was === is ? `${is}` : `${was} → ${is}`);

function atBase(said: BaseForecast, view: View, name: NameOf): string[] {
  const base = view.bases.find((one) => one.id === said.id);
  const goal = view.bigBase ? '' : ` / ${changed(base?.breakpoint ?? said.breakpoint, said.breakpoint)}`;
  const places = said.ranks
    .toSorted((a, b) => a.place - b.place)
    .map(({ seat, place, vp }) => {
      // Show only what first place and the viewer would get.
      const worth = place === 1 || seat === view.viewer ? ` (${vp})` : '';
      return `${seat === view.viewer ? say('you') : name(seat)} ${ordinal(place)}${worth}`;
    });
  return [`${changed(said.before, said.total)}${goal}${said.ready ? ` ${say('will score')}` : ''}`, ...places];
}

/** @param place id of the base that is pointed at, which the line does not name */
export function forecastLine(said: Forecast, view: View, name: NameOf, place?: number): string {
  const { bases, vp, more } = said;
  if (said.pointless) return say('No effect now');
  const first = bases.find((base) => base.id === place) ?? bases[0];
  const nameOf = (id: number): string => view.bases.find((base) => base.id === id)?.name ?? '';
  const others = bases
    .filter((base) => base !== first)
    .map((base) => `${nameOf(base.id)} ${atBase(base, view, name)[0]}`);
  const gains = vp.map(
    ({ seat, n }) =>
      `${seat === view.viewer ? say('you') : name(seat)} ${say('{n} VP', { n: `${n > 0 ? '+' : '−'}${Math.abs(n)}` })}`,
  );
  const [numbers = '', ...places] = first ? atBase(first, view, name) : [];
  const head = first && first.id !== place ? `${nameOf(first.id)} ${numbers}` : numbers;
  return [head, ...places, ...others, ...gains, ...(more ? [say('then ?')] : [])].filter(Boolean).join(' · ');
}
