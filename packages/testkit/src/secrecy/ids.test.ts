import { seededRandom, shuffled } from '@smash/bots';
import { library } from '@smash/cards';
import { apply, createGame, type State, type Zone } from '@smash/engine';
import { describe, expect, it } from 'vitest';
import { isDue } from '../due.ts';
import { playRandomGame } from '../random/game.ts';

const HIDDEN: readonly Zone[] = ['deck', 'hand', 'baseDeck', 'monsterDeck', 'treasureDeck', 'madness'];

/** Sets with a Madness deck, with monsters and with treasures; the same factions for all. */
const DECKS: [string, string][] = [
  ['Clerics', 'Minions of Cthulhu'],
  ['Warriors', 'Miskatonic University'],
];

const begin = (seed: string, players: number): State => {
  const factions = Array.from({ length: players }, (_, i) => DECKS[i % DECKS.length]!);
  return createGame({ seed, players, factions, options: { duplicates: true } }, library).state;
};

interface Pile {
  zone: Zone;
  /** Cards in the order of the known deck lists, in which they are created. */
  cards: { id: number; def: number }[];
}

/** Hidden cards in a fresh game, by owner; a player's deck and hand belong together. */
function pilesOf(state: State): Pile[] {
  const piles = new Map<string, Pile>();
  for (const { id, def, zone, owner } of state.cards) {
    if (!HIDDEN.includes(zone)) continue;
    const shared = owner < 0;
    const key = shared ? zone : String(owner);
    const pile = piles.get(key) ?? { zone: shared ? zone : 'deck', cards: [] };
    pile.cards.push({ id, def });
    piles.set(key, pile);
  }
  return [...piles.values()];
}

/**
 * Spearman's rank correlation of ids with the order of the cards, from -1 to 1, and its standard deviation under
 * chance.
 */
function correlation(pile: Pile): { r: number; sigma: number } {
  const { cards } = pile;
  const n = cards.length;
  const ranks = new Map(cards.toSorted((a, b) => a.id - b.id).map((card, rank) => [card, rank]));
  const distance = cards.reduce((sum, card, i) => sum + (ranks.get(card)! - i) ** 2, 0);
  return { r: 1 - (6 * distance) / (n * (n * n - 1)), sigma: 1 / Math.sqrt(n - 1) };
}

describe('what public ids reveal (INFO-2)', () => {
  it.each([2, 3, 4])('INFO-2 with %i players no id reveals a place in a deck list, in any pile', (players) => {
    const sums = new Map<string, { r: number; variance: number }>();
    for (let seed = 0; seed < 150; seed++) {
      pilesOf(begin(`ids ${seed}`, players)).forEach((pile, i) => {
        const { r, sigma } = correlation(pile);
        const sum = sums.get(`${i} ${pile.zone}`) ?? { r: 0, variance: 0 };
        sums.set(`${i} ${pile.zone}`, { r: sum.r + r, variance: sum.variance + sigma ** 2 });
      });
    }
    expect(new Set([...sums.keys()].map((key) => key.split(' ')[1]))).toEqual(
      new Set(['deck', 'baseDeck', 'monsterDeck', 'treasureDeck', 'madness']),
    );
    for (const [pile, { r, variance }] of sums)
      expect([pile, Math.abs(r) < 5 * Math.sqrt(variance)]).toEqual([pile, true]);
  });

  it('INFO-2 ids in list order, as formerly, would be detected', () => {
    const [pile] = pilesOf(begin('in order', 2));
    const inOrder = pile!.cards.map(({ def }, i) => ({ id: 100 + i, def }));
    const { r, sigma } = correlation({ ...pile!, cards: inOrder });
    expect(r).toBeGreaterThan(5 * sigma);
  });

  it('INFO-2 cards with one face have ids anywhere: each face is equally often low and high', () => {
    const low = new Map<string, number[]>();
    const games = 400;
    for (let seed = 0; seed < games; seed++) {
      const state = begin(`faces ${seed}`, 2);
      const [pile] = pilesOf(state);
      const middle = pile!.cards.map(({ id }) => id).sort((a, b) => a - b)[pile!.cards.length / 2]!;
      for (const { id, def } of pile!.cards) {
        const name = state.names[def]!;
        const counts = low.get(name) ?? [0, 0];
        counts[id < middle ? 0 : 1]!++;
        low.set(name, counts);
      }
    }
    for (const [name, [below, above]] of low) {
      const off = Math.abs(below! - above!) / Math.sqrt(below! + above!);
      expect([name, off < 5]).toEqual([name, true]);
    }
  });
});

/** Cards of each deck, by a name for the deck. */
const decksOf = (state: State): Record<string, readonly number[]> => ({
  ...Object.fromEntries(state.seats.map(({ deck }, seat) => [`${seat}`, deck])),
  baseDeck: state.baseDeck,
  monsterDeck: state.piles.monsterDeck,
  treasureDeck: state.piles.treasureDeck,
});

describe('ids after shuffling (INFO-2, DECK-2)', () => {
  const games = Array.from({ length: 24 }, (_, i) => ({ seed: `shuffled ${i}`, players: 2 + (i % 3) }));

  it.runIf(isDue(3, 0))('INFO-2 no id of a pile survives a shuffle, and none ever comes back', () => {
    let shuffles = 0;
    const kinds = new Set<string>();
    for (const game of games) {
      const { record } = playRandomGame(game, 0);
      const { state: first } = createGame(record.setup, library);
      const holder = new Map<number, number>();
      const retired = new Set<number>();
      const note = (state: State, before: State | null): void => {
        state.cards.forEach(({ id }, ix) => {
          const was = before?.cards[ix]?.id;
          if (was === id) return;
          if (was !== undefined) retired.add(was);
          expect(retired.has(id) || holder.has(id)).toBe(false);
          holder.set(id, ix);
        });
      };
      let state = first;
      note(state, null);
      for (const command of record.commands) {
        if (command.type === 'undo') continue;
        const next = apply(state, command);
        if (!next.ok) throw new Error(next.refusal.text);
        // While factions are chosen there are no cards yet.
        if (next.state.cards.length !== state.cards.length) {
          note(next.state, null);
          state = next.state;
          continue;
        }
        note(next.state, state);
        for (const { type, seat, to, from } of next.events) {
          if (type !== 'shuffle') continue;
          const deck = to === 'deck' ? `${seat}` : String(to);
          const old = new Set(decksOf(state)[deck]!.map((ix) => state.cards[ix]!.id));
          // A refill shuffles only the cards that go under the remaining ones (DECK-1).
          if (from !== undefined) continue;
          shuffles++;
          kinds.add(String(to));
          for (const ix of decksOf(next.state)[deck]!) expect(old.has(next.state.cards[ix]!.id)).toBe(false);
        }
        state = next.state;
      }
    }
    expect(shuffles).toBeGreaterThan(50);
    expect(kinds).toContain('deck');
  });

  it('a game from before version 1.3.0, whose states have no id source, continues as it would have', () => {
    const { record } = playRandomGame({ seed: 'stored long ago', players: 3, quits: false }, 0);
    const commands = record.commands.flatMap((command) => (command.type === 'undo' ? [] : [command]));
    const half = Math.floor(commands.length / 2);
    let state = createGame(record.setup, library).state;
    let old = state;
    const blind = ({ ids: _ids, nextId: _next, cards, ...rest }: State): string =>
      JSON.stringify({ ...rest, cards: cards.map(({ id: _id, ...card }) => card) });
    commands.forEach((command, n) => {
      if (n === half) {
        const { ids: _, ...stored } = JSON.parse(JSON.stringify(state)) as State;
        // All ids issued then are below the next one.
        const cards = stored.cards.map((card, ix) => ({ ...card, id: ix + 1 }));
        old = { ...stored, cards, nextId: cards.length + 1 };
      }
      const next = apply(state, command);
      if (!next.ok) throw new Error(next.refusal.text);
      if (n >= half) {
        const on = apply(old, command);
        if (!on.ok) throw new Error(on.refusal.text);
        old = on.state;
        expect(new Set(old.cards.map(({ id }) => id)).size).toBe(old.cards.length);
      }
      state = next.state;
    });
    expect(blind(old)).toBe(blind(state));
    expect(state.over).not.toBeNull();
  });

  it('INFO-2 knowing the deck lists and all ids of a fresh game is no better than guessing', () => {
    // The attack that once named 23 hands of 24: sort the ids of the hand into the list.
    const random = seededRandom('guess');
    let right = 0;
    let byChance = 0;
    let cards = 0;
    for (let seed = 0; seed < 200; seed++) {
      const state = begin(`guessed ${seed}`, 2);
      const list = state.cards.filter(({ owner }) => owner === 1);
      const ids = list.map(({ id }) => id).sort((a, b) => a - b);
      const dealt = shuffled(
        random,
        list.map(({ def }) => def),
      );
      for (const ix of state.seats[1]!.hand) {
        const { id, def } = state.cards[ix]!;
        const at = ids.indexOf(id);
        cards++;
        if (list[at]!.def === def) right++;
        if (dealt[at] === def) byChance++;
      }
    }
    expect(cards).toBe(1000);
    expect(Math.abs(right - byChance)).toBeLessThan(5 * Math.sqrt(2 * byChance));
  });
});
