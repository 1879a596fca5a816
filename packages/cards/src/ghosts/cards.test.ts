import { act, onPlay, ops, playExtraMinion } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Spectre: Special: Any time you can play a minion while holding two or fewer cards in your hand, you can play this card from your discard pile instead.', () => {
  const two = ['Filler', 'Filler'];

  it('spectre/1 takes the regular minion play from the discard pile; then none is left (PLAY-7)', () =>
    play({
      seats: { A: { hand: ['Filler'], discard: ['Spectre', 'Invader'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        now({
          can: [
            A.plays('Spectre', 'Meadow', 'discard'),
            A.plays('Spectre', 'Moor', 'discard'),
            A.plays('Filler', 'Moor'),
          ],
          cannot: [A.plays('Invader', 'Moor', 'discard')],
        }),
        A.plays('Spectre', 'Moor', 'discard'),
        now(at('Moor', 'A Spectre'), {
          asked: null,
          plays: { A: { minions: 0, actions: 1 } },
          discard: { A: ['Invader'] },
          cannot: [A.plays('Filler', 'Moor')],
          cards: { Spectre: { power: 5 } },
        }),
      ],
    }));

  it.each([
    [2, true],
    [3, false],
  ])('holding %i cards (PLAY-7)', (count, can) => {
    const command = A.plays('Spectre', 'Moor', 'discard');
    play({
      seats: { A: { hand: Array(count).fill('Probe'), discard: ['Spectre'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [now(can ? { can: [command] } : { cannot: [command] }), ...(can ? [command] : [refused(command)])],
    });
  });

  it('comes within reach as the hand shrinks; only in your own turn, and only for you (TURN-4)', () =>
    play({
      seats: {
        A: { hand: ['Shady Deal', 'Filler', 'Filler'], discard: ['Spectre'] },
        B: { hand: ['Filler'], discard: ['Spectre'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        refused(A.plays('Spectre/A', 'Moor', 'discard')),
        A.plays('Shady Deal'),
        now({
          can: [A.plays('Spectre/A', 'Moor', 'discard')],
          cannot: [A.plays('Spectre/B', 'Moor', 'discard'), B.plays('Spectre/B', 'Moor', 'discard')],
        }),
      ],
    }));

  it('is an ordinary minion in hand, however many cards you hold (ABL-1)', () =>
    play({
      seats: { A: { hand: ['Spectre', ...two, 'Filler'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Spectre', 'Moor'), now(at('Moor', 'A Spectre'), { asked: null })],
    }));

  it('spectre/1 takes an extra play that may be kept, after the regular one (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Summon', 'Invader'], discard: ['Spectre'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Summon'),
        A.plays('Invader', 'Meadow'),
        A.plays('Spectre', 'Moor', 'discard'),
        now(at('Meadow', 'A Invader'), at('Moor', 'A Spectre'), { asked: null, discard: { A: ['Summon'] } }),
      ],
    }));

  const mission = actionCard(
    'Mission',
    'standard',
    'Play an extra minion. Gain 1 VP.',
    onPlay(function* (me) {
      if ((yield* playExtraMinion(me.seat, {})) !== null) yield* act(ops.gainVp(me.seat, 1));
    }),
  );

  it('spectre/1 takes a generic play that must be used immediately, and then may be mandatory (EXT-3)', () =>
    play({
      cards: [mission],
      seats: {
        A: { hand: ['Mission', ...two], discard: ['Spectre', 'Invader'] },
        B: { hand: ['Mission'], discard: ['Spectre'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Mission'),
        offered('A', ['Filler', 'Filler', 'Spectre'], ['Invader', 'no']),
        A.answers('Spectre', 'Moor'),
        now(at('Moor', 'A Spectre'), { asked: null, vp: { A: 1 }, plays: { A: { minions: 1 } } }),
        A.ends(),
        B.plays('Mission'),
        B.answers('Meadow'),
        now(at('Meadow', 'B Spectre'), { asked: null, vp: { B: 1 }, discard: { B: ['Mission'] } }),
      ],
    }));

  it('spectre/1 is not among them with three cards in hand (EXT-3)', () =>
    play({
      cards: [mission],
      seats: { A: { hand: ['Mission', ...two, 'Probe'], discard: ['Spectre'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Mission'), offered('A', ['Filler', 'Filler'], ['Spectre', 'Probe'])],
    }));

  it('spectre/1 Hidden Ninja brings it to the scoring base, even with no minion in hand (SCORE-3)', () =>
    play({
      seats: { A: { hand: ['Hidden Ninja', 'Probe'], discard: ['Spectre'] } },
      bases: [at('Meadow', 'A Filler +3', 'B Filler +5'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Hidden Ninja'),
        now({ turn: 'B', asked: null, vp: { A: 3, B: 2 }, discard: { A: { has: ['Spectre', 'Hidden Ninja'] } } }),
      ],
    }));

  it('hidden-ninja/2 offers it beside the minions in hand (EXT-1)', () =>
    play({
      seats: { A: { hand: ['Hidden Ninja', 'Collector', 'Probe'], discard: ['Spectre', 'Invader'] } },
      bases: [at('Meadow', 'A Filler +3', 'B Filler +5'), at('Moor')],
      steps: [
        A.ends(),
        A.answers('Hidden Ninja'),
        offered('A', ['Collector', 'Spectre'], ['Invader', 'Probe', 'no']),
        A.answers('Spectre'),
        now({ turn: 'B', vp: { A: 3, B: 2 }, hand: { A: { has: ['Collector'] } } }),
      ],
    }));

  it('spectre/1 takes the plays of Disguise, which counts it (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Disguise', 'Invader'], discard: ['Spectre'] } },
      bases: [at('Meadow', 'A Walker', 'A Collector'), at('Moor')],
      steps: [
        A.plays('Disguise'),
        A.answers('Walker', 'Collector'),
        offered('A', ['Invader', 'Spectre']),
        A.answers('Invader'),
        now(at('Meadow', 'A Invader', 'A Spectre'), {
          asked: null,
          hand: { A: ['Walker', 'Collector'] },
          vp: { A: 1 },
        }),
      ],
    }));

  it('spectre/1 takes the play of Ninja Acolyte, whose return counts as a card in hand (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Probe'], discard: ['Spectre'] }, B: { hand: ['Probe', 'Probe'], discard: ['Spectre'] } },
      bases: [at('Meadow', 'A Ninja Acolyte', 'B Ninja Acolyte'), at('Moor')],
      steps: [
        A.uses('Ninja Acolyte/A'),
        offered('A', ['Ninja Acolyte', 'Spectre']),
        A.answers('Spectre'),
        now(at('Meadow', 'A Spectre', 'B Ninja Acolyte'), { asked: null, hand: { A: { has: ['Ninja Acolyte'] } } }),
        A.ends(),
        B.uses('Ninja Acolyte'),
        now(at('Meadow', 'A Spectre', 'B Ninja Acolyte'), { asked: null, discard: { B: ['Spectre'] } }),
      ],
    }));

  it('spectre/1 makes Ninja Acolyte usable that would not go to your own hand (TERM-14)', () =>
    play({
      seats: { A: { discard: ['Spectre'] }, B: {} },
      bases: [at('Meadow', 'A Ninja Acolyte of B'), at('Moor')],
      steps: [
        A.uses('Ninja Acolyte'),
        now(at('Meadow', 'A Spectre'), { asked: null, hand: { A: [], B: ['Ninja Acolyte'] } }),
      ],
    }));

  it('spectre/2 Tenacious Z brings only itself: the regular play is used up (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Filler'], discard: ['Spectre', 'Tenacious Z'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        now({ can: [A.plays('Tenacious Z', 'Moor', 'discard')] }),
        refused(A.plays('Spectre', 'Moor', 'discard')),
      ],
    }));

  it('spectre/2 nor does it take the place of a card that was revealed (EXT-3)', () =>
    play({
      seats: { A: { hand: ['Hoverbot'], deck: ['Invader'], discard: ['Spectre'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Hoverbot', 'Moor'),
        A.answers('?play', '?yes'),
        offered('A', ['Meadow', 'Moor']),
        A.answers('Moor'),
        now(at('Moor', 'A Hoverbot', 'A Invader'), { asked: null, discard: { A: ['Spectre'] } }),
        refused(A.plays('Spectre', 'Moor', 'discard')),
      ],
    }));

  it('spectre/3 does not fit an extra play for power 2 or less (EXT-4, TERM-9)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Walker'], discard: ['Spectre'] } },
      bases: [at('The Homeworld'), at('Moor')],
      steps: [
        A.plays('Filler', 'The Homeworld'),
        now({ can: [A.plays('Walker', 'Moor')] }),
        refused(A.plays('Spectre', 'Moor', 'discard')),
        now({ plays: { A: { minions: 0 } } }),
      ],
    }));

  it('spectre/3 nor does it come where no minion may be played (CONF-1)', () =>
    play({
      seats: { A: { discard: ['Spectre'] } },
      bases: [at('Meadow', 'B Overrun'), at('Moor')],
      steps: [
        refused(A.plays('Spectre', 'Meadow', 'discard')),
        A.plays('Spectre', 'Moor', 'discard'),
        now(at('Moor', 'A Spectre'), { asked: null }),
      ],
    }));
});
