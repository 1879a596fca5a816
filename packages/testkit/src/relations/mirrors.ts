import { dice } from '@smash/bots';
import { type Card, type CardIx, type Def, NOBODY, type Seat, type State, seatLetter } from '@smash/engine';
import { ownPower } from '@smash/engine/script';
import { queryOf } from '../scenario/refs.ts';
import { nameIn, type Open, withDefs } from './altered.ts';
import { MARK, type MirrorRelation, type Option } from './mirror.ts';

const same = <T>(it: T): T => it;
const inOrder = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);
type Delayed = State['delayedTriggers'][number];
const keyOf = ({ hint: _, ...option }: Option): unknown => option;

/** The state with every seat one place further round the table. */
function turned(one: State, by: number): State {
  const n = one.seats.length;
  const to = <S extends Seat>(seat: S): S => (seat < 0 ? seat : (seat + by + n) % n) as S;
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

const seatsTurned: MirrorRelation = {
  name: 'seats turned',
  says: 'with all seats one place further round the table it is the same game, turned',
  mirror(from) {
    const n = from.seats.length;
    return {
      state: turned(from, 1),
      idle: [],
      seat: (seat) => (seat + 1) % n,
      image: (one) => turned(one, 1),
      told: same,
      key: (option, of) =>
        keyOf(of === 'one' && option.seat >= 0 ? { ...option, seat: (option.seat + 1) % n } : option),
    };
  },
};

/**
 * Texts for which base order matters: bases act one by one, ask their players, take cards from one deck, or use chance.
 */
const BASE_BY_BASE = /\b(each|every) base\b|\bbase (determined )?at random\b/i;
const basesReordered: MirrorRelation = {
  name: 'bases reordered',
  named: BASE_BY_BASE,
  says: 'it makes no difference in which order the bases lie on the table',
  mirror(from) {
    const state = structuredClone(from);
    state.table.reverse();
    state.asks = from.asks.map((ask) => {
      const [plays, there] = [from, state].map((one) =>
        queryOf(one)
          .extraPlays(ask.seat)
          .map((it) => JSON.stringify(it)),
      );
      const renumbered = (option: Option): Option =>
        option.verb === 'play' && option.via >= 0 ? { ...option, via: there!.indexOf(plays![option.via]!) } : option;
      return { ...ask, options: ask.options.map(renumbered) };
    });
    return {
      state,
      idle: [],
      seat: same,
      image: same,
      // Simultaneous effects on cards at several bases have some order by base: piles have none (DECK-2).
      told: (one) => ({
        ...one,
        table: inOrder(one.table),
        inPlay: inOrder(one.inPlay),
        baseDiscard: inOrder(one.baseDiscard),
        destroyed: one.destroyed.map((it) => JSON.stringify(it)).toSorted(),
        modifiers: one.modifiers.map((it) => JSON.stringify(it)).toSorted(),
        seats: one.seats.map((seat) => ({ ...seat, discard: inOrder(seat.discard), hand: inOrder(seat.hand) })),
        asks: one.asks.map(({ seat, options, ...ask }) => ({
          ...ask,
          options: options.map((option) => JSON.stringify(withPlay(option, one, seat))).toSorted(),
        })),
      }),
      key: (option, _of, one, seat) => withPlay(option, one, seat),
    };
  },
};

/** Bases' permissions are numbered in base order: use names instead. */
const withPlay = (option: Option, state: State, seat: Seat): unknown =>
  option.verb === 'play' && option.via >= 0
    ? { ...option, hint: '', via: queryOf(state).extraPlays(seat)[option.via]! }
    : { ...option, hint: '' };

/** A card added to a state: with this name, otherwise generic. */
function add(state: State, name: string, how: Partial<Open<Card>>): CardIx {
  const card: Card = {
    ...state.cards[0]!,
    id: -state.cards.length,
    def: nameIn(state, name),
    owner: NOBODY,
    controller: NOBODY,
    at: NOBODY,
    // Later than any card of the game.
    stamp: 1e9 + state.cards.length,
    since: 0,
    moved: 0,
    left: NOBODY,
    counters: 0,
    stasis: 0,
    fresh: false,
    named: '',
    ...how,
  };
  return state.cards.push(card) - 1;
}

/** Without the added cards, and any counts of events, prompts or ids. */
function without(idle: readonly CardIx[], cards: number, names: number): (state: State) => object {
  const isIn = (ix: CardIx): boolean => !idle.includes(ix);
  return (state) => ({
    ...state,
    cards: state.cards.slice(0, cards).map((card) => ({ ...card, id: 0 })),
    names: state.names.slice(0, names),
    table: state.table.filter(isIn),
    inPlay: state.inPlay.filter(isIn),
    modifiers: state.modifiers.filter(({ card }) => isIn(card)),
    seats: state.seats.map((seat) => ({ ...seat, asked: 0 })),
    // More may be offered: an ability that asks for any minion has another candidate.
    asks: state.asks.map(({ title }) => title),
    ids: null,
    nextId: 0,
    events: 0,
    seq: 0,
  });
}

const IDLE_BASE = `Idle base${MARK}`;
const IDLE_MONSTER = `Idle monster${MARK}`;
const idleBase: MirrorRelation = {
  name: 'idle base',
  // Texts that count what exists, or would have more to choose from.
  named: /\b(each|every) base\b|\btwo minions\b|\bat random\b/i,
  says: 'bases without a text, and monsters without power, treasure or text on them, change nothing else',
  library(from) {
    const defs = Object.values(from.defs);
    const [base, monster] = [defs.find(({ type }) => type === 'base')!, defs.find(({ deck }) => deck === 'monsters')!];
    const plain = { text: '', abilities: [], monsters: 0, treasures: 0, undead: false };
    return withDefs(from, 'with an idle base', [
      { ...base, ...plain, name: IDLE_BASE, breakpoint: 99, vp: [0, 0, 0] },
      { ...monster, ...plain, name: IDLE_MONSTER, power: 0 },
    ]);
  },
  mirror(from) {
    const state = structuredClone(from);
    // Two of each: with only one, mandatory choices would be made without asking.
    const bases = [1, 2].map(() => add(state, IDLE_BASE, { zone: 'table', stamp: 0 }));
    const monsters = bases.map((base) => add(state, IDLE_MONSTER, { zone: 'base', at: base }));
    state.table.push(...bases);
    state.inPlay.push(...monsters);
    const idle = [...bases, ...monsters];
    return {
      state,
      idle,
      seat: same,
      image: same,
      told: without(idle, from.cards.length, from.names.length),
      key: keyOf,
    };
  },
};

const isTalent = ({ kind, label }: Def['abilities'][number]): boolean => kind === 'use' && label === 'talent';
/** A placeholder that does nothing, so that the other abilities keep their numbers. */
const NOTHING = ownPower(() => 0);
/** The same ability on the action: it gives the talent, and keeps the talent's delayed and temporary abilities. */
const asGiven = (ability: Def['abilities'][number]): Def['abilities'][number] => {
  if (isTalent(ability) && ability.kind === 'use') return { kind: 'gives', label: 'ongoing', ability };
  return ability.kind === 'delayed' || ability.given ? ability : NOTHING;
};
const giverOf = (name: string): string => `${name}${MARK}${MARK}`;
const talentGiven: MirrorRelation = {
  name: 'talent given',
  // Texts that would notice the action, which is one more card, or the minion's different name.
  named:
    /\bactions? (that (is|was) (played )?)?on\b|\bname[sd]?\b|\bcop(y|ies) of\b|\bany order\b|\b(number of your|least three) cards\b/i,
  says: 'a talent printed on a minion works like the same talent given by an action on it (ABL-9)',
  library: (from) => {
    const action = Object.values(from.defs).find(({ subtype }) => subtype === 'minion')!;
    const able = Object.values(from.defs).filter(
      ({ type, abilities }) => type === 'minion' && abilities.some((one) => isTalent(one)),
    );
    return withDefs(
      from,
      'with given talents',
      able.flatMap((def): Def[] => [
        { ...def, name: `${def.name}${MARK}`, abilities: def.abilities.map((one) => (isTalent(one) ? NOTHING : one)) },
        {
          ...action,
          name: giverOf(def.name),
          text: '',
          target: null,
          condition: null,
          abilities: def.abilities.map(asGiven),
        },
      ]),
    );
  },
  mirror(from, random, { defs }) {
    const able = from.inPlay.filter((ix) => {
      const { zone, def, controller } = from.cards[ix]!;
      const { name, type, abilities } = defs[from.names[def]!]!;
      return (
        zone === 'base' &&
        type === 'minion' &&
        controller !== NOBODY &&
        // The mirrored card has its own name.
        !from.names.some((other) => defs[other]!.text.includes(name)) &&
        abilities.some((one) => isTalent(one)) &&
        !from.modifiers.some((mod) => mod.card === ix || mod.from === ix) &&
        !Object.keys(from.used).some((key) => key.startsWith(`t:${ix}.`))
      );
    });
    if (able.length === 0) return null;
    const minion = able[dice(random, able.length)]!;
    const state = structuredClone(from);
    const { def, controller } = from.cards[minion]!;
    const name = from.names[def]!;
    const giver = add(state, giverOf(name), { zone: 'on', at: minion, owner: controller, controller });
    state.inPlay.push(giver);
    const bare = nameIn(state, `${name}${MARK}`);
    (state.cards[minion] as Open<Card>).def = bare;
    const giving = state.cards[giver]!.def;
    const strip = without([giver], from.cards.length, from.names.length);
    const named = <T extends { def: number }>(card: T): T => (card.def === bare ? { ...card, def } : card);
    // Notes about the given ability are under the action's name.
    const isTheirs = (of: number): boolean => of === giving || of === bare;
    const known = <T extends { source: CardIx; sourceDef: number }>(it: T): T =>
      isTheirs(it.sourceDef) ? { ...it, source: minion, sourceDef: def } : it;
    const knownDelayed = (it: Delayed): Delayed =>
      isTheirs(it.def) ? { ...it, card: it.card === giver ? minion : it.card, def } : it;
    return {
      state,
      idle: [giver],
      seat: same,
      image: same,
      told: (one) => ({
        ...strip({
          ...one,
          cards: one.cards.map(named),
          extraPlays: one.extraPlays.map(known),
          delayedTriggers: one.delayedTriggers.map(knownDelayed),
          // A copy of the minion is one of two texts, or of one.
          modifiers: one.modifiers
            .filter(({ kind, from: of }) => kind !== 'copy' || (of !== minion && of !== giver))
            .map(known),
        }),
        used: 0,
        clock: 0,
        asks: one.asks.length,
      }),
      // Used with the action that gives it, as its ability; the card has the printed one under its own name.
      key: (option, of) =>
        keyOf(
          of === 'other' && option.def === giving
            ? { ...option, def, at: NOBODY }
            : option.def === bare
              ? { ...option, def }
              : option,
        ),
    };
  },
};

export const MIRRORS: readonly MirrorRelation[] = [seatsTurned, basesReordered, idleBase, talentGiven];
