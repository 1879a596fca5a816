import { look, onPlay, playNow, protect } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused, titanCard } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const aside = [{ seat: 'A' as const, card: 'Big Funny Giant' }];

/** "Play a minion from your hand that nobody controls": what a base does with a monster (MON-2). */
const release = actionCard(
  'Release',
  'standard',
  'A minion of your hand comes to the first base, and nobody controls it.',
  onPlay(function* (me) {
    const [wild, base] = yield* look((q) => [q.hand(me.seat).find((ix) => q.isMinionCard(ix))!, q.bases()[0]!]);
    yield* playNow({ card: wild!, at: base!, seat: -1 });
  }),
);

describe('Big Funny Giant: Special: Instead of your regular minion play, you may play this titan on a base where no player has a minion. Ongoing: Other players must discard a card to play a minion here. At the end of your turn, if no other player has a minion here, place a +1 power counter on this titan. Talent: Destroy a minion here with power 2 or less to move this titan to another base.', () => {
  it('comes to a base without minions in place of the regular minion (TIT-2)', () =>
    play({
      seats: { A: { hand: ['Invader', 'Howl'] } },
      titans: aside,
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Filler'), at('Marsh', 'B Enshrouding Mist')],
      steps: [
        now({
          can: [A.plays('Big Funny Giant', 'Marsh')],
          cannot: [A.plays('Big Funny Giant', 'Meadow'), A.plays('Big Funny Giant', 'Moor')],
        }),
        A.plays('Big Funny Giant', 'Marsh'),
        now(at('Marsh', 'A Big Funny Giant', 'B Enshrouding Mist'), {
          asked: null,
          titans: { A: [] },
          plays: { A: { minions: 0, actions: 1 } },
          cannot: [A.plays('Invader', 'Meadow')],
        }),
      ],
    }));

  it('needs the regular minion play: an extra one will not do (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Invader', 'Summon'] } },
      titans: aside,
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Invader', 'Moor'), A.plays('Summon'), refused(A.plays('Big Funny Giant', 'Meadow'))],
    }));

  it('does not come while its player controls a titan, nor in another turn (TIT-3)', () =>
    play({
      cards: [titanCard('Helper', '')],
      titans: [...aside, { seat: 'B', card: 'Big Funny Giant' }],
      bases: [at('Meadow'), at('Moor', 'A Helper')],
      steps: [refused(A.plays('Big Funny Giant', 'Meadow')), refused(B.plays('Big Funny Giant', 'Meadow'))],
    }));

  it('another player pays a card of their choice, not the one they play, before a minion comes (PLAY-1)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Invader', 'Walker', 'Howl'] } },
      bases: [at('Meadow', 'A Big Funny Giant'), at('Moor')],
      steps: [
        B.plays('Invader', 'Meadow'),
        now(at('Meadow', 'A Big Funny Giant')),
        offered('B', ['Walker', 'Howl'], ['Invader', 'no']),
        B.answers('Howl'),
        now(at('Meadow', 'A Big Funny Giant', 'B Invader'), {
          asked: null,
          vp: { B: 1 },
          hand: { B: ['Walker'] },
          discard: { B: ['Howl'] },
        }),
      ],
    }));

  it('nothing is paid elsewhere, for actions, or by its own player', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Walker', 'Filler'] }, B: { hand: ['Filler', 'Enshrouding Mist', 'Howl'] } },
      bases: [at('Meadow', 'A Big Funny Giant'), at('Moor')],
      steps: [
        B.plays('Enshrouding Mist', 'Meadow'),
        now({ asked: null }),
        B.plays('Filler', 'Moor'),
        now({ asked: null, hand: { B: ['Howl'] } }),
        B.ends(),
        A.plays('Filler', 'Meadow'),
        now(at('Meadow', 'A Big Funny Giant', 'A Filler', 'B Enshrouding Mist'), {
          asked: null,
          hand: { A: ['Walker'] },
        }),
      ],
    }));

  it('a player who has no other card cannot play a minion here, and may elsewhere (PLAY-4)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Invader'] } },
      bases: [at('Meadow', 'A Big Funny Giant'), at('Moor')],
      steps: [refused(B.plays('Invader', 'Meadow')), now({ can: [B.plays('Invader', 'Moor')] })],
    }));

  it('is paid for a minion from the discard pile and for an extra one as well (EXT-3)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Howl'], discard: ['Tenacious Z'] } },
      bases: [at('Meadow', 'A Big Funny Giant'), at('Moor')],
      steps: [
        B.plays('Tenacious Z', 'Meadow', 'discard'),
        now(at('Meadow', 'A Big Funny Giant', 'B Tenacious Z'), { asked: null, discard: { B: ['Howl'] } }),
      ],
    }));

  it('is paid for each minion, with the last card too (EXT-2)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Filler', 'Summon', 'Filler', 'Howl', 'Scry'] } },
      bases: [at('Meadow', 'A Big Funny Giant'), at('Moor')],
      steps: [
        B.plays('Summon'),
        B.plays('Filler', 'Meadow'),
        B.answers('Howl'),
        B.plays('Filler', 'Meadow'),
        now({ asked: null, hand: { B: [] }, discard: { B: ['Howl', 'Scry', 'Summon'] } }),
      ],
    }));
  it('a minion that is moved here pays nothing (TERM-6)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Way of Deception', 'Howl'] } },
      bases: [at('Meadow', 'A Big Funny Giant'), at('Moor', 'B Filler')],
      steps: [
        B.plays('Way of Deception'),
        now(at('Meadow', 'A Big Funny Giant', 'B Filler'), { asked: null, hand: { B: ['Howl'] } }),
      ],
    }));

  it('gets a counter at the end of its player’s turn, with or without minions of its own player here (CTR-3)', () => {
    for (const cards of [[], ['A Walker']])
      play({
        bases: [at('Meadow', 'A Big Funny Giant +1', ...cards), at('Moor', 'B Filler')],
        steps: [
          A.ends(),
          now({ turn: 'B', cards: { 'Big Funny Giant': { counters: 2 } } }),
          B.ends(),
          now({ turn: 'A', cards: { 'Big Funny Giant': { counters: 2 } } }),
        ],
      });
  });
  it('gets none while another player has a minion here', () =>
    play({
      bases: [at('Meadow', 'A Big Funny Giant', 'B Filler'), at('Moor')],
      steps: [A.ends(), now({ turn: 'B', cards: { 'Big Funny Giant': { counters: 0 } } })],
    }));

  it('talent: moves for a minion of power 2 or less destroyed here, whoever controls it (CALC-1)', () =>
    play({
      bases: [
        at('Meadow', 'A Big Funny Giant +2', 'A Walker', 'B Walker', 'B Invader'),
        at('Moor', 'B Filler'),
        at('Marsh'),
      ],
      steps: [
        A.uses('Big Funny Giant'),
        offered('A', ['Walker/A', 'Walker/B'], ['Invader', 'Filler', 'no']),
        A.answers('Walker/B'),
        offered('A', ['Moor', 'Marsh'], ['Meadow']),
        A.answers('Marsh'),
        now(at('Meadow', 'A Walker', 'B Invader'), at('Marsh', 'A Big Funny Giant'), {
          asked: null,
          discard: { B: ['Walker'] },
          cards: { 'Big Funny Giant': { counters: 2 } },
          cannot: [A.uses('Big Funny Giant')],
        }),
      ],
    }));
  it('talent: is not there with no minion that weak here', () =>
    play({
      bases: [at('Meadow', 'A Big Funny Giant', 'B Invader'), at('Moor', 'B Filler')],
      steps: [now({ cannot: [A.uses('Big Funny Giant')] })],
    }));
  it('talent: stays where it is when the minion is not destroyed (RES-3, RES-7)', () => {
    const rock = minionCard(
      'Rock',
      2,
      'Cannot be destroyed.',
      protect((_q, me, op) => op.verb === 'destroy' && op.card === me.self),
    );
    for (const minion of ['B Buccaneer with A Poison', 'B Rock'])
      play({
        cards: [rock],
        bases: [at('Meadow', 'A Big Funny Giant', minion), at('Moor')],
        steps: [
          A.uses('Big Funny Giant'),
          now({ asked: null, cards: { 'Big Funny Giant@Meadow': { controller: 'A' } } }),
        ],
      });
  });

  it('big-funny-giant/1 minions that nobody controls are no player’s: it comes to them, grows beside them, and they pay nothing (MON-2)', () =>
    play({
      cards: [release],
      seats: { A: { hand: ['Release', 'Filler'] } },
      titans: aside,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Release'),
        now({ bases: { Meadow: { monsters: ['Filler'], power: { A: 0, B: 0 } } } }),
        A.plays('Big Funny Giant', 'Meadow'),
        A.ends(),
        now({ turn: 'B', cards: { 'Big Funny Giant@Meadow': { counters: 1 } } }),
      ],
    }));
  it('big-funny-giant/1 one that nobody plays is not stopped by an empty hand (MON-2)', () =>
    play({
      turn: 'B',
      cards: [release],
      seats: { B: { hand: ['Release', 'Filler'] } },
      bases: [at('Meadow', 'A Big Funny Giant'), at('Moor')],
      steps: [B.plays('Release'), now({ asked: null, bases: { Meadow: { monsters: ['Filler'] } }, hand: { B: [] } })],
    }));
});
