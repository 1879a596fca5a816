import { act, chooseMinion, endOfTurn, onPlay, ops, protect } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { charm } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const gag = actionCard(
  'Gag',
  'standard',
  'Cancel the abilities of a minion this turn.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose a minion');
    yield* act(ops.cancel(minion!, yield* endOfTurn()));
  }),
);

describe('Flighterizer: Put this on one of your minions. Ongoing: This minion has “Talent: Move this minion to another base; it has -1 power this turn.”', () => {
  it('lets that minion of yours move to another base once a turn, with -1 power (ABL-9, ABL-5)', () =>
    play({
      seats: { A: { hand: ['Flighterizer'] } },
      bases: [at('Meadow', 'A Invader', 'A Invader', 'B Walker'), at('Moor'), at('Marsh')],
      steps: [
        refused(A.plays('Flighterizer', 'Walker')),
        A.plays('Flighterizer', 'Invader#1'),
        refused(A.uses('Invader#2')),
        A.uses('Invader#1'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        now(at('Meadow', 'A Invader', 'B Walker'), at('Moor', 'A Invader with A Flighterizer')),
        now({ cards: { 'Invader@Moor': { power: 2 }, 'Invader@Meadow': { power: 3 } } }),
        refused(A.uses('Invader@Moor')),
        A.ends(),
        now({ cards: { 'Invader@Moor': { power: 3 } } }),
      ],
    }));

  it('flighterizer/1 the talent belongs to the minion’s controller, whoever controls the action (ABL-9, ATT-4)', () =>
    play({
      cards: [charm],
      turn: 'B',
      seats: { B: { hand: ['Take Over'] } },
      bases: [at('Meadow', 'A Walker with A Flighterizer'), at('Moor')],
      steps: [
        refused(B.uses('Walker')),
        B.plays('Take Over'),
        B.uses('Walker'),
        now(at('Moor', 'B Walker with A Flighterizer'), { asked: null }),
        B.ends(),
        refused(A.uses('Walker')),
        refused(A.uses('Flighterizer')),
      ],
    }));

  it('flighterizer/2 a minion with several talents may use each of them once a turn (ABL-5)', () =>
    play({
      bases: [at('Meadow', 'A Huffie with A Flighterizer'), at('Moor')],
      steps: [
        A.uses('Huffie', 2),
        now(at('Moor', 'A Huffie with A Flighterizer'), { cards: { Huffie: { power: 2 } } }),
        A.uses('Huffie'),
        now(at('Meadow', 'A Huffie with A Flighterizer'), { cards: { Huffie: { power: 1 } } }),
        refused(A.uses('Huffie')),
      ],
    }));

  it('flighterizer/3 cancelling the minion’s abilities cancels this talent (TERM-4)', () =>
    play({
      cards: [gag],
      seats: { A: { hand: ['Gag'] } },
      bases: [at('Meadow', 'A Invader with A Flighterizer'), at('Moor')],
      steps: [
        A.plays('Gag'),
        refused(A.uses('Invader')),
        A.ends(),
        B.ends(),
        A.uses('Invader'),
        now(at('Moor', 'A Invader with A Flighterizer')),
      ],
    }));
});

describe('Passengers: Put this on a minion. Ongoing: This minion has “Talent: If this minion has moved this turn, move another minion of yours from the base it left to here.”', () => {
  it('brings another minion of yours from the base that the minion left in this turn (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Passengers'] } },
      bases: [at('Meadow', 'A Huffie', 'A Walker', 'A Invader', 'B Walker'), at('Moor'), at('Marsh', 'A Filler')],
      steps: [
        A.plays('Passengers', 'Huffie'),
        A.uses('Huffie', 1),
        A.answers('Moor'),
        A.uses('Huffie'),
        offered('A', ['Walker#1', 'Invader'], ['Huffie', 'Filler', 'Walker#2', 'no']),
        A.answers('Invader'),
        now(at('Meadow', 'A Walker', 'B Walker'), at('Moor', 'A Huffie with A Passengers', 'A Invader'), {
          cards: { Invader: { power: 3 } },
        }),
        refused(A.uses('Huffie')),
      ],
    }));

  it('does nothing if the minion did not move this turn, or nobody is left there (RES-3)', () =>
    play({
      bases: [at('Meadow', 'A Huffie with A Passengers', 'A Walker'), at('Moor')],
      steps: [
        A.uses('Huffie', 2),
        now(at('Meadow', 'A Huffie with A Passengers', 'A Walker'), { asked: null }),
        A.uses('Huffie'),
        A.ends(),
        B.ends(),
        A.uses('Huffie', 2),
        now(at('Meadow', 'A Walker'), at('Moor', 'A Huffie with A Passengers'), { asked: null }),
      ],
    }));

  it('looks at the base it left last (TERM-7)', () =>
    play({
      bases: [
        at('Meadow', 'A Huffie with A Flighterizer, A Passengers', 'A Walker'),
        at('Moor', 'A Filler'),
        at('Marsh', 'A Invader'),
      ],
      steps: [
        A.uses('Huffie', 1),
        A.answers('Moor'),
        A.uses('Huffie', 1),
        A.answers('Marsh'),
        A.uses('Huffie'),
        now(
          at('Meadow', 'A Walker'),
          at('Moor'),
          at('Marsh', 'A Huffie with A Flighterizer, A Passengers', 'A Invader', 'A Filler'),
        ),
      ],
    }));

  it('leaves behind one that cannot move (CAN-1)', () =>
    play({
      cards: [
        minionCard(
          'Rooted',
          2,
          'Ongoing: This minion cannot be moved.',
          protect((_q, me, op) => op.verb === 'move' && op.card === me.self),
        ),
      ],
      bases: [at('Meadow', 'A Huffie with A Passengers', 'A Rooted'), at('Moor')],
      steps: [
        A.uses('Huffie', 1),
        A.uses('Huffie'),
        now(at('Meadow', 'A Rooted'), at('Moor', 'A Huffie with A Passengers'), { asked: null }),
      ],
    }));

  it('forgets the move when the minion has left play since (IO-1)', () =>
    play({
      seats: { A: { hand: ['Beam Up', 'Passengers'] } },
      bases: [at('Meadow', 'A Huffie', 'A Walker'), at('Moor', 'A Archmage'), at('Marsh')],
      steps: [
        A.uses('Huffie'),
        A.answers('Moor'),
        A.plays('Beam Up'),
        A.answers('Huffie'),
        A.plays('Huffie', 'Marsh'),
        A.plays('Passengers', 'Huffie'),
        A.uses('Huffie', 2),
        now(at('Meadow', 'A Walker'), at('Marsh', 'A Huffie with A Passengers'), { asked: null }),
      ],
    }));

  it('passengers/1 the talent belongs to the minion’s controller: it brings that player’s minions (ABL-9)', () =>
    play({
      seats: { A: { hand: ['Passengers'] } },
      bases: [at('Meadow', 'B Huffie', 'B Walker', 'A Walker'), at('Moor')],
      steps: [
        A.plays('Passengers', 'Huffie'),
        refused(A.uses('Huffie')),
        A.ends(),
        B.uses('Huffie', 1),
        B.uses('Huffie'),
        now(at('Meadow', 'A Walker'), at('Moor', 'B Huffie with A Passengers', 'B Walker')),
      ],
    }));

  it('passengers/2 a minion with several talents may use each of them once a turn (ABL-5, ATT-5)', () =>
    play({
      bases: [at('Meadow', 'A Huffie with A Passengers, A Passengers', 'A Walker', 'A Invader'), at('Moor')],
      steps: [
        A.uses('Huffie', 1),
        A.uses('Huffie'),
        A.answers('Walker'),
        A.uses('Huffie'),
        now(at('Meadow'), at('Moor', 'A Huffie with A Passengers, A Passengers', 'A Walker', 'A Invader')),
        refused(A.uses('Huffie')),
      ],
    }));
});

describe('The Touch: Put this on one of your minions. Ongoing: This minion has “Talent: This minion gains +3 power and loses all its other abilities this turn.”', () => {
  it('gives one of your minions +3 power, without its other abilities, until the turn ends (TERM-11, TERM-4)', () =>
    play({
      seats: { A: { hand: ['The Touch'] } },
      bases: [at('Jungle Oasis', 'A Huffie', 'A Huffie', 'B Walker'), at('Moor')],
      steps: [
        refused(A.plays('The Touch', 'Walker')),
        A.plays('The Touch', 'Huffie#1'),
        A.uses('Huffie#1', 2),
        now({ cards: { 'Huffie#1': { power: 6 }, 'Huffie#2': { power: 3 } } }),
        refused(A.uses('Huffie#1')),
        A.uses('Huffie#2'),
        A.ends(),
        now({ cards: { 'Huffie@Jungle Oasis': { power: 3 } } }),
        B.ends(),
        A.uses('Huffie@Jungle Oasis', 1),
        now(at('Moor', 'A Huffie with A The Touch', 'A Huffie')),
      ],
    }));

  it('the-touch/1 abilities granted by actions are lost, including another copy of this; the actions’ own effects stay (ABL-9)', () =>
    play({
      bases: [
        at('Tar Pits', 'A Huffie with A The Touch, A The Touch, A Passengers, A Flighterizer, A Cesium Armor'),
        at('Moor'),
      ],
      steps: [A.uses('Huffie', 3), now({ cards: { Huffie: { power: 7 } } }), refused(A.uses('Huffie'))],
    }));

  it('the-touch/2 abilities gained later are not lost (CALC-2)', () =>
    play({
      seats: { A: { hand: ['The Touch'] } },
      bases: [at('Tar Pits', 'A Huffie with A The Touch'), at('Moor')],
      steps: [
        A.uses('Huffie', 2),
        A.plays('The Touch', 'Huffie'),
        A.uses('Huffie'),
        now({ cards: { Huffie: { power: 9 } } }),
        refused(A.uses('Huffie')),
      ],
    }));

  it('the-touch/3 losing an ability works like having it cancelled: a protection is gone (TERM-4)', () =>
    play({
      seats: { A: { hand: ['Change Into A Gun'] } },
      bases: [at('Tar Pits', 'A Bruiser with A The Touch', 'A Archmage +1'), at('Moor', 'A Bruiser')],
      steps: [
        A.uses('Bruiser@Tar Pits', 2),
        now({ cards: { 'Bruiser@Tar Pits': { power: 5 } } }),
        A.ends(),
        B.ends(),
        A.uses('Bruiser@Tar Pits', 1),
        now({ cards: { 'Bruiser@Tar Pits': { power: 4 } } }),
        A.plays('Change Into A Gun', 'Archmage'),
        now(at('Tar Pits', 'A Archmage with A Change Into A Gun'), { asked: null }),
      ],
    }));

  it('the-touch/4 the talent belongs to the minion’s controller (ABL-9)', () =>
    play({
      cards: [charm],
      turn: 'B',
      seats: { B: { hand: ['Take Over'] } },
      bases: [at('Meadow', 'A Walker with A The Touch'), at('Moor')],
      steps: [
        refused(B.uses('Walker')),
        B.plays('Take Over'),
        B.uses('Walker'),
        now({ cards: { Walker: { power: 5 } } }),
        B.ends(),
        refused(A.uses('Walker')),
      ],
    }));

  it('the-touch/5 a minion with several talents may use each once per turn, in an order that keeps them (ABL-5)', () =>
    play({
      bases: [at('Jungle Oasis', 'A Huffie with A The Touch'), at('Moor')],
      steps: [
        A.uses('Huffie', 1),
        A.uses('Huffie'),
        now(at('Moor', 'A Huffie with A The Touch'), { cards: { Huffie: { power: 5 } } }),
        refused(A.uses('Huffie')),
      ],
    }));

  it('the-touch/6 playing it is not a direct increase of power; using it is (TERM-3)', () =>
    play({
      cards: [
        minionCard(
          'Wary',
          3,
          'Ongoing: The power of this minion cannot be increased.',
          protect((_q, me, op) => op.verb === 'power' && op.card === me.self && op.n > 0),
        ),
      ],
      seats: { A: { hand: ['The Touch'] } },
      bases: [at('Meadow', 'A Wary'), at('Moor')],
      steps: [
        A.plays('The Touch', 'Wary'),
        now(at('Meadow', 'A Wary with A The Touch'), { asked: null }),
        A.uses('Wary'),
        now({ cards: { Wary: { power: 3 } } }),
      ],
    }));
});
