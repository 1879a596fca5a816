import { act, chooseMinion, look, minionsHave, onPlay, ops, playNow } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, play } from '../play.ts';

describe('IO-1: a card that comes back is a new card', () => {
  it('Tooth and Claw blocks one card’s ability, not that of the same action played again', () =>
    play({
      seats: { A: { hand: ['Beam Up', 'Time Loop', "It's Astounding"] } },
      bases: [at('Meadow', 'B Invader with B Tooth and Claw... and Guns'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Beam Up'),
        now(at('Meadow', 'B Invader'), { discard: { B: ['Tooth and Claw... and Guns'] } }),
        A.plays("It's Astounding"),
        A.answers('Beam Up'),
        now(at('Meadow'), { hand: { B: ['Invader'] } }),
      ],
    }));

  it('Hideout blocks one action, not the same one played again', () =>
    play({
      seats: { A: { hand: ['Beam Up', 'Time Loop', "It's Astounding"] } },
      bases: [at('Meadow', 'B Invader', 'B Hideout'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Beam Up'),
        now(at('Meadow', 'B Invader'), { discard: { B: ['Hideout'] } }),
        A.plays("It's Astounding"),
        A.answers('Beam Up'),
        now(at('Meadow'), { hand: { B: ['Invader'] } }),
      ],
    }));

  it('Tooth and Claw does not protect a minion that was returned and played again', () =>
    play({
      seats: { A: { hand: ['Supreme Overlord', 'Do Over!'] } },
      bases: [at('Meadow', 'B Invader with B Tooth and Claw... and Guns'), at('Moor')],
      steps: [
        A.plays('Supreme Overlord', 'Moor'),
        A.answers('Invader'),
        now(at('Meadow', 'B Invader'), at('Moor', 'A Supreme Overlord')),
        A.plays('Do Over!'),
        A.answers('?Supreme Overlord', 'Moor', 'Invader'),
        now(at('Meadow'), { hand: { B: ['Invader'] } }),
      ],
    }));

  it('while the card stays in play it is the same: its ability does nothing for the rest of the turn (tooth-and-claw-and-guns/2)', () =>
    play({
      seats: { A: { hand: ['Sleep Spores'] } },
      bases: [at('Meadow', 'B Invader with B Tooth and Claw... and Guns'), at('Moor')],
      steps: [
        A.plays('Sleep Spores', 'Meadow'),
        now(at('Meadow', 'B Invader', 'A Sleep Spores'), { cards: { Invader: { power: 3 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Invader: { power: 2 } } }),
        B.ends(),
      ],
    }));
});

describe('IO-1: an action that is transferred stays the same card', () => {
  const gloom = actionCard(
    'Gloom',
    'base',
    'Ongoing: All minions have -1 power.',
    minionsHave(() => true, -1),
  );
  const carry = actionCard(
    'Carry',
    'standard',
    'Transfer an action on a base to another base.',
    onPlay(function* () {
      const action = (yield* look((q) => q.actions().find((ix) => q.name(ix) === 'Gloom')))!;
      const [to] = yield* look((q) => q.otherBases(q.base(action)));
      yield* act(ops.transfer(action, to!));
    }),
  );

  it('what it was kept from affecting, it still does not affect', () =>
    play({
      cards: [gloom, carry],
      seats: { A: { hand: ['Gloom', 'Carry', 'Time Loop'] } },
      bases: [at('Meadow', 'B Invader', 'B Stalling'), at('Moor', 'B Collector')],
      steps: [
        A.plays('Time Loop'),
        B.answers('pass'),
        A.plays('Gloom', 'Meadow'),
        B.answers('Stalling'),
        now({ cards: { Invader: { power: 3 }, Collector: { power: 1 } } }),
        A.plays('Carry'),
        B.answers('pass'),
        now(at('Moor', 'B Collector', 'A Gloom'), { cards: { Invader: { power: 3 }, Collector: { power: 1 } } }),
      ],
    }));
});

describe('IO-1: an ability loses sight of a card that leaves play and comes back while it waits', () => {
  const blink = actionCard(
    'Blink',
    'standard',
    'Return each minion to its owner’s hand, who plays it again.',
    onPlay(function* () {
      for (const minion of yield* look((q) => q.minions((ix) => q.name(ix) === 'Invader'))) {
        const [base, owner] = yield* look((q) => [q.base(minion), q.owner(minion)]);
        yield* act(ops.returnToHand(minion));
        yield* playNow({ card: minion, at: base!, seat: owner! });
      }
    }),
  );
  const errand = minionCard(
    'Errand',
    1,
    'Choose a minion. Play all actions from your hand. Destroy that minion.',
    onPlay(function* (me) {
      const minion = (yield* chooseMinion(me, 'Choose the minion to destroy'))!;
      for (const card of yield* look((q) => q.hand(me.seat))) yield* playNow({ card, at: -1, seat: me.seat });
      yield* act(ops.destroy(minion));
    }),
  );
  const errandWith = (hand: string[], left: string[]): void =>
    play({
      cards: [blink, errand],
      seats: { A: { hand: ['Errand', ...hand] } },
      bases: [at('Meadow', 'B Invader', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Errand', 'Moor'),
        A.answers('Invader'),
        now(at('Meadow', 'B Walker', ...left), { asked: null, discard: { A: hand } }),
      ],
    });

  it('it destroys the chosen minion only if it is the same, however often it has waited since', () => {
    errandWith(['Howl', 'Howl'], []);
    errandWith(['Howl', 'Blink'], ['B Invader']);
    errandWith(['Blink', 'Howl'], ['B Invader']);
  });
});
