import type { PromptView } from '@smash/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { change, DEFAULTS } from '../../settings/settings.ts';
import { HotseatGame } from './game.ts';

afterEach(() => change(DEFAULTS));

const begin = (seed: string): HotseatGame =>
  HotseatGame.begin(['Ines', 'Mina', 'Oskar'], {
    seed,
    players: 3,
    factions: [
      ['Pirates', 'Aliens'],
      ['Ninjas', 'Zombies'],
      ['Dinosaurs', 'Tricksters'],
    ],
    options: { mulligan: 'off', vpToWin: 6 },
  });

/** Passes if allowed, plays the first available card, or takes the first mandatory option. */
function choice({ kind, options, optional, min }: PromptView): number[] {
  if (kind === 'play') return [(options.find(({ verb }) => verb === 'play') ?? options.at(-1)!).id];
  return optional ? [] : options.slice(0, min).map(({ id }) => id);
}

/** Plays until `stop` returns true; returns how many table calls there were. */
function playOn(game: HotseatGame, stop: () => boolean = () => false): number {
  let calls = 0;
  for (let moves = 0; moves < 3000 && !stop(); moves++) {
    const { stage, view, refusal } = game.store.getState();
    if (refusal) throw new Error(refusal.text);
    if (stage.kind === 'over') return calls;
    if (stage.kind === 'curtain') game.reveal();
    else if (stage.kind === 'call') {
      calls++;
      game.nobody();
    } else game.answer(choice(view.prompt!));
  }
  return calls;
}

function askedOf(game: HotseatGame): number[] | null {
  const { stage } = game.store.getState();
  return stage.kind === 'call' ? stage.asked.map(({ seat }) => seat).toSorted() : null;
}
const isCalled = (game: HotseatGame) => game.store.getState().stage.kind === 'call';

describe('windows on a shared screen', () => {
  it('with Never nobody is called, and the game ends as if nobody ever acted (T-31)', () => {
    const asked = begin('screen');
    expect(playOn(asked)).toBeGreaterThan(0);
    change({ stopBeforeScore: 'never', stopAfterScore: 'never', stopTurnStart: 'never', stopTrigger: 'never' });
    change({ stopTurnEnd: 'never' });
    const never = begin('screen');
    expect(playOn(never)).toBe(0);
    expect(never.store.getState().view).toEqual(asked.store.getState().view);
  });

  it('everybody is called even if one player has nothing: a missing name would reveal that (INFO-4)', () => {
    const game = begin('screen');
    playOn(game, () => isCalled(game));
    const { view } = game.store.getState();
    const holding = view.seats.filter(({ hand }) => hand > 0).map(({ seat }) => seat);
    expect(askedOf(game)).toEqual(holding);
  });

  it('the player holding the screen can pass this base for good: the others are still asked (T-28)', () => {
    const game = begin('screen');
    playOn(game, () => isCalled(game));
    expect(game.call(1)).toBe(true);
    game.reveal();
    game.want({ pass: 'window' });
    expect(askedOf(game)).toEqual([0, 2]);
    expect(game.call(1)).toBe(false);
  });
});
