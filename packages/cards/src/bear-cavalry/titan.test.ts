import { act, after, look, onPlay, ops, powerHere } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, titanCard } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const titans = [{ seat: 'A' as const, card: 'Major Ursa' }];
/** Worth two where it is, so that who comes second has something to beat. */
const idol = titanCard(
  'Idol',
  'Ongoing: You have +2 power here.',
  powerHere(() => 2),
);

describe('Major Ursa: Special: You may play this titan on a base where you have a minion, instead of your regular minion play. Ongoing: After this titan moves to a base, you may move a minion there of another player with power 3 or less to another base. Talent: Place a +1 power counter on this titan and then move the titan to another base.', () => {
  it('is played where you have a minion, in place of the regular minion play (TIT-2)', () =>
    play({
      titans,
      seats: { A: { hand: ['Filler'] } },
      bases: [
        at('Meadow', 'A Scout', 'B Walker'),
        at('Moor', 'B Filler', 'B Scout of A'),
        at('Marsh', 'A Filler of B'),
      ],
      steps: [
        now({
          can: [A.plays('Major Ursa', 'Meadow'), A.plays('Major Ursa', 'Marsh')],
          cannot: [A.plays('Major Ursa', 'Moor')],
        }),
        A.plays('Major Ursa', 'Meadow'),
        // Arriving is not moving: nobody is driven off.
        now(at('Meadow', 'A Scout', 'B Walker', 'A Major Ursa'), {
          asked: null,
          plays: { A: { minions: 0, actions: 1 } },
          titans: { A: [] },
          cannot: [A.plays('Filler', 'Meadow')],
        }),
      ],
    }));

  it('not once the regular minion has been played; an extra play is not enough, and in no other turn (TIT-2)', () =>
    play({
      titans,
      turn: 'B',
      seats: { A: { hand: ['Filler', 'Summon'] } },
      bases: [at('Meadow', 'A Scout'), at('Moor')],
      steps: [
        now({ cannot: [A.plays('Major Ursa', 'Meadow')] }),
        B.ends(),
        A.plays('Filler', 'Meadow'),
        A.plays('Summon'),
        now({ asked: null, cannot: [A.plays('Major Ursa', 'Meadow')], titans: { A: ['Major Ursa'] } }),
      ],
    }));

  it('not while you control another titan (TIT-3)', () =>
    play({
      cards: [idol],
      titans,
      bases: [at('Meadow', 'A Scout'), at('Moor', 'A Idol')],
      steps: [now({ cannot: [A.plays('Major Ursa', 'Meadow')] })],
    }));

  it('major-ursa/2 a limit on playing minions does not bind it: a titan is played (TIT-4)', () =>
    play({
      titans,
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Scout', 'B Overrun'), at('Moor')],
      steps: [
        now({ cannot: [A.plays('Filler', 'Meadow')] }),
        A.plays('Major Ursa', 'Meadow'),
        now(at('Meadow', 'A Scout', 'A Major Ursa', 'B Overrun'), { asked: null }),
      ],
    }));

  it('by the talent he gains a counter, moves, and may move one of power 3 or less of another player there (ABL-5, TIT-5)', () =>
    play({
      bases: [
        at('Meadow', 'A Major Ursa', 'B Filler'),
        at('Moor', 'B Invader', 'B Walker +2', 'C Walker with B Upgrade', 'C Scout +1', 'A Filler', 'B Zapbot of A'),
        at('Marsh'),
      ],
      steps: [
        A.uses('Major Ursa'),
        offered('A', ['Moor', 'Marsh'], ['Meadow', 'no']),
        A.answers('Moor'),
        offered('A', ['Major Ursa', 'pass']),
        A.answers('Major Ursa'),
        offered('A', ['Invader', 'Zapbot'], ['Walker', 'Scout', 'Filler', 'no']),
        A.answers('Invader'),
        offered('A', ['Meadow', 'Marsh'], ['Moor']),
        A.answers('Marsh'),
        now(
          at('Meadow', 'B Filler'),
          at('Moor', 'A Major Ursa', 'B Walker', 'C Walker with B Upgrade', 'C Scout', 'A Filler', 'B Zapbot'),
          at('Marsh', 'B Invader'),
          { asked: null, cards: { 'Major Ursa': { counters: 1 } }, bases: { Moor: { power: { A: 2 } } } },
        ),
        now({ cannot: [A.uses('Major Ursa')] }),
        A.ends(),
      ],
    }));

  it('the talent works in the turn he came, once in each of your turns (ABL-5), and nobody need be moved', () =>
    play({
      titans,
      bases: [at('Meadow', 'A Filler'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Major Ursa', 'Meadow'),
        A.uses('Major Ursa'),
        A.answers('pass'),
        now(at('Moor', 'A Major Ursa', 'B Walker'), { asked: null, cards: { 'Major Ursa': { counters: 1 } } }),
        A.ends(),
        now({ cannot: [B.uses('Major Ursa'), A.uses('Major Ursa')] }),
        B.ends(),
        A.uses('Major Ursa'),
        now(at('Meadow', 'A Filler', 'A Major Ursa'), {
          asked: null,
          cards: { 'Major Ursa': { counters: 2 } },
          bases: { Meadow: { power: { A: 3 } } },
        }),
      ],
    }));

  it('with no other base there is the counter alone (RES-3)', () =>
    play({
      bases: [at('Meadow', 'A Major Ursa')],
      steps: [
        A.uses('Major Ursa'),
        now(at('Meadow', 'A Major Ursa'), { asked: null, cards: { 'Major Ursa': { counters: 1 } } }),
      ],
    }));

  it('asks nothing where nobody can be chosen; a protected one can (RES-13)', () =>
    play({
      bases: [
        at('Meadow', 'A Major Ursa'),
        at('Moor', 'B Superiority', 'B Walker'),
        at('Marsh', 'B Archmage', 'A Filler'),
      ],
      steps: [
        A.uses('Major Ursa'),
        A.answers('Marsh'),
        now(at('Marsh', 'A Major Ursa', 'B Archmage', 'A Filler'), { asked: null }),
        A.ends(),
        B.ends(),
        A.uses('Major Ursa'),
        A.answers('Moor', 'Major Ursa', '?Walker', 'Meadow'),
        now(at('Moor', 'A Major Ursa', 'B Superiority', 'B Walker'), at('Meadow'), { asked: null }),
      ],
    }));

  const shove = actionCard(
    'Shove',
    'standard',
    'Move the titan to the last base.',
    onPlay(function* () {
      const [titan, to] = yield* look((q) => [q.bases().flatMap((b) => q.titansAt(b))[0]!, q.bases().at(-1)!]);
      yield* act(ops.move(titan!, to!));
    }),
  );

  it('major-ursa/1 whoever moves him, you may move a minion away (TERM-5)', () =>
    play({
      cards: [shove],
      turn: 'B',
      seats: { B: { hand: ['Shove'] } },
      bases: [at('Meadow', 'A Major Ursa'), at('Moor', 'B Walker', 'A Walker')],
      steps: [
        B.plays('Shove'),
        offered('A', ['Major Ursa', 'pass']),
        A.answers('Major Ursa'),
        now(at('Meadow', 'B Walker'), at('Moor', 'A Major Ursa', 'A Walker'), { asked: null }),
      ],
    }));

  it('does not follow the moves of others', () =>
    play({
      seats: { A: { hand: ['Way of Deception'] } },
      bases: [at('Meadow', 'A Major Ursa', 'A Scout'), at('Moor', 'B Walker')],
      steps: [
        A.plays('Way of Deception'),
        now(at('Meadow', 'A Major Ursa'), at('Moor', 'A Scout', 'B Walker'), { asked: null }),
      ],
    }));

  const duel = {
    cards: [idol],
    bases: [at('Meadow', 'A Major Ursa', 'A Filler'), at('Moor', 'B Idol', 'B Walker', 'A Scout')],
  };

  it('major-ursa/1 and that comes before the clash: the one driven off does not count there (TIT-6)', () =>
    play({
      ...duel,
      steps: [
        A.uses('Major Ursa'),
        // 3 and 1 against 2 and 2: tied, he would have to go.
        now(at('Moor', 'A Major Ursa', 'B Idol', 'B Walker', 'A Scout'), {
          bases: { Moor: { power: { A: 4, B: 4 } } },
        }),
        A.answers('Major Ursa'),
        now(at('Moor', 'A Major Ursa', 'A Scout'), at('Meadow', 'A Filler', 'B Walker'), {
          asked: null,
          titans: { A: [], B: ['Idol'] },
        }),
      ],
    }));

  it('major-ursa/1 if you pass, the tied one who came goes', () =>
    play({
      ...duel,
      steps: [
        A.uses('Major Ursa'),
        A.answers('pass'),
        now(at('Moor', 'B Idol', 'B Walker', 'A Scout'), { asked: null, titans: { A: ['Major Ursa'], B: [] } }),
      ],
    }));

  it('major-ursa/1 the clash waits for everything that his coming has triggered (TIT-6, ME-2)', () =>
    play({
      ...duel,
      cards: [
        idol,
        minionCard(
          'Herald',
          1,
          'Ongoing: After a titan moves here, place a +1 power counter on this minion.',
          after(
            'move',
            { when: (q, me, moved) => moved.to === q.base(me.self) && q.isTitan(moved.card) },
            function* (me) {
              yield* act(ops.counters(me.self, 1));
            },
          ),
        ),
      ],
      bases: [at('Meadow', 'A Major Ursa +1', 'A Filler'), at('Moor', 'B Idol', 'B Herald', 'B Herald', 'A Scout')],
      steps: [
        A.uses('Major Ursa'),
        // 5 against 6, once both Heralds have risen to 2; without one of them 5 against 4.
        now({ bases: { Moor: { power: { A: 5, B: 6 } } } }),
        A.answers('Major Ursa', 'Herald'),
        now(at('Moor', 'A Major Ursa', 'B Herald', 'A Scout'), at('Meadow', 'A Filler', 'B Herald'), {
          asked: null,
          titans: { A: [], B: ['Idol'] },
        }),
      ],
    }));
});
