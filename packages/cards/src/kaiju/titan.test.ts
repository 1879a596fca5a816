import { A, at, B, now, offered, play, titanCard } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const titans = [{ seat: 'A' as const, card: 'Gorgodzolla' }];

describe('Gorgodzolla: Special: You may play this titan in place of your regular minion play, on a base where you have two or more actions. Ongoing: Place a +1 power counter on this titan after you play a minion or an action on this base. Ongoing: You may draw a card after you play an action on this base.', () => {
  it('is played where two of the actions are yours (TIT-2)', () =>
    play({
      titans,
      seats: { A: { hand: ['Walker'] } },
      bases: [
        at('Meadow', 'A Overrun', 'A Overrun of B'),
        at('Moor', 'A Overrun', 'B Overrun', 'B Overrun of A'),
        at('Marsh', 'A Walker'),
      ],
      steps: [
        now({
          can: [A.plays('Gorgodzolla', 'Meadow')],
          cannot: [A.plays('Gorgodzolla', 'Moor'), A.plays('Gorgodzolla', 'Marsh')],
        }),
        A.plays('Gorgodzolla', 'Meadow'),
        now(at('Meadow', 'A Overrun', 'A Overrun', 'A Gorgodzolla'), {
          asked: null,
          plays: { A: { minions: 0, actions: 1 } },
          cannot: [A.plays('Walker', 'Marsh')],
          bases: { Meadow: { power: { A: 0 } } },
        }),
      ],
    }));

  it('gorgodzolla/1 actions on minions there do not bring it, and one played on a minion does nothing for it (PLAY-3)', () =>
    play({
      seats: { A: { hand: ['Upgrade'], deck: ['Walker'] } },
      titans: [{ seat: 'B', card: 'Gorgodzolla' }],
      bases: [at('Meadow', 'A Gorgodzolla', 'A Walker'), at('Moor', 'B Overrun', 'B Walker with B Upgrade, B Upgrade')],
      steps: [
        A.plays('Upgrade', 'Walker@Meadow'),
        now({ asked: null, cards: { 'Gorgodzolla@Meadow': { counters: 0 } }, hand: { A: [] } }),
        A.ends(),
        now({ turn: 'B', cannot: [B.plays('Gorgodzolla', 'Moor')] }),
      ],
    }));

  it('gorgodzolla/2 not once the regular minion has been played; an extra play is not enough (TIT-2)', () =>
    play({
      titans,
      seats: { A: { hand: ['Filler', 'Summon'] } },
      bases: [at('Meadow', 'A Stomp', 'A Stomp'), at('Moor')],
      steps: [
        A.plays('Summon'),
        A.plays('Filler', 'Moor'),
        // Of two fitting plays the narrower one is used (EXT-4): the regular one is still there.
        now({ can: [A.plays('Gorgodzolla', 'Meadow')] }),
        A.plays('Gorgodzolla', 'Meadow'),
        now({ asked: null, plays: { A: { minions: 0 } } }),
      ],
    }));

  it('gorgodzolla/2 the play is spent either way (TIT-2)', () =>
    play({
      titans,
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Stomp', 'A Stomp'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        now({ asked: null, cannot: [A.plays('Gorgodzolla', 'Meadow')], titans: { A: ['Gorgodzolla'] } }),
        A.ends(),
        now({ turn: 'B', cannot: [A.plays('Gorgodzolla', 'Meadow')] }),
      ],
    }));

  it('gorgodzolla/3 without a minion in hand, and where minions cannot be played (TIT-4)', () =>
    play({
      titans,
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'B Overrun', 'A Stomp', 'A Stomp'), at('Moor')],
      steps: [
        now({ cannot: [A.plays('Filler', 'Meadow')] }),
        A.plays('Gorgodzolla', 'Meadow'),
        now(at('Meadow', 'B Overrun', 'A Stomp', 'A Stomp', 'A Gorgodzolla'), { asked: null }),
      ],
    }));

  it('gets a counter for each minion and each action you play here; only an action lets you draw (RES-4)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Stomp'], deck: ['Walker', 'Invader'] } },
      bases: [at('Meadow', 'A Gorgodzolla'), at('Moor')],
      steps: [
        A.plays('Filler', 'Meadow'),
        now({ asked: null, cards: { Gorgodzolla: { counters: 1 } }, hand: { A: ['Stomp'] } }),
        A.plays('Stomp', 'Meadow'),
        offered('A', ['Gorgodzolla', 'pass']),
        A.answers('Gorgodzolla'),
        now({
          asked: null,
          cards: { Gorgodzolla: { counters: 2 } },
          hand: { A: ['Walker'] },
          // 1 of the minion, 2 of the action, 2 counters.
          bases: { Meadow: { power: { A: 5 } } },
        }),
      ],
    }));

  it('drawing may be declined; the counter comes anyway (ME-1)', () =>
    play({
      seats: { A: { hand: ['Stomp'], deck: ['Walker'] } },
      bases: [at('Meadow', 'A Gorgodzolla')],
      steps: [
        A.plays('Stomp', 'Meadow'),
        A.answers('pass'),
        now({ asked: null, cards: { Gorgodzolla: { counters: 1 } }, hand: { A: [] } }),
      ],
    }));

  it('does not care about other bases, standard actions, a titan that comes, or the plays of others (TERM-7)', () =>
    play({
      titans: [{ seat: 'B', card: 'Idol' }],
      cards: [titanCard('Idol', '')],
      seats: { A: { hand: ['Kaiju Alliance', 'Filler'] }, B: { hand: ['Stomp', 'Filler'] } },
      bases: [at('Meadow', 'A Gorgodzolla'), at('Moor')],
      steps: [
        A.plays('Kaiju Alliance'),
        A.plays('Filler', 'Moor'),
        A.ends(),
        B.plays('Stomp', 'Meadow'),
        B.plays('Filler', 'Meadow'),
        now({ asked: null, cards: { Gorgodzolla: { counters: 0 } } }),
      ],
    }));

  it('gives power where it is by its counters, and loses them when it leaves (TIT-5, TIT-1)', () =>
    play({
      seats: { B: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Gorgodzolla +10'), at('Moor')],
      steps: [
        now({ bases: { Meadow: { power: { A: 10 } } } }),
        A.ends(),
        now({ vp: { A: 3 }, titans: { A: ['Gorgodzolla'] }, turn: 'B' }),
      ],
    }));
});
