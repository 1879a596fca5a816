import { A, actionCard, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const idle = actionCard('Idle', 'standard', '');

describe('Sewer Hideout: After the second action you play in a turn, you may place a +1 power counter on a minion here.', () => {
  it('after the second action, not the first and not the third: on anybody’s minion here, or on none (TERM-14)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['K.C. Smith', 'Flip Kick', 'Idle', 'Idle'] } },
      bases: [at('Sewer Hideout', 'B Scout', 'A Walker'), at('Meadow', 'A Invader')],
      steps: [
        A.plays('K.C. Smith', 'Meadow'),
        A.plays('Flip Kick'),
        now({ asked: null }),
        A.plays('Idle'),
        A.answers('Sewer Hideout'),
        offered('A', ['Scout', 'Walker'], ['Invader', 'K.C. Smith']),
        A.answers('Scout'),
        now({ asked: null, cards: { Scout: { counters: 1 }, Walker: { counters: 0 } } }),
        A.plays('Idle'),
        now({ asked: null, cards: { Scout: { counters: 1 } } }),
      ],
    }));

  it('actions of two players are counted apart, and a new turn starts over', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Idle', 'Now You Know: Bullying'] }, B: { hand: ['Full Sail', 'Idle'] } },
      bases: [at('Sewer Hideout', 'A Walker'), at('Meadow', 'A Filler', 'B Invader +9')],
      steps: [
        A.plays('Idle'),
        A.ends(),
        B.plays('Full Sail'),
        B.answers('done'),
        A.plays('Now You Know: Bullying'),
        A.answers('Sewer Hideout'),
        now({ turn: 'B', asked: null, cards: { Walker: { counters: 1 } } }),
        B.plays('Idle'),
        now({ asked: null, cards: { Walker: { counters: 1 } } }),
      ],
    }));

  it('a minion played after the first action is no second action (ABL-4)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Idle', 'Filler'] } },
      bases: [at('Sewer Hideout', 'A Walker'), at('Meadow')],
      steps: [A.plays('Idle'), A.plays('Filler', 'Meadow'), now({ asked: null, cards: { Walker: { counters: 0 } } })],
    }));

  it('with no minion here nobody is asked (RES-13)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Flip Kick', 'Idle'] } },
      bases: [at('Sewer Hideout'), at('Meadow', 'A Invader')],
      steps: [A.plays('Flip Kick'), A.plays('Idle'), now({ asked: null })],
    }));

  it('sewer-hideout/1 a draw in place of an action is the second one; as a third it is not, as the text says (CONF-1)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['K.C. Smith', 'Flip Kick'] } },
      bases: [at('Sewer Hideout', 'A Walker'), at('Meadow', 'A Monet')],
      steps: [
        A.plays('K.C. Smith', 'Meadow'),
        A.plays('Flip Kick'),
        A.uses('Monet'),
        A.answers('Sewer Hideout'),
        now({ asked: null, cards: { Walker: { counters: 1 } } }),
        A.uses('Monet'),
        now({ asked: null, cards: { Walker: { counters: 1 } } }),
      ],
    }));
});

describe('Technoball: After you play a minion here for the first time each turn, you may play an extra action.', () => {
  it('for the first minion of the turn here, and only for that (EXT-2)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Filler', 'Walker', 'Summon', 'Invader', 'Idle', 'Idle'] } },
      bases: [at('Technoball'), at('Meadow')],
      steps: [
        A.plays('Summon'),
        refused(A.plays('Idle')),
        A.plays('Filler', 'Meadow'),
        refused(A.plays('Idle')),
        A.plays('Invader', 'Technoball'),
        A.plays('Idle'),
        refused(A.plays('Idle')),
      ],
    }));

  it('the second minion here gives none', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Filler', 'Summon', 'Invader', 'Idle', 'Idle', 'Idle'] } },
      bases: [at('Technoball'), at('Meadow')],
      steps: [
        A.plays('Filler', 'Technoball'),
        A.plays('Summon'),
        A.plays('Invader', 'Technoball'),
        A.plays('Idle'),
        refused(A.plays('Idle')),
        A.ends(),
        B.ends(),
        A.plays('Idle'),
        refused(A.plays('Idle')),
      ],
    }));

  it('outside the Play Cards phase the action is played immediately or not at all (EXT-3)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Hidden Ninja', 'Filler', 'Idle'] } },
      bases: [at('Technoball', 'A Invader +20'), at('Meadow')],
      steps: [
        A.ends(),
        A.plays('Hidden Ninja'),
        offered('A', ['Idle', 'no']),
        A.answers('Idle'),
        now({ asked: null, turn: 'B', discard: { A: { has: ['Idle', 'Hidden Ninja', 'Filler'] } } }),
      ],
    }));
});
