import { library } from '@smash/cards';
import { createGame, view } from '@smash/engine';
import { expect, test } from 'vitest';
import { HotseatGame } from './game.ts';
import { QUICK_DECKS, quickStart } from './quick.ts';

const setup = (seed: string) => ({ seed, players: 2, factions: QUICK_DECKS });

/** Seats whose opening hand may be redrawn in the game with this seed. */
function choosing(seed: string): number[] {
  const { state } = createGame({ ...setup(seed), options: { cover: true } }, library);
  return [0, 1].filter((seat) => hasYes(view(state, seat).prompt));
}
const hasYes = (prompt: ReturnType<typeof view>['prompt']): boolean =>
  prompt?.options.some(({ key }) => key === 'yes') ?? false;

const find = (fits: (seats: number[]) => boolean): string => {
  for (let n = 0; n < 1000; n++) if (fits(choosing(`hand ${n}`))) return `hand ${n}`;
  throw new Error('There is no such deal.');
};

const begin = (seed: string) => HotseatGame.begin(['Ines', 'Mina'], setup(seed)).store.getState();

test('opening hands without a choice are kept: the first curtain belongs to the first turn (SET-9)', () => {
  const { view: table, stage } = begin(find((seats) => seats.length === 0));
  expect(table).toMatchObject({ turn: 1, phase: 'play' });
  expect(stage).toEqual({ kind: 'curtain', seat: table.current });
});

test('only an opening hand without a minion is asked about (SET-9)', () => {
  const seed = find((seats) => seats.length === 1);
  const [seat] = choosing(seed);
  const { view: table, stage } = begin(seed);
  expect(table).toMatchObject({ turn: 0, phase: 'setup' });
  expect(stage).toEqual({ kind: 'curtain', seat });
});

test('a quick game has two decks, no titans and no draft', () => {
  const game = quickStart();
  const { view: table } = game.store.getState();
  expect(table.seats.map(({ factions }) => factions)).toEqual(QUICK_DECKS);
  expect(table.seats.flatMap(({ titans }) => titans)).toEqual([]);
  expect(game.setup).toMatchObject({ players: 2, options: { titans: false, vpToWin: 15 } });
  expect(table.draft).toBeNull();
});
