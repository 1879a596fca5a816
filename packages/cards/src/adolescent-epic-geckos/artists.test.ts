import { view } from '@smash/engine';
import { act, after, chooseCard, look, onPlay, ops, playCard } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, logged, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const idle = actionCard('Idle', 'standard', '');
const narrow = actionCard(
  'Narrow Way',
  'standard',
  'Play an extra action on the first base.',
  onPlay(function* (me) {
    const base = yield* look((q) => q.bases()[0]!);
    yield* act(ops.allow(me.seat, { base }, 'action'));
  }),
);
const recall = actionCard(
  'Recall',
  'standard',
  'Play an action from your discard pile as an extra action.',
  onPlay(function* (me) {
    const cards = yield* look((q) => q.discard(me.seat).filter((ix) => q.isActionCard(ix)));
    const action = yield* chooseCard(me.seat, 'Choose an action of your discard pile', cards);
    if (action !== null) yield* playCard(me.seat, action);
  }),
);
const homing = actionCard(
  'Homing',
  'standard',
  'Place this card on the bottom of your deck.',
  onPlay(function* (me) {
    yield* act(ops.place(me.self, 'bottom'));
  }),
);
const mine = baseCard(
  'Gold Mine',
  'After an action is played on a minion here, its player gains 1 VP.',
  after(
    'play',
    { when: (q, me, played) => played.to >= 0 && q.isMinion(played.to) && q.base(played.to) === me.self },
    function* (me) {
      yield* act(ops.gainVp(me.args.seat, 1));
    },
  ),
);

describe('Monet: Draw a card. Ongoing: Whenever you could play an action, you may draw a card instead; all abilities then trigger as if you had played an action.', () => {
  const deck = ['Probe', 'Howl', 'Scout', 'Invader', 'Filler'];

  it('draws when it is played (ABL-2)', () =>
    play({
      seats: { A: { hand: ['Monet'], deck } },
      bases: [at('Meadow')],
      steps: [A.plays('Monet', 'Meadow'), now({ asked: null, hand: { A: ['Probe'] }, plays: { A: { actions: 1 } } })],
    }));

  it('monet/1 the draw takes the place of the regular action, once', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Idle'], deck } },
      bases: [at('Meadow', 'A Monet', 'B Monet')],
      steps: [
        ({ state }) =>
          expect(view(state, 0).prompt?.options.map(({ label }) => label)).toContain('Use Monet instead of an action'),
        A.uses('Monet'),
        now({ asked: null, hand: { A: ['Idle', 'Probe'] }, plays: { A: { actions: 0, minions: 1 } } }),
        refused(A.uses('Monet')),
        refused(A.plays('Idle')),
        A.ends(),
        B.uses('Monet'),
        now({ asked: null, hand: { B: 1 } }),
      ],
    }));

  it('monet/1 with nothing in hand, and in place of every extra action (EXT-2)', () =>
    play({
      seats: { A: { hand: ['K.C. Smith'], deck } },
      bases: [at('Meadow', 'A Monet')],
      steps: [
        A.plays('K.C. Smith', 'Meadow'),
        A.uses('Monet'),
        now({ plays: { A: { actions: 1 } } }),
        A.uses('Monet'),
        now({ hand: { A: ['Probe', 'Howl'] }, plays: { A: { actions: 0 } } }),
        refused(A.uses('Monet')),
      ],
    }));

  it('monet/1 in place of an extra action with a limit, which is spent before a wider one (EXT-4)', () =>
    play({
      cards: [narrow, idle],
      seats: { A: { hand: ['Flip Kick', 'Narrow Way', 'Idle'], deck } },
      bases: [at('Meadow', 'A Monet')],
      steps: [
        A.plays('Flip Kick'),
        A.plays('Narrow Way'),
        A.uses('Monet'),
        now({ hand: { A: ['Idle', 'Probe', 'Howl'] }, plays: { A: { actions: 0 } } }),
        refused(A.uses('Monet')),
        refused(A.plays('Idle')),
      ],
    }));

  it('monet/2 not in place of an action from a named place, or of one certain card (EXT-3)', () =>
    play({
      cards: [recall, idle],
      seats: { A: { hand: ['Recall'], discard: ['Idle', 'Probe'], deck } },
      bases: [at('Meadow', 'A Monet')],
      steps: [
        A.plays('Recall'),
        offered('A', ['Idle', 'Probe'], ['Monet', 'no']),
        A.answers('Idle'),
        now({ asked: null, hand: { A: [] } }),
        refused(A.uses('Monet')),
      ],
    }));

  it('monet/3 as the second action it triggers the Hideout; no action has been played on a minion', () =>
    play({
      cards: [mine, idle],
      seats: { A: { hand: ['Flip Kick'], deck } },
      bases: [at('Sewer Hideout', 'A Monet', 'B Scout'), at('Gold Mine', 'A Walker')],
      steps: [
        A.plays('Flip Kick'),
        A.uses('Monet'),
        A.answers('Sewer Hideout'),
        offered('A', ['Monet', 'Scout'], ['Walker']),
        A.answers('Monet'),
        now({ asked: null, vp: { A: 0 }, cards: { Monet: { counters: 1 } } }),
      ],
    }));

  it('counts as an action played: what follows is the second, and talents that ask for two can be used', () =>
    play({
      seats: { A: { hand: ['Flip Kick'], deck } },
      bases: [at('Meadow', 'A Monet', 'A Hokusai', 'A K.C. Smith'), at('Technoball')],
      steps: [A.uses('Monet'), refused(A.uses('Hokusai')), now({ hand: { A: ['Flip Kick', 'Probe'] } })],
    }));

  it('an extra action that must be played immediately is offered alongside the actions in hand (EXT-3)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Hidden Ninja', 'K.C. Smith', 'Idle'], deck } },
      bases: [at('Meadow', 'A Invader +9'), at('Moor', 'A Monet')],
      steps: [
        A.ends(),
        A.plays('Hidden Ninja'),
        offered('A', ['Idle', 'Monet', 'no']),
        A.answers('Monet'),
        now({ turn: 'B', asked: null, hand: { A: ['Idle', 'Probe', 'Howl', 'Scout'] } }),
      ],
    }));

  it('nothing to replace where actions cannot be played', () =>
    play({
      seats: { A: { hand: ['Mark of Sleep'] }, B: { deck } },
      bases: [at('Meadow', 'B Monet')],
      steps: [A.plays('Mark of Sleep'), A.answers('B'), A.ends(), refused(B.uses('Monet'))],
    }));
});

describe('Van Gogh: You may choose a standard action in your discard pile and shuffle it into your deck. Ongoing: After you have played a standard action, you may store it under this card. At the start of your turn, or after you win this base, shuffle every card stored under this card into your deck.', () => {
  /** A Van Gogh at Moor with a card stored under it. */
  const keeper = (...others: string[]) => {
    const moor = at('Moor', 'A Van Gogh', ...others);
    moor.cards[0]!.under = [{ seat: 'A', card: 'Idle' }];
    return moor;
  };

  it('one standard action of your discard pile, a fusion too, or none (TERM-13, FUS-1)', () =>
    play({
      cards: [idle],
      seats: {
        A: {
          hand: ['Van Gogh', 'Van Gogh', 'Summon'],
          discard: ['Idle', 'Gecko Power', 'Scout', 'K.C. Smith'],
          deck: ['Probe'],
        },
        B: { discard: ['Idle'] },
      },
      bases: [at('Meadow')],
      steps: [
        A.plays('Van Gogh', 'Meadow'),
        offered('A', ['Idle', 'K.C. Smith', 'no'], ['Gecko Power', 'Scout']),
        A.answers('Idle'),
        now({
          asked: null,
          deck: { A: 2 },
          discard: { A: ['Gecko Power', 'Scout', 'K.C. Smith'], B: ['Idle'] },
        }),
        A.plays('Summon'),
        A.answers('no'),
        A.plays('Van Gogh', 'Meadow'),
        A.answers('no'),
        now({ asked: null, deck: { A: 2 } }),
      ],
    }));

  it('after a standard action of yours it may be stored, once it has resolved (STO-1, RES-1)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Flip Kick', 'Idle'], deck: ['Probe', 'Scout'] } },
      bases: [at('Meadow', 'A Van Gogh')],
      steps: [
        A.plays('Flip Kick'),
        offered('A', ['Van Gogh', 'pass']),
        now({ hand: { A: ['Idle', 'Probe'] } }),
        A.answers('Van Gogh'),
        now({ cards: { 'Van Gogh': { under: ['Flip Kick'] } }, discard: { A: [] } }),
        A.plays('Idle'),
        A.answers('pass'),
        now({ asked: null, cards: { 'Van Gogh': { under: ['Flip Kick'] } }, discard: { A: ['Idle'] } }),
      ],
    }));

  it('not an action that stays on a card, not that of another player; a fusion used as an action, yes (TERM-13, FUS-4)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Gecko Power', 'K.C. Smith', 'Summon'] }, B: { hand: ['Idle'] } },
      bases: [at('Meadow', 'A Van Gogh')],
      steps: [
        A.plays('Gecko Power', 'Van Gogh'),
        now({ asked: null }),
        A.ends(),
        B.plays('Idle'),
        now({ asked: null, cards: { 'Van Gogh': { under: [] } } }),
        B.ends(),
        { by: 'A', play: 'K.C. Smith', as: 'action' },
        A.answers('Van Gogh'),
        now({ asked: null, cards: { 'Van Gogh': { under: ['K.C. Smith'] } } }),
      ],
    }));

  it('van-gogh/1 one that goes elsewhere while it resolves cannot be stored', () =>
    play({
      cards: [homing],
      seats: { A: { hand: ['Homing'], deck: ['Probe'] } },
      bases: [at('Meadow', 'A Van Gogh')],
      steps: [
        A.plays('Homing'),
        now({ asked: null, cards: { 'Van Gogh': { under: [] } }, deck: { A: ['Probe', 'Homing'] } }),
      ],
    }));

  it('at the start of your turn, not of another, all of them are shuffled into your deck', () =>
    play({
      cards: [idle],
      seats: { A: { deck: ['Probe', 'Scout', 'Howl'] } },
      bases: [at('Meadow'), keeper('B Scout')],
      steps: [
        A.ends(),
        now({ turn: 'B', cards: { 'Van Gogh': { under: ['Idle'] } }, deck: { A: ['Howl'] } }),
        B.ends(),
        now({ turn: 'A', asked: null, cards: { 'Van Gogh': { under: [] } }, deck: { A: 2 } }),
        logged('A shuffled the deck'),
      ],
    }));

  it('after you win this base they are shuffled into your deck; it is discarded alone (SCORE-8, SCORE-9)', () =>
    play({
      cards: [idle],
      seats: { A: { deck: ['Probe', 'Scout', 'Howl'] } },
      bases: [at('Meadow'), keeper('A Invader +3', 'B Filler')],
      steps: [
        A.ends(),
        now({
          turn: 'B',
          asked: null,
          discard: { A: ['Van Gogh', 'Invader'] },
          hand: { A: 2 },
          deck: { A: 2 },
        }),
      ],
    }));

  it('van-gogh/2 after a base you have not won they are discarded with it (STO-2)', () =>
    play({
      cards: [idle],
      seats: { A: { deck: ['Probe', 'Scout', 'Howl'] } },
      bases: [at('Meadow'), keeper('B Invader +9')],
      steps: [A.ends(), now({ turn: 'B', asked: null, discard: { A: ['Van Gogh', 'Idle'] }, deck: { A: ['Howl'] } })],
    }));

  it('van-gogh/2 when it is destroyed, or swapped out of play, they are discarded (STO-2, SWAP-1)', () =>
    play({
      cards: [idle],
      seats: { A: { hand: ['Gecko Rap', 'Monet'], deck: ['Probe', 'Scout', 'Howl'] } },
      bases: [at('Meadow'), keeper()],
      steps: [
        A.plays('Gecko Rap'),
        A.answers('hand'),
        now(at('Moor', 'A Monet'), {
          asked: null,
          cards: { Monet: { under: [] } },
          hand: { A: ['Van Gogh', 'Probe'] },
          discard: { A: ['Idle', 'Gecko Rap'] },
        }),
      ],
    }));

  it('they move with it (STO-2)', () =>
    play({
      cards: [idle, minionCard('Stone', 4, '')],
      seats: { A: { hand: ['Gecko Blimp'] } },
      bases: [at('Meadow', 'A Stone'), keeper()],
      steps: [
        A.plays('Gecko Blimp'),
        A.answers('Van Gogh', 'pass'),
        now(at('Meadow', 'A Stone', 'A Van Gogh'), { asked: null, cards: { 'Van Gogh': { under: ['Idle'] } } }),
      ],
    }));
});
