import { act, chooseMinion, endOfTurn, onPlay, ops, powerHere } from '@smash/engine/script';
import { A, actionCard, at, B, now, play, refused, titanCard } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const aside = [{ seat: 'A' as const, card: 'The Everything Glove' }];
const shrink = actionCard(
  'Shrink',
  'standard',
  'A minion has -2 power this turn.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose a minion');
    yield* act(ops.power(minion!, -2, yield* endOfTurn()));
  }),
);

describe("The Everything Glove: Special: You may play this titan if you have three or more minions with power 5 or more in play. Ongoing: Other players' abilities do not affect your minions here. Talent: You may play an extra minion with power 2 or less and/or an extra action this turn.", () => {
  it('can be played at any base while you have three such minions in play, beside the regular plays (TIT-2)', () =>
    play({
      seats: { A: { hand: ['Expanded Power'] } },
      titans: aside,
      bases: [
        at('Jungle Oasis', 'A Awesome Guy', 'B Awesome Guy'),
        at('Tar Pits', 'A Mind Lady', 'A Warbot'),
        at('Moor'),
      ],
      steps: [
        refused(A.plays('The Everything Glove', 'Moor')),
        A.plays('Expanded Power', 'Warbot'),
        A.plays('The Everything Glove', 'Moor'),
        now(at('Moor', 'A The Everything Glove'), { asked: null, plays: { A: { minions: 1, actions: 0 } } }),
      ],
    }));

  it('may stay aside, and is not played in the turn of another player (TIT-2)', () =>
    play({
      titans: aside,
      bases: [at('Jungle Oasis', 'A Awesome Guy', 'A Mind Lady'), at('Tar Pits', 'A The Burst'), at('Moor')],
      steps: [
        A.ends(),
        refused(A.plays('The Everything Glove', 'Moor')),
        B.ends(),
        A.plays('The Everything Glove', 'Moor'),
      ],
    }));

  it("keeps other players' cards off your minions here: none elsewhere, none of theirs, and not your own (CAN-1, TERM-15)", () =>
    play({
      cards: [shrink],
      turn: 'B',
      seats: { A: { hand: ['Shrink'] }, B: { hand: ['Shrink', 'Shrink', 'Shrink'] } },
      bases: [
        at('Jungle Oasis', 'A Invader', 'B Invader', 'A The Everything Glove'),
        at('Moor', 'A Walker', 'B Archmage', 'B Archmage'),
      ],
      steps: [
        B.plays('Shrink'),
        B.answers('Invader#1'),
        B.plays('Shrink'),
        B.answers('Invader#2'),
        B.plays('Shrink'),
        B.answers('Walker'),
        now({ cards: { 'Invader#1': { power: 3 }, 'Invader#2': { power: 1 }, Walker: { power: 0 } } }),
        B.ends(),
        A.plays('Shrink'),
        A.answers('Invader#1'),
        now({ cards: { 'Invader#1': { power: 1 } } }),
      ],
    }));

  it('lets your minions move in to safety: actions of others on them are destroyed, yours stay (ATT-3)', () =>
    play({
      seats: { A: { hand: ['Way of Deception'] } },
      bases: [at('Moor', 'A Walker with B Poison, A Upgrade'), at('Jungle Oasis', 'A The Everything Glove')],
      steps: [
        now({ cards: { Walker: { power: 0 } } }),
        A.plays('Way of Deception'),
        now(at('Jungle Oasis', 'A Walker with A Upgrade', 'A The Everything Glove'), {
          asked: null,
          discard: { B: ['Poison'] },
          cards: { Walker: { power: 4 } },
        }),
      ],
    }));

  it('does not keep off bases, which are nobody (TERM-15)', () =>
    play({
      bases: [at('The Central Brain', 'A Walker', 'A The Everything Glove'), at('Moor')],
      steps: [now({ cards: { Walker: { power: 3 } } })],
    }));

  it('grants an extra minion of power 2 or less and an extra action, each to be used or not (EXT-2, EXT-4)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Walker', 'Invader', 'Invader', 'Howl', 'Howl', 'Howl'] } },
      bases: [at('Moor', 'A The Everything Glove'), at('Meadow')],
      steps: [
        A.uses('The Everything Glove'),
        refused(A.uses('The Everything Glove')),
        A.plays('Invader', 'Meadow'),
        refused(A.plays('Invader', 'Meadow')),
        A.plays('Filler', 'Meadow'),
        refused(A.plays('Walker', 'Meadow')),
        A.plays('Howl'),
        A.plays('Howl'),
        refused(A.plays('Howl')),
      ],
    }));

  it('is no second titan (TIT-3)', () =>
    play({
      cards: [
        titanCard(
          'Hulk',
          'Ongoing: You have +1 power here.',
          powerHere(() => 1),
        ),
      ],
      titans: aside,
      bases: [at('Jungle Oasis', 'A Awesome Guy', 'A Mind Lady'), at('Tar Pits', 'A The Burst', 'A Hulk')],
      steps: [refused(A.plays('The Everything Glove', 'Jungle Oasis'))],
    }));
});
