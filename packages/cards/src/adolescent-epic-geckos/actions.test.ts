import { chooseToDo, instead, look, onPlay, playCard } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const idle = actionCard('Idle', 'standard', '');
const recall = actionCard(
  'Recall',
  'standard',
  'Play an action from your discard pile.',
  onPlay(function* (me) {
    const [action] = yield* look((q) => q.discard(me.seat).filter((ix) => q.isActionCard(ix)));
    if (action !== undefined) yield* playCard(me.seat, action);
  }),
);
/** Two actions of one turn. */
const two = [A.plays('Flip Kick'), A.plays('Idle')];

describe('Breaking News: Look at the top four cards of your deck. Draw one of them and return the others to the top in any order. If this is the first action you have played this turn, play an extra action.', () => {
  it('the first action of the turn: one of four is drawn, three lie on top as you like, and an extra action (TERM-12)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Breaking News', 'Idle', 'Idle'], deck: ['Probe', 'Scout', 'Howl', 'Walker', 'Invader'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Breaking News'),
        offered('A', ['Probe', 'Scout', 'Howl', 'Walker'], ['Invader', 'no']),
        A.answers('Howl'),
        A.answers('Walker', 'Probe', 'Scout'),
        now({
          asked: null,
          hand: { A: ['Idle', 'Idle', 'Howl'] },
          deck: { A: ['Walker', 'Probe', 'Scout', 'Invader'] },
          sees: { B: { lacks: ['Howl', 'Walker', 'Probe'] } },
        }),
        A.plays('Idle'),
        refused(A.plays('Idle')),
      ],
    }));

  it('as a later action it gives no extra one; a shorter deck shows what it has (DECK-1)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Flip Kick', 'Breaking News', 'Idle'], deck: ['Probe', 'Scout', 'Howl'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Flip Kick'),
        A.plays('Breaking News'),
        offered('A', ['Scout', 'Howl', 'Flip Kick']),
        A.answers('Scout', 'Howl', 'Flip Kick'),
        now({ asked: null, hand: { A: ['Probe', 'Scout', 'Idle'] }, cannot: [A.plays('Idle')] }),
      ],
    }));
});

describe('Flip Kick: Draw a card. If this is the first action you have played this turn, play an extra action; otherwise draw two more cards.', () => {
  it('first one card and an extra action; second three cards', () =>
    play({
      seats: { A: { hand: ['Flip Kick', 'Flip Kick', 'Flip Kick'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Flip Kick'),
        now({ asked: null, hand: { A: 3 } }),
        A.plays('Flip Kick'),
        now({ asked: null, hand: { A: 5 } }),
        refused(A.plays('Flip Kick')),
      ],
    }));

  it('an action of another player this turn, or of yours in an earlier one, was not of yours this turn', () =>
    play({
      seats: { A: { hand: ['Flip Kick'] }, B: { hand: ['Flip Kick'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Flip Kick'), A.ends(), B.plays('Flip Kick'), now({ hand: { B: 1 } })],
    }));

  it('played again in one turn it is no longer the first', () =>
    play({
      cards: [recall],
      seats: { A: { hand: ['Flip Kick', 'Recall', 'Recall'], deck: ['Probe', 'Scout', 'Howl', 'Walker', 'Invader'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Flip Kick'),
        A.plays('Recall'),
        now({ asked: null, hand: { A: ['Recall', 'Probe', 'Scout', 'Howl', 'Walker'] }, cannot: [A.plays('Recall')] }),
      ],
    }));
});

describe('Gecko Blimp: If this is the first action you have played this turn, move one of your minions and play an extra action. Otherwise move any minion.', () => {
  it('first: one of yours, and an extra action; later: anybody’s', () =>
    play({
      seats: { A: { hand: ['Gecko Blimp', 'Gecko Blimp', 'Gecko Blimp'] } },
      bases: [at('Meadow', 'A Walker', 'B Scout'), at('Moor', 'A Invader')],
      steps: [
        A.plays('Gecko Blimp'),
        offered('A', ['Walker', 'Invader'], ['Scout', 'no']),
        A.answers('Walker'),
        now(at('Meadow', 'B Scout'), at('Moor', 'A Invader', 'A Walker')),
        A.plays('Gecko Blimp'),
        offered('A', ['Walker', 'Invader', 'Scout'], ['no']),
        A.answers('Scout'),
        now(at('Meadow'), at('Moor', 'A Invader', 'A Walker', 'B Scout'), { asked: null }),
        refused(A.plays('Gecko Blimp')),
      ],
    }));

  it('without a minion of yours it still gives the extra action (RES-3)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Gecko Blimp', 'Idle'] } },
      bases: [at('Meadow', 'B Scout'), at('Moor')],
      steps: [A.plays('Gecko Blimp'), A.plays('Idle'), now(at('Meadow', 'B Scout'), { asked: null })],
    }));
});

describe('Gecko Power: Put this on a minion. Talent: If you have played two or more other actions this turn, move this minion OR place a +1 power counter on this minion OR give this minion +2 power this turn.', () => {
  it('on anybody’s minion; its player has the talent, after two other actions (ABL-9)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Flip Kick', 'Gecko Power', 'Gecko Power', 'Idle', 'Summon'] } },
      bases: [at('Meadow', 'B Scout', 'A Walker', 'A K.C. Smith'), at('Moor')],
      steps: [
        A.plays('Flip Kick'),
        now({ can: [A.plays('Gecko Power', 'Walker')] }),
        A.plays('Gecko Power', 'Scout'),
        refused(A.uses('Gecko Power')),
        A.ends(),
        refused(B.uses('Gecko Power')),
      ],
    }));

  it('it is no other action itself: three of yours with it this turn, two without it (RES-14)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Flip Kick', 'K.C. Smith', 'Gecko Power', 'Idle'] } },
      bases: [at('Meadow', 'B Scout'), at('Moor')],
      steps: [
        A.plays('K.C. Smith', 'Moor'),
        A.plays('Flip Kick'),
        A.plays('Gecko Power', 'Scout'),
        refused(A.uses('Gecko Power')),
        A.plays('Idle'),
        A.uses('Gecko Power'),
        offered('A', ['move', 'counter', 'power']),
        A.answers('counter'),
        now({ asked: null, cards: { Scout: { power: 4, counters: 1 } } }),
        refused(A.uses('Gecko Power')),
      ],
    }));

  it('moved, or stronger until the end of the turn (TERM-11)', () => {
    const table = (answer: string, ...rest: Parameters<typeof play>[0]['steps']) =>
      play({
        cards: [idle],
        seats: { A: { hand: ['Flip Kick', 'Idle'] } },
        bases: [at('Meadow', 'B Scout with A Gecko Power', 'A Invader'), at('Moor')],
        steps: [...two, A.uses('Gecko Power'), A.answers(answer), ...rest],
      });
    table('move', now(at('Moor', 'B Scout with A Gecko Power'), { asked: null, cards: { Scout: { power: 3 } } }));
    table(
      'power',
      now(at('Meadow', 'B Scout with A Gecko Power', 'A Invader'), { asked: null, cards: { Scout: { power: 5 } } }),
      A.ends(),
      now({ cards: { Scout: { power: 3, counters: 0 } } }),
    );
  });
});

describe('Gecko Power and Kandinsky beside what lets a player use both parts of an OR', () => {
  const both = minionCard(
    'Both Ways',
    1,
    'Once per turn, when you use an ability that says OR, you may use both of its parts, in the order you like.',
    instead({ of: 'onePart', limit: 'turn', when: (_q, me, op) => op.seat === me.seat }, function* (me) {
      return yield* chooseToDo(me.seat, 'Use both parts', 'Use both', 'Use one');
    }),
  );

  it('gecko-power/1 any two of the three, in any order; once a turn (RES-14)', () =>
    play({
      cards: [idle, both],
      seats: { A: { hand: ['Flip Kick', 'Idle'] } },
      bases: [at('Meadow', 'A Kandinsky', 'A Both Ways', 'B Scout with A Gecko Power'), at('Moor', 'A Walker')],
      steps: [
        ...two,
        A.uses('Gecko Power'),
        A.answers('yes'),
        offered('A', ['move', 'counter', 'power']),
        A.answers('power'),
        offered('A', ['move', 'counter'], ['power']),
        A.answers('move'),
        now(at('Moor', 'A Walker', 'B Scout with A Gecko Power'), {
          asked: null,
          cards: { Scout: { power: 5, counters: 0 } },
        }),
        A.uses('Kandinsky'),
        offered('A', ['power', 'move']),
        A.answers('power'),
        now({ asked: null, cards: { Kandinsky: { power: 6 } } }),
      ],
    }));

  it('declined it is still there for the next one; not for another player (TERM-14, RES-7)', () =>
    play({
      cards: [idle, both],
      seats: { A: { hand: ['Flip Kick', 'Idle'] } },
      bases: [
        at('Meadow', 'A Kandinsky', 'A Both Ways', 'B Both Ways', 'B Scout with A Gecko Power'),
        at('Moor', 'A Walker'),
      ],
      steps: [
        ...two,
        A.uses('Gecko Power'),
        A.answers('no', 'counter'),
        now({ asked: null, cards: { Scout: { power: 4, counters: 1 } } }),
        A.uses('Kandinsky'),
        A.answers('yes', 'move'),
        now(at('Meadow', 'A Kandinsky', 'A Both Ways', 'B Both Ways', 'B Scout with A Gecko Power', 'A Walker'), {
          asked: null,
          cards: { Kandinsky: { power: 6 } },
        }),
      ],
    }));
});
