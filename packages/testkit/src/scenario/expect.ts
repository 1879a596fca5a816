import { NOBODY, type Query, type State, seatLetter, view, viewEvents } from '@smash/engine';
import { mentions } from '../invariants/names.ts';
import { boardMismatches } from './board.ts';
import { moot, offered, say } from './commands.ts';
import { differ } from './differ.ts';
import { baseMismatches, cardMismatches } from './expect-table.ts';
import { pileMismatches } from './piles.ts';
import { isWindow, names, type Playthrough, printAsks } from './playthrough.ts';
import { queryOf, seatOf } from './refs.ts';
import type { Command, Expected } from './schema.ts';

/** All differences from what is expected, in words; empty if everything holds. `strict`: see `playSteps`. */
export function mismatches(table: Playthrough, expected: Expected, strict: boolean): string[] {
  const { state } = table;
  const q = queryOf(state);
  return [
    ...turnMismatches(state, expected),
    ...seatMismatches(q, expected),
    ...Object.entries(expected.bases ?? {}).flatMap(([name, base]) => baseMismatches(q, name, base)),
    ...Object.entries(expected.cards ?? {}).flatMap(([name, card]) => cardMismatches(q, name, card)),
    ...basePiles(q, expected),
    ...boardMismatches(q, expected.bigBase),
    ...askMismatches(state, expected.asked),
    ...(expected.can ?? []).filter((step) => !offered(state, step)).map((step) => `cannot, but should: ${say(step)}`),
    ...(expected.cannot ?? []).flatMap((step) => possible(state, step, strict)),
    ...sightMismatches(table, expected),
  ];
}

function possible(state: State, step: Command, strict: boolean): string[] {
  if (offered(state, step)) return [`can, but should not: ${say(step)}`];
  const why = strict ? moot(state, step) : null;
  return why ? [`that it cannot (${say(step)}) proves nothing: ${why}`] : [];
}

function turnMismatches(state: State, e: Expected): string[] {
  return [
    ...differ('phase', e.phase, state.phase),
    ...differ('turn', e.turn, seatLetter(state.current)),
    ...differ('over', e.over, state.over !== null),
    ...differ('winners', e.winners?.toSorted(), (state.over?.winners ?? []).map(seatLetter).sort()),
  ];
}

function seatMismatches(q: Query, e: Expected): string[] {
  const list: string[] = [];
  const s = q.s;
  const named = (cards: readonly number[]): string[] => cards.map((ix) => q.name(ix));
  const each = <T>(
    of: Partial<Record<string, T>> | undefined,
    what: string,
    test: (seat: number, wanted: T, what: string) => string[],
  ): void => {
    for (const [letter, wanted] of Object.entries(of ?? {})) {
      const seat = seatOf(letter);
      if (seat >= s.seats.length) list.push(`${what}: there is no seat ${letter}`);
      else list.push(...test(seat, wanted as T, `${what} of ${letter}`));
    }
  };
  each(e.vp, 'vp', (seat, wanted, what) => differ(what, wanted, s.seats[seat]!.vp));
  each(e.hand, 'hand', (seat, wanted, what) => pileMismatches(what, wanted, named(s.seats[seat]!.hand)));
  each(e.discard, 'discard', (seat, wanted, what) => pileMismatches(what, wanted, named(s.seats[seat]!.discard)));
  each(e.deck, 'deck', (seat, wanted, what) => pileMismatches(what, wanted, named(s.seats[seat]!.deck).reverse()));
  each(e.titans, 'titans', (seat, wanted, what) => pileMismatches(what, wanted, named(s.seats[seat]!.aside)));
  each(e.stasis, 'stasis', (seat, wanted, what) => differ(what, wanted, stasisOf(q, seat)));
  each(e.plays, 'plays', (seat, wanted, what) => [
    ...differ(`${what}: minions`, wanted.minions, s.seats[seat]!.minions),
    ...differ(`${what}: actions`, wanted.actions, s.seats[seat]!.actions),
  ]);
  return list;
}

/** Cards in stasis in front of a player, with their counters. */
const stasisOf = (q: Query, seat: number): Record<string, number> =>
  Object.fromEntries(
    q.s.inPlay
      .filter((ix) => q.card(ix).zone === 'stasis' && q.controller(ix) === seat)
      .map((ix) => [q.name(ix), q.card(ix).stasis]),
  );

function basePiles(q: Query, e: Expected): string[] {
  const named = (cards: readonly number[]): string[] => cards.map((ix) => q.name(ix));
  return [
    ...(e.baseDiscard === undefined ? [] : pileMismatches('baseDiscard', e.baseDiscard, named(q.s.baseDiscard))),
    ...(e.baseDeck === undefined ? [] : pileMismatches('baseDeck', e.baseDeck, named(q.s.baseDeck).reverse())),
    ...differ('madness', e.madness, q.s.piles.madness.length),
    ...(['monsterDeck', 'monsterDiscard', 'treasureDeck', 'treasureDiscard'] as const).flatMap((pile) =>
      e[pile] === undefined ? [] : pileMismatches(pile, e[pile], named(q.s.piles[pile]).reverse()),
    ),
    ...differ('number of bases', e.baseCount, q.bases().length),
  ];
}

function askMismatches(state: State, asked: Expected['asked']): string[] {
  if (asked === undefined) return [];
  if (asked === null) {
    const other = state.asks.some((ask) => ask.kind !== 'play' || ask.seat !== state.current);
    return other ? [`nobody should be asked, but ${printAsks(state)}`] : [];
  }
  const ask = state.asks.find((one) => one.seat === seatOf(asked.seat));
  if (!ask) return [`${asked.seat} should be asked, but ${printAsks(state)}`];
  const has = (text: string): boolean =>
    ask.options.some((o) => names(state, o, text)) ||
    (ask.min === 0 && (text === 'done' || text === 'no' || (text === 'pass' && isWindow(ask))));
  return [
    ...(asked.has ?? []).filter((text) => !has(text)).map((text) => `no option "${text}": ${printAsks(state)}`),
    ...(asked.lacks ?? []).filter(has).map((text) => `there should be no option "${text}": ${printAsks(state)}`),
  ];
}

/** `sees` searches everything ever sent to that viewer: the current view and all events so far. */
function sightMismatches(table: Playthrough, e: Expected): string[] {
  return Object.entries(e.sees ?? {}).flatMap(([who, { has = [], lacks = [] }]) => {
    const viewer = who === 'spectator' ? who : seatOf(who);
    if (viewer !== 'spectator' && (viewer === NOBODY || viewer >= table.state.seats.length))
      return [`sees: there is no seat ${who}`];
    const sent = JSON.stringify([view(table.state, viewer), viewEvents(table.events, viewer)]);
    return [
      ...has.filter((name) => !mentions(sent, name)).map((name) => `${who} should see ${name}`),
      ...lacks.filter((name) => mentions(sent, name)).map((name) => `${who} should not see ${name}`),
    ];
  });
}
