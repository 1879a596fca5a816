import { dice, type Random, shuffled } from '@smash/bots';
import type { Def, Registry } from '@smash/engine';
import type { Attached, Placed, Position } from '../scenario/schema.ts';

type Base = NonNullable<Position['bases']>[number];
const LETTERS = ['A', 'B', 'C', 'D'] as const;

/**
 * A table in mid-game, full of wanted cards and bystanders: in hands, in play, attached, in discard piles and decks, with
 * bases near their breakpoint, at the start of a turn, during it, or as bases score.
 */
export function randomPosition(library: Registry, wanted: readonly string[], random: Random): Position {
  const one = <T>(list: readonly T[]): T => list[dice(random, list.length)]!;
  const letters = LETTERS.slice(0, 2 + dice(random, 3));
  const defs = wanted.map((name) => library.defs[name]!);
  // Surround a card with its own faction and a few others.
  const factions = new Set([
    ...defs.flatMap((d) => (d.deck === '' ? [d.faction] : [])),
    one(library.factions).name,
    one(library.factions).name,
  ]);
  const all = Object.values(library.defs);
  const pool = all.filter((d) => d.deck === '' && factions.has(d.faction));
  const shared = (deck: Def['deck']): Def[] => {
    const set = library.decks.find((d) => d.deck === deck)?.set;
    return [...pool, ...defs].some((d) => d.set === set) ? all.filter((d) => d.deck === deck) : [];
  };
  const monsters = shared('monsters');
  // Cards that everybody may hold and play.
  pool.push(...shared('treasures'), ...shared('madness'));
  const of = (type: Def['type'], subtype?: Def['subtype']): Def[] =>
    pool.filter((d) => d.type === type && (subtype === undefined || d.subtype === subtype));
  /** A random card of a kind, often a wanted one. */
  const some = (kind: Def[]): string => {
    const mine = kind.filter((d) => wanted.includes(d.name));
    return one(mine.length > 0 && dice(random, 2) === 0 ? mine : kind).name;
  };
  const sets = new Set(pool.map((d) => d.set));
  const madness = Object.values(library.defs).filter((d) => d.deck === 'madness' && sets.has(d.set));
  const cards = [...of('minion'), ...of('action'), ...madness];
  /** Cards that may be in a player's own deck or discard pile. */
  const owned = cards.filter((d) => d.deck === '' || d.deck === 'madness');
  const minions = of('minion');
  const pile = (most: number, from = owned): string[] =>
    Array.from({ length: dice(random, most + 1) }, () => some(from));

  const attached = (kind: Def[]): Attached[] =>
    kind.length > 0 && dice(random, 4) === 0 ? [{ seat: one(letters), card: some(kind) }] : [];
  const minion = (): Placed => {
    const seat = one(letters);
    return {
      seat,
      card: some(minions),
      // Sometimes controlled by a player other than its owner.
      ...(dice(random, 8) === 0 && { owner: one(letters) }),
      counters: dice(random, 5) === 0 ? dice(random, 4) : 0,
      on: attached(of('action', 'minion')),
      ...(dice(random, 8) === 0 && { under: pile(2).map((card): Attached => ({ seat: one(letters), card })) }),
    };
  };
  const baseNames = shuffled(
    random,
    of('base').map((d) => d.name),
  ).sort((a, b) => Number(wanted.includes(b)) - Number(wanted.includes(a)));
  const inPlay = shuffled(random, baseNames.slice(0, 2 + dice(random, 3)));
  const bases = inPlay.map((name): Base => {
    const here = Array.from({ length: dice(random, 6) }, minion);
    nearBreakpoint(library, name, here, random);
    const buried = dice(random, 4) === 0 ? pile(3).map((card): Placed => ({ seat: one(letters), card })) : [];
    return {
      name,
      cards: here,
      actions: attached(of('action', 'base')),
      buried,
      ...(monsters.length > 0 && { monsters: pile(2, monsters) }),
    };
  });
  const titans = placeTitans(
    of('titan').map(
      (d): Attached => ({ seat: one(letters), card: d.name, counters: dice(random, 2) * dice(random, 6) }),
    ),
    bases,
    random,
  );

  /** Any card may be in stasis; favour those whose text mentions it. */
  const stasis = Array.from(
    { length: dice(random, 3) },
    (): Attached => ({ seat: one(letters), card: some(owned), counters: dice(random, 4) }),
  );

  const spare = shuffled(
    random,
    baseNames.filter((name) => !inPlay.includes(name)),
  );
  // Some bases have scored already.
  const scored = spare.splice(0, dice(random, 2) * dice(random, 3));
  const current = one(letters);
  const hands = letters.map((letter): [string, NonNullable<Position['seats']['A']>] => {
    const own = letter === current ? cards.filter((d) => wanted.includes(d.name)) : [];
    const hand = [...own.map((d) => d.name), ...pile(4, cards)];
    return [letter, { hand, deck: pile(12), discard: pile(5), vp: dice(random, 6) }];
  });
  return {
    turn: current,
    phase: one(['play', 'play', 'start', 'score']),
    seats: Object.fromEntries(hands),
    bases,
    baseDeck: spare,
    baseDiscard: scored,
    ...(titans.length > 0 && { titans }),
    ...(stasis.length > 0 && { stasis }),
    ...(monsters.length > 0 && { treasureDiscard: pile(4, shared('treasures')) }),
    // The wanted monsters come first.
    ...(monsters.length > 0 && {
      monsterDeck: [...defs.filter((d) => d.deck === 'monsters').map((d) => d.name), ...pile(6, monsters)],
    }),
  };
}

/** Some titans are in play: one per player (TIT-3), one per base. Returns the others, which are set aside. */
function placeTitans(titans: Attached[], bases: Base[], random: Random): Attached[] {
  const free = bases.slice();
  const having = new Set<string>();
  return titans.filter((titan) => {
    if (free.length === 0 || having.has(titan.seat) || dice(random, 3) > 0) return true;
    having.add(titan.seat);
    const [base] = free.splice(dice(random, free.length), 1);
    base!.cards!.push({ ...titan, counters: dice(random, 3) });
    return false;
  });
}

/** Half of the bases are about to score: counters bring a minion near the breakpoint. */
function nearBreakpoint(library: Registry, base: string, here: Placed[], random: Random): void {
  if (here.length === 0 || dice(random, 2) === 0) return;
  const lacking = here.reduce(
    (left, card) => left - library.defs[card.card]!.power - (card.counters ?? 0),
    library.defs[base]!.breakpoint,
  );
  const strong = here[dice(random, here.length)]!;
  strong.counters = Math.max(0, (strong.counters ?? 0) + lacking + dice(random, 6) - 3);
}
