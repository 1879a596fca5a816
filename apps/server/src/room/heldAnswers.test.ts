import { ask } from '@smash/chaos/testing/ask.ts';
import { aboutToScore, BarePlayer } from '@smash/chaos/testing/bareTable.ts';
import { passing } from '@smash/chaos/testing/harness.ts';
import { type BareTable, isScored, untilScored, useOneTable } from '@smash/chaos/testing/oneTable.ts';
import { expect, test } from 'vitest';

const COVER_MS = 2000;
const ID = 'the-pass';

const one = useOneTable();

/** A window in which B could play a Ninja, if that is the hand. */
async function windowWith(hand: string) {
  const open = await one.open(aboutToScore([], [hand], []), {}, [COVER_MS, COVER_MS]);
  const [a, b, c] = open.players as [BarePlayer, BarePlayer, BarePlayer];
  await a.answer('end');
  return { ...open, a, b, c };
}
const pass = (table: Parameters<typeof ask>[0], { peer }: BarePlayer, prompt: number) =>
  ask(table, peer, 'answer', { prompt, pick: [], id: ID });
const stored = async ({ store, table }: BareTable) =>
  (await store.game(table.room.gameId!)).commands.filter(({ id }) => id === ID).length;

test('a pass held by the cover is carried out once, for all connections that sent it, as late as a decoy’s (INFO-4)', async () => {
  const game = await windowWith('Shinobi');
  const { id } = game.b.prompt!;
  const first = pass(game.table, game.b, id);
  await passing(100);
  const again = new BarePlayer(game.table, game.b.token);
  expect(again.prompt?.id).toBe(id);
  const second = pass(game.table, again, id);
  const took = await untilScored(game.a);
  await expect(Promise.all([first, second])).resolves.toEqual([null, null]);
  expect(await stored(game)).toBe(1);

  const decoy = await windowWith('Walker');
  await passing(100);
  new BarePlayer(decoy.table, decoy.b.token);
  expect(await untilScored(decoy.a)).toBe(took);
});

test('a held pass is not lost if its connection loses the seat and nothing is resent', async () => {
  const { table, a, b } = await windowWith('Shinobi');
  const held = pass(table, b, b.prompt!.id);
  await passing(100);
  new BarePlayer(table, b.token);
  expect(await untilScored(a)).toBeLessThanOrEqual(COVER_MS);
  await held;
});

test('it is dropped if somebody else plays there by then', async () => {
  const { table, a, b, c } = await windowWith('Shinobi');
  const { id } = b.prompt!;
  const held = pass(table, b, id).catch(({ reason }) => reason.code);
  await ask(table, b.peer, 'giveSeat');
  for (const { peer } of [a, c]) await ask(table, peer, 'answerGiving', { id: table.giving.open()!.id, allow: true });
  const next = new BarePlayer(table);
  const { token } = await ask(table, next.peer, 'claim', { key: b.gift, name: 'Mina' });
  const mina = new BarePlayer(table, token);
  await passing(4 * COVER_MS);
  expect(await held).toBe('noSeat');
  expect([isScored(a), mina.prompt?.id]).toEqual([false, id]);
});
