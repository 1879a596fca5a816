import { ask } from '@smash/chaos/testing/ask.ts';
import { BarePlayer, bareTable } from '@smash/chaos/testing/bareTable.ts';
import { fakeClock, passing, useTemporaryFolder } from '@smash/chaos/testing/harness.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const COVER_MS = 2000;
const ID = 'the-pass';

const folder = useTemporaryFolder();
let open: Awaited<ReturnType<typeof bareTable>> | null = null;

beforeEach(() => {
  fakeClock();
});
afterEach(async () => {
  vi.useRealTimers();
  await open?.close();
  open = null;
});

/** A window in which B could play a Ninja, if that is the hand. */
async function windowWith(hand: string) {
  await open?.close();
  folder.renew();
  const minions = (seat: string, n: number) => Array.from({ length: n }, () => ({ seat, card: 'Invader' }));
  open = await bareTable(
    folder.path,
    {
      options: { cover: true, vpToWin: 30, duplicates: true },
      seats: {
        A: { factions: ['Aliens', 'Ninjas'], hand: [] },
        B: { factions: ['Zombies', 'Ninjas'], hand: [hand] },
        C: { factions: ['Zombies', 'Ninjas'], hand: [] },
      },
      bases: [
        { name: 'Jungle Oasis', cards: [...minions('A', 3), ...minions('B', 1)] },
        { name: 'The Homeworld', cards: [] },
      ],
    } as Parameters<typeof bareTable>[1],
    {},
    [COVER_MS, COVER_MS],
  );
  await open.players[0]!.answer('end');
  return { ...open, a: open.players[0]!, b: open.players[1]!, c: open.players[2]! };
}
const isScored = (player: BarePlayer): boolean => player.events.some(({ type }) => type === 'scored');
async function untilScored(player: BarePlayer): Promise<number> {
  const from = Date.now();
  while (!isScored(player) && Date.now() - from < 4 * COVER_MS) await passing(20);
  return Date.now() - from;
}
const pass = (table: Parameters<typeof ask>[0], { peer }: BarePlayer, prompt: number) =>
  ask(table, peer, 'answer', { prompt, pick: [], id: ID });
const stored = async ({ store, table }: NonNullable<typeof open>) =>
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
  await untilScored(a);
  expect(await held).toBe('noSeat');
  expect([isScored(a), mina.prompt?.id]).toEqual([false, id]);
});
