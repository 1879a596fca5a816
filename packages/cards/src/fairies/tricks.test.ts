import { A, at, B, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Magic Ward: Put this on a base. Ongoing: Actions cannot be played by other players on this base or on any minion here.', () => {
  it('other players put none on the base or a minion there; you do, and they do elsewhere (CONF-1)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Overrun', 'Poison', 'Howl', 'Filler'] } },
      bases: [at('Meadow', 'A Walker', 'B Scout', 'A Magic Ward'), at('Moor', 'A Invader')],
      steps: [
        now({
          can: [B.plays('Overrun', 'Moor'), B.plays('Poison', 'Invader'), B.plays('Howl'), B.plays('Filler', 'Meadow')],
          cannot: [B.plays('Overrun', 'Meadow'), B.plays('Poison', 'Walker'), B.plays('Poison', 'Scout')],
        }),
        B.plays('Howl'),
        now({ asked: null }),
      ],
    }));

  it('its player puts actions there freely (TERM-10)', () =>
    play({
      seats: { A: { hand: ['Overrun', 'Poison', 'Magic Ward'] } },
      bases: [at('Meadow', 'A Walker', 'A Magic Ward'), at('Moor')],
      steps: [
        now({
          can: [A.plays('Overrun', 'Meadow'), A.plays('Poison', 'Walker'), A.plays('Magic Ward', 'Moor')],
          cannot: [A.plays('Magic Ward', 'Walker')],
        }),
      ],
    }));
});

describe('Playful Tricks: Play Spirit of the Forest OR destroy up to two actions that are on minions and/or bases.', () => {
  const titans = [{ seat: 'A' as const, card: 'Spirit of the Forest' }];
  const bases = [at('Meadow', 'B Walker with B Poison', 'B Overrun'), at('Moor', 'A Scout with A Leaf Armor')];
  const seats = { A: { hand: ['Playful Tricks', 'Filler'] } };

  it('plays the titan, on any base, beside the regular plays; or not after all (TIT-2)', () => {
    play({
      titans,
      seats,
      bases,
      steps: [
        A.plays('Playful Tricks'),
        offered('A', ['play', 'destroy'], ['no']),
        A.answers('play'),
        offered('A', ['Spirit of the Forest', 'no']),
        A.answers('Spirit of the Forest'),
        offered('A', ['Meadow', 'Moor'], ['no']),
        A.answers('Moor'),
        now(bases[0]!, at('Moor', 'A Scout with A Leaf Armor', 'A Spirit of the Forest'), {
          asked: null,
          plays: { A: { minions: 1, actions: 0 } },
        }),
      ],
    });
    play({
      titans,
      seats,
      bases,
      steps: [A.plays('Playful Tricks'), A.answers('play', 'no'), now(...bases, { asked: null })],
    });
  });

  it('without that titan set aside, or with one in play, nothing is played (TIT-3)', () => {
    play({
      seats,
      bases,
      steps: [A.plays('Playful Tricks'), A.answers('play'), now(...bases, { asked: null })],
    });
    play({
      titans,
      seats,
      bases: [at('Meadow', 'A Big Funny Giant'), at('Moor')],
      steps: [
        A.plays('Playful Tricks'),
        A.answers('play'),
        now({ asked: null, titans: { A: ['Spirit of the Forest'] } }),
      ],
    });
    play({
      seats,
      bases: [at('Meadow', 'A Spirit of the Forest'), at('Moor')],
      steps: [
        A.plays('Playful Tricks'),
        A.answers('no', 'play'),
        now(at('Meadow', 'A Spirit of the Forest'), { asked: null }),
      ],
    });
  });

  it('with a single base it comes there (RES-13)', () =>
    play({
      titans,
      seats,
      bases: [at('Meadow', 'B Overrun')],
      steps: [
        A.plays('Playful Tricks'),
        A.answers('play', 'Spirit of the Forest'),
        now(at('Meadow', 'B Overrun', 'A Spirit of the Forest'), { asked: null }),
      ],
    }));

  it('or destroys up to two actions, on minions and bases; none is allowed (RES-12)', () => {
    play({
      titans,
      seats,
      bases,
      steps: [
        A.plays('Playful Tricks'),
        A.answers('destroy'),
        offered('A', ['Poison', 'Overrun', 'Leaf Armor', 'done']),
        refused(A.answers('Overrun', 'Poison', 'Leaf Armor')),
        A.answers('Overrun', 'Poison'),
        now(at('Meadow', 'B Walker'), at('Moor', 'A Scout with A Leaf Armor'), {
          asked: null,
          discard: { A: ['Playful Tricks'], B: ['Overrun', 'Poison'] },
          titans: { A: ['Spirit of the Forest'] },
        }),
      ],
    });
    play({
      seats,
      bases,
      steps: [A.plays('Playful Tricks'), A.answers('destroy', 'done'), now(...bases, { asked: null })],
    });
  });

  it('both, with the titan in play (RES-14)', () =>
    play({
      seats,
      titans: [{ seat: 'B', card: 'Spirit of the Forest' }],
      bases: [at('Meadow', 'B Overrun', 'A Spirit of the Forest'), at('Moor')],
      steps: [
        A.plays('Playful Tricks'),
        A.answers('yes', 'destroy', 'Overrun'),
        now(at('Meadow', 'A Spirit of the Forest'), { asked: null, titans: { B: ['Spirit of the Forest'] } }),
      ],
    }));
});
