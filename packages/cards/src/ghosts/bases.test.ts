import { act, chooseBase, chooseCard, look, at as moment, NOBODY, onPlay, playNow } from '@smash/engine/script';
import { A, actionCard, at, B, baseCard, now, offered, play, refused } from '@smash/testkit/play';
import { describe, it } from 'vitest';

describe('Haunted House: Each time a player has played a minion here, that player must discard a card.', () => {
  it('the player chooses which card, and has to discard one (RES-11)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Probe', 'Walker'] }, B: { hand: ['Scout'] } },
      bases: [at('Haunted House', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Filler', 'Haunted House'),
        offered('A', ['Probe', 'Walker'], ['no', 'Filler', 'Scout']),
        A.answers('Probe'),
        now(at('Haunted House', 'A Filler', 'B Invader'), {
          asked: null,
          hand: { A: ['Walker'], B: ['Scout'] },
          discard: { A: ['Probe'], B: [] },
        }),
      ],
    }));

  it('nobody discards for a minion at another base, for an action, or with an empty hand (RES-11)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Door to the Beyond', 'Summon', 'Overrun'] }, B: { hand: ['Filler'] } },
      bases: [at('Haunted House', 'B Invader'), at('Moor')],
      steps: [
        A.plays('Filler', 'Moor'),
        A.plays('Door to the Beyond', 'Haunted House'),
        now({ asked: null, hand: { A: ['Summon', 'Overrun'] } }),
        A.ends(),
        B.plays('Filler', 'Haunted House'),
        now(at('Haunted House', 'B Invader', 'B Filler', 'A Door to the Beyond'), {
          asked: null,
          turn: 'B',
          discard: { A: [], B: [] },
        }),
      ],
    }));

  it('haunted-house/1 a minion that is moved here costs nothing (ABL-2, TERM-6)', () =>
    play({
      seats: { A: { hand: ['Way of Deception', 'Filler'] } },
      bases: [at('Haunted House'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Way of Deception'),
        now(at('Haunted House', 'A Walker'), { asked: null, hand: { A: ['Filler'] } }),
      ],
    }));

  it('the minion’s on-play effect comes first (RES-1)', () =>
    play({
      seats: { A: { hand: ['Ghost', 'Probe', 'Walker'] } },
      bases: [at('Haunted House'), at('Moor')],
      steps: [
        A.plays('Ghost', 'Haunted House'),
        offered('A', ['Probe', 'Walker', 'no']),
        A.answers('Walker'),
        now({ asked: null, hand: { A: [] }, discard: { A: ['Walker', 'Probe'] } }),
      ],
    }));

  it('each minion costs a card, including an extra one, and one played in another player’s turn (RES-9)', () =>
    play({
      turn: 'B',
      seats: {
        A: { hand: ['Shinobi', 'Filler', 'Walker'] },
        B: { hand: ['Summon', 'Filler', 'Filler', 'Probe', 'Probe', 'Overrun'], deck: [] },
      },
      bases: [at('Haunted House', 'B Filler +16'), at('Moor')],
      steps: [
        B.plays('Summon'),
        B.plays('Filler', 'Haunted House'),
        B.answers('Probe'),
        B.plays('Filler', 'Haunted House'),
        B.answers('Probe'),
        now({ asked: null, hand: { A: 3, B: ['Overrun'] }, discard: { B: ['Summon', 'Probe', 'Probe'] } }),
        B.ends(),
        A.answers('Shinobi'),
        offered('A', ['Filler', 'Walker'], ['no']),
        A.answers('Walker'),
        now({ turn: 'A', vp: { A: 3, B: 4 }, hand: { A: ['Filler'] }, discard: { A: ['Shinobi', 'Walker'] } }),
      ],
    }));

  it('haunted-house/2 with an enemy Leprechaun the current player chooses the order (ME-1)', () =>
    play({
      seats: { A: { hand: ['Walker', 'Probe', 'Filler'] } },
      bases: [at('Haunted House', 'B Leprechaun'), at('Moor')],
      steps: [
        A.plays('Walker', 'Haunted House'),
        A.answers('return'),
        offered('A', ['Haunted House', 'Leprechaun']),
        A.answers('Leprechaun'),
        offered('A', ['Probe', 'Filler'], ['Walker', 'no']),
        A.answers('Filler'),
        now(at('Haunted House', 'B Leprechaun'), {
          asked: null,
          hand: { A: ['Probe'] },
          discard: { A: ['Walker', 'Filler'] },
        }),
      ],
    }));

  it('Infiltrate of another player does not spare you (TERM-13)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Probe'] } },
      bases: [at('Haunted House', 'B Infiltrate'), at('Moor')],
      steps: [A.plays('Filler', 'Haunted House'), now({ asked: null, hand: { A: [] }, discard: { A: ['Probe'] } })],
    }));

  it('under Jammed Signal nobody discards, and nothing needs ordering (TERM-13)', () =>
    play({
      seats: { A: { hand: ['Filler', 'Probe'] } },
      bases: [at('Haunted House', 'B Leprechaun', 'B Jammed Signal'), at('Moor')],
      steps: [
        A.plays('Filler', 'Haunted House'),
        now(at('Haunted House', 'B Leprechaun', 'B Jammed Signal'), { asked: null, hand: { A: ['Probe'] } }),
      ],
    }));

  it('its player may ignore it by Infiltrate, or follow it anyway (TERM-13)', () => {
    const arrives = (ignores: 'yes' | 'no') =>
      play({
        seats: { A: { hand: ['Filler', 'Probe'] } },
        bases: [at('Haunted House', 'A Infiltrate'), at('Moor')],
        steps: [
          A.plays('Filler', 'Haunted House'),
          offered('A', ['yes', 'no']),
          A.answers(ignores),
          now({ asked: null, hand: { A: ignores === 'yes' ? ['Probe'] : [] } }),
        ],
      });
    arrives('yes');
    arrives('no');
  });

  it('a minion that a base plays costs nobody a card (MON-7)', () =>
    play({
      cards: [
        baseCard(
          'Pit',
          'At the start of each turn, this base plays a minion from the discard pile of the current player on another base.',
          moment('turnStart', {}, function* (me) {
            const card = yield* look((q) => q.discard(q.s.current)[0] ?? NOBODY);
            const to = yield* look((q) => q.otherBases(me.self)[0]!);
            if (card !== NOBODY) yield* playNow({ card, at: to, seat: NOBODY });
          }),
        ),
      ],
      seats: { B: { hand: ['Probe'], discard: ['Filler'] } },
      bases: [at('Pit'), at('Haunted House')],
      steps: [
        A.ends(),
        now({ turn: 'B', asked: null, hand: { B: ['Probe'] }, bases: { 'Haunted House': { monsters: ['Filler'] } } }),
      ],
    }));
});

/** Puts an action on a base of its player's choice. */
const mover = actionCard(
  'Mover',
  'standard',
  'Transfer an action on a base to another base.',
  onPlay(function* (me) {
    const action = (yield* chooseCard(me.seat, 'Choose an action', yield* look((q) => q.actions())))!;
    const to = (yield* chooseBase(me.seat, 'Choose its new base', yield* look((q) => q.otherBases(q.base(action)))))!;
    yield* act({ verb: 'transfer', card: action, seat: me.seat, to, n: 0 });
  }),
);

describe('The Dread Gazebo: No action can be played on this base.', () => {
  it('stops actions on this base, not on others, not on minions here, and no minions (PLAY-3, CONF-1)', () =>
    play({
      seats: { A: { hand: ['Overrun', 'Poison', 'Walker'] } },
      bases: [at('The Dread Gazebo', 'B Invader'), at('Moor')],
      steps: [
        now({
          can: [A.plays('Overrun', 'Moor'), A.plays('Poison', 'Invader'), A.plays('Walker', 'The Dread Gazebo')],
        }),
        refused(A.plays('Overrun', 'The Dread Gazebo')),
        A.plays('Poison', 'Invader'),
        now(at('The Dread Gazebo', 'B Invader with A Poison'), { asked: null }),
      ],
    }));

  it('leaves an action that has no other base in the hand (PLAY-4)', () =>
    play({
      seats: { A: { hand: ['Overrun', 'Infiltrate'] } },
      bases: [at('The Dread Gazebo')],
      steps: [refused(A.plays('Overrun', 'The Dread Gazebo')), refused(A.plays('Infiltrate', 'The Dread Gazebo'))],
    }));

  it('the-dread-gazebo/1 may be the target of actions that are not played on it (PLAY-3)', () =>
    play({
      seats: { A: { hand: ['Rampage'] }, B: { hand: ['Disenchant'] } },
      bases: [at('The Dread Gazebo', 'A Invader', 'B Overrun'), at('Moor', 'A Scout')],
      steps: [
        A.plays('Rampage'),
        offered('A', ['The Dread Gazebo', 'Moor']),
        A.answers('The Dread Gazebo'),
        now({ asked: null, bases: { 'The Dread Gazebo': { breakpoint: 17 } } }),
        A.ends(),
        B.plays('Disenchant'),
        now(at('The Dread Gazebo', 'A Invader'), { asked: null, discard: { B: { has: ['Disenchant', 'Overrun'] } } }),
      ],
    }));

  it('the-dread-gazebo/2 an action may be transferred here; that lets no other be played (TERM-6)', () =>
    play({
      cards: [mover],
      seats: { A: { hand: ['Mover'] }, B: { hand: ['Infiltrate'] } },
      bases: [at('The Dread Gazebo'), at('Moor', 'A Overrun')],
      steps: [
        A.plays('Mover'),
        now(at('The Dread Gazebo', 'A Overrun'), at('Moor'), { asked: null }),
        A.ends(),
        refused(B.plays('Infiltrate', 'The Dread Gazebo')),
      ],
    }));

  it('the-dread-gazebo/2 Jammed Signal transferred here lets everybody play actions here (TERM-13)', () =>
    play({
      cards: [mover],
      seats: { A: { hand: ['Mover'] }, B: { hand: ['Infiltrate', 'Overrun'] } },
      bases: [at('The Dread Gazebo'), at('Moor', 'A Jammed Signal')],
      steps: [
        A.plays('Mover'),
        A.ends(),
        B.plays('Overrun', 'The Dread Gazebo'),
        now(at('The Dread Gazebo', 'A Jammed Signal', 'B Overrun'), { asked: null }),
      ],
    }));

  it('a player who may ignore the base may play actions here, the others may not (TERM-13)', () => {
    const overrun = A.plays('Overrun', 'The Dread Gazebo');
    const seats = { A: { hand: ['Overrun'] } };
    play({
      seats,
      bases: [at('The Dread Gazebo', 'A Infiltrate'), at('Moor')],
      steps: [overrun, now(at('The Dread Gazebo', 'A Infiltrate', 'A Overrun'), { asked: null })],
    });
    play({ seats, bases: [at('The Dread Gazebo', 'B Infiltrate'), at('Moor')], steps: [refused(overrun)] });
  });
});
