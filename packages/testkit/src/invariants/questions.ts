import { dice, type Random } from '@smash/bots';
import { type Ask, apply, type Command, NOBODY, type Option, type State, view } from '@smash/engine';

/** Every open question has an answer and was worth asking: no forced choice, no "may" with nothing to do. */
export function answerable(state: State): string | null {
  const asked = new Set<number>();
  for (const ask of state.asks) {
    if (asked.has(ask.seat)) return `${ask.seat} is asked two things at once`;
    asked.add(ask.seat);
    if (ask.title.trim() === '') return `${ask.seat} is asked a question without words`;
    if (state.seats[ask.seat]!.out) return `${ask.seat} is asked but has conceded`;
    if (ask.skip.trim() === '' || ask.options.some((option) => isBlank(ask, option)))
      return `"${ask.title}" has an answer without words`;
    if (ask.min > ask.max || ask.max > ask.options.length) return `"${ask.title}" has no possible number of picks`;
    if (ask.options.length === 0 && !ask.decoy) return `"${ask.title}" has no options`;
    if (idle(ask) && !isForSecrecy(state, ask)) return `"${ask.title}" leaves no choice`;
  }
  return null;
}

/** INFO-4: cards that must be chosen from a hand are asked for even if only those fit. */
const isForSecrecy = ({ options: { coverChoices }, seats }: State, { seat, options }: Ask): boolean =>
  coverChoices && options.length < seats[seat]!.hand.length && options.every((o) => seats[seat]!.hand.includes(o.card));

/** An answer names a card, a base or a player, or it has a key; in some questions only its wording tells. */
const isBlank = ({ kind }: Ask, { hint, card, seat, key }: Option): boolean =>
  (card === NOBODY && seat === NOBODY && key === '') || ((kind === 'option' || kind === 'yesno') && hint.trim() === '');

const idle = (ask: Ask): boolean =>
  ask.kind !== 'play' && ask.kind !== 'draft' && !ask.ordered && ask.min === ask.options.length && ask.min > 0;

/** A player choosing between two abilities of one card can always tell them apart. */
export function toldApart(state: State): string | null {
  for (const ask of state.asks) {
    const known = new Map<string, Option>();
    for (const { id, ...shown } of view(state, ask.seat).prompt!.options) {
      const look = JSON.stringify(shown);
      const one = ask.options[id]!;
      const other = known.get(look) ?? one;
      if (one.card === other.card && (one.def !== other.def || one.ix !== other.ix))
        return `"${ask.title}" offers “${shown.label}” twice`;
      known.set(look, one);
    }
  }
  return null;
}

/** Wrong seat, stale question, impossible picks: refused with a rule, and the very same state object is returned. */
export function refusesNonsense(state: State, random: Random): string | null {
  const before = JSON.stringify(state);
  for (const command of nonsense(state, random)) {
    const result = apply(state, command);
    if (result.ok) return `nonsense is taken: ${JSON.stringify(command)}`;
    if (result.state !== state) return 'a refusal answers another state';
    if (!result.refusal.rule || !result.refusal.text || !result.refusal.code) return 'a refusal without a reason';
  }
  return JSON.stringify(state) === before ? null : 'a refused command changed the state';
}

function nonsense(state: State, random: Random): Command[] {
  const answer = (seat: number, prompt: number, pick: number[]): Command => ({ type: 'answer', seat, prompt, pick });
  const ask = state.asks[dice(random, Math.max(1, state.asks.length))];
  if (!ask) return [answer(0, 1, [0]), { type: 'concede', seat: 0 }];
  const list: Command[] = [
    answer(ask.seat, ask.id - 1, [0]),
    answer(ask.seat, ask.id + 1, [0]),
    answer(ask.seat, ask.id, [ask.options.length]),
    answer(ask.seat, ask.id, [-1]),
    answer(ask.seat, ask.id, [0.5]),
    answer(state.seats.length, ask.id, [0]),
  ];
  if (ask.max > 0) list.push(answer(ask.seat, ask.id, [0, 0]));
  if (ask.min > 0) list.push(answer(ask.seat, ask.id, []));
  if (ask.max < ask.options.length)
    list.push(
      answer(
        ask.seat,
        ask.id,
        ask.options.map((_, i) => i),
      ),
    );
  const idle = state.seats.findIndex((_, seat) => !state.asks.some((one) => one.seat === seat));
  if (idle >= 0) list.push(answer(idle, ask.id, [0]), answer(idle, state.seats[idle]!.asked, [0]));
  return list;
}
