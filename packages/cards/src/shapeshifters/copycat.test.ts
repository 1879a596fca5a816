import { describe as sentence, view, viewEvents } from '@smash/engine';
import { act, onlyIf, onPlay, ops, ownPower, protect } from '@smash/engine/script';
import { A, at, B, minionCard, now, offered, play, queryOf, refused } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

describe("Copycat: Choose a minion of another player in play. This minion has that minion's ability this turn.", () => {
  it('offers the minions of other players, wherever they are, and no other; the ability lasts for the turn (RES-13, TERM-11)', () =>
    play({
      seats: { A: { hand: ['Copycat'] } },
      bases: [
        at('Meadow', 'B War Raptor', 'A Scout', 'B buried Invader'),
        at('Moor', 'C Filler', 'A Walker of B', 'B Zapbot of A', '- Bigfoot'),
      ],
      steps: [
        A.plays('Copycat', 'Meadow'),
        offered('A', ['War Raptor', 'Filler', 'Zapbot'], ['Scout', 'Walker', 'Copycat', 'no']),
        A.answers('War Raptor'),
        now({ asked: null, cards: { Copycat: { power: 3 }, 'War Raptor': { power: 3 } } }),
        A.ends(),
        now({ cards: { Copycat: { power: 2 } } }),
      ],
    }));

  it('has nothing to copy where other players have no minion (RES-13)', () =>
    play({
      seats: { A: { hand: ['Copycat'] } },
      bases: [at('Meadow', 'A War Raptor'), at('Moor', '- Bigfoot')],
      steps: [A.plays('Copycat', 'Meadow'), now({ asked: null, cards: { Copycat: { power: 2 } } })],
    }));

  it('is reported to everybody, in the log and on the card, and named on the button (INFO-1)', () =>
    play({
      seats: { A: { hand: ['Copycat'] } },
      bases: [at('Meadow', 'B Leader Two'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Copycat', 'Moor'),
        ({ state, events }) => {
          const told = viewEvents(events, 'spectator').find((e) => e.type === 'copy')!;
          expect(told.cards).toEqual([{ id: expect.any(Number), name: 'Leader Two' }]);
          expect(sentence(told)[1]).toBe(' has the abilities of ');
          const mine = view(state, 1).bases[1]!.lanes[0]!.minions;
          expect(mine.map(({ name, copied }) => [name, copied])).toEqual([
            ['Scout', undefined],
            ['Copycat', ['Leader Two']],
          ]);
          expect(view(state, 0).prompt!.options.map((o) => o.label)).toContain('Use Copycat as Leader Two');
        },
        A.ends(),
        ({ state }) => expect(JSON.stringify(view(state, 0))).not.toContain('copied'),
      ],
    }));

  it('keeps the ability when the other minion leaves play or loses it (IO-2, TERM-4)', () =>
    play({
      seats: { A: { hand: ['Copycat', 'Time Loop', 'Beam Up', 'My Only Weakness!'] } },
      bases: [at('Meadow', 'A War Raptor', 'B War Raptor'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Copycat', 'Meadow'),
        now({ cards: { Copycat: { power: 4 } } }),
        A.plays('My Only Weakness!', 'War Raptor/B'),
        now({ cards: { Copycat: { power: 4 }, 'War Raptor/B': { power: 2 } } }),
        A.plays('Beam Up'),
        A.answers('War Raptor/B'),
        now({ asked: null, cards: { Copycat: { power: 3 } } }),
      ],
    }));

  it('of a minion whose abilities are cancelled there is nothing to copy (TERM-4)', () =>
    play({
      seats: { A: { hand: ['Copycat'] } },
      bases: [at('Meadow', 'A War Raptor', 'B War Raptor with A My Only Weakness!'), at('Moor')],
      steps: [A.plays('Copycat', 'Meadow'), now({ asked: null, cards: { Copycat: { power: 2 } } })],
    }));

  it('cancelled itself, it has neither ability (TERM-4)', () =>
    play({
      seats: { A: { hand: ['Copycat', 'My Only Weakness!'] } },
      bases: [at('Meadow', 'B Leader Two'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Copycat', 'Moor'),
        now({ can: [A.uses('Copycat')] }),
        A.plays('My Only Weakness!', 'Copycat'),
        refused(A.uses('Copycat')),
      ],
    }));

  it('copying a Copycat brings what that one has copied in this turn, and its choice again (RES-1)', () =>
    play({
      turn: 'B',
      seats: { A: { hand: ['Copycat'] }, B: { hand: ['Bacta the Future', 'Copycat'] } },
      bases: [at('Meadow', 'A War Raptor', 'A Filler', 'B Scout'), at('Moor')],
      steps: [
        B.plays('Copycat', 'Meadow'),
        B.answers('War Raptor'),
        now({ cards: { 'Copycat/B': { power: 3 } } }),
        B.plays('Bacta the Future'),
        B.answers('Filler'),
        A.answers('Copycat', 'Meadow'),
        offered('A', ['Copycat/B', 'Scout'], ['War Raptor', 'Copycat/A', 'no']),
        A.answers('Copycat/B'),
        offered('A', ['Copycat/B', 'Scout']),
        A.answers('Scout'),
        now({ asked: null, cards: { 'Copycat/A': { power: 3 } } }),
        ({ state }) => {
          const q = queryOf(state);
          const mine = q.minions((ix) => q.name(ix) === 'Copycat' && q.controller(ix) === 0)[0]!;
          expect(q.copied(mine).map((text) => q.defs[text]!.name)).toEqual(['Copycat', 'War Raptor', 'Scout']);
        },
      ],
    }));

  it('two that can only copy each other come to an end (LOOP-1)', () =>
    play({
      seats: { A: { hand: ['Copycat'] } },
      bases: [at('Meadow', 'B Copycat'), at('Moor')],
      steps: [A.plays('Copycat', 'Moor'), now(at('Moor', 'A Copycat'), { asked: null, plays: { A: { minions: 0 } } })],
    }));

  it('copycat/1 an on-play ability works for its own player (ABL-2, ABL-8)', () =>
    play({
      seats: { A: { hand: ['Copycat'], deck: ['Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'B Invader'), at('Moor', 'A Filler +9')],
      steps: [A.plays('Copycat', 'Meadow'), now({ asked: null, vp: { A: 1, B: 0 } })],
    }));

  it('copycat/1 an Ongoing that gives extra plays gives them immediately (EXT-2)', () =>
    play({
      seats: { A: { hand: ['Copycat', 'Howl', 'Howl', 'Howl'] } },
      bases: [at('Meadow', 'B Archmage'), at('Moor')],
      steps: [
        A.plays('Howl'),
        refused(A.plays('Howl')),
        A.plays('Copycat', 'Moor'),
        A.plays('Howl'),
        refused(A.plays('Howl')),
      ],
    }));

  it('copycat/1 copying a Mimic it starts from the highest printed power (CALC-1)', () =>
    play({
      seats: { A: { hand: ['Copycat'] } },
      bases: [at('Meadow', 'B Mimic'), at('Moor', 'A King Rex')],
      steps: [
        A.plays('Copycat', 'Meadow'),
        now({ asked: null, cards: { Copycat: { power: 7 }, Mimic: { power: 7 } } }),
      ],
    }));

  it('copycat/1 a Special works at its moment, if that comes in this turn (ABL-4)', () =>
    play({
      seats: { A: { hand: ['Copycat'], deck: ['Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'B Scout'), at('Moor', 'A Filler +9'), at('Marsh')],
      steps: [
        A.plays('Copycat', 'Moor'),
        A.ends(),
        A.answers('Copycat'),
        now({ turn: 'B', hand: { A: ['Copycat', 'Filler', 'Filler'] }, discard: { A: ['Filler'] } }),
      ],
    }));

  it('copycat/1 one that has copied nothing has no Special at that moment (ABL-4)', () =>
    play({
      seats: { A: { hand: ['Copycat'], deck: ['Filler', 'Filler', 'Filler'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor', 'A Filler +9'), at('Marsh')],
      steps: [
        A.plays('Copycat', 'Moor'),
        A.ends(),
        now({ turn: 'B', hand: { A: ['Filler', 'Filler'] }, discard: { A: ['Filler', 'Copycat'] } }),
      ],
    }));

  it('copycat/1 an Ongoing reacts to what comes next, not to its own play (RES-4)', () =>
    play({
      seats: { A: { hand: ['Copycat', 'Zapbot', 'Filler'] } },
      bases: [at('Meadow', 'B The Burst'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Zapbot', 'Moor'),
        B.answers('pass'),
        A.plays('Copycat', 'Moor'),
        // The Burst of B may come; the Copycat is not asked about itself.
        offered('B', ['The Burst', 'pass']),
        B.answers('pass'),
        now({ asked: null }),
      ],
    }));

  const shy = minionCard(
    'Elder Stone',
    3,
    "Ongoing: This minion is not affected by other players' cards and has +1 power.",
    protect((_q, me, op, cause) => op.card === me.self && cause.seat !== me.seat),
    ownPower(() => 1),
  );
  it('copycat/2 a minion that other cards do not affect can be copied: nothing is done to it (TERM-2)', () =>
    play({
      cards: [shy],
      seats: { A: { hand: ['Copycat'] } },
      bases: [at('Meadow', 'B Elder Stone'), at('Moor')],
      steps: [
        A.plays('Copycat', 'Moor'),
        now({ asked: null, cards: { Copycat: { power: 3 }, 'Elder Stone': { power: 4 } } }),
      ],
    }));

  it('copycat/3 the ability ends when it leaves play, even if it comes back in the same turn (IO-1)', () =>
    play({
      seats: { A: { hand: ['Copycat', 'Time Loop', 'Beam Up', 'Zapbot'] } },
      bases: [at('Meadow', 'B Leader Two', 'B Filler'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Zapbot', 'Moor'),
        A.plays('Copycat', 'Moor'),
        A.answers('Leader Two'),
        A.uses('Copycat'),
        A.answers('Scout'),
        A.plays('Beam Up'),
        A.answers('Copycat'),
        ({ state }) => expect(state.modifiers.filter((mod) => mod.kind === 'copy')).toEqual([]),
        now({ hand: { A: ['Copycat'] }, cards: { Scout: { power: 5 } } }),
      ],
    }));

  it('copycat/4 it is no War Raptor, neither for itself nor for others (TERM-10)', () =>
    play({
      seats: { A: { hand: ['Copycat'] } },
      bases: [at('Meadow', 'B War Raptor', 'A War Raptor'), at('Moor')],
      steps: [
        A.plays('Copycat', 'Meadow'),
        now({
          asked: null,
          cards: { Copycat: { power: 4 }, 'War Raptor/A': { power: 4 }, 'War Raptor/B': { power: 4 } },
        }),
      ],
    }));

  it('copycat/5 conditions for playing the other minion do not matter (PLAY-4)', () =>
    play({
      cards: [
        {
          ...minionCard(
            'Old Shape',
            6,
            'You can play it only where you have 6 power. Draw a card.',
            onPlay(function* (me) {
              yield* act(ops.draw(me.seat, 1));
            }),
          ),
          condition: onlyIf(() => false).onlyIf,
        },
      ],
      seats: { A: { hand: ['Copycat'], deck: ['Scout'] } },
      bases: [at('Meadow', 'B Old Shape'), at('Moor')],
      steps: [A.plays('Copycat', 'Moor'), now(at('Moor', 'A Copycat'), { asked: null, hand: { A: ['Scout'] } })],
    }));

  it('copycat/6 a copied ability’s effects beyond the turn continue: Mind Lady (IO-2)', () =>
    play({
      seats: { A: { hand: ['Copycat'] }, B: {} },
      bases: [at('Meadow', 'B Mind Lady', 'B War Raptor'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Copycat', 'Moor'),
        A.answers('Mind Lady'),
        A.uses('Copycat'),
        A.answers('War Raptor'),
        now({ cards: { 'War Raptor': { power: 2 } } }),
        A.ends(),
        now({ turn: 'B', cards: { 'War Raptor': { power: 2 } } }),
        B.ends(),
        now({ turn: 'A', cards: { 'War Raptor': { power: 3 } } }),
        refused(A.uses('Copycat')),
      ],
    }));

  it('copycat/6 Bruiser: it keeps the power until its next turn, and no longer has the ability (IO-2)', () =>
    play({
      seats: { A: { hand: ['Copycat'] }, B: {} },
      bases: [at('Meadow', 'B Bruiser'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Copycat', 'Moor'),
        A.uses('Copycat'),
        now({ cards: { Copycat: { power: 4 } } }),
        A.ends(),
        now({ turn: 'B', cards: { Copycat: { power: 4 } } }),
        B.ends(),
        now({ turn: 'A', cards: { Copycat: { power: 2 } } }),
        refused(A.uses('Copycat')),
      ],
    }));

  it('copycat/7 a copied on-play ability resolves immediately, before other abilities its play triggers (RES-1)', () =>
    play({
      seats: { A: { hand: ['Copycat'], deck: ['Howl', 'Filler'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Copycat', 'Moor'),
        offered('A', ['discard', 'return']),
        A.answers('discard'),
        now({ asked: null, discard: { A: ['Howl'] }, deck: { A: ['Filler'] } }),
      ],
    }));
});
