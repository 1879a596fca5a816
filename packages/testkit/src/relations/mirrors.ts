import { dice } from '@smash/bots';
import { type Card, type CardIx, type Def, NOBODY, type State } from '@smash/engine';
import { ownPower } from '@smash/engine/script';
import { MARK, nameIn, type Open, openCard, withDefs } from './changing.ts';
import { keyOf, type MirrorRelation, same } from './mirror.ts';
import { basesReordered, pilesReordered } from './reordered.ts';
import { playerLeft, pointsShifted, seatsTurned, turnsShifted } from './shifted.ts';

type Delayed = State['delayedTriggers'][number];

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
    openCard(state, minion).def = bare;
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

export const MIRRORS: readonly MirrorRelation[] = [
  seatsTurned,
  playerLeft,
  pointsShifted,
  turnsShifted,
  basesReordered,
  pilesReordered,
  idleBase,
  talentGiven,
];
