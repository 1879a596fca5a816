import { seatAll } from '@smash/chaos/testing/guests.ts';
import { useTemporaryFolder } from '@smash/chaos/testing/harness.ts';
import { buildPosition } from '@smash/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';

type Game = Awaited<ReturnType<typeof seatAll>>;
const folder = useTemporaryFolder();
let game: Game;

const state = () =>
  buildPosition(
    {
      seats: { A: { hand: ['War Raptor', 'Howl'], deck: [] }, B: { hand: ['Invader', 'Collector'], deck: [] } },
      bases: [{ name: 'Tortuga' }],
    },
    'resolve',
  );

beforeEach(async () => {
  game = await seatAll(folder.path, state());
});
afterEach(async () => {
  await game.close();
});

it('INFO-2 a card in another hand, a nonexistent one and one of another kind get the same refusal', async () => {
  const [a, b] = game.guests as [Game['guests'][0], Game['guests'][0]];
  const [own] = a.view.hand; // War Raptor
  const base = a.view.bases[0]!.id;
  const hidden = b.view.hand.map(({ id }) => id);
  expect(await a.ask('whyNot', { card: own!.id, at: base })).toBeNull();
  const refused = new Set<string>();
  for (const at of [...hidden, 0, 999_999, own!.id]) {
    refused.add(JSON.stringify(await a.refused('whyNot', { card: own!.id, at })));
    if (at !== own!.id) refused.add(JSON.stringify(await a.refused('whyNot', { card: at })));
    if (at !== own!.id) refused.add(JSON.stringify(await a.refused('explain', { id: at, stat: 'power' })));
  }
  const { id, options } = a.view.prompt!;
  refused.add(JSON.stringify(await a.refused('answer', { prompt: id, pick: [options.length] })));
  refused.add(JSON.stringify(await a.refused('answer', { prompt: id + 1, pick: [] })));
  refused.add(JSON.stringify(await b.refused('answer', { prompt: id, pick: [0] })));
  refused.add(JSON.stringify(await a.refused('forecast', { prompt: id, option: options.length })));
  refused.add(JSON.stringify(await a.refused('passing', { hold: id + 1 })));
  // Not even one's own hand: the receiver would learn an id.
  for (const at of [own!.id, ...hidden, 999_999]) refused.add(JSON.stringify(await a.refused('ping', { at })));
  expect(await a.ask('ping', { at: base })).toBeNull();
  refused.add(JSON.stringify(await a.refused('away', { seat: 2, choice: 'wait' })));
  refused.add(JSON.stringify(await a.refused('undo', { step: 1 })));
  refused.add(JSON.stringify(await a.refused('answerUndo', { id: 1, allow: true })));
  expect([...refused]).toHaveLength(1);
});

it('a resent command is acknowledged even if its question is closed by then', async () => {
  const [a, b] = game.guests as [Game['guests'][0], Game['guests'][0]];
  const { id, options } = a.view.prompt!;
  const answer = { prompt: id, pick: [options[0]!.id], id: 'command-1' };
  await a.ask('answer', answer);
  const seq = a.known!.seq;
  expect(await a.ask('answer', answer)).toBeNull();
  expect(a.known!.seq).toBe(seq);
  // A command number means nothing to another seat.
  expect(await b.refused('answer', answer)).toMatchObject({ code: 'unknown' });
});
