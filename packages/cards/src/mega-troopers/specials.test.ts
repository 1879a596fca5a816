import { act, isAnothers, onPlay, ops, playExtraMinion, special, toOneMinion } from '@smash/engine/script';
import { A, actionCard, at, B, C, minionCard, now, offered, play } from '@smash/testkit/play';
import { describe, it } from 'vitest';

const zap = actionCard(
  'Zap',
  'standard',
  'Destroy a minion of another player.',
  onPlay(function* (me) {
    yield* toOneMinion(me, 'Destroy a minion', isAnothers(me), ops.destroy);
  }),
);
const hasten = actionCard(
  'Hasten',
  'standard',
  'Play an extra minion now.',
  onPlay(function* (me) {
    yield* playExtraMinion(me.seat, {});
  }),
);
const exhume = actionCard(
  'Exhume',
  'standard',
  'Play an extra minion from your discard pile.',
  onPlay(function* (me) {
    yield* playExtraMinion(me.seat, { from: 'discard' });
  }),
);

describe('Black Trooper: Ongoing: After a Special ability is used, this minion gets +1 power this turn.', () => {
  const trooper = at('Moor', 'A Black Trooper');
  const has = (power: number) => now({ cards: { 'Black Trooper': { power } } });

  it('black-trooper/1 every use by whichever player, several times in a turn (RES-5, TERM-11)', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Filler'] }, A: { hand: ['Green Trooper'] } },
      bases: [at('Meadow', 'B Beta 6 +6', 'A Blue Trooper', 'B Filler'), trooper, at('Marsh', 'B Pirate King')],
      steps: [
        has(3),
        B.ends(),
        B.answers('Beta 6'),
        // Two that have to happen, one each.
        has(5),
        offered('B', ['Pirate King', 'pass']),
        B.answers('Pirate King'),
        has(6),
        A.answers('Green Trooper'),
        now(at('Moor', 'A Black Trooper'), { asked: null, turn: 'A' }),
        has(3),
      ],
    }));

  it('a titan that comes by its Special, and an ability used on your turn (TIT-2, ABL-6)', () => {
    play({
      titans: [{ seat: 'A', card: 'Megabot' }],
      bases: [at('Meadow', 'A Filler', 'A Filler', 'A Filler'), trooper],
      steps: [A.plays('Megabot', 'Meadow'), has(4), A.ends(), has(3)],
    });
    play({
      turn: 'B',
      seats: { B: { hand: ['Invader'] } },
      bases: [at('Meadow', 'B Ninja Acolyte'), trooper],
      steps: [B.uses('Ninja Acolyte'), B.answers('?Invader'), has(4)],
    });
  });

  it('a card played from the discard pile by its own Special, not one that another card brings (PLAY-7)', () => {
    for (const [name, more] of [
      ['Tenacious Z', 1],
      ['Spectre', 1],
      ['Invader', 0],
    ] as const)
      play({
        seats: { A: { hand: name === 'Invader' ? ["They're Coming to Get You"] : [], discard: [name] } },
        bases: [at('Meadow'), trooper],
        steps: [
          ...(name === 'Invader' ? [A.plays("They're Coming to Get You", 'Meadow')] : []),
          A.plays(name, 'Meadow', 'discard'),
          has(3 + more),
        ],
      });
  });

  it('the same if an ability lets a minion be played immediately (PLAY-7)', () => {
    for (const [action, discard, more] of [
      ['Hasten', 'Spectre', 1],
      ['Exhume', 'Invader', 0],
    ] as const)
      play({
        cards: [hasten, exhume],
        seats: { A: { hand: [action], discard: [discard] } },
        bases: [at('Meadow'), trooper],
        steps: [A.plays(action), A.answers(`?${discard}`, '?Meadow'), has(3 + more)],
      });
  });

  it('a Special that replaces what would happen (RES-7)', () =>
    play({
      cards: [zap],
      seats: { A: { hand: ['Zap'] } },
      bases: [at('Meadow', 'B Buccaneer'), trooper, at('Marsh')],
      steps: [A.plays('Zap'), B.answers('Marsh'), now(at('Marsh', 'B Buccaneer'), { asked: null }), has(4)],
    }));

  it('not an Ongoing one that does (ABL-1)', () =>
    play({
      cards: [zap],
      seats: { A: { hand: ['Zap'] } },
      bases: [at('Meadow', 'B Walker', 'B Escape Hatch'), trooper],
      steps: [A.plays('Zap'), now(at('Meadow', 'B Escape Hatch'), { asked: null, hand: { B: ['Walker'] } }), has(3)],
    }));

  it('one in hand, and a Special at another moment of the turn (ABL-4)', () => {
    play({
      seats: { B: { hand: ['Hidden Ninja', 'Invader'] } },
      bases: [at('Meadow', 'C Walker +8'), trooper, at('Marsh', 'C Pirate King')],
      steps: [A.ends(), B.answers('Hidden Ninja', '?Invader', '?Meadow'), has(4), C.answers('pass'), has(3)],
    });
    play({
      phase: 'start',
      cards: [
        minionCard(
          'Riser',
          1,
          'Special: At the start of your turn, draw a card.',
          special('turnStart', {}, function* (me) {
            yield* act(ops.draw(me.seat, 1));
          }),
        ),
      ],
      seats: { A: { deck: ['Walker'] } },
      bases: [at('Meadow', 'A Riser'), trooper],
      steps: [has(4)],
    });
  });

  it('not after talents, ongoing and on-play abilities, or an ability declined (ABL-1)', () =>
    play({
      seats: { A: { hand: ['Kaiju Alliance', 'Enchantress'], deck: ['Filler', 'Filler'] } },
      titans: [{ seat: 'A', card: 'Megabot' }],
      bases: [at('Meadow', 'A Red Trooper', 'B Walker'), trooper, at('Marsh', 'A Pirate King')],
      steps: [
        A.plays('Enchantress', 'Marsh'),
        A.uses('Red Trooper'),
        A.plays('Kaiju Alliance'),
        has(3),
        A.ends(),
        A.answers('?Meadow', 'pass', '?pass', '?pass'),
        now({ turn: 'B' }),
      ],
    }));
});
