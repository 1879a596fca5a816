import { act, carriedOutBy, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, now, offered, picks, play, refused } from '@smash/testkit/play';
import { charm, smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

describe('Expanded Power: Put this on a minion. Ongoing: This minion has +1 power and other players cannot destroy it.', () => {
  it('gives +1 power, and keeps other players from destroying that minion alone (CALC-1, CAN-1)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Expanded Power', 'Filler'] }, B: { hand: ['Smite', 'Howl'] } },
      bases: [at('Meadow', 'A Walker', 'A Walker', 'B Archmage'), at('Moor')],
      steps: [
        A.plays('Expanded Power', 'Walker#1'),
        now({ cards: { 'Walker#1': { power: 3 }, 'Walker#2': { power: 2 } } }),
        A.ends(),
        B.plays('Smite'),
        B.answers('Walker#1'),
        now(at('Meadow', 'A Walker with A Expanded Power', 'A Walker', 'B Archmage'), { asked: null }),
      ],
    }));

  it("may be put on another player's minion, which that player then cannot destroy, but you can (TERM-10)", () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Expanded Power', 'Archmage', 'Smite'] }, B: { hand: ['Smite'] } },
      bases: [at('Meadow', 'B Walker'), at('Moor')],
      steps: [
        A.plays('Expanded Power', 'Walker'),
        A.ends(),
        B.plays('Smite'),
        now(at('Meadow', 'B Walker with A Expanded Power'), { asked: null }),
        B.ends(),
        A.plays('Smite'),
        now(at('Meadow'), { asked: null, discard: { A: ['Smite', 'Expanded Power'], B: ['Smite', 'Walker'] } }),
      ],
    }));

  it('expanded-power/1 keeps off a player who has taken control of the minion (ATT-4)', () =>
    play({
      cards: [smite, charm],
      turn: 'B',
      seats: { B: { hand: ['Take Over', 'Smite'] } },
      bases: [at('Meadow', 'A Walker with A Expanded Power'), at('Moor', 'B Archmage')],
      steps: [
        B.plays('Take Over'),
        B.answers('Walker'),
        B.plays('Smite'),
        B.answers('Walker'),
        now(at('Meadow', 'B Walker with A Expanded Power'), { asked: null }),
      ],
    }));
});

describe('Golden Age: Choose up to three minions in your discard pile and place them on the bottom of your deck.', () => {
  it('offers the minions of your discard pile alone, and puts three under the deck in your order (RES-9)', () =>
    play({
      seats: {
        A: {
          hand: ['Golden Age'],
          deck: ['Howl', 'Howl'],
          discard: ['Walker', 'Invader', 'Upgrade', 'Archmage', 'Neophyte'],
        },
        B: { discard: ['King Rex'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Golden Age'),
        offered('A', ['Walker', 'Invader', 'Archmage', 'Neophyte', 'done'], ['Upgrade', 'King Rex']),
        A.answers('Invader', 'Walker', 'Neophyte'),
        now({ asked: null, discard: { A: ['Upgrade', 'Archmage', 'Golden Age'] }, deck: { A: 5 } }),
        A.ends(),
        B.ends(),
        A.ends(),
        now({ hand: { A: ['Howl', 'Howl', 'Invader', 'Walker'] } }),
      ],
    }));

  it('may take none; without a minion there nobody is asked (RES-12, PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Golden Age', 'Golden Age'], discard: ['Walker'] } },
      bases: [at('Meadow', 'A Archmage'), at('Moor')],
      steps: [
        A.plays('Golden Age'),
        A.answers('done'),
        now({ discard: { A: ['Walker', 'Golden Age'] } }),
        A.plays('Golden Age'),
        A.answers('Walker'),
        now({ asked: null, discard: { A: ['Golden Age', 'Golden Age'] } }),
      ],
    }));
  it('does nothing without a minion in the pile (PLAY-5)', () =>
    play({
      seats: { A: { hand: ['Golden Age'], discard: ['Upgrade'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [A.plays('Golden Age'), now({ asked: null, discard: { A: ['Upgrade', 'Golden Age'] } })],
    }));
});

describe('Justice Friends: Each of your minions with power 5 or more gains +2 power this turn.', () => {
  it('gives +2 to your minions of power 5 or more anywhere until the turn ends (CALC-1, TERM-11)', () =>
    play({
      seats: { A: { hand: ['Justice Friends'] } },
      bases: [at('Tar Pits', 'A Archmage', 'A Archmage +1', 'B Awesome Guy'), at('Jungle Oasis', 'A Mind Lady')],
      steps: [
        A.plays('Justice Friends'),
        now({
          asked: null,
          cards: {
            'Archmage#1': { power: 4 },
            'Archmage#2': { power: 7 },
            'Awesome Guy': { power: 5 },
            'Mind Lady': { power: 7 },
          },
        }),
      ],
    }));

  it('justice-friends/1 gives nothing to minions that come or grow later, and ends with the turn (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Justice Friends', 'Awesome Guy', 'Expanded Power'] } },
      bases: [at('Tar Pits', 'A Mind Lady', 'A Archmage'), at('Jungle Oasis')],
      steps: [
        A.plays('Justice Friends'),
        A.plays('Awesome Guy', 'Jungle Oasis'),
        A.plays('Expanded Power', 'Archmage'),
        now({ cards: { 'Awesome Guy': { power: 5 }, Archmage: { power: 5 }, 'Mind Lady': { power: 7 } } }),
        A.ends(),
        now({ cards: { 'Mind Lady': { power: 5 } } }),
      ],
    }));
});

describe("My Only Weakness!: Put this on a minion. Ongoing: Cancel this minion's abilities.", () => {
  it('cancels all abilities of that minion while it is there (TERM-4, ABL-3)', () =>
    play({
      seats: { A: { hand: ['My Only Weakness!'] }, B: { hand: ['Howl', 'Howl'] } },
      bases: [at('Meadow', 'B Archmage', 'B Captain Amazing'), at('Moor')],
      steps: [
        A.plays('My Only Weakness!', 'Archmage'),
        A.ends(),
        B.plays('Howl'),
        refused(B.plays('Howl')),
        B.uses('Captain Amazing'),
      ],
    }));

  it('cancels talents given to the minion, too, including later ones; what actions do to it themselves stays (TERM-4, ABL-9, CALC-2)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['The Touch', 'Cesium Armor'] } },
      bases: [at('Meadow', 'A Huffie with B My Only Weakness!', 'A Archmage'), at('Moor')],
      steps: [
        A.plays('The Touch', 'Huffie'),
        A.plays('Cesium Armor', 'Huffie'),
        now({ cards: { Huffie: { power: 4 } } }),
        refused(A.uses('Huffie')),
      ],
    }));

  it('lets the abilities work again when it leaves (TERM-4)', () =>
    play({
      cards: [
        actionCard(
          'Rip Off',
          'standard',
          'Destroy an action.',
          onPlay(function* () {
            yield* act(ops.destroy(yield* look((q) => q.actions()[0]!)));
          }),
        ),
      ],
      seats: { A: { hand: ['Rip Off'] } },
      bases: [at('Meadow', 'A Huffie with B My Only Weakness!'), at('Moor')],
      steps: [
        refused(A.uses('Huffie')),
        A.plays('Rip Off'),
        A.uses('Huffie'),
        now(at('Moor', 'A Huffie'), { asked: null }),
      ],
    }));
});

describe('Not Really Dead: Choose up to two minions with power 2 or less in your discard pile and place them into your hand.', () => {
  it('offers minions of power 2 or less in your pile, and takes two or fewer (RES-12, TERM-9)', () =>
    play({
      seats: {
        A: { hand: ['Not Really Dead'], discard: ['Walker', 'Invader', 'Upgrade', 'Filler', 'Neophyte'] },
        B: { discard: ['Walker'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Not Really Dead'),
        offered('A', ['Walker', 'Filler', 'Neophyte', 'done'], ['Invader', 'Upgrade']),
        picks('A', 0, 2),
        A.answers('Walker', 'Neophyte'),
        now({
          asked: null,
          hand: { A: ['Walker', 'Neophyte'] },
          discard: { A: ['Invader', 'Upgrade', 'Filler', 'Not Really Dead'], B: ['Walker'] },
        }),
      ],
    }));

  it('may take none, and does nothing if there is none (RES-12, PLAY-5)', () =>
    play({
      seats: {
        A: { hand: ['Not Really Dead'], discard: ['Walker', 'Invader'] },
        B: { hand: ['Not Really Dead'], discard: ['Invader'] },
      },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Not Really Dead'),
        A.answers('done'),
        now({ hand: { A: [] } }),
        A.ends(),
        B.plays('Not Really Dead'),
        now({ asked: null, hand: { B: [] }, discard: { B: ['Invader', 'Not Really Dead'] } }),
      ],
    }));
});

describe('Radioactive Exposure: Destroy one of your minions to search your deck for a minion with more power than it, play that minion on the same base as an extra minion and shuffle the deck.', () => {
  const deck = ['Invader', 'Walker', 'King Rex', 'Upgrade', 'Archmage'];
  it('destroys one of yours, and plays a stronger one from the deck there in addition to the regular play (EXT-3, TERM-12, DECK-2)', () =>
    play({
      seats: { A: { hand: ['Radioactive Exposure'], deck } },
      bases: [at('Meadow', 'A Walker +1', 'B Filler'), at('Moor', 'A Neophyte')],
      steps: [
        A.plays('Radioactive Exposure'),
        offered('A', ['Walker', 'Neophyte', 'no'], ['Filler']),
        A.answers('Walker'),
        // Its power was 3 with the counter.
        offered('A', ['King Rex', 'Archmage'], ['Invader', 'Walker', 'no']),
        A.answers('Archmage'),
        now(at('Meadow', 'B Filler', 'A Archmage'), {
          asked: null,
          discard: { A: ['Walker', 'Radioactive Exposure'] },
          deck: { A: 4 },
          plays: { A: { minions: 1 } },
        }),
      ],
    }));

  it('is optional: nothing destroyed, nothing searched (RES-11)', () =>
    play({
      seats: { A: { hand: ['Radioactive Exposure'], deck } },
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [A.plays('Radioactive Exposure'), A.answers('no'), now(at('Meadow', 'A Walker'), { asked: null })],
    }));

  it('searches nothing where the minion is not destroyed; without a minion nothing happens (RES-3)', () =>
    play({
      seats: { A: { hand: ['Radioactive Exposure'], deck }, B: { hand: ['Radioactive Exposure'] } },
      bases: [at('Meadow', 'A Walker with B Cesium Armor'), at('Moor')],
      steps: [
        A.plays('Radioactive Exposure'),
        A.answers('Walker'),
        now(at('Meadow', 'A Walker with B Cesium Armor'), { asked: null, deck: { A: 5 } }),
        A.ends(),
        B.plays('Radioactive Exposure'),
        now({ asked: null }),
      ],
    }));

  it('may find nothing, and then only the minion is lost (RES-11)', () =>
    play({
      seats: { A: { hand: ['Radioactive Exposure'], deck: ['Walker', 'Upgrade'] } },
      bases: [at('Meadow', 'A Walker', 'A Archmage'), at('Moor')],
      steps: [
        A.plays('Radioactive Exposure'),
        A.answers('Walker'),
        now(at('Meadow', 'A Archmage'), { asked: null, deck: { A: 2 } }),
      ],
    }));
});

describe('Secret Base: Put this on a base. Ongoing: Other players cannot destroy your minions here with power 3 or less.', () => {
  it('protects your minions here of power 3 or less: none of power 4, none elsewhere, none of theirs (CAN-1)', () =>
    play({
      cards: [smite],
      turn: 'B',
      seats: { B: { hand: ['Smite', 'Smite', 'Smite', 'Smite'] } },
      bases: [
        at('Meadow', 'A Invader', 'A Invader +1', 'B Filler', 'A Secret Base'),
        at('Moor', 'A Walker', 'B Archmage', 'B Archmage', 'B Archmage'),
      ],
      steps: [
        ...['Invader#1', 'Invader#2', 'Filler', 'Walker'].flatMap((name) => [B.plays('Smite'), B.answers(name)]),
        now(at('Meadow', 'A Invader', 'A Secret Base'), at('Moor', 'B Archmage', 'B Archmage', 'B Archmage')),
      ],
    }));

  it('lets you destroy them, and a player who is made to (TERM-2)', () =>
    play({
      cards: [
        smite,
        actionCard(
          'Sacrifice',
          'standard',
          'Another player destroys one of their minions.',
          onPlay(function* (me) {
            const [other, minion] = yield* look((q) => {
              const seat = q.otherPlayers(me.seat)[0]!;
              return [seat, q.minionsOf(seat)[0]!];
            });
            yield* act(...carriedOutBy(other!, ops.destroy(minion!)));
          }),
        ),
      ],
      seats: { A: { hand: ['Smite'] }, B: { hand: ['Sacrifice'] } },
      bases: [at('Meadow', 'A Invader', 'A Walker', 'A Secret Base'), at('Moor')],
      steps: [
        A.plays('Smite'),
        A.answers('Invader'),
        now(at('Meadow', 'A Walker', 'A Secret Base')),
        A.ends(),
        B.plays('Sacrifice'),
        now(at('Meadow', 'A Secret Base')),
      ],
    }));
});

describe('Sidekick: Choose a base where you have a minion with power 5 or more. Play an extra minion with power 2 or less there.', () => {
  it('offers bases where you have such a minion, and grants a play of power 2 or less there (EXT-2, EXT-4)', () =>
    play({
      seats: { A: { hand: ['Sidekick', 'Walker', 'Invader', 'Invader'] } },
      bases: [
        at('Meadow', 'A Awesome Guy'),
        at('Moor', 'A Archmage', 'B Awesome Guy'),
        at('Jungle Oasis', 'A Archmage +1'),
      ],
      steps: [
        A.plays('Sidekick'),
        offered('A', ['Meadow', 'Jungle Oasis'], ['Moor']),
        A.answers('Meadow'),
        A.plays('Invader', 'Moor'),
        refused(A.plays('Invader', 'Meadow')),
        refused(A.plays('Walker', 'Moor')),
        A.plays('Walker', 'Meadow'),
        A.answers('?return'),
        now(at('Meadow', 'A Awesome Guy', 'A Walker'), { asked: null }),
      ],
    }));

  it('gives nothing without such a base (RES-13)', () =>
    play({
      seats: { A: { hand: ['Sidekick', 'Walker'] } },
      bases: [at('Meadow', 'A Archmage', 'B Awesome Guy'), at('Moor')],
      steps: [A.plays('Sidekick'), now({ asked: null, plays: { A: { minions: 1 } }, discard: { A: ['Sidekick'] } })],
    }));
});
