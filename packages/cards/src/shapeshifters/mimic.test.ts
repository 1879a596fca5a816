import { explain, view } from '@smash/engine';
import { act, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const idOf = (state: Parameters<typeof explain>[0], name: string): number =>
  state.cards.find((card) => state.names[card.def] === name)!.id;

describe("Mimic: Ongoing: This minion's starting power is the highest power printed on any minion in play.", () => {
  it('checks every minion in play, whoever controls it, and only the printed number (CALC-1, TERM-9)', () =>
    play({
      seats: { A: { hand: ['Pirate King'], deck: ['King Rex'], discard: ['King Rex'] } },
      bases: [at('Meadow', 'A Mimic', 'B Filler +9'), at('Moor', 'B Archmage with B Upgrade')],
      steps: [
        now({ cards: { Mimic: { power: 4 }, Archmage: { power: 6 } }, bases: { Meadow: { power: { A: 4, B: 10 } } } }),
      ],
    }));

  it('says in its account what sets the power (TERM-9)', () =>
    play({
      bases: [at('Meadow', 'A Mimic +1'), at('Moor', 'B Archmage')],
      steps: [
        ({ state }) => {
          expect(
            explain(state, 'spectator', idOf(state, 'Mimic'), 'power').map(({ label, delta }) => [label, delta]),
          ).toEqual([
            ['printed', 0],
            ['Mimic sets it', 4],
            ['1 power counter', 1],
          ]);
          expect(view(state, 1).bases[0]!.lanes[0]!.minions[0]).toMatchObject({ power: 5, printed: 0 });
        },
      ],
    }));

  it('a changed printed power counts as changed, including its own (TERM-9, CALC-1)', () =>
    play({
      seats: { A: { hand: ['Matrix of Bossiness', 'Time Loop', 'Matrix of Bossiness'] } },
      bases: [at('Meadow', 'A Mimic'), at('Moor', 'A Archmage')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Matrix of Bossiness', 'Archmage'),
        now({ cards: { Mimic: { power: 5 } } }),
        A.plays('Matrix of Bossiness', 'Mimic'),
        now({ cards: { Mimic: { power: 5 }, Archmage: { power: 5 } } }),
      ],
    }));

  it('two of them alone in play have no power, and one is no measure for the other (CALC-5)', () =>
    play({
      bases: [at('Meadow', 'A Mimic +1', 'B Mimic with B Upgrade')],
      steps: [now({ cards: { 'Mimic/A': { power: 1 }, 'Mimic/B': { power: 2 } } })],
    }));

  it('a minion in stasis is in play; buried cards show no power (STA-1, BURY-2)', () =>
    play({
      stasis: [{ seat: 'B', card: 'Archmage', counters: 2 }],
      bases: [at('Meadow', 'A Mimic', 'A buried Pirate King'), at('Moor', 'B Filler')],
      steps: [now({ cards: { Mimic: { power: 4 } } })],
    }));

  it('mimic/1 counters and abilities change the power from there on (CALC-1)', () =>
    play({
      bases: [at('Meadow', 'A Mimic +2 with A Upgrade, B Poison'), at('Moor', 'B Archmage')],
      steps: [now({ cards: { Mimic: { power: 4, counters: 2 } } })],
    }));

  it('mimic/2 adjusts immediately when a stronger minion comes or goes (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Pirate King', 'Beam Up'] } },
      bases: [at('Meadow', 'A Mimic', 'B Filler')],
      steps: [
        now({ cards: { Mimic: { power: 1 } } }),
        A.plays('Pirate King', 'Meadow'),
        now({ cards: { Mimic: { power: 5 } } }),
        A.plays('Beam Up'),
        A.answers('Pirate King'),
        now({ asked: null, cards: { Mimic: { power: 1 } } }),
      ],
    }));

  it('mimic/3 elsewhere than in play its power is 0, so an extra play for a weak minion takes it (TERM-9, EXT-4)', () =>
    play({
      seats: { A: { hand: ['Zapbot', 'Mimic', 'Archmage'] } },
      bases: [at('Meadow', 'B King Rex'), at('Moor')],
      steps: [
        A.plays('Zapbot', 'Moor'),
        refused(A.plays('Archmage', 'Moor')),
        A.plays('Mimic', 'Moor'),
        now({ asked: null, cards: { Mimic: { power: 7 } } }),
      ],
    }));

  it('mimic/5 cancelled, it starts from its printed 0 (TERM-4)', () =>
    play({
      bases: [at('Meadow', 'A Mimic +1 with B My Only Weakness!'), at('Moor', 'B Archmage')],
      steps: [now({ cards: { Mimic: { power: 1 } } })],
    }));

  it('mimic/6 a Nightstalker raises it immediately and so cannot destroy it (CALC-2)', () =>
    play({
      seats: { B: { hand: ['Nightstalker'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Mimic')],
      steps: [
        B.plays('Nightstalker', 'Meadow'),
        now(at('Meadow', 'A Mimic', 'B Nightstalker'), { asked: null, cards: { Mimic: { power: 4 } } }),
      ],
    }));

  it('mimic/7 not while its power is still 0: what is continuous works at every moment (CALC-2)', () =>
    play({
      seats: { B: { hand: ['Nightstalker'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Mimic', 'A Filler')],
      steps: [
        B.plays('Nightstalker', 'Meadow'),
        // The Filler of power 1 is the only one to choose.
        B.answers('?Filler'),
        now(at('Meadow', 'A Mimic', 'B Nightstalker'), { asked: null, cards: { Mimic: { power: 4 } } }),
      ],
    }));
});

describe('several abilities that set one starting power', () => {
  /** "This minion's starting power is 6." */
  const solid = minionCard('Solid', 1, "Ongoing: This minion's starting power is 6.", {
    kind: 'starting',
    label: 'ongoing',
    of: (_q, me, target) => (target === me.self ? 6 : null),
  });
  const blend = actionCard(
    'Blend',
    'standard',
    'Your first minion has the abilities of the second one, too.',
    onPlay(function* (me) {
      const [mine, model] = yield* look((q) => q.minionsOf(me.seat));
      yield* act(ops.copy(mine!, model!, { t: 'ever' }));
    }),
  );

  it('mimic/4 the current player chooses which one counts, and it keeps counting (CALC-1)', () =>
    play({
      cards: [solid, blend],
      seats: { A: { hand: ['Blend', 'Beam Up'] } },
      bases: [at('Meadow', 'A Mimic +1'), at('Moor', 'A Solid', 'B Filler'), at('Marsh', 'B Archmage')],
      steps: [
        now({ cards: { Mimic: { power: 5 }, Solid: { power: 6 } } }),
        A.plays('Blend'),
        offered('A', ['4', '6'], ['no']),
        A.answers('4'),
        now({ asked: null, cards: { Mimic: { power: 5 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Mimic: { power: 5 } } }),
      ],
    }));

  it('the other choice holds although the first changes; nobody is asked if both are equivalent (CALC-1)', () =>
    play({
      cards: [solid, blend, minionCard('Sturdy', 6, '')],
      seats: { A: { hand: ['Blend'] }, B: { hand: ['King Rex'] } },
      bases: [at('Meadow', 'A Mimic'), at('Moor', 'A Solid'), at('Marsh', 'A Sturdy'), at('Fen', 'B Filler')],
      steps: [
        A.plays('Blend'),
        now({ asked: null, cards: { Mimic: { power: 6 } } }),
        A.ends(),
        B.plays('King Rex', 'Fen'),
        offered('B', ['7', '6'], ['no']),
        B.answers('6'),
        now({ asked: null, cards: { Mimic: { power: 6 } } }),
      ],
    }));
});
