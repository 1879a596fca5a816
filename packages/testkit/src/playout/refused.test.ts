import { library } from '@smash/cards';
import { type Command, createGame, type GameRecord, Playout, replay } from '@smash/engine';
import { describe, expect, it } from 'vitest';

const setup = {
  seed: 'refused',
  players: 2,
  factions: [
    ['Aliens', 'Ninjas'],
    ['Robots', 'Pirates'],
  ],
} satisfies GameRecord['setup'];
const { state } = createGame(setup, library);
const ask = state.asks[0]!;
const answer = (pick: number[]): Command => ({ type: 'answer', seat: ask.seat, prompt: ask.id, pick });

describe('a refused command', () => {
  it('RES-13 changes nothing in a playout', () => {
    const playout = Playout.from(state);
    const text = JSON.stringify(playout.state);
    expect(playout.apply(answer([99]))).toMatchObject({ code: 'badPick', rule: 'RES-13' });
    expect(JSON.stringify(playout.state)).toBe(text);
  });

  it('is named by its place in the record that contains it', () => {
    const record = (commands: Command[]): GameRecord => ({ engine: '1.3.0', setup, commands });
    expect(() => replay(record([answer([99])]), library)).toThrow(
      'Command 1 of the record is refused: That is not one of the choices offered. (RES-13)',
    );
    const last = ask.options.length - 1;
    expect(replay(record([answer([last])]), library).state.seq).toBe(1);
    expect(() => replay(record([answer([last]), answer([last])]), library)).toThrow(
      'Command 2 of the record is refused',
    );
  });
});
