import { dice, seededRandom } from '@smash/bots';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../fixtures/by-chance.ts';
import { HotseatGame } from '../../game/hotseat/game.ts';
import type { EventView } from '../../view/types.ts';
import { lines, spoken } from './log.ts';
import { gist, type Heard, newVoice } from './voice.ts';
import { namer } from './words.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const heard = (...texts: string[]): Heard[] => texts.map((text) => ({ text, vp: false }));

/** A voice, and what it said when. */
function listen() {
  const began = Date.now();
  const said: { at: number; text: string }[] = [];
  return { said, voice: newVoice((text) => said.push({ at: Date.now() - began, text })) };
}

test('events within a moment are one message, the next comes 900 ms later at the earliest (T-19)', () => {
  const { voice, said } = listen();
  voice.hear(heard('One.'));
  vi.advanceTimersByTime(300);
  voice.hear(heard('Two.'));
  vi.advanceTimersByTime(100);
  expect(said).toEqual([{ at: 400, text: 'One. Two.' }]);
  voice.hear(heard('Three.'));
  vi.advanceTimersByTime(2000);
  expect(said.slice(1)).toEqual([{ at: 1300, text: 'Three.' }]);
});

test('a fast player is heard all the same (T-19)', () => {
  const { voice, said } = listen();
  for (let n = 0; n < 20; n++) {
    voice.hear(heard(`${n}.`));
    vi.advanceTimersByTime(200);
  }
  expect(said.map(({ at }) => at)).toEqual([400, 1300, 2200, 3100, 4000]);
});

test('requested information is announced immediately, and news does not interrupt it (T-19)', () => {
  const { voice, said } = listen();
  voice.hear(heard('News.'));
  vi.advanceTimersByTime(350);
  voice.reply('You 9, Mina 11.');
  vi.advanceTimersByTime(2000);
  expect(said).toEqual([
    { at: 350, text: 'You 9, Mina 11.' },
    { at: 1250, text: 'News.' },
  ]);
});

test('of more than five events the points and the last are announced (T-19)', () => {
  const many = heard('1.', '2.', '3.', '4.', '5.');
  expect(gist(many)).toBe('1. 2. 3. 4. 5.');
  expect(gist([...many, ...heard('6.')])).toBe('6 events, press L for the log. 6.');
  expect(gist([{ text: 'You 1st.', vp: true }, ...many])).toBe('6 events, press L for the log. You 1st. 5.');
});

/** Not announced: the steps of a turn, and that the minions of a scored base go where they always go. */
const isSilent = (event: EventView): boolean =>
  event.type === 'phase' || (event.type === 'leave' && event.to !== 'aside' && event.base !== undefined);

test('in a whole game every public event is announced or counted once, in order, never two within 900 ms (T-19)', () => {
  const people = ['Ines', 'Mina', 'Oskar'];
  const random = seededRandom('voice');
  const game = HotseatGame.begin(people, { seed: 'voice', players: people.length, options: { vpToWin: 10 } });
  const name = namer({ ...game.store.getState().view, viewer: 'spectator' }, people);
  const { voice, said } = listen();
  const told: Heard[] = [];
  const unsaid: EventView[] = [];
  let seen = 0;
  while (game.store.getState().stage.kind !== 'over') {
    act(game, random);
    const { events } = game.store.getState();
    seen = Math.min(seen, events.at(-1)?.n ?? 0);
    for (const event of events.filter((one) => one.n > seen)) {
      const now = lines(event, name).map((line) => ({ text: spoken(line, name), vp: line.vp }));
      if (now.length === 0 && !isSilent(event)) unsaid.push(event);
      voice.hear(now);
      told.push(...now);
    }
    seen = events.at(-1)?.n ?? 0;
    vi.advanceTimersByTime(dice(random, 700));
  }
  vi.advanceTimersByTime(2000);

  expect(unsaid).toEqual([]);
  // Every sentence has a subject, and none contains program identifiers.
  expect(told.filter(({ text }) => /^[a-z]|\b[a-z]+[A-Z]/.test(text))).toEqual([]);
  expect(said.length).toBeGreaterThan(50);
  let from = 0;
  for (const { text } of said) {
    const counted = /^(\d+) events, press L for the log\. /.exec(text);
    const part = counted ? told.slice(from, from + Number(counted[1])) : nextOf(told.slice(from, from + 5), text);
    expect(gist(part)).toBe(text);
    from += part.length;
  }
  expect(from).toBe(told.length);
  const gaps = said.slice(1).map(({ at }, i) => at - said[i]!.at);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(900);
});

/** The following items that this message covers. */
const nextOf = (next: Heard[], text: string): Heard[] =>
  next.slice(0, next.findIndex((_, i) => gist(next.slice(0, i + 1)) === text) + 1);
