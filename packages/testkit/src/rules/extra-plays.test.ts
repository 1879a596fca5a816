// EXT-1: a restriction that knows whether a play is an extra one.
import {
  act,
  cannotPlayExtra,
  extraMinion,
  here,
  look,
  NOBODY,
  onPlay,
  ops,
  playMonsters,
  playNow,
} from '@smash/engine/script';
import { describe, it } from 'vitest';
import { A, actionCard, at, baseCard, minionCard, now, play, refused } from '../play.ts';

const quiet = baseCard(
  'Quiet Glade',
  'Nobody can play extra minions here.',
  cannotPlayExtra((_q, me, { at: base, as }) => as === 'minion' && base === me.self),
);
const calm = minionCard(
  'Calm',
  1,
  'Ongoing: Nobody can play extra actions.',
  cannotPlayExtra((_q, _me, { as }) => as === 'action'),
);
const herald = minionCard(
  'Herald',
  1,
  'You may play an extra minion. Draw a card if this was an extra minion.',
  onPlay(function* (me) {
    if (me.args.extra) yield* act(ops.draw(me.seat, 1));
    yield* extraMinion(me.seat);
  }),
);
const ambush = actionCard(
  'Ambush',
  'standard',
  'Play the minions in your hand on the first base, one after the other.',
  onPlay(function* (me) {
    const [hand, base] = yield* look((q) => [q.minionsToPlay(me.seat), q.bases()[0]!] as const);
    for (const card of hand) yield* playNow({ card, at: base, seat: me.seat });
  }),
);
const lure = minionCard(
  'Lure',
  1,
  'Play a monster here.',
  onPlay(function* (me) {
    yield* playMonsters(yield* look((q) => here(q, me)), 1, NOBODY);
  }),
);
const cards = [quiet, calm, herald, ambush, lure];

describe('A restriction on extra plays (EXT-1)', () => {
  it('allows the regular minion but no extra one; elsewhere all are allowed', () =>
    play({
      cards,
      seats: { A: { hand: ['Herald', 'Scout', 'Filler'] } },
      bases: [at('Quiet Glade'), at('Moor')],
      steps: [
        A.plays('Herald', 'Quiet Glade'),
        refused(A.plays('Scout', 'Quiet Glade')),
        A.plays('Scout', 'Moor'),
        now(at('Quiet Glade', 'A Herald'), at('Moor', 'A Scout'), { asked: null }),
      ],
    }));

  it('steers a remaining play to where it is allowed, whatever else could use it (EXT-4)', () =>
    play({
      cards,
      seats: { A: { hand: ['Summon', 'Scout', 'Filler'] } },
      bases: [at('Quiet Glade'), at('Moor')],
      steps: [
        A.plays('Summon'),
        // Only the regular play counts here, although an extra one is left.
        A.plays('Scout', 'Quiet Glade'),
        refused(A.plays('Filler', 'Quiet Glade')),
        now({ plays: { A: { minions: 0 } }, can: [A.plays('Filler', 'Moor')] }),
      ],
    }));

  it('does the same for actions', () =>
    play({
      cards,
      seats: { A: { hand: ['Time Loop', 'Swashbuckling', 'Summon'] } },
      bases: [at('Meadow', 'B Calm'), at('Moor')],
      steps: [A.plays('Time Loop'), refused(A.plays('Swashbuckling')), refused(A.plays('Summon'))],
    }));

  it('applies to cards an ability plays immediately, which are extra; it is discarded (PLAY-4, EXT-3)', () =>
    play({
      cards,
      seats: { A: { hand: ['Ambush', 'Filler'] } },
      bases: [at('Quiet Glade'), at('Moor')],
      steps: [A.plays('Ambush'), now(at('Quiet Glade'), { asked: null, discard: { A: ['Ambush', 'Filler'] } })],
    }));

  it('does not affect monsters, which are nobody’s plays (MON-2)', () =>
    play({
      cards,
      monsterDeck: ['Web Troll'],
      seats: { A: { hand: ['Lure'] } },
      bases: [at('Quiet Glade'), at('Moor')],
      steps: [A.plays('Lure', 'Quiet Glade'), now(at('Quiet Glade', 'A Lure', '- Web Troll'), { asked: null })],
    }));
});

describe('A card knows whether it was an extra one (EXT-1)', () => {
  it('the regular minion was not; one played by its permission was', () =>
    play({
      cards,
      seats: { A: { hand: ['Herald', 'Herald'], deck: ['Filler', 'Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Herald', 'Meadow'),
        now({ asked: null, hand: { A: ['Herald'] } }),
        A.plays('Herald', 'Moor'),
        now({ asked: null, hand: { A: ['Filler'] } }),
      ],
    }));
});
