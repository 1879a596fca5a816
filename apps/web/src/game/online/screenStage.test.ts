import { expect, test } from 'vitest';
import { type Hands, NO_HANDS, type SeatHere, type Seen, screenStage } from './screenStage.ts';

const idle: SeatHere = { picks: null, prompt: null, asked: false, consents: false };
const asked: SeatHere = { ...idle, prompt: 7, asked: true };
/** A seat with a decoy or an automatic pass: a question is open, but nobody has to answer it. */
const decoy: SeatHere = { ...idle, prompt: 7 };
const open: Seen = { playing: true, drafting: false, masked: false, last: 40 };
const secret: Seen = { ...open, masked: true };
const hands = (change: Partial<Hands> = {}): Hands => ({ ...NO_HANDS, ...change });

test('one seat, or no game: nothing is hidden', () => {
  expect(screenStage([asked], open, hands())).toEqual({ kind: 'one' });
  expect(screenStage([asked, idle], { ...open, playing: false }, hands())).toEqual({ kind: 'open' });
});

test('the draft is public: the player here with the fewest picks goes first', () => {
  const drafting = { ...open, drafting: true };
  const picks = (...all: (number | null)[]) => all.map((one) => ({ ...idle, picks: one }));
  expect(screenStage(picks(1, 0), drafting, hands())).toEqual({ kind: 'draft', at: 1 });
  expect(screenStage(picks(null, 1), drafting, hands())).toEqual({ kind: 'draft', at: 1 });
  expect(screenStage(picks(null, null), drafting, hands())).toEqual({ kind: 'draft', at: 0 });
});

test('a hand is shown only to the holder of the screen; anybody else asked is behind the curtain', () => {
  expect(screenStage([asked, idle], open, hands())).toEqual({ kind: 'curtain', at: 0 });
  expect(screenStage([asked, idle], open, hands({ holder: 0 }))).toEqual({ kind: 'play', at: 0 });
  expect(screenStage([idle, asked], open, hands({ holder: 0 }))).toEqual({ kind: 'curtain', at: 1 });
  expect(screenStage([asked, asked], open, hands({ holder: 1 }))).toEqual({ kind: 'play', at: 1 });
});

test('while others elsewhere play, the holder keeps the screen, or nobody has it', () => {
  expect(screenStage([idle, idle], open, hands({ holder: 1 }))).toEqual({ kind: 'play', at: 1 });
  expect(screenStage([idle, idle], open, hands())).toEqual({ kind: 'rest' });
  expect(screenStage([asked, idle], open, hands({ caller: 1 }))).toEqual({ kind: 'curtain', at: 1 });
});

test('a request for consent goes to the seat asked, before the turn of the player who wants it', () => {
  const consenting = { ...idle, consents: true };
  expect(screenStage([asked, consenting], open, hands({ holder: 0 }))).toEqual({ kind: 'curtain', at: 1 });
  expect(screenStage([asked, consenting], open, hands({ holder: 1 }))).toEqual({ kind: 'play', at: 1 });
});

test('INFO-4 while it is secret who is asked, the screen does not depend on who here is asked', () => {
  const cases = [
    [asked, decoy],
    [decoy, asked],
    [decoy, decoy],
    [idle, idle],
    [asked, idle],
  ];
  for (const holder of [null, 0, 1])
    for (const seats of cases) expect(screenStage(seats, secret, hands({ holder }))).toEqual({ kind: 'call' });
});

test('INFO-4 after "nobody here" the screen goes back, whether questions are still open or have been passed', () => {
  const passed = { last: 40, prompts: [7, 8] };
  for (const seats of [
    [asked, { ...decoy, prompt: 8 }],
    [idle, { ...asked, prompt: 8 }],
    [idle, idle],
  ]) {
    expect(screenStage(seats, secret, hands({ holder: 1, passed }))).toEqual({ kind: 'play', at: 1 });
    // Somebody has acted, so everybody is asked again.
    expect(screenStage(seats, { ...secret, last: 41 }, hands({ holder: 1, passed }))).toEqual({ kind: 'call' });
  }
  expect(screenStage([{ ...asked, prompt: 9 }, idle], secret, hands({ passed }))).toEqual({ kind: 'call' });
});

test('a caller gets the curtain, then the hand', () => {
  expect(screenStage([decoy, asked], secret, hands({ caller: 1 }))).toEqual({ kind: 'curtain', at: 1 });
  expect(screenStage([decoy, asked], secret, hands({ caller: 1, holder: 1 }))).toEqual({ kind: 'play', at: 1 });
});
