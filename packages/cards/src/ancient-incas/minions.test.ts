import { act, after, cannotPlay, extraAction, extraMinion, onPlay, ops, protect } from '@smash/engine/script';
import { A, actionCard, at, B, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const plenty = (n: number) =>
  actionCard(
    'Plenty',
    'standard',
    'Play some extra actions.',
    onPlay(function* (me) {
      for (let i = 0; i < n; i++) yield* extraAction(me.seat);
    }),
  );
const crowd = actionCard(
  'Crowd',
  'standard',
  'Play two extra minions.',
  onPlay(function* (me) {
    yield* extraMinion(me.seat);
    yield* extraMinion(me.seat);
  }),
);
const plot = actionCard('Plot', 'base', '');
const field = actionCard('Field', 'base', '');

describe('Sapa Inca: Search your deck, your discard pile or both for an action that can be played on a base, and place it into your hand. Ongoing: After you play an action on any base, place a +1 power counter on a minion of yours at that base.', () => {
  it('finds one in the discard pile without a search (TERM-12)', () =>
    play({
      cards: [plot, field],
      seats: { A: { hand: ['Sapa Inca'], deck: ['Field'], discard: ['Plot', 'Walker', 'Upgrade'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Sapa Inca'),
        A.answers('open'),
        now({ asked: null, hand: { A: ['Plot'] }, deck: { A: ['Field'] }, discard: { A: ['Upgrade', 'Walker'] } }),
      ],
    }));

  it('or searches the deck, too, and offers only actions for bases (PLAY-3)', () =>
    play({
      cards: [plot, field],
      seats: {
        A: { hand: ['Sapa Inca'], deck: ['Filler', 'Field', 'Upgrade', 'Disenchant'], discard: ['Plot'] },
        B: { discard: ['Plot'] },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('Sapa Inca'),
        A.answers('deck'),
        offered('A', ['Field', 'Plot'], ['Upgrade', 'Disenchant', 'Filler', 'no']),
        A.answers('Field'),
        logged('A shuffled the deck'),
        now({ asked: null, hand: { A: ['Field'] }, deck: { A: 3 }, discard: { A: ['Plot'] } }),
      ],
    }));

  it('finds nothing where there is none', () =>
    play({
      seats: { A: { hand: ['Sapa Inca'], deck: ['Filler', 'Upgrade'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Sapa Inca'), now({ asked: null, hand: { A: [] }, deck: { A: 2 } })],
    }));

  it('one of yours at that base, wherever Sapa Inca is (RES-11)', () =>
    play({
      cards: [plenty(2), plot],
      seats: { A: { hand: ['Plenty', 'Plot', 'Plot'] } },
      bases: [at('Meadow', 'A Sapa Inca'), at('Moor', 'A Walker', 'A Invader', 'B Collector'), at('Marsh', 'A Filler')],
      steps: [
        A.plays('Plenty'),
        A.plays('Plot', 'Moor'),
        offered('A', ['Walker', 'Invader'], ['Collector', 'Sapa Inca', 'Filler', 'no']),
        A.answers('Invader'),
        now({ asked: null, cards: { Invader: { counters: 1 }, Walker: { counters: 0 } } }),
        A.plays('Plot', 'Meadow'),
        now({ asked: null, cards: { 'Sapa Inca': { counters: 1 } } }),
      ],
    }));

  it('nothing for an action on a minion, a standard one, another player’s, or where you have no minion', () =>
    play({
      cards: [plenty(2), plot],
      seats: { A: { hand: ['Plenty', 'Plot', 'Upgrade'] }, B: { hand: ['Plot'] } },
      bases: [at('Meadow', 'A Sapa Inca', 'B Walker'), at('Moor', 'B Invader')],
      steps: [
        A.plays('Plenty'),
        A.plays('Plot', 'Moor'),
        A.plays('Upgrade', 'Sapa Inca'),
        A.ends(),
        B.plays('Plot', 'Meadow'),
        now({
          asked: null,
          cards: { 'Sapa Inca': { counters: 0 }, Walker: { counters: 0 }, Invader: { counters: 0 } },
        }),
      ],
    }));

  it('does not react to a minion, nor even wait its turn for an action on a minion', () =>
    play({
      cards: [
        minionCard(
          'Scholar',
          1,
          'After you play an action, draw a card.',
          after(
            'play',
            { when: (_q, me, played) => played.seat === me.seat && played.as === 'action' },
            function* (me) {
              yield* act(ops.draw(me.seat, 1));
            },
          ),
        ),
      ],
      seats: { A: { hand: ['Filler', 'Upgrade'], deck: ['Invader', 'Invader'] } },
      bases: [at('Meadow', 'A Sapa Inca', 'A Scholar'), at('Moor')],
      steps: [
        A.plays('Filler', 'Meadow'),
        now({ asked: null, cards: { 'Sapa Inca': { counters: 0 }, Filler: { counters: 0 } } }),
        A.plays('Upgrade', 'Scholar'),
        now({ asked: null, hand: { A: ['Invader'] }, cards: { Scholar: { counters: 0 } } }),
      ],
    }));
});

describe('Child of the Sun: Ongoing: Each turn, after the first action you play on this base, you may play an extra action.', () => {
  it('one extra action for the first, none for the second (EXT-2)', () =>
    play({
      cards: [plot],
      seats: { A: { hand: ['Plot', 'Plot', 'Plot'] } },
      bases: [at('Meadow', 'A Child of the Sun'), at('Moor')],
      steps: [
        A.plays('Plot', 'Meadow'),
        now({ can: [A.plays('Plot', 'Moor')] }),
        A.plays('Plot', 'Meadow'),
        refused(A.plays('Plot', 'Meadow')),
      ],
    }));

  it('not for one elsewhere, on a minion, or by another player; the next one here is still the first', () =>
    play({
      cards: [plenty(3), plot],
      seats: { A: { hand: ['Plenty', 'Plot', 'Upgrade', 'Plot', 'Plot'] }, B: { hand: ['Plot', 'Plot'] } },
      bases: [at('Meadow', 'A Child of the Sun'), at('Moor')],
      steps: [
        A.plays('Plenty'),
        A.plays('Plot', 'Moor'),
        A.plays('Upgrade', 'Child of the Sun'),
        A.plays('Plot', 'Meadow'),
        now({ can: [A.plays('Plot', 'Moor')] }),
        A.ends(),
        B.plays('Plot', 'Meadow'),
        refused(B.plays('Plot', 'Meadow')),
      ],
    }));

  it('the first this turn, also if it was played before this minion came (IO-1)', () =>
    play({
      cards: [plenty(2), plot],
      seats: { A: { hand: ['Plenty', 'Child of the Sun', 'Plot', 'Plot', 'Plot'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Plenty'),
        A.plays('Plot', 'Meadow'),
        A.plays('Child of the Sun', 'Meadow'),
        A.plays('Plot', 'Meadow'),
        refused(A.plays('Plot', 'Meadow')),
      ],
    }));

  it('each turn anew; two of them give two', () =>
    play({
      cards: [plot],
      seats: { A: { hand: ['Plot', 'Plot', 'Plot', 'Plot', 'Plot'] } },
      bases: [at('Meadow', 'A Child of the Sun', 'A Child of the Sun'), at('Moor')],
      steps: [
        A.plays('Plot', 'Meadow'),
        A.plays('Plot', 'Moor'),
        A.plays('Plot', 'Moor'),
        refused(A.plays('Plot', 'Moor')),
        A.ends(),
        B.ends(),
        A.plays('Plot', 'Meadow'),
        now({ can: [A.plays('Plot', 'Moor')] }),
      ],
    }));

  it('not in another player’s turn for that player’s action, nor for a minion you play', () =>
    play({
      cards: [plot],
      seats: { A: { hand: ['Filler', 'Plot', 'Plot'] }, B: { hand: ['Plot'] } },
      bases: [at('Meadow', 'A Child of the Sun'), at('Moor')],
      steps: [
        A.plays('Filler', 'Meadow'),
        A.plays('Plot', 'Moor'),
        refused(A.plays('Plot', 'Moor')),
        A.ends(),
        B.plays('Plot', 'Meadow'),
        now({ asked: null, turn: 'B' }),
      ],
    }));
});

describe('Incan Engineer: Reveal cards from the top of your deck until one of them is an action that can be played on a base. Place that action into your hand and shuffle the other revealed cards into your deck.', () => {
  it('places that action into the hand and shuffles the others into the deck (TERM-12)', () =>
    play({
      cards: [plot, field],
      seats: { A: { hand: ['Incan Engineer'], deck: ['Filler', 'Upgrade', 'Disenchant', 'Plot', 'Field', 'Walker'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Incan Engineer'),
        now({
          asked: null,
          hand: { A: ['Plot'] },
          deck: { A: { has: ['Filler', 'Upgrade', 'Field', 'Walker'], count: 5 } },
        }),
        logged('A shuffled the deck'),
      ],
    }));

  it('finds none: everything goes back; a discard pile is shuffled in only if the deck is empty (DECK-1)', () =>
    play({
      cards: [plot],
      seats: { A: { hand: ['Incan Engineer', 'Incan Engineer'], deck: ['Filler'], discard: ['Plot'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Incan Engineer'),
        now({ asked: null, deck: { A: ['Filler'] }, discard: { A: ['Plot'] }, hand: { A: ['Incan Engineer'] } }),
      ],
    }));
});

describe('Llama: You may return to your hand one of your actions that is on another base and play that action here as an extra action.', () => {
  it('offers your actions on other bases, and plays the one you choose here at once (EXT-3)', () =>
    play({
      cards: [plot, field],
      seats: { A: { hand: ['Llama'] } },
      bases: [
        at('Meadow', 'A Plot'),
        at('Moor', 'A Field', 'B Plot', 'A Walker with A Upgrade'),
        at('Marsh', 'A Field'),
      ],
      steps: [
        A.plays('Llama', 'Meadow'),
        offered('A', ['Field@Moor', 'Field@Marsh', 'no'], ['Plot@Meadow', 'Plot@Moor', 'Upgrade']),
        A.answers('Field@Moor'),
        now(at('Meadow', 'A Llama', 'A Plot', 'A Field'), at('Moor', 'B Plot', 'A Walker with A Upgrade'), {
          asked: null,
          hand: { A: [] },
          plays: { A: { actions: 1 } },
        }),
      ],
    }));

  it('what the action does when it is played happens again (IO-1)', () =>
    play({
      cards: [plot],
      seats: { A: { hand: ['Llama'], deck: ['Filler', 'Filler'] } },
      bases: [at('Meadow'), at('Moor', 'A Temple of the Sun')],
      steps: [
        A.plays('Llama', 'Meadow'),
        A.answers('Temple of the Sun'),
        now(at('Meadow', 'A Llama', 'A Temple of the Sun'), { hand: { A: ['Filler'] } }),
      ],
    }));

  it('may be declined, and offers nothing without one on another base', () =>
    play({
      cards: [crowd, plot],
      seats: { A: { hand: ['Crowd', 'Llama', 'Llama'] } },
      bases: [at('Meadow', 'A Plot'), at('Moor')],
      steps: [
        A.plays('Crowd'),
        A.plays('Llama', 'Meadow'),
        now({ asked: null }),
        A.plays('Llama', 'Moor'),
        A.answers('no'),
        now(at('Meadow', 'A Llama', 'A Plot'), at('Moor', 'A Llama')),
      ],
    }));

  it('not one that cannot be played here, nor one you do not own: that goes to its owner’s hand (TERM-6, TERM-14)', () =>
    play({
      cards: [
        crowd,
        plot,
        minionCard(
          'Guard',
          1,
          '',
          cannotPlay((q, me, { at: to, as }) => to === q.base(me.self) && as === 'action'),
        ),
      ],
      seats: { A: { hand: ['Crowd', 'Llama', 'Llama'] } },
      bases: [at('Meadow', 'B Guard'), at('Moor', 'A Plot'), at('Marsh', 'A Overrun of B'), at('Heath')],
      baseDeck: ['Fen'],
      steps: [
        A.plays('Crowd'),
        A.plays('Llama', 'Meadow'),
        now({ asked: null }),
        A.plays('Llama', 'Heath'),
        offered('A', ['Plot', 'no'], ['Overrun']),
      ],
    }));

  it('not one that another player controls; one that does not return is not played (RES-3)', () =>
    play({
      cards: [
        plot,
        actionCard(
          'Rooted Plot',
          'base',
          'Stays.',
          protect((_q, me, op) => op.verb === 'return' && op.card === me.self),
        ),
      ],
      seats: { A: { hand: ['Llama'] } },
      bases: [at('Meadow'), at('Moor', 'B Plot of A', 'A Rooted Plot')],
      steps: [
        A.plays('Llama', 'Meadow'),
        offered('A', ['Rooted Plot', 'no']),
        A.answers('Rooted Plot'),
        now(at('Meadow', 'A Llama'), at('Moor', 'B Plot', 'A Rooted Plot'), { asked: null }),
      ],
    }));
});
