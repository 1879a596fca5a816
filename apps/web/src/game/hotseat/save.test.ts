import { expect, test } from 'vitest';
import type { BotLevel } from '../bots/levels.ts';
import { forget, type Saved, save, savedTable } from './save.ts';

const NAMES = ['Ines', 'Mina', 'Oskar'];

test.each<[string, (BotLevel | null)[] | undefined, number | null]>([
  ['one person among bots', ['easy', null, 'hard'], 1],
  ['several people and a bot', [null, 'easy', null], null],
  ['people only', [null, null, null], null],
  ['an older save, of people only', undefined, null],
])('the home page says "your turn" only to a sole player: %s', (_, bots, seat) => {
  save({ v: 1, names: NAMES, ...(bots && { bots }), commands: [], seen: [0, 0, 0] } as unknown as Saved);
  expect(savedTable()).toMatchObject({ seat, names: NAMES });
  forget();
  expect(savedTable()).toBeNull();
});
