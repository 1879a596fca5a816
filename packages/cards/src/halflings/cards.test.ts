import { look, NOBODY, onPlay, playMonsters } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, play, refused } from '@smash/testkit/play';
import { hermit } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const hand = ['Filler', 'Filler', 'Filler'];

describe('Shire Marshal: Talent: On a base where another player has more power than you, play a minion as an extra minion.', () => {
  it('only where somebody has more power than you when it is played (EXT-4, CALC-1)', () =>
    play({
      seats: { A: { hand } },
      bases: [
        at('Meadow', 'A Shire Marshal', 'B Archmage'),
        at('Moor', 'B Walker'),
        at('Marsh', 'A Walker', 'B Filler'),
      ],
      steps: [
        A.plays('Filler', 'Marsh'),
        now({ cannot: [A.plays('Filler', 'Moor')] }),
        A.uses('Shire Marshal'),
        // Archmage has 4 like the Marshal: no more.
        now({ asked: null, cannot: [A.plays('Filler', 'Meadow'), A.plays('Filler', 'Marsh')] }),
        A.plays('Filler', 'Moor'),
        refused(A.plays('Filler', 'Moor')),
        now(at('Moor', 'B Walker', 'A Filler'), { asked: null, cannot: [A.uses('Shire Marshal')] }),
      ],
    }));
});

describe('Pestling: You may play a minion here as an extra minion.', () => {
  it('only there, later or not at all (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Pestling', ...hand] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Pestling', 'Meadow'),
        now({ asked: null, cannot: [A.plays('Filler', 'Moor')] }),
        A.plays('Filler', 'Meadow'),
        refused(A.plays('Filler', 'Meadow')),
        now(at('Meadow', 'A Pestling', 'A Filler'), { asked: null }),
      ],
    }));
});

describe('Bardling: You may play a minion here as an extra minion if another player has more power here than you.', () => {
  it('only there, and only if somebody has more, Bardling counted (CALC-1)', () => {
    const seats = { A: { hand: ['Bardling', ...hand] } };
    play({
      seats,
      bases: [at('Meadow', 'B Invader'), at('Moor', 'B King Rex')],
      steps: [
        A.plays('Bardling', 'Meadow'),
        now({ asked: null, cannot: [A.plays('Filler', 'Moor')] }),
        A.plays('Filler', 'Meadow'),
        refused(A.plays('Filler', 'Meadow')),
      ],
    });
    play({
      seats,
      bases: [at('Meadow', 'B Walker'), at('Moor', 'B King Rex')],
      steps: [A.plays('Bardling', 'Meadow'), now({ asked: null, cannot: [A.plays('Filler', 'Meadow')] })],
    });
  });
});

describe('Quarterling: If you have no other minion here, you may play a minion here as an extra minion.', () => {
  const seats = { A: { hand: ['Quarterling', ...hand] } };
  it('alone of yours there; other players’ minions do not matter (EXT-2)', () =>
    play({
      seats,
      bases: [at('Meadow', 'B Walker'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Quarterling', 'Meadow'),
        now({ asked: null, cannot: [A.plays('Filler', 'Moor')] }),
        A.plays('Filler', 'Meadow'),
        refused(A.plays('Filler', 'Meadow')),
      ],
    }));
  it('not beside another minion of yours (TERM-5)', () =>
    play({
      seats,
      bases: [at('Meadow', 'A Walker of B'), at('Moor')],
      steps: [A.plays('Quarterling', 'Meadow'), now({ asked: null, cannot: [A.plays('Filler', 'Meadow')] })],
    }));
});

describe('Birthday Party: While you have no minions here, you cannot play minions on other bases.', () => {
  const party = 'Birthday Party';
  it('the first goes there, then anywhere; actions are free; each player for themselves (CONF-1)', () =>
    play({
      seats: { A: { hand: [...hand, 'Overrun'] }, B: { hand } },
      bases: [at(party, 'B Walker'), at('Moor')],
      steps: [
        now({
          can: [A.plays('Filler', party), A.plays('Overrun', 'Moor')],
          cannot: [A.plays('Filler', 'Moor')],
        }),
        A.plays('Filler', party),
        A.ends(),
        B.plays('Filler', 'Moor'),
        B.ends(),
        A.plays('Filler', 'Moor'),
        now(at('Moor', 'B Filler', 'A Filler'), { asked: null }),
      ],
    }));
  it('another player who ignores it has no part in this; a titan is no minion (TERM-13, TIT-4)', () => {
    play({
      cards: [hermit],
      titans: [{ seat: 'A', card: 'Spirit of the Forest' }],
      seats: { A: { hand } },
      bases: [at(party, 'B Hermit'), at('Moor')],
      steps: [now({ can: [A.plays('Spirit of the Forest', 'Moor')], cannot: [A.plays('Filler', 'Moor')] })],
    });
  });
  it('a monster that comes by itself is nobody’s play (MON-7)', () =>
    play({
      cards: [
        { ...minionCard('Beast', 2, ''), deck: 'monsters' as const },
        actionCard(
          'Breach',
          'standard',
          'A monster comes to each base by itself.',
          onPlay(function* () {
            for (const base of yield* look((q) => q.bases())) yield* playMonsters(base, 1, NOBODY);
          }),
        ),
      ],
      seats: { A: { hand: ['Breach'] } },
      monsterDeck: ['Beast', 'Beast'],
      bases: [at('Moor'), at(party)],
      steps: [A.plays('Breach'), now(at(party, '- Beast'), at('Moor', '- Beast'), { asked: null })],
    }));
});

describe('Subterranean Lair: On your turn, if you have no minion here, you may play a minion here as an extra minion.', () => {
  const lair = 'Subterranean Lair';
  it('an extra minion there while you have none there, beside the regular one (EXT-5)', () =>
    play({
      seats: { A: { hand }, B: { hand } },
      bases: [at(lair, 'B Walker'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        now({ cannot: [A.plays('Filler', 'Moor')] }),
        A.plays('Filler', lair),
        refused(A.plays('Filler', lair)),
        A.ends(),
        B.plays('Filler', 'Moor'),
        refused(B.plays('Filler', lair)),
        now({ asked: null, turn: 'B' }),
      ],
    }));
  const away = (then: 'can' | 'cannot') => ({
    seats: { A: { hand: ["True Love's Kiss", ...hand] } },
    bases: [at(lair), at('Moor')],
    steps: [
      A.plays('Filler', 'Moor'),
      A.plays('Filler', lair),
      A.plays("True Love's Kiss"),
      A.answers(`Filler@${lair}`),
      now(at(lair), { asked: null, [then]: [A.plays('Filler', lair)] }),
    ],
  });
  it('subterranean-lair/1 once a turn, even if the minion has moved away (ABL-6)', () => play(away('cannot')));
  it('subterranean-lair/2 that minion gone, it is not there again (ABL-6)', () => play(away('cannot')));
});
