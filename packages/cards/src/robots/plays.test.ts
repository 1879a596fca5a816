import { act, after, at as atMoment, here, look, playNow } from '@smash/engine/script';
import { A, at, B, baseCard, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Zapbot: You may play an extra minion with power 2 or less.', () => {
  it('is kept until later in the phase, for a minion of power 2 or less; it lapses with the phase (EXT-2, EXT-4)', () =>
    play({
      seats: { A: { hand: ['Zapbot', 'Walker', 'Scout', 'Collector', 'Cannon'] }, B: { hand: ['Walker'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Zapbot', 'Meadow'),
        now({ asked: null, can: [A.plays('Walker', 'Moor')], cannot: [A.plays('Scout', 'Moor')] }),
        A.plays('Cannon'),
        A.answers('?done'),
        A.plays('Collector', 'Moor'),
        now(at('Moor', 'A Collector'), { cannot: [A.plays('Walker', 'Moor'), A.plays('Scout', 'Moor')] }),
        A.ends(),
        B.ends(),
        A.plays('Scout', 'Moor'),
        now({ turn: 'A', cannot: [A.plays('Walker', 'Moor')] }),
      ],
    }));

  it('one Zapbot brings the next; it is optional (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Zapbot', 'Zapbot', 'Zapbot', 'Nukebot'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Zapbot', 'Meadow'),
        A.plays('Zapbot', 'Meadow'),
        A.plays('Zapbot', 'Moor'),
        now({ cannot: [A.plays('Nukebot', 'Moor')] }),
        A.ends(),
        now(at('Meadow', 'A Zapbot', 'A Zapbot'), at('Moor', 'A Zapbot'), { turn: 'B' }),
      ],
    }));

  it('zapbot/1 played at the start of your turn, its extra minion is played immediately or lost (EXT-3)', () => {
    const sprout = baseCard(
      'Seedbed',
      'At the start of your turn, you may play a minion here from your hand.',
      atMoment('turnStart', { may: true, when: (q, me) => q.handSize(me.seat) > 0 }, function* (me) {
        const zapbot = yield* look((q) => q.hand(me.seat).find((ix) => q.name(ix) === 'Zapbot') ?? -1);
        if (zapbot >= 0) yield* playNow({ card: zapbot, at: me.self, seat: me.seat });
      }),
    );
    const table = {
      cards: [sprout],
      phase: 'start' as const,
      seats: { A: { hand: ['Zapbot', 'Walker', 'Collector', 'Scout'] } },
      bases: [at('Seedbed'), at('Moor')],
    };
    play({
      ...table,
      steps: [
        A.answers('Seedbed'),
        offered('A', ['Walker', 'Collector', 'no'], ['Scout']),
        A.answers('Collector', 'Moor'),
        now(at('Seedbed', 'A Zapbot'), at('Moor', 'A Collector'), { asked: null, phase: 'play' }),
        A.plays('Scout', 'Moor'),
        now({ cannot: [A.plays('Walker', 'Moor')] }),
      ],
    });
    play({
      ...table,
      steps: [
        A.answers('Seedbed', 'no'),
        now({ asked: null, phase: 'play' }),
        A.plays('Scout', 'Moor'),
        now(at('Moor', 'A Scout'), { cannot: [A.plays('Walker', 'Moor')] }),
      ],
    });
  });

  it('zapbot/2 a base’s effect on each minion played: if the extra one comes immediately, its turn is first (RES-2)', () =>
    play({
      cards: [
        baseCard(
          'Dojo of Bows',
          'Each time a minion has been played here, it gets as many +1 power counters as there were before, plus one.',
          after('play', { when: (q, me, h) => h.to === me.self && q.isMinionCard(h.card) }, function* (me) {
            const n = yield* look((q) => q.minionsAt(me.self).reduce((sum, ix) => sum + q.card(ix).counters, 1));
            yield* act({ verb: 'counter', card: me.args.card, seat: -1, to: -1, n });
          }),
        ),
        minionCard(
          'Early Bird',
          1,
          'Ongoing: At the start of your turn, play a Zapbot from your hand here.',
          atMoment('turnStart', {}, function* (me) {
            const zapbot = yield* look((q) => q.hand(me.seat).find((ix) => q.name(ix) === 'Zapbot') ?? -1);
            const base = yield* look((q) => here(q, me));
            if (zapbot >= 0) yield* playNow({ card: zapbot, at: base, seat: me.seat });
          }),
        ),
      ],
      phase: 'start',
      seats: { A: { hand: ['Zapbot', 'Collector'] } },
      bases: [at('Dojo of Bows', 'A Early Bird'), at('Moor')],
      steps: [
        A.answers('Collector', 'Dojo of Bows', '?no', '?done'),
        now(at('Dojo of Bows', 'A Early Bird', 'A Zapbot', 'A Collector'), {
          cards: { Collector: { counters: 1 }, Zapbot: { counters: 2 } },
        }),
      ],
    }));
});

describe('Microbot Reclaimer: You may play an extra minion if this is your first minion played this turn. Choose any number of Microbots in your discard pile and shuffle them into your deck.', () => {
  const discard = ['Microbot Guard', 'Microbot Alpha', 'Walker', 'Zapbot', 'Tech Center'];

  it('offers the Microbots of your discard pile; the chosen ones go into the deck, and an extra minion may follow', () =>
    play({
      seats: {
        A: { hand: ['Microbot Reclaimer', 'Scout'], deck: ['Cannon'], discard },
        B: { discard: ['Microbot Fixer'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Microbot Reclaimer', 'Meadow'),
        offered(
          'A',
          ['Microbot Guard', 'Microbot Alpha', 'done'],
          ['Walker', 'Zapbot', 'Tech Center', 'Microbot Fixer'],
        ),
        A.answers('Microbot Guard', 'Microbot Alpha'),
        now({
          asked: null,
          deck: { A: 3 },
          discard: { A: ['Walker', 'Zapbot', 'Tech Center'], B: ['Microbot Fixer'] },
        }),
        A.plays('Scout', 'Moor'),
      ],
    }));

  it('any number: none too; without one it asks nothing (RES-12); no extra minion as your second', () =>
    play({
      seats: {
        A: { hand: ['Zapbot', 'Microbot Reclaimer', 'Walker'], deck: ['Cannon'], discard },
        B: { hand: ['Microbot Reclaimer'], discard: ['Walker'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Zapbot', 'Meadow'),
        A.plays('Microbot Reclaimer', 'Meadow'),
        A.answers('done'),
        now({ asked: null, deck: { A: ['Cannon'] }, discard: { A: discard }, cannot: [A.plays('Walker', 'Moor')] }),
        A.ends(),
        B.plays('Microbot Reclaimer', 'Moor'),
        now({ asked: null, discard: { B: ['Walker'] } }),
      ],
    }));

  it('microbot-reclaimer/1 Microbot Alpha makes no Microbots in the discard pile', () =>
    play({
      seats: { A: { hand: ['Microbot Reclaimer'], discard } },
      bases: [at('Meadow', 'A Microbot Alpha'), at('Moor')],
      steps: [
        A.plays('Microbot Reclaimer', 'Meadow'),
        offered('A', ['Microbot Guard', 'Microbot Alpha', 'done'], ['Walker', 'Zapbot']),
      ],
    }));
});

describe('Tech Center: Choose a base. For each of your minions there, draw a card.', () => {
  const seats = { A: { hand: ['Tech Center'], deck: ['Cannon', 'Probe', 'Dinghy'] } };

  it('draws for your own minions at that base alone, whatever their power', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Walker with B Poison', 'A Scout', 'B Invader'), at('Moor', 'A Collector')],
      steps: [
        A.plays('Tech Center'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Meadow'),
        now({ asked: null, hand: { A: ['Cannon', 'Probe'], B: [] }, deck: { A: ['Dinghy'] } }),
      ],
    }));

  it('any base may be chosen, including one without your minions: then nothing is drawn (PLAY-5)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Walker'), at('Moor', 'B Invader')],
      steps: [
        A.plays('Tech Center'),
        A.answers('Moor'),
        now({ asked: null, hand: { A: [] }, discard: { A: ['Tech Center'] } }),
      ],
    }));

  it('a short deck is rebuilt in mid-draw; the card itself is not in it yet (DECK-1, PLAY-2)', () =>
    play({
      seats: { A: { hand: ['Tech Center'], deck: ['Cannon'], discard: ['Probe'] } },
      bases: [at('Meadow', 'A Walker', 'A Scout', 'A Collector'), at('Moor')],
      steps: [
        A.plays('Tech Center'),
        A.answers('Meadow'),
        now({ asked: null, hand: { A: ['Cannon', 'Probe'] }, deck: { A: [] }, discard: { A: ['Tech Center'] } }),
      ],
    }));
});
