import { act, atStartOfYourTurn, ops } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, at, B, minionCard, now, type Play, play, refused } from '../play.ts';
import type { Command } from './schema.ts';

/** Both ways in which a test can claim that something is impossible. */
const claims = (command: Command, { steps = [], ...rest }: Partial<Play> & Pick<Play, 'bases'>): string[] =>
  [refused(command), ...now({ cannot: [command] })].map((claim) => {
    try {
      play({ ...rest, steps: [...steps, claim] });
      return 'holds';
    } catch (error) {
      return (error as Error).message;
    }
  });
const both = (text: RegExp | string): unknown[] => [expect.stringMatching(text), expect.stringMatching(text)];
const POSSIBLE = both(/should have been refused|can, but should not/);

describe('what is offered is not refused,', () => {
  const scored = { bases: [at('Meadow', 'A First Mate', 'B Filler +7'), at('Moor'), at('Marsh')], steps: [A.ends()] };

  it('be it used in a window', () => {
    expect(claims(A.uses('First Mate'), scored)).toEqual(POSSIBLE);
    expect(claims(A.uses('First Mate', 2), scored)).toEqual(both('holds'));
    play({
      ...scored,
      steps: [A.ends(), A.uses('First Mate'), A.answers('Moor'), now(at('Moor', 'A First Mate'), { asked: null })],
    });
  });
  it('or played in one', () => {
    const seats = { A: { hand: ['Full Sail'] }, B: { hand: ['Full Sail'] } };
    expect(claims(A.plays('Full Sail'), { ...scored, seats })).toEqual(POSSIBLE);
  });
  it('or ordered with others that must happen', () => {
    const early = (name: string) =>
      minionCard(
        name,
        1,
        'At the start of your turn, draw a card.',
        atStartOfYourTurn(function* (me) {
          yield* act(ops.draw(me.seat, 1));
        }),
      );
    const cards = [early('Lark'), early('Rooster')];
    expect(claims(A.uses('Lark'), { cards, phase: 'start', bases: [at('Meadow', 'A Lark', 'A Rooster')] })).toEqual(
      POSSIBLE,
    );
  });
  it('even if the player has yet to say where', () =>
    expect(
      claims(A.plays('Filler'), { seats: { A: { hand: ['Filler'] } }, bases: [at('Meadow'), at('Moor')] }),
    ).toEqual(POSSIBLE));
});

describe('a refusal for which no rule is needed proves nothing:', () => {
  const bases = [at('Meadow', 'A Filler', 'B Walker'), at('Moor')];
  it.each([
    ['a card that the player does not have', A.plays('Howl'), /A has no Howl to play/],
    ['one in another player’s hand', A.plays('Scout', 'Moor'), /A has no Scout to play/],
    ['a card that is not in the game', A.uses('Lark'), /A has no Lark/],
    ['a place that does not exist', B.plays('Scout', 'Fen'), /nothing is named Fen/],
  ])('%s', (_, command, why) =>
    expect(claims(command, { seats: { B: { hand: ['Scout'] } }, bases })).toEqual(both(why)),
  );
  it('one that another question offers: `offered` says what for', () => {
    const seats = { A: { hand: ['Angry Mob', 'Howl', 'Scout'] } };
    expect(claims(A.plays('Howl'), { seats, bases, steps: [A.plays('Angry Mob')] })).toEqual(
      both(/it can be chosen: A is asked "[^"]+" \[Howl, Scout, done\]/),
    );
  });
  it('an answer when nothing is asked', () =>
    expect(claims(A.answers('Filler'), { bases })[0]).toMatch(/A is asked nothing/));
});
