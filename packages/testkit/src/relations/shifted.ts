import { dice } from '@smash/bots';
import { type Card, type Seat, type State, seatLetter } from '@smash/engine';
import type { Open } from './changing.ts';
import { inOrder, keyOf, type Mirrored, type MirrorRelation, same } from './mirror.ts';

/** The state with every seat this many places further round the table. */
function turned(one: State, by: number): State {
  const n = one.seats.length;
  const to = <S extends Seat>(seat: S): S => (seat < 0 ? seat : (seat + by) % n) as S;
  const state = structuredClone(one);
  const { seats } = state;
  state.seats = seats.map((_, i) => seats[(i - by + n) % n]!);
  for (const card of state.cards as Open<Card>[]) {
    card.owner = to(card.owner);
    card.controller = to(card.controller);
  }
  state.current = to(state.current);
  state.resumeFrom = to(state.resumeFrom);
  for (const list of [
    state.minionPlays,
    state.actionPlays,
    state.modifiers,
    // Modifiers of one ability share their deadline.
    [...new Set(state.modifiers.map(({ until }) => until))],
    state.extraPlays,
    state.delayedTriggers,
    state.extraTurns,
    state.asks,
    state.asks.flatMap(({ options }) => options),
  ])
    for (const it of list as { seat?: Seat }[]) if (it.seat !== undefined) it.seat = to(it.seat);
  if (state.over) state.over.winners = inOrder(state.over.winners.map(to));
  for (const it of state.destroyed) it.controller = to(it.controller);
  const seatsIn = (key: string): string =>
    key
      .replace(/\|(first )?(\d+)/g, (_, first = '', seat) => `|${first}${to(Number(seat))}`)
      .replace(/\|([A-D])$/, (_, letter: string) => `|${seatLetter(to('ABCD'.indexOf(letter)))}`);
  state.used = Object.fromEntries(Object.entries(state.used).map(([key, count]) => [seatsIn(key), count]));
  return state;
}

/** This game under the image of each of its states. */
const imagined = (from: State, image: (one: State) => State, seat: (seat: Seat) => Seat = same): Mirrored => ({
  state: image(from),
  idle: [],
  seat,
  image,
  told: same,
  key: (option, of) => keyOf(of === 'one' && option.seat >= 0 ? { ...option, seat: seat(option.seat) } : option),
});
/** Turned by that many of `n` seats. */
const turning = (by: number, n: number) => (seat: Seat) => (seat + by) % n;

export const seatsTurned: MirrorRelation = {
  name: 'seats turned',
  says: 'with all seats one place further round the table it is the same game, turned',
  mirror: (from) => imagined(from, (one) => turned(one, 1), turning(1, from.seats.length)),
};

/** A player who had no cards and has conceded. */
const LEFT: State['seats'][number] = {
  factions: [],
  vp: 0,
  deck: [],
  hand: [],
  discard: [],
  aside: [],
  minions: 0,
  actions: 0,
  played: 0,
  playedOn: [],
  cards: 0,
  extras: 0,
  countersPlaced: 0,
  moved: [],
  asked: 0,
  out: true,
  agrees: false,
};
/** The most seats at a table. */
const MOST = 4;
export const playerLeft: MirrorRelation = {
  name: 'player left',
  says: 'with a seat whose player has conceded it is the same game (WIN-3)',
  mirror(from, random) {
    const n = from.seats.length + 1;
    if (n > MOST) return null;
    const by = dice(random, n);
    return imagined(from, (one) => turned({ ...one, seats: [...one.seats, LEFT] }, by), turning(by, n));
  },
};

const MORE = 7;
export const pointsShifted: MirrorRelation = {
  name: 'points shifted',
  named: /\bloses? 1 VP\b/i,
  says: 'only differences between points count: with as many more for everybody and to win it is the same game',
  mirror: (from) =>
    imagined(from, (one) => ({
      ...one,
      options: { ...one.options, vpToWin: one.options.vpToWin + MORE },
      seats: one.seats.map((seat) => ({ ...seat, vp: seat.vp + MORE })),
    })),
};

const LATER = 10;
export const turnsShifted: MirrorRelation = {
  name: 'turns shifted',
  says: 'turns have no number: some turns later it is the same game',
  mirror: (from) =>
    imagined(from, (one) => {
      const state = structuredClone(one);
      state.turn += LATER;
      for (const card of state.cards as Open<Card>[]) {
        card.since += LATER;
        if (card.moved > 0) card.moved += LATER;
      }
      for (const list of [state.minionPlays, state.extraTurns]) for (const it of list) it.turn += LATER;
      for (const until of new Set(state.modifiers.map((mod) => mod.until))) {
        if ('turn' in until) until.turn += LATER;
        if ('after' in until) until.after += LATER;
      }
      return state;
    }),
};
