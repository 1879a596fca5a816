import { dice, type Random } from '@smash/bots';
import { library as printed } from '@smash/cards';
import { type Card, type CardIx, type Def, NOBODY, type Registry, type Seat, type State } from '@smash/engine';
import { isQuiet, MARK, nameIn, once, openCard, withDefs } from './changing.ts';
import { IDLE, IDLE_ID, type TwinRelation } from './twin.ts';

function oneOf<T>(list: readonly T[], random: Random): T | null {
  return list.length > 0 ? list[dice(random, list.length)]! : null;
}

/** IO-1: replaces every card out of play with another copy, which nothing can remember. */
const comesBack: TwinRelation = {
  name: 'comes back',
  says: 'a card that leaves and comes back is like another copy of it (IO-1)',
  again: true,
  // Plays are recorded by card.
  named: /\bnot played this turn\b/i,
  // A question shows which pile its card is in, even if the card is only the ability's source.
  except: ['from'],
  twin(from, _command, _random, registry) {
    if (!isQuiet(from)) return null;
    // Copies only what changes here, because the number of cards keeps growing.
    const { cards, seats, piles, baseDeck, baseDiscard, asks } = from;
    const state: State = {
      ...from,
      cards: cards.slice(),
      ...structuredClone({ seats, piles, baseDeck, baseDiscard, asks }),
    };
    const lists = [
      ...state.seats.flatMap(({ hand, deck, discard, aside }) => [hand, deck, discard, aside]),
      ...[state.baseDeck, state.baseDiscard, ...Object.values(state.piles)],
    ];
    const fresh = new Map<CardIx, CardIx>();
    // Cards of one name are offered in the order of their indices, which has to stay: all of them or none.
    const delayed = state.delayedTriggers.map(({ card }) => card).filter((ix) => ix !== NOBODY);
    const held = new Set(
      [...state.inPlay, ...state.limbo, ...state.table, ...delayed, ...followed(state, registry)].map(
        (ix) => state.cards[ix]!.def,
      ),
    );
    const renewed = lists.flat().filter((ix) => !held.has(state.cards[ix]!.def));
    for (const ix of renewed.sort((a, b) => a - b)) {
      fresh.set(ix, state.cards.push({ ...state.cards[ix]! }) - 1);
      state.cards[ix] = { ...state.cards[ix]!, zone: 'box', owner: NOBODY, controller: NOBODY };
    }
    for (const list of lists) for (const [at, ix] of list.entries()) list[at] = fresh.get(ix) ?? ix;
    const now = (ix: CardIx): CardIx => fresh.get(ix) ?? ix;
    // Options refer to the new copies.
    state.asks = state.asks.map((ask) => ({
      ...ask,
      source: now(ask.source),
      shown: ask.shown.map(now),
      options: ask.options.map((option) => ({ ...option, card: now(option.card) })),
    }));
    return { state, card: NOBODY };
  },
};

/** Cards that a text goes on to follow into any zone: "wherever it is then". */
const followed = ({ delayedTriggers, names }: State, { defs }: Registry): CardIx[] =>
  delayedTriggers.flatMap(({ def, args }) =>
    typeof args.card === 'number' && /\bwherever it is\b/.test(defs[names[def]!]!.text) ? [args.card] : [],
  );

/** A placeholder that does nothing, so that the other abilities keep their numbers. */
const NOTHING: Def['abilities'][number] = { kind: 'delayed', run: function* () {} };
const AS_MINION = `${MARK}m`;
const AS_ACTION = `${MARK}a`;
const fusion: TwinRelation = {
  name: 'fusion',
  says: 'a fusion that is played as a minion or action is a plain one with that text (FUS-1)',
  named: /\b(fusions?|(same|different|other|another) names?|cop(y|ies) of)\b/i,
  // Half of them with fusions.
  pool: ({ factions, defs }) => {
    const has = ({ cards }: (typeof factions)[number]): boolean => cards.some(({ name }) => defs[name]!.fusion);
    const fused = factions.filter(has);
    return [...fused, ...factions.filter((one) => !has(one)).slice(0, fused.length + 4)].map(({ name }) => name);
  },
  library: (from) =>
    withDefs(
      from,
      'with plain fusions',
      Object.values(from.defs)
        .filter((def) => def.fusion)
        .flatMap((def): Def[] => {
          const plain = { ...def, fusion: false };
          const asMinion = def.abilities.map((one) => (one.kind === 'onAction' ? NOTHING : one));
          const asAction = def.abilities.map((one) =>
            one.kind === 'onAction' ? { kind: 'onPlay' as const, run: one.run } : NOTHING,
          );
          return [
            { ...plain, name: `${def.name}${AS_MINION}`, abilities: asMinion },
            { ...plain, name: `${def.name}${AS_ACTION}`, abilities: asAction, type: 'action', subtype: 'standard' },
          ];
        }),
    ),
  twin(from, command, _random, { defs }) {
    if (!isQuiet(from) || command.type !== 'answer') return null;
    const option = from.asks[0]!.options[command.pick[0] ?? -1];
    if (option?.verb !== 'play') return null;
    const name = from.names[from.cards[option.card]!.def]!;
    if (!defs[name]!.fusion) return null;
    const state = structuredClone(from);
    openCard(state, option.card).def = nameIn(state, `${name}${option.at === NOBODY ? AS_ACTION : AS_MINION}`);
    return { state, card: option.card };
  },
};

/** Cards in play that nothing has changed yet. */
const plainCards = (state: State): CardIx[] =>
  state.inPlay.filter(
    (ix) => ACTIVE.includes(state.cards[ix]!.zone) && !state.modifiers.some((mod) => mod.card === ix),
  );
const ACTIVE: readonly Card['zone'][] = ['base', 'baseAction', 'on'];
/** The minions among them. */
const plainMinions = (state: State, { defs }: Registry): CardIx[] =>
  plainCards(state).filter(
    (ix) => state.cards[ix]!.zone === 'base' && defs[state.names[state.cards[ix]!.def]!]!.type === 'minion',
  );

const copied: TwinRelation = {
  name: 'copied',
  says: 'an ability printed on a minion works like the same ability copied by it (IO-2)',
  // The twin has a name of its own.
  named: /\bnames?\b|\bcop(y|ies) of\b|\bany order\b/i,
  except: ['copied'],
  library: (from) =>
    withDefs(
      from,
      'with minions without abilities',
      Object.values(from.defs)
        .filter(({ type, abilities }) => type === 'minion' && abilities.length > 0)
        .map((def) => ({ ...def, name: `${def.name}${MARK}`, abilities: [], target: null, condition: null })),
    ),
  twin(from, _command, random, registry) {
    if (!isQuiet(from)) return null;
    const able = plainMinions(from, registry).filter((ix) => {
      const { name, text, abilities, fusion: isFusion } = registry.defs[from.names[from.cards[ix]!.def]!]!;
      if (from.names.some((other) => other !== name && registry.defs[other]!.text.includes(name))) return false;
      // The other side of a fusion is printed on it, but is not one of its abilities. The twin has its own name.
      return !isFusion && !text.includes(name) && abilities.some(({ kind }) => kind !== 'onPlay');
    });
    const card = oneOf(able, random);
    if (card === null) return null;
    const state = structuredClone(from);
    const text = state.cards[card]!.def;
    openCard(state, card).def = nameIn(state, `${state.names[text]!}${MARK}`);
    state.modifiers.unshift({
      kind: 'copy',
      card,
      n: state.cards[card]!.stamp,
      seat: NOBODY,
      from: card,
      source: card,
      sourceDef: text,
      until: { t: 'ever' },
      text,
    });
    return { state, card };
  },
};

/** Every other minion, without its text. */
const isBare = ({ name, type, deck, fusion: isFusion }: Def): boolean =>
  type === 'minion' && !isFusion && deck === '' && name.length % 2 === 0;
const cancelled: TwinRelation = {
  name: 'cancelled',
  says: 'a minion whose abilities are cancelled is like one that has none (TERM-4)',
  // The twin has a name of its own, and abilities.
  named: /\bnames?\b|\bcop(y|ies) of\b|\bany order\b|\babilit|\bcancel|\btalents?\b(?!:)/i,
  except: ['cancelled'],
  played: once((from) =>
    withDefs(
      from,
      'half of them bare',
      Object.values(from.defs)
        .filter(isBare)
        .map((def) => ({ ...def, abilities: [], text: '', target: null, condition: null })),
    ),
  ),
  library: once((from) =>
    withDefs(
      from,
      'with cancelled minions',
      Object.values(printed.defs)
        .filter(isBare)
        .map((def) => ({ ...from.defs[def.name]!, name: `${def.name}${MARK}`, abilities: def.abilities })),
    ),
  ),
  twin(from, _command, random, registry) {
    // Covered windows depend on which cards are in the game (INFO-4).
    if (!isQuiet(from) || from.options.cover) return null;
    const bare = plainMinions(from, registry).filter((ix) => {
      const def = registry.defs[from.names[from.cards[ix]!.def]!]!;
      return isBare(def) && !from.names.some((other) => registry.defs[other]!.text.includes(def.name));
    });
    const card = oneOf(bare, random);
    if (card === null) return null;
    const state = structuredClone(from);
    const def = nameIn(state, `${state.names[state.cards[card]!.def]!}${MARK}`);
    openCard(state, card).def = def;
    state.modifiers.unshift({
      kind: 'cancel',
      card,
      n: state.cards[card]!.stamp,
      seat: NOBODY,
      from: NOBODY,
      source: card,
      sourceDef: def,
      until: { t: 'ever' },
    });
    return { state, card };
  },
};

/** An action can be returned to "your" hand only by its owner (DECK-3). */
const OWNER = /\b(own|owns|owned|owner|owners)\b|\bto your hand an? [^.]*action|\baction[^.]* to your hand\b/i;
const lent: TwinRelation = {
  name: 'lent',
  says: 'a lent minion or action works for its controller like an own one, but for what asks for its owner (TERM-8)',
  // Factions whose texts do not mention owners, in sets whose bases do not either.
  pool: ({ factions, defs }) => {
    const says = (names: readonly string[]): boolean => names.some((name) => OWNER.test(defs[name]!.text));
    const sets = new Set(factions.filter(({ bases }) => says(bases)).map(({ set }) => set));
    return factions
      .filter(({ set, cards, titans }) => !sets.has(set) && !says([...cards.map(({ name }) => name), ...titans]))
      .map(({ name }) => name);
  },
  named: OWNER,
  except: ['owner'],
  twin(from, _command, random, { defs }) {
    if (!isQuiet(from)) return null;
    const lendable = plainCards(from).filter((ix) => {
      const { def, owner } = from.cards[ix]!;
      return owner !== NOBODY && ['minion', 'action'].includes(defs[from.names[def]!]!.type);
    });
    const card = oneOf(lendable, random);
    if (card === null) return null;
    const state = structuredClone(from);
    openCard(state, card).owner = (state.cards[card]!.owner + 1) % state.seats.length;
    return { state, card };
  },
};

const idle: TwinRelation = {
  name: 'idle titan',
  says: 'a titan without a text that is set aside changes nothing else (TIT-2)',
  library: (from) => {
    const titan = Object.values(from.defs).find(({ type }) => type === 'titan')!;
    const factions = from.factions.map(({ name }) => name);
    return withDefs(
      from,
      'with idle titans',
      factions.map((faction) => ({ ...titan, faction, name: `${IDLE}${faction}`, text: '', abilities: [] })),
    );
  },
  twin(from, _command, random, { defs }) {
    if (!isQuiet(from)) return null;
    const state = structuredClone(from);
    const seat = dice(random, state.seats.length);
    const like = state.cards[0]!;
    const titan: Card = {
      ...like,
      id: IDLE_ID,
      def: nameIn(state, `${IDLE}${factionOf(state, seat, defs)}`),
      owner: seat,
      controller: seat,
      zone: 'aside',
      at: NOBODY,
      stamp: 0,
      since: 0,
      moved: 0,
      left: NOBODY,
      counters: 0,
      stasis: 0,
      fresh: false,
      named: '',
    };
    state.seats[seat]!.aside.unshift(state.cards.push(titan) - 1);
    return { state, card: NOBODY };
  },
};
/** A faction that is in the game anyway: the cards of some belong to others (World Champs). */
const factionOf = ({ cards, names }: State, seat: Seat, defs: Registry['defs']): string =>
  cards
    .filter(({ owner }) => owner === seat)
    .map(({ def }) => defs[names[def]!]!.faction)
    .find((faction) => faction !== '')!;
export const TWINS: readonly TwinRelation[] = [comesBack, fusion, copied, cancelled, lent, idle];
