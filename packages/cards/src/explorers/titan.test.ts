import { A, at, B, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Very Large Boulder: Special: You may play this titan in place of your regular minion play, on a base where no player has a minion. Ongoing: Once per turn, after a minion moves away from here, you may move this titan to the base it went to. If you do, destroy a minion there whose power is lower than the number of +1 power counters on this titan. Ongoing: At the end of your turn, place a +1 power counter on this titan if it did not move this turn.', () => {
  const titans = [{ seat: 'A' as const, card: 'Very Large Boulder' }];
  it('is played instead of the regular minion, where no player has a minion: monsters do not count (TIT-2, MON-2)', () =>
    play({
      titans,
      seats: { A: { hand: ['Scout'] } },
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Filler'), at('Marsh', '- Bigfoot'), at('Fen')],
      steps: [
        now({
          can: [A.plays('Very Large Boulder', 'Marsh'), A.plays('Very Large Boulder', 'Fen')],
          cannot: [A.plays('Very Large Boulder', 'Meadow'), A.plays('Very Large Boulder', 'Moor')],
        }),
        A.plays('Very Large Boulder', 'Fen'),
        now(at('Fen', 'A Very Large Boulder'), { plays: { A: { minions: 0 } }, cannot: [A.plays('Scout', 'Fen')] }),
      ],
    }));
  it('not once the regular minion play is spent (TIT-2)', () =>
    play({
      titans,
      seats: { A: { hand: ['Scout'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Scout', 'Meadow'), now({ cannot: [A.plays('Very Large Boulder', 'Moor')] })],
    }));

  it('gets a counter at the end of each of your turns in which it did not move, the first one included (TURN-7, TIT-5)', () =>
    play({
      titans,
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Very Large Boulder', 'Moor'),
        A.ends(),
        now({ cards: { 'Very Large Boulder': { counters: 1 } }, bases: { Moor: { power: { A: 1 } } } }),
        B.ends(),
        now({ cards: { 'Very Large Boulder': { counters: 1 } } }),
        A.ends(),
        now({ cards: { 'Very Large Boulder': { counters: 2 } } }),
      ],
    }));

  it('rolls after a minion that moves away, and destroys a weaker one there; not one of just that power (RES-3)', () =>
    play({
      seats: { A: { hand: ['Way of Deception'] } },
      bases: [
        at('Meadow', 'A Very Large Boulder +3', 'A Invader'),
        at('Moor', 'B Scout', 'B Filler', 'B Collector', 'A Filler'),
        at('Marsh', 'B Filler'),
      ],
      steps: [
        A.plays('Way of Deception'),
        A.answers('Invader', 'Moor'),
        offered('A', ['Very Large Boulder', 'pass']),
        A.answers('Very Large Boulder'),
        offered('A', ['Filler', 'Collector', 'Filler'], ['Scout', 'Invader', 'no']),
        A.answers('Collector'),
        now(
          at('Meadow'),
          at('Moor', 'A Very Large Boulder', 'A Invader', 'A Filler', 'B Scout', 'B Filler'),
          at('Marsh', 'B Filler'),
          { asked: { seat: 'A' }, discard: { B: ['Collector'] } },
        ),
        // It has moved: no counter at the end of this turn.
        A.ends(),
        now({ cards: { 'Very Large Boulder': { counters: 3 } } }),
      ],
    }));
  it('very-large-boulder/1 without moving it destroys nothing', () =>
    play({
      seats: { A: { hand: ['Way of Deception'] } },
      bases: [at('Meadow', 'A Very Large Boulder +3', 'A Invader', 'B Filler'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Way of Deception'),
        A.answers('pass'),
        now(at('Meadow', 'A Very Large Boulder', 'B Filler'), at('Moor', 'A Invader', 'B Filler'), {
          asked: { seat: 'A' },
        }),
      ],
    }));
  it('with nothing weak enough there it moves anyway; the same with no counters (RES-13)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Way of Deception'] } },
      bases: [at('Meadow', 'A Very Large Boulder +1', 'B Filler'), at('Moor')],
      steps: [
        B.plays('Way of Deception'),
        A.answers('Very Large Boulder'),
        now(at('Meadow'), at('Moor', 'A Very Large Boulder', 'B Filler'), { asked: { seat: 'B' } }),
      ],
    }));
  it('once per turn, in others’ turns too; of two that move together it follows one (RES-9)', () =>
    play({
      seats: { A: { hand: ['Dinghy'] } },
      bases: [at('Meadow', 'A Very Large Boulder', 'A Scout', 'A Invader'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Dinghy'),
        A.answers('Scout', 'Invader', 'Moor', 'Marsh'),
        offered('A', ['Very Large Boulder', 'Very Large Boulder', 'pass']),
        A.answers('Very Large Boulder'),
        now(at('Moor', 'A Very Large Boulder', 'A Scout'), at('Marsh', 'A Invader'), { phase: 'play' }),
      ],
    }));
  it('does not react to what moves here, or elsewhere', () =>
    play({
      seats: { A: { hand: ['Dinghy'] } },
      bases: [at('Meadow', 'A Very Large Boulder'), at('Moor', 'A Scout', 'A Invader'), at('Marsh')],
      steps: [
        A.plays('Dinghy'),
        A.answers('Scout', 'Invader', 'Meadow', 'Marsh'),
        now(at('Meadow', 'A Very Large Boulder', 'A Scout'), at('Marsh', 'A Invader'), { phase: 'play' }),
      ],
    }));
  it('TIT-6 at a base with a titan it clashes once its own ability is done', () =>
    play({
      seats: { A: { hand: ['Way of Deception'] } },
      bases: [at('Meadow', 'A Very Large Boulder +4', 'A Filler'), at('Moor', 'B Time Box', 'B Scout')],
      steps: [
        A.plays('Way of Deception'),
        A.answers('Very Large Boulder'),
        A.answers('Scout'),
        now(at('Moor', 'A Very Large Boulder', 'A Filler'), { titans: { B: ['Time Box'] }, discard: { B: ['Scout'] } }),
      ],
    }));
});
