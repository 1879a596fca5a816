import { act, carriedOutBy, chooseMinion, look, onPlay, ops } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, C, minionCard, now, offered, play, refused } from '@smash/testkit/play';
import { smite } from '@smash/testkit/test-cards';
import { describe, it } from 'vitest';

const sacrifice = actionCard(
  'Sacrifice',
  'standard',
  'Another player destroys one of their minions.',
  onPlay(function* (me) {
    const other = yield* look((q) => q.otherPlayers(me.seat)[0]!);
    const minion = yield* chooseMinion(
      { ...me, seat: other },
      'Destroy one of yours',
      (q, ix) => q.controller(ix) === other,
    );
    if (minion !== null) yield* act(...carriedOutBy(other, ops.destroy(minion)));
  }),
);
/** Copies the text of the minion that is named, until the end of the turn. */
const echo = (name: string) =>
  actionCard(
    'Echo',
    'standard',
    `Until the end of the turn one of your minions has the abilities of ${name}, too.`,
    onPlay(function* (me) {
      const [mine, model, turn] = yield* look((q) => [
        q.minionsOf(me.seat).find((ix) => q.name(ix) !== name)!,
        q.minions().find((ix) => q.name(ix) === name)!,
        q.s.turn,
      ]);
      const until = { t: 'turnEnd' as const, turn: turn! };
      yield* act({ verb: 'copy', card: mine!, seat: me.seat, to: model!, n: 0, until });
    }),
  );

describe('Awesome Guy: Ongoing: Other players cannot destroy your minions here.', () => {
  it('keeps other players from destroying your minions here, itself too, but none of theirs and none elsewhere (RES-13, CAN-1)', () =>
    play({
      cards: [smite],
      turn: 'B',
      seats: { B: { hand: ['Smite', 'Smite', 'Smite', 'Smite'] } },
      bases: [
        at('Meadow', 'A Awesome Guy', 'A Walker', 'B Filler', 'B Archmage', 'B Archmage', 'B Archmage'),
        at('Moor', 'A Invader'),
      ],
      steps: [
        B.plays('Smite'),
        offered('B', ['Awesome Guy', 'Walker', 'Filler', 'Archmage', 'Archmage', 'Archmage', 'Invader']),
        B.answers('Awesome Guy'),
        B.plays('Smite'),
        B.answers('Walker'),
        B.plays('Smite'),
        B.answers('Filler'),
        B.plays('Smite'),
        B.answers('Invader'),
        now(at('Meadow', 'A Awesome Guy', 'A Walker', 'B Archmage', 'B Archmage', 'B Archmage'), at('Moor')),
      ],
    }));

  it('lets you and a base destroy them, and other things than destruction happen (TERM-1, TERM-15)', () =>
    play({
      cards: [
        smite,
        baseCard('Pit', 'Each time a minion is played here, the first minion here is destroyed.', {
          kind: 'trigger',
          on: 'play',
          from: 'play',
          optional: false,
          when: (_q, me, played) => played.to === me.self,
          *run(me) {
            yield* act(ops.destroy(yield* look((q) => q.minionsAt(me.self)[0]!)));
          },
        }),
      ],
      seats: { A: { hand: ['Smite', 'Filler'] }, B: { hand: ['Beam Up'] } },
      bases: [at('Pit', 'A Invader', 'A Walker', 'A Awesome Guy'), at('Moor')],
      steps: [
        A.plays('Filler', 'Pit'),
        now(at('Pit', 'A Walker', 'A Awesome Guy', 'A Filler')),
        A.plays('Smite'),
        A.answers('Filler'),
        now(at('Pit', 'A Walker', 'A Awesome Guy')),
        A.ends(),
        B.plays('Beam Up'),
        B.answers('Walker'),
        now(at('Pit', 'A Awesome Guy')),
      ],
    }));

  it("awesome-guy/1 a player made by another's card to destroy one of their own does it (TERM-2)", () =>
    play({
      cards: [sacrifice],
      turn: 'B',
      seats: { B: { hand: ['Sacrifice'] } },
      bases: [at('Meadow', 'A Awesome Guy', 'A Walker'), at('Moor')],
      steps: [
        B.plays('Sacrifice'),
        offered('A', ['Awesome Guy', 'Walker']),
        A.answers('Awesome Guy'),
        now(at('Meadow', 'A Walker'), { asked: null, discard: { A: ['Awesome Guy'] } }),
      ],
    }));
});

describe('Captain Amazing: Talent: Each of your minions here gains +1 power this turn.', () => {
  it('gives each of your minions here, itself too, +1 until the turn ends (TERM-11, CALC-2)', () =>
    play({
      bases: [at('Tar Pits', 'A Captain Amazing', 'A Walker', 'B Walker'), at('Moor', 'A Invader')],
      steps: [
        A.uses('Captain Amazing'),
        now({
          cards: {
            'Captain Amazing': { power: 6 },
            'Walker#1': { power: 3 },
            'Walker#2': { power: 2 },
            Invader: { power: 3 },
          },
        }),
        refused(A.uses('Captain Amazing')),
        A.ends(),
        now({ cards: { 'Captain Amazing': { power: 5 }, 'Walker#1': { power: 2 } } }),
      ],
    }));

  it('captain-amazing/1 gives nothing to a minion that comes later (CALC-2)', () =>
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A Captain Amazing'), at('Moor')],
      steps: [
        A.uses('Captain Amazing'),
        A.plays('Filler', 'Meadow'),
        now({ cards: { 'Captain Amazing': { power: 6 }, Filler: { power: 1 } } }),
      ],
    }));
});

describe("Mind Lady: Talent: Choose another player's minion and cancel its abilities until the start of your next turn.", () => {
  it('offers minions of other players anywhere and none of yours; without one nothing happens (RES-13)', () =>
    play({
      bases: [at('Meadow', 'A Mind Lady', 'B Archmage'), at('Moor', 'A Archmage', 'C Leprechaun')],
      steps: [A.uses('Mind Lady'), offered('A', ['Archmage#1', 'Leprechaun'])],
    }));
  it('can be used without a target to no effect (RES-13)', () =>
    play({
      bases: [at('Meadow', 'A Mind Lady', 'A Archmage'), at('Moor')],
      steps: [A.uses('Mind Lady'), now({ asked: null }), refused(A.uses('Mind Lady'))],
    }));

  it('cancels triggers, too, through the turns of all others (TERM-4)', () =>
    play({
      seats: { A: { hand: ['Filler'] }, C: { hand: ['Filler'] } },
      bases: [at('Tar Pits', 'A Mind Lady', 'B Leprechaun'), at('Moor')],
      steps: [
        A.uses('Mind Lady'),
        A.plays('Filler', 'Tar Pits'),
        now(at('Tar Pits', 'A Mind Lady', 'B Leprechaun', 'A Filler')),
        A.ends(),
        B.ends(),
        C.plays('Filler', 'Tar Pits'),
        now(at('Tar Pits', 'A Mind Lady', 'B Leprechaun', 'A Filler', 'C Filler')),
        C.ends(),
        A.plays('Filler', 'Tar Pits'),
        now(at('Tar Pits', 'A Mind Lady', 'B Leprechaun', 'A Filler', 'C Filler')),
      ],
    }));

  it('mind-lady/1 lasts even if she leaves play (IO-2)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite', 'Filler'] } },
      bases: [at('Meadow', 'A Mind Lady', 'B Leprechaun'), at('Moor')],
      steps: [
        A.uses('Mind Lady'),
        A.plays('Smite'),
        A.answers('Mind Lady'),
        A.plays('Filler', 'Meadow'),
        now(at('Meadow', 'B Leprechaun', 'A Filler')),
      ],
    }));

  it('mind-lady/2 stays when her own ability is cancelled afterwards (TERM-4)', () =>
    play({
      seats: { A: { hand: ['My Only Weakness!', 'Filler'] } },
      bases: [at('Meadow', 'A Mind Lady', 'B Leprechaun'), at('Moor')],
      steps: [
        A.uses('Mind Lady'),
        A.plays('My Only Weakness!', 'Mind Lady'),
        A.plays('Filler', 'Meadow'),
        now(at('Meadow', 'A Mind Lady with A My Only Weakness!', 'B Leprechaun', 'A Filler')),
      ],
    }));

  it('mind-lady/3 cannot be used in reaction to her own arrival: what she triggered comes first (ABL-5, RES-4)', () =>
    play({
      seats: { A: { hand: ['Mind Lady'] } },
      bases: [at('Meadow', 'B Leprechaun with B Upgrade, B Upgrade', 'B Archmage'), at('Moor')],
      steps: [
        A.plays('Mind Lady', 'Meadow'),
        now(at('Meadow', 'B Leprechaun with B Upgrade, B Upgrade', 'B Archmage'), {
          asked: null,
          discard: { A: ['Mind Lady'] },
        }),
        refused(A.uses('Mind Lady')),
      ],
    }));

  it('mind-lady/4 a copy of this ability that ends leaves the cancellation running (IO-2)', () =>
    play({
      cards: [echo('Mind Lady')],
      seats: { A: { hand: ['Echo'] }, B: { hand: ['Filler'] } },
      bases: [at('Tar Pits', 'A Walker', 'B Mind Lady', 'C Leprechaun'), at('Moor')],
      steps: [
        A.plays('Echo'),
        A.uses('Walker'),
        A.answers('Leprechaun'),
        A.ends(),
        refused(A.uses('Walker')),
        B.plays('Filler', 'Tar Pits'),
        now(at('Tar Pits', 'A Walker', 'B Mind Lady', 'C Leprechaun', 'B Filler')),
      ],
    }));

  it('mind-lady/5 expires as your next turn starts, before anything happens there (TURN-2, TERM-11)', () =>
    play({
      seats: { A: { deck: ['Filler', 'Filler', 'Pirate King'] } },
      bases: [at('Jungle Oasis', 'B Leprechaun with B Upgrade', 'A Mild Mannered Citizen'), at('Moor', 'A Mind Lady')],
      steps: [
        A.uses('Mind Lady'),
        A.ends(),
        B.ends(),
        A.answers('Mild Mannered Citizen'),
        // Leprechaun destroys whatever comes to its base.
        now(at('Jungle Oasis', 'B Leprechaun with B Upgrade'), {
          turn: 'A',
          discard: { A: ['Mild Mannered Citizen', 'Pirate King'] },
        }),
      ],
    }));
});

describe('The Burst: Ongoing: You may move this minion to a base after a minion is played there.', () => {
  it('may follow a minion of anybody to another base, once its play is done; or stay (RES-4)', () =>
    play({
      seats: { A: { hand: ['Filler'] }, B: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A The Burst'), at('Moor'), at('Marsh')],
      steps: [
        A.plays('Filler', 'Moor'),
        offered('A', ['The Burst', 'pass']),
        A.answers('The Burst'),
        now(at('Moor', 'A Filler', 'A The Burst'), at('Meadow')),
        A.ends(),
        B.plays('Filler', 'Marsh'),
        offered('A', ['The Burst', 'pass']),
        A.answers('pass'),
        now(at('Moor', 'A Filler', 'A The Burst'), at('Marsh', 'B Filler')),
      ],
    }));

  it('is not asked about a minion played at its own base, about an action, or about its own play (TERM-6)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Overrun'] }, B: { hand: ['The Burst'] } },
      bases: [at('Meadow', 'A The Burst'), at('Moor')],
      steps: [
        A.plays('Filler', 'Meadow'),
        now({ asked: null }),
        A.plays('Overrun', 'Moor'),
        now({ asked: null }),
        A.ends(),
        B.plays('The Burst', 'Meadow'),
        now(at('Meadow', 'A The Burst', 'A Filler', 'B The Burst'), { asked: null }),
      ],
    }));

  it('does not follow a fusion played as an action (FUS-1)', () =>
    play({
      seats: { A: { hand: ['M.O.W.A.T.'] } },
      bases: [at('Meadow', 'A The Burst'), at('Moor')],
      steps: [{ by: 'A', play: 'M.O.W.A.T.', as: 'action' }, now(at('Meadow', 'A The Burst'), { asked: null })],
    }));

  it('can both follow one minion, each asked separately (RES-9)', () =>
    play({
      seats: { A: { hand: ['Filler'] } },
      bases: [at('Meadow', 'A The Burst', 'B The Burst'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.answers('pass'),
        B.answers('The Burst'),
        now(at('Meadow', 'A The Burst'), at('Moor', 'A Filler', 'B The Burst')),
      ],
    }));
  it('not to a base that is gone by then', () =>
    play({
      cards: [
        minionCard(
          'Sapper',
          1,
          'Destroy this base.',
          onPlay(function* (me) {
            yield* act(ops.destroyBase(yield* look((q) => q.base(me.self))));
          }),
        ),
      ],
      seats: { A: { hand: ['Sapper'] } },
      bases: [at('Meadow', 'A The Burst'), at('Moor')],
      steps: [A.plays('Sapper', 'Moor'), now(at('Meadow', 'A The Burst'), at('Heath'), { asked: null })],
    }));
});

describe('Mild Mannered Citizen: Ongoing: You may destroy this minion at the start of your turn to search your deck for a minion with power 5 or more, play that minion here as an extra minion and shuffle the deck.', () => {
  const deck = ['Filler', 'Archmage', 'Pirate King', 'King Rex', 'King Rex', 'Walker', 'Upgrade'];
  it('searches for a minion of power 5 or more and plays it here in addition to the regular play (EXT-3, TERM-12, DECK-2)', () =>
    play({
      phase: 'start',
      seats: { A: { deck } },
      bases: [at('Meadow', 'A Mild Mannered Citizen', 'B Filler'), at('Moor')],
      steps: [
        offered('A', ['Mild Mannered Citizen', 'pass']),
        A.answers('Mild Mannered Citizen'),
        offered('A', ['Pirate King', 'King Rex'], ['Archmage', 'no']),
        A.answers('King Rex'),
        now(at('Meadow', 'A King Rex', 'B Filler'), {
          asked: null,
          discard: { A: ['Mild Mannered Citizen'] },
          plays: { A: { minions: 1, actions: 1 } },
        }),
      ],
    }));

  it('may be left alone, and does nothing at the start of another turn', () =>
    play({
      phase: 'start',
      seats: { A: { deck } },
      bases: [at('Meadow', 'A Mild Mannered Citizen', 'B Filler'), at('Moor', 'B Mild Mannered Citizen')],
      steps: [
        offered('A', ['Mild Mannered Citizen@Meadow', 'pass']),
        A.answers('pass'),
        now(at('Meadow', 'A Mild Mannered Citizen', 'B Filler'), { asked: null }),
        A.ends(),
        offered('B', ['Mild Mannered Citizen@Moor', 'pass']),
      ],
    }));

  it('searches in vain without such a minion; where it cannot be destroyed nothing is searched (RES-3, RES-11)', () =>
    play({
      phase: 'start',
      seats: { A: { deck: ['Archmage', 'Upgrade'] } },
      bases: [at('Meadow', 'A Mild Mannered Citizen', 'A Mild Mannered Citizen with A Cesium Armor'), at('Moor')],
      steps: [
        A.answers('Mild Mannered Citizen#2'),
        now(at('Meadow', 'A Mild Mannered Citizen', 'A Mild Mannered Citizen with A Cesium Armor')),
        A.answers('Mild Mannered Citizen'),
        now(at('Meadow', 'A Mild Mannered Citizen with A Cesium Armor'), { asked: null, deck: { A: 2 } }),
      ],
    }));
});
