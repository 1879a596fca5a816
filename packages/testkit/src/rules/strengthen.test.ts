import {
  act,
  after,
  cancelsHost,
  chooseMinion,
  extraAction,
  hostPower,
  isYou,
  isYours,
  look,
  onPlay,
  ops,
  playCard,
  talent,
} from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '../play.ts';
import { boost } from '../standard-actions.ts';

/** Counts every way in which an action played by its player directly increases power. */
const tally = minionCard(
  'Tally',
  1,
  'Ongoing: Gain 1 VP each time an action that you play directly increases the power of a minion.',
  after('strengthen', { when: (_q, me, { seat }) => isYou(me, seat) }, function* (me) {
    yield* act(ops.gainVp(me.seat, 1));
  }),
);
/** Lets its player play an action that strengthens one of their minions. */
const coach = minionCard(
  'Coach',
  1,
  'Talent: Play an extra action that directly increases the power of a minion of yours.',
  talent(function* (me) {
    yield* extraAction(me.seat, { strengthens: 'yours' });
  }),
);
const mirror = minionCard(
  'Mirror',
  1,
  'Talent: You may play an action that directly increases the power of this minion.',
  talent(function* (me) {
    const [action] = yield* look((q) => q.hand(me.seat).slice(0, 1));
    if (action !== undefined) yield* playCard(me.seat, action, { as: 'action', limit: { strengthens: me.self } });
  }),
);
/** Asks two questions: the second one decides which minion gets power. */
const sacrifice = actionCard(
  'Sacrifice',
  'standard',
  'Destroy one of your minions. Another gets +2 power this turn.',
  onPlay(function* (me) {
    const victim = yield* chooseMinion(me, 'Choose the victim', isYours(me));
    const minion = yield* chooseMinion(me, 'Choose another', (_q, ix) => ix !== victim);
    if (victim !== null) yield* act(ops.destroy(victim));
    if (minion !== null) yield* act(ops.power(minion, 2, { t: 'turnEnd', turn: 1 }));
  }),
);
const weaken = actionCard(
  'Weaken',
  'standard',
  'One of your minions gets -1 power.',
  onPlay(function* (me) {
    const minion = yield* chooseMinion(me, 'Choose it', isYours(me));
    if (minion !== null) yield* act(ops.power(minion, -1, { t: 'turnEnd', turn: 1 }));
  }),
);

describe('an action directly increases the power of a minion', () => {
  it('is reported once for each way and minion, to its player only (TERM-3)', () =>
    play({
      cards: [tally, boost, weaken],
      seats: { A: { hand: ['Boost', 'Weaken', 'Howl'] } },
      bases: [at('Meadow', 'A Tally', 'B Tally', 'A Filler'), at('Moor')],
      steps: [A.plays('Howl'), now({ asked: null, vp: { A: 2, B: 0 } })],
    }));

  it('less power is no increase', () =>
    play({
      cards: [tally, weaken],
      seats: { A: { hand: ['Weaken'] } },
      bases: [at('Meadow', 'A Tally'), at('Moor')],
      steps: [A.plays('Weaken'), now({ asked: null, vp: { A: 0 } })],
    }));

  it('one that stays in play is reported for each minion it finds, when it comes', () =>
    play({
      cards: [tally],
      seats: { A: { hand: ['Full Moon'] } },
      bases: [at('Meadow', 'A Tally', 'A Filler', 'B Filler'), at('Moor', 'A Filler')],
      steps: [A.plays('Full Moon', 'Meadow'), now({ asked: null, vp: { A: 2 } })],
    }));
});

describe('a play for an action that directly increases power', () => {
  it('every choice on the way that cannot lead there any more is closed (TERM-3)', () =>
    play({
      cards: [coach, sacrifice],
      seats: { A: { hand: ['Howl', 'Sacrifice'] } },
      bases: [at('Meadow', 'A Coach', 'A Walker', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Howl'),
        A.uses('Coach'),
        A.plays('Sacrifice'),
        offered('A', ['Coach', 'Walker']),
        A.answers('Walker'),
        // Coach is your only minion left: no question is asked.
        now(at('Meadow', 'A Coach', 'B Invader'), { asked: null, cards: { Coach: { power: 4 } } }),
      ],
    }));

  it('for one minion only that one counts', () =>
    play({
      cards: [mirror, sacrifice],
      seats: { A: { hand: ['Sacrifice'] } },
      bases: [at('Meadow', 'A Mirror', 'A Walker', 'B Invader'), at('Moor', 'A Filler')],
      steps: [
        A.uses('Mirror'),
        offered('A', ['Walker', 'Filler'], ['Mirror', 'Invader']),
        A.answers('Filler'),
        now(at('Meadow', 'A Mirror', 'A Walker', 'B Invader'), { asked: null, cards: { Mirror: { power: 3 } } }),
      ],
    }));

  it('an action that cannot lead there does not fit', () =>
    play({
      cards: [coach, sacrifice, weaken],
      seats: { A: { hand: ['Howl', 'Sacrifice', 'Weaken'] } },
      bases: [at('Meadow', 'A Coach'), at('Moor')],
      steps: [A.plays('Howl'), A.uses('Coach'), refused(A.plays('Weaken')), refused(A.plays('Sacrifice'))],
    }));

  it('without the limit nothing is closed', () =>
    play({
      cards: [sacrifice],
      seats: { B: { hand: ['Sacrifice'] } },
      turn: 'B',
      bases: [at('Meadow', 'B Walker', 'A Filler'), at('Moor', 'B Invader')],
      steps: [
        B.plays('Sacrifice'),
        offered('B', ['Walker', 'Invader']),
        B.answers('Walker'),
        offered('B', ['Filler', 'Invader']),
      ],
    }));

  it('whether an action fits is worked out once for each place, not again for each minion', () => {
    let looked = 0;
    // The condition is checked each time the active abilities are listed anew.
    const gag = actionCard(
      'Gag',
      'minion',
      "Ongoing: Cancel this minion's abilities.",
      cancelsHost(() => looked++ >= 0),
    );
    const wreath = actionCard('Wreath', 'minion', 'Ongoing: This minion has -1 power.', hostPower(-1));
    const fillers = new Array<string>(12).fill('B Filler');
    play({
      cards: [coach, gag, wreath],
      seats: { A: { hand: ['Howl', 'Wreath'] } },
      bases: [at('Meadow', 'A Coach', 'B Walker with A Gag', ...fillers), at('Moor')],
      steps: [
        A.plays('Howl'),
        () => {
          looked = 0;
        },
        A.uses('Coach'),
        refused(A.plays('Wreath')),
        () => expect(looked).toBeLessThan(100),
      ],
    });
  });
});
