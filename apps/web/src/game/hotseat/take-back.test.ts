import { hashOf } from '@smash/protocol';
import { expect, test } from 'vitest';
import { HotseatGame } from './game.ts';
import type { Saved } from './save.ts';

const now = (game: HotseatGame) => game.store.getState();
const options = (game: HotseatGame) => now(game).view.prompt?.options ?? [];
const starting = (game: HotseatGame, words: string) => options(game).find((one) => one.label.startsWith(words));

/** A game whose first hand contains all of these cards, shown to its player. */
function begin(...cards: string[]): HotseatGame {
  for (let seed = 0; seed < 500; seed++) {
    const game = HotseatGame.begin(['Ines', 'Mina'], {
      seed: `take back ${seed}`,
      players: 2,
      first: 0,
      factions: [
        ['Dinosaurs', 'Wizards'],
        ['Aliens', 'Zombies'],
      ],
      options: { mulligan: 'off' },
    });
    game.reveal();
    if (cards.every((card) => starting(game, `Play ${card}`))) return game;
  }
  throw new Error(`no seed deals ${cards.join(', ')}`);
}
const play = (game: HotseatGame, card: string) => game.answer([starting(game, `Play ${card}`)!.id]);
const shown = (game: HotseatGame) => hashOf([now(game).view, now(game).events]);

test('on one screen a move that revealed nothing is undone to the very same table (T-26)', () => {
  const game = begin('War Raptor', 'Mystic Studies');
  expect(now(game).undo).toBeNull();
  const before = shown(game);
  play(game, 'War Raptor');
  expect(now(game).undo).toMatchObject({ label: expect.stringContaining('Play War Raptor on'), barred: '' });
  game.undo(now(game).undo!.step);
  expect(shown(game)).toBe(before);
  expect(now(game).undo).toBeNull();
});

test('on one screen the table allows any other undo with one tap, twice in a turn (T-26)', () => {
  const game = begin('War Raptor', 'Mystic Studies');
  const before = shown(game);
  play(game, 'Mystic Studies');
  const { step, barred, ask } = now(game).undo!;
  expect([barred, ask]).toEqual(['a card was drawn', true]);
  game.undo(step);
  expect(now(game).refusal?.text).toBe('Can’t undo: a card was drawn.');
  game.askUndo(step);
  expect(now(game)).toMatchObject({ ask: { seat: 0, barred: 'a card was drawn' }, undo: { ask: false } });
  const drawn = shown(game);
  game.answerUndo(false);
  expect([now(game).ask, shown(game)]).toEqual([null, drawn]);
  game.askUndo(step);
  game.answerUndo(true);
  expect([now(game).ask, shown(game)]).toEqual([null, before]);
  play(game, 'Mystic Studies');
  expect(now(game).undo).toMatchObject({ ask: false });
});

test('a game with an undo is replayed from its save (T-26)', () => {
  const kept = new Map<string, string>();
  const storage = { setItem: (key: string, text: string) => kept.set(key, text) };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  try {
    const game = begin('War Raptor', 'Mystic Studies');
    play(game, 'War Raptor');
    game.undo(now(game).undo!.step);
    play(game, 'Mystic Studies');
    const again = HotseatGame.resume(JSON.parse([...kept.values()][0]!) as Saved);
    again.reveal();
    expect(shown(again)).toBe(shown(game));
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
});
