import { act, carriedOutBy, chooseCard, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play } from '@smash/testkit/play';
import { hermit, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const tribute = actionCard(
  'Tribute',
  'standard',
  'Another player destroys one of their minions.',
  onPlay(function* (me) {
    const [other] = yield* look((q) => q.otherPlayers(me.seat));
    const theirs = yield* look((q) => q.minionsOf(other!));
    const minion = yield* chooseCard(other!, 'Destroy one of your minions', theirs);
    yield* act(...carriedOutBy(other!, ops.destroy(minion!)));
  }),
);
const beast = { ...minionCard('Beast', 2, ''), deck: 'monsters' as const };

describe("Beautiful Castle: Minions here with power 5 or more are not affected by other players' cards.", () => {
  const castle = 'Beautiful Castle';
  it('power 5 is safe, power 4 is not; elsewhere none is; one’s own cards affect it (CALC-1, CAN-1)', () => {
    const bases = [at(castle, 'B Archmage +1', 'B Archmage', 'A King Rex'), at('Moor', 'B King Rex')];
    for (const [target, there] of [
      ['Archmage#1', ['B Archmage', 'B Archmage', 'A King Rex']],
      ['Archmage#2', ['B Archmage', 'A King Rex']],
      [`King Rex@${castle}`, ['B Archmage', 'B Archmage']],
    ] as const)
      play({
        cards: [smite],
        seats: { A: { hand: ['Smite'] } },
        bases,
        steps: [A.plays('Smite'), A.answers(target), now(at(castle, ...there), { asked: null })],
      });
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite'] } },
      bases,
      steps: [A.plays('Smite'), A.answers('King Rex@Moor'), now(at('Moor'), { asked: null })],
    });
  });
  it('a monster of power 5 that nobody has is safe from every player (MON-2); actions there are not protected', () => {
    play({
      cards: [smite, beast],
      seats: { A: { hand: ['Smite'] } },
      bases: [{ ...at(castle), monsters: [{ card: 'Beast', counters: 3 }] }, at('Moor')],
      steps: [A.plays('Smite'), now(at(castle, '- Beast'), { asked: null })],
    });
    play({
      seats: { A: { hand: ['Freedom Power'] } },
      bases: [at(castle, 'B King Rex with B Leaf Armor'), at('Moor')],
      steps: [A.plays('Freedom Power'), now(at(castle, 'B King Rex'), { asked: null })],
    });
  });
  it('beautiful-castle/1 made by another player’s card to destroy one of yours, you may choose a protected one in vain (TERM-15)', () =>
    play({
      cards: [tribute],
      seats: { A: { hand: ['Tribute'] } },
      bases: [at(castle, 'B King Rex', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Tribute'),
        offered('B', ['King Rex', 'Walker']),
        B.answers('King Rex'),
        now(at(castle, 'B King Rex', 'B Walker'), { asked: null }),
      ],
    }));
  it('beautiful-castle/2 a malus of another player’s action there does not reach a minion of power 5 (CALC-3)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Eliza'] } },
      bases: [at(castle, 'A Hissy Fit', 'B Archmage'), at('Moor')],
      steps: [B.plays('Eliza', castle), now({ asked: null, cards: { Eliza: { power: 5 }, Archmage: { power: 3 } } })],
    }));
  it('beautiful-castle/3 another player’s action that raises a minion to 5 stays on it; the next one is kept off (CALC-3, ATT-3)', () => {
    play({
      seats: { A: { hand: ['Cyberevolution', 'Cyberevolution'] } },
      bases: [at(castle, 'B Archmage'), at('Moor', 'A Archmage')],
      steps: [
        A.plays('Cyberevolution', `Archmage@${castle}`),
        now(at(castle, 'B Archmage with A Cyberevolution'), {
          asked: null,
          cards: { [`Archmage@${castle}`]: { power: 7 } },
        }),
        A.plays('Cyberevolution', `Archmage@${castle}`),
        now(at(castle, 'B Archmage with A Cyberevolution'), {
          asked: null,
          cards: { [`Archmage@${castle}`]: { power: 7 } },
          discard: { A: ['Cyberevolution'] },
        }),
      ],
    });
    // Of several, those count that come before: the later one is destroyed, and so is one that changes no power.
    play({
      seats: { B: { hand: ['Adventure Power'] } },
      turn: 'B',
      bases: [at(castle), at('Moor', 'B Scout with A Cyberevolution, A Cyberevolution, A Missing Uplink')],
      steps: [
        B.plays('Adventure Power'),
        B.answers(castle, 'Scout', '?done'),
        now(at(castle, 'B Scout with A Cyberevolution'), {
          asked: null,
          cards: { Scout: { power: 6 } },
          discard: { A: ['Cyberevolution', 'Missing Uplink'] },
        }),
      ],
    });
    // Power 5 without it: it is blocked.
    play({
      seats: { B: { hand: ['Adventure Power'] } },
      turn: 'B',
      bases: [at(castle), at('Moor', 'B King Rex with A Cyberevolution, B Cyberevolution')],
      steps: [
        B.plays('Adventure Power'),
        B.answers(castle, 'King Rex', '?done'),
        now(at(castle, 'B King Rex with B Cyberevolution'), { asked: null, discard: { A: ['Cyberevolution'] } }),
      ],
    });
  });
  it('beautiful-castle/3 what another player’s effect adds to reach 5 stays (CALC-3)', () =>
    play({
      seats: { A: { hand: ['Fairy Godmother'] } },
      bases: [at(castle, 'B Archmage', 'B Archmage', 'B Archmage'), at('Moor')],
      steps: [
        A.plays('Fairy Godmother'),
        A.answers('power', 'Archmage#1'),
        now({ asked: null, cards: { 'Archmage#1': { power: 6 }, 'Archmage#2': { power: 4 } } }),
      ],
    }));
  it('beautiful-castle/4 a player who ignores the base loses it for their own minions only (TERM-13)', () => {
    const bases = [at(castle, 'B Hermit', 'B King Rex', 'C King Rex'), at('Moor')];
    const seats = { A: { hand: ['Smite'] }, B: {}, C: {} };
    play({
      cards: [smite, hermit],
      seats,
      bases,
      steps: [A.plays('Smite'), A.answers('King Rex/B'), now(at(castle, 'B Hermit', 'C King Rex'), { asked: null })],
    });
    play({
      cards: [smite, hermit],
      seats,
      bases,
      steps: [
        A.plays('Smite'),
        A.answers('King Rex/C'),
        now(at(castle, 'B Hermit', 'B King Rex', 'C King Rex'), { asked: null }),
      ],
    });
  });
});

describe('Ice Castle: Minions cannot be played here.', () => {
  it('nobody plays a minion there, also not as an extra one; actions and titans they do (CONF-1)', () =>
    play({
      titans: [{ seat: 'A', card: 'Spirit of the Forest' }],
      seats: { A: { hand: ['Filler', 'Overrun'] } },
      bases: [at('Ice Castle'), at('Moor')],
      steps: [
        now({
          can: [
            A.plays('Filler', 'Moor'),
            A.plays('Overrun', 'Ice Castle'),
            A.plays('Spirit of the Forest', 'Ice Castle'),
          ],
          cannot: [A.plays('Filler', 'Ice Castle')],
        }),
      ],
    }));
  it('a player who has to ignore it plays there (TERM-13)', () =>
    play({
      cards: [hermit],
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Ice Castle', 'A Hermit'), at('Moor')],
      steps: [A.plays('Filler', 'Ice Castle'), now(at('Ice Castle', 'A Hermit', 'A Filler'), { asked: null })],
    }));
  it('ice-castle/1 minions can be moved there (TERM-1)', () =>
    play({
      seats: { A: { hand: ["True Love's Kiss"] } },
      bases: [at('Ice Castle'), at('Moor', 'A Filler')],
      steps: [A.plays("True Love's Kiss"), now(at('Ice Castle', 'A Filler'), { asked: null })],
    }));
  it('ice-castle/2 as the replacement of a base it keeps the minions there (SWAP-2)', () =>
    play({
      seats: { A: { hand: ['Terraforming', 'Filler'] } },
      baseDeck: ['Ice Castle'],
      bases: [at('Meadow', 'A Walker', 'B Scout')],
      steps: [
        A.plays('Terraforming'),
        A.answers('?Meadow', '?Ice Castle', '?no'),
        now(at('Ice Castle', 'A Walker', 'B Scout'), { asked: null, cannot: [A.plays('Filler', 'Ice Castle')] }),
      ],
    }));
});
