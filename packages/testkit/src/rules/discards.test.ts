import {
  act,
  afterYouDiscard,
  chooseCards,
  look,
  onPlay,
  onYourTurn,
  ops,
  playCard,
  playedWhenDiscarded,
  special,
  talent,
} from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '../play.ts';

const gainVp = function* (me: { seat: number }) {
  yield* act(ops.gainVp(me.seat, 1));
};
const flare = actionCard(
  'Flare',
  'standard',
  'Gain 1 VP. Special: You may play this card as an extra action after you discard it from your hand.',
  onPlay(gainVp),
  playedWhenDiscarded(gainVp),
);
const phoenix = minionCard(
  'Phoenix',
  2,
  'Special: You may play this card as an extra minion after you discard it from your hand. One per turn.',
  special(
    'discardFromHand',
    { from: 'discard', may: true, limit: 'turnByName', when: (_q, me, { card }) => card === me.self },
    function* (me) {
      yield* playCard(me.seat, me.self, { special: true });
    },
  ),
);
const purge = actionCard(
  'Purge',
  'standard',
  'Discard any number of cards.',
  onPlay(function* (me) {
    const hand = yield* look((q) => q.hand(me.seat));
    const chosen = yield* chooseCards(me.seat, 'Discard any number of cards', hand, { min: 0, max: 9 });
    yield* act(...chosen.map(ops.discard));
  }),
);
const whim = actionCard(
  'Whim',
  'standard',
  'Discard two cards at random.',
  onPlay(function* (me) {
    yield* act(ops.discardAtRandom(me.seat, 2));
  }),
);
const mill = actionCard(
  'Mill',
  'standard',
  'Discard the top card of your deck.',
  onPlay(function* (me) {
    yield* act(ops.discard(yield* look((q) => q.topOf(me.seat))));
  }),
);
const mourner = minionCard(
  'Mourner',
  1,
  'Ongoing: After you discard one or more cards, gain 1 VP.',
  afterYouDiscard({}, gainVp),
);
const tally = minionCard(
  'Tally',
  1,
  'Talent: Gain 1 VP if you have discarded at least two cards this turn.',
  talent(gainVp, (q, me) => q.discards(me.seat) >= 2),
);
const kiosk = actionCard(
  'Kiosk',
  'base',
  'Put this on a base. Each player may, on their own turn, gain 1 VP.',
  onYourTurn({ anyone: true, when: () => true }, gainVp),
);

describe('a card played after it has been discarded from the hand', () => {
  it('an action: as an extra one, with its own text; then it is discarded again, which is no discard from hand', () =>
    play({
      cards: [flare, purge],
      seats: { A: { hand: ['Purge', 'Flare', 'Howl'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Purge'),
        A.answers('Flare', 'done'),
        offered('A', ['Flare', 'pass']),
        A.answers('Flare'),
        now({ asked: null, vp: { A: 1 }, discard: { A: ['Flare', 'Purge'] }, hand: { A: ['Howl'] } }),
      ],
    }));

  it('a minion: at a base of your choice; limited by its text', () =>
    play({
      cards: [phoenix, purge],
      seats: { A: { hand: ['Purge', 'Phoenix', 'Phoenix', 'Howl'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Purge'),
        A.answers('Phoenix#1', 'Phoenix#2', 'Howl'),
        offered('A', ['Phoenix', 'Phoenix', 'pass']),
        A.answers('Phoenix#1'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(at('Moor', 'A Phoenix'), {
          asked: null,
          plays: { A: { minions: 1 } },
          discard: { A: ['Phoenix', 'Howl', 'Purge'] },
        }),
      ],
    }));

  it('may stay there; not when it comes from the deck, from play or as an action that has resolved', () => {
    play({
      cards: [flare, purge],
      seats: { A: { hand: ['Purge', 'Flare'] } },
      bases: [at('Meadow')],
      steps: [
        A.plays('Purge'),
        A.answers('Flare', '?done', 'pass'),
        now({ asked: null, vp: { A: 0 }, discard: { A: ['Flare', 'Purge'] } }),
      ],
    });
    play({
      cards: [flare, phoenix, mill],
      seats: { A: { hand: ['Mill'], deck: ['Phoenix', 'Howl', 'Howl'] }, B: {} },
      bases: [at('Meadow', 'A Phoenix +9'), at('Moor')],
      steps: [A.plays('Mill'), now({ asked: null }), A.ends(), now({ turn: 'B', discard: { A: 3 } })],
    });
    play({
      cards: [flare],
      seats: { A: { hand: ['Flare'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Flare'), now({ asked: null, vp: { A: 1 }, discard: { A: ['Flare'] } })],
    });
  });

  it('down to ten cards, too (TURN-6), by that player alone; a card of another owner is played by who held it', () => {
    const ten = ['Howl', 'Howl', 'Howl', 'Howl', 'Howl', 'Howl', 'Howl', 'Howl', 'Howl'];
    play({
      cards: [flare],
      seats: { A: { hand: ['Flare', ...ten], deck: ['Howl', 'Howl'] }, B: {} },
      bases: [at('Meadow')],
      steps: [
        A.ends(),
        A.answers('Flare', 'Howl'),
        offered('A', ['Flare', 'pass']),
        A.answers('Flare'),
        now({ turn: 'B', vp: { A: 1 }, hand: { A: 10 } }),
      ],
    });
    play({
      cards: [flare, purge],
      seats: { A: { hand: ['Pillage', 'Purge', 'Mystic Studies'] }, B: { hand: ['Flare'], deck: ['Howl'] } },
      bases: [at('Meadow', 'A Archmage')],
      steps: [
        A.plays('Pillage'),
        A.plays('Purge'),
        A.answers('Flare', 'done'),
        A.answers('Flare'),
        now({ asked: null, vp: { A: 1, B: 0 }, discard: { B: ['Flare'] } }),
      ],
    });
  });
});

describe('a discarded card that has left the discard pile', () => {
  it('does not react any more, even if it is back there (RES-4)', () =>
    play({
      cards: [
        flare,
        actionCard(
          'Robbery',
          'standard',
          'Each other player discards an action; play one of those.',
          onPlay(function* (me) {
            const [action] = yield* look((q) => q.hand(q.otherPlayers(me.seat)[0]!));
            yield* act(ops.discard(action!));
            yield* playCard(me.seat, action!);
          }),
        ),
      ],
      seats: { A: { hand: ['Robbery'] }, B: { hand: ['Flare'] } },
      bases: [at('Meadow')],
      steps: [A.plays('Robbery'), now({ asked: null, vp: { A: 1, B: 0 }, discard: { A: ['Robbery'], B: ['Flare'] } })],
    }));
});

describe('an ability that reacts to discarding', () => {
  it('once for all the cards of one effect, at random or chosen; not for another player (RES-9)', () => {
    for (const card of ['Purge', 'Whim'])
      play({
        cards: [purge, whim, mourner],
        seats: { A: { hand: [card, 'Howl', 'Howl'] }, B: {} },
        bases: [at('Meadow', 'A Mourner', 'B Mourner')],
        steps: [
          A.plays(card),
          A.answers('?Howl#1', '?Howl#2'),
          now({ asked: null, vp: { A: 1, B: 0 }, hand: { A: [] } }),
        ],
      });
    play({
      cards: [purge, mourner, mill],
      seats: { A: { hand: ['Purge', 'Mill'], deck: ['Howl'] }, B: {} },
      bases: [at('Meadow', 'A Mourner', 'A Archmage')],
      steps: [A.plays('Purge'), A.answers('done'), A.plays('Mill'), now({ asked: null, vp: { A: 0 } })],
    });
  });

  it('counts the cards of a turn, those discarded before it came, too', () =>
    play({
      cards: [purge, tally],
      seats: { A: { hand: ['Purge', 'Howl', 'Howl', 'Tally'], deck: ['Howl', 'Howl', 'Howl', 'Howl'] }, B: {} },
      bases: [at('Meadow', 'A Tally'), at('Moor')],
      steps: [
        refused(A.uses('Tally')),
        A.plays('Purge'),
        A.answers('Howl#1', 'Howl#2'),
        A.plays('Tally', 'Moor'),
        A.uses('Tally@Moor'),
        now({ vp: { A: 1 } }),
        A.ends(),
        B.ends(),
        refused(A.uses('Tally@Meadow')),
      ],
    }));
});

describe('"each player may, on their own turn"', () => {
  it('its controller and everybody else, each in the own turn', () =>
    play({
      cards: [kiosk],
      seats: { A: {}, B: {} },
      bases: [at('Meadow', 'A Kiosk')],
      steps: [
        refused(B.uses('Kiosk')),
        A.uses('Kiosk'),
        refused(A.uses('Kiosk')),
        A.ends(),
        refused(A.uses('Kiosk')),
        B.uses('Kiosk'),
        now({ vp: { A: 1, B: 1 } }),
      ],
    }));
});
