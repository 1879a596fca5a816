import { act, chooseMinion, look, minionsHave, onPlay, ops, playExtraMinion, playNow } from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, play } from '../play.ts';
import { freeze } from '../stasis/cards.ts';

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

describe('IO-1: a card that waits in stasis stays in play, and so the same (STA-1)', () => {
  const gloomer = minionCard(
    'Gloomer',
    2,
    'Ongoing: Other minions have -1 power.',
    minionsHave((_q, me, minion) => minion !== me.self, -1),
  );

  it('what it was kept from affecting when it was played first, it does not affect later either', () =>
    play({
      cards: [gloomer, freeze],
      seats: { A: { hand: ['Gloomer', 'Freeze'] } },
      bases: [at('Meadow', 'B Invader', 'B Stalling'), at('Moor', 'B Scout')],
      steps: [
        A.plays('Gloomer', 'Moor'),
        B.answers('Stalling'),
        now({ cards: { Invader: { power: 3 }, Scout: { power: 2 } } }),
        A.plays('Freeze'),
        B.answers('pass'),
        A.answers('Gloomer'),
        now({ cards: { Invader: { power: 3 }, Scout: { power: 3 } } }),
        A.ends(),
        B.ends(),
        A.plays('Gloomer', 'Moor', 'stasis'),
        B.answers('pass'),
        now({ cards: { Invader: { power: 3 }, Scout: { power: 2 } } }),
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

it('IO-1, RES-10: of several cards affected at once, only the one that has become a new card is left alone', () =>
  play({
    cards: [
      minionCard('Plain', 2, 'No ability.'),
      minionCard(
        'Juggler',
        2,
        'On play: Return a minion named Plain to its hand and play it again here.',
        onPlay(function* (me) {
          const [card, base] = yield* look((q) => [q.minions((ix) => q.name(ix) === 'Plain')[0]!, q.base(me.self)]);
          yield* act(ops.returnToHand(card!));
          yield* playNow({ card: card!, at: base!, seat: me.seat });
        }),
      ),
      actionCard(
        'Purge',
        'standard',
        'Choose two minions, and play an extra minion. Then destroy both.',
        onPlay(function* (me) {
          const first = (yield* chooseMinion(me, 'Choose the first'))!;
          const second = (yield* chooseMinion(me, 'Choose the second', (_q, ix) => ix !== first))!;
          yield* playExtraMinion(me.seat, {}, { may: true });
          yield* act(ops.destroy(first), ops.destroy(second));
        }),
      ),
    ],
    seats: { A: { hand: ['Purge', 'Juggler'] } },
    bases: [at('Meadow', 'A Plain', 'A Invader'), at('Moor')],
    steps: [
      A.plays('Purge'),
      A.answers('Plain', '?Invader', 'Juggler', 'Moor'),
      now(at('Moor', 'A Juggler', 'A Plain'), at('Meadow'), { asked: null, discard: { A: ['Invader', 'Purge'] } }),
    ],
  }));
