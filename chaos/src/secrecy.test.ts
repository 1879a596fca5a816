import { describe, expect, it } from 'vitest';
import { answersTell } from './secrecy/answers.ts';
import { choicesTell } from './secrecy/choices.ts';
import { clockTells } from './secrecy/clock.ts';
import { leaks } from './secrecy/leaks.ts';
import { shipped } from './secrecy/suspect.ts';
import { findLeak, overhear } from './secrecy.ts';

/** The short form of `pnpm chaos secrecy`. */
describe('no viewer is sent different bytes when what is hidden from it is dealt differently', {
  timeout: 300_000,
}, () => {
  it('INFO-1 INFO-2 in games of 2, 3 and 4: views, patches, log, undo, refusals, explanations, sync, public state', () => {
    const heard = overhear('short', 0, 6, 3);
    expect(heard.leaks).toEqual([]);
    // Really compared: nearly every stretch could be played with other cards.
    expect(heard.courses).toBeGreaterThan(100);
    expect(heard.compared).toBeGreaterThan(500);
    expect(heard.partly).toBeLessThan(heard.courses / 20);
  });

  // Way of the Warrior was played, shuffled into the deck, and draws a card afterwards: it is named, because everybody
  // knows it.
  it.each([634, 953])(
    'INFO-2 an effect in force that comes from a card hidden by now tells nothing new: game %i',
    (game) => {
      expect(overhear('seven', game, game + 1, 10).leaks).toEqual([]);
    },
  );

  it('INFO-4 nor at a different time, in a window in which a seat could or could not act', async () => {
    expect(await clockTells(shipped)).toBeNull();
  });

  it('INFO-4 nor by a choice from a hidden hand, whether or not there is anything to choose', () => {
    expect(choicesTell(shipped)).toBeNull();
  });

  it('INFO-1 nor by an answer that another seat gives in a window, even if the current player acts and takes it back', () => {
    const { given, probed, told } = answersTell(shipped, 'short', 4);
    expect(told).toBeNull();
    expect(given).toBeGreaterThan(150);
    expect(probed).toBeGreaterThan(3);
    const leak = leaks.find(({ what }) => what === 'how many choices somebody else has')!;
    expect(answersTell(leak.spoil(shipped), 'short', 8).told).not.toBeNull();
  });

  it('there are fourteen planted leaks', () => expect(new Set(leaks.map(({ what }) => what)).size).toBe(14));

  it.each(leaks)('INFO-2 detects a leak: $what', async (leak) => {
    expect(await findLeak(leak, 'leak', 12)).not.toBeNull();
  });
});
