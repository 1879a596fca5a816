import { library } from '@smash/cards';
import { replay, standing } from '@smash/engine';
import { finishedGame } from '@smash/protocol';
import { verify } from '@smash/protocol/verify';
import { playRandomGame } from '@smash/testkit';
import { beforeEach, expect, it } from 'vitest';
import { keepReplay, loadReplay } from '../replay/keep.ts';
import { Recording } from '../replay/recording.ts';
import { playOn } from './fork.ts';
import { HotseatGame } from './game.ts';
import { forget, saved } from './save.ts';

beforeEach(forget);

const names = ['Ines', 'Mina'];
const { record } = playRandomGame({ seed: 'played on', players: 2, quits: false, bigBase: false }, 0);
const game = finishedGame.parse(JSON.parse(JSON.stringify({ ...record, names })));
const moment = (at: number) => new Recording(game).stops[at]!;

it('on this screen people or bots continue a game from the exact moment that the replay shows', () => {
  const recording = new Recording(game);
  for (const at of [0, 7, Math.floor(recording.stops.length / 2), recording.stops.length - 2]) {
    const { played } = recording.stops[at]!;
    playOn(game, played, { bots: [null, 'easy'] });
    const going = HotseatGame.resume(saved()!);
    expect(going.store.getState().names[0]).toBe('Ines');
    expect(going.store.getState().names[1]).not.toBe('Mina');
    expect(going.bots).toEqual([null, 'easy']);
    const seen = recording.view(at, 0);
    const { prompt: _, waiting: __, ...position } = going.seenBy(0).view;
    expect(seen).toMatchObject(JSON.parse(JSON.stringify(position)));
  }
});

it('a fork’s record names its original game, can be verified and replayed, and has its own replay', async () => {
  const { played } = moment(5);
  playOn(game, played, { bots: [null, null], seed: 'other shuffles' });
  const first = HotseatGame.resume(saved()!).record;
  expect(first.forks).toMatchObject([{ at: played, seed: 'other shuffles' }]);
  expect(verify(first, '', library).forks).toBe(true);
  // Fork the fork.
  const longer = { ...first, commands: standing(game.commands).slice(0, played) };
  playOn(longer, played, { bots: [null, null] });
  const second = HotseatGame.resume(saved()!).record;
  expect(second.forks).toHaveLength(2);
  expect(verify(second, '', library)).toMatchObject({ forks: true, played: { moves: played } });
  expect(verify({ ...second, forks: second.forks!.slice(1) }, '', library).forks).toBe(false);
  const ids = [game, first, second].map((one) => keepReplay(one));
  expect(new Set(ids).size).toBe(3);
  expect(await loadReplay(ids[1]!)).toEqual(first);
  // The fork shows what it plays: its new shuffles are those in the record.
  const { state } = replay(first, library);
  const recording = new Recording(first);
  expect(recording.view(recording.stops.length - 1, 0).bases).toEqual(new Recording(game).view(5, 0).bases);
  expect(state.rng).not.toEqual(replay({ ...first, forks: [] }, library).state.rng);
});
