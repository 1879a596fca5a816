import { act, look, onPlay, ops, playExtraMinion } from '@smash/engine/script';
import { A, actionCard, at, B, minionCard, now, offered, play, refused, shown } from '@smash/testkit/play';
import { describe, expect, it } from 'vitest';

const long = minionCard('The Minion Whose Name Goes On and On and On', 2, '');
const smite = actionCard(
  'Smite All',
  'standard',
  'Destroy everything on the first base.',
  onPlay(function* () {
    const there = yield* look((q) => {
      const base = q.bases()[0]!;
      return [...q.minionsAt(base), ...q.titansAt(base), ...q.actionsOn(base)];
    });
    yield* act(...there.map(ops.destroy));
  }),
);
const invite = actionCard(
  'Invite',
  'standard',
  'The player after you plays an extra minion on the first base.',
  onPlay(function* () {
    yield* playExtraMinion(1, { base: yield* look((q) => q.bases()[0]!) });
  }),
);
/** The title of the question that the seat is asked. */
const titled =
  (seat: number, title: string) =>
  ({ state }: { state: { asks: readonly { seat: number; title: string }[] } }) =>
    expect(state.asks.find((ask) => ask.seat === seat)?.title).toBe(title);

describe('Egg Chamber: A minion here that has a +1 power counter cannot be destroyed.', () => {
  it('a titan with counters can (TIT-4)', () =>
    play({
      cards: [smite],
      seats: { A: { hand: ['Smite All'] } },
      bases: [at('Egg Chamber', 'B Megabot +2', 'B Walker +1'), at('Moor')],
      steps: [A.plays('Smite All'), now(at('Egg Chamber', 'B Walker'), { asked: null })],
    }));
});

describe('Killer Queen: Talent: If you played another minion here this turn, place a +1 power counter on each of the two.', () => {
  it('not for a minion that another player has played here', () =>
    play({
      cards: [invite],
      seats: { A: { hand: ['Invite'] }, B: { hand: ['Filler', 'Walker'] } },
      bases: [at('Meadow', 'A Killer Queen'), at('Moor')],
      steps: [
        A.plays('Invite'),
        B.answers('Filler'),
        now(at('Meadow', 'A Killer Queen', 'B Filler'), { asked: null }),
        refused(A.uses('Killer Queen')),
      ],
    }));

  it('one that is in stasis by then gets no counter (STA-1)', () =>
    play({
      cards: [
        actionCard(
          'Freeze',
          'standard',
          'Put your other minion here in stasis.',
          onPlay(function* (me) {
            const ix = yield* look((q) => q.minionsOf(me.seat).find((one) => q.name(one) === 'Filler')!);
            yield* act(ops.stasis(ix, me.seat, 2));
          }),
        ),
      ],
      seats: { A: { hand: ['Filler', 'Freeze'] } },
      bases: [at('Meadow', 'A Killer Queen')],
      steps: [
        A.plays('Filler'),
        A.plays('Freeze'),
        A.uses('Killer Queen'),
        now({ asked: null, cards: { 'Killer Queen': { counters: 1 }, Filler: { counters: 0 } } }),
      ],
    }));

  it('what it was itself before it left play is another minion (IO-1)', () =>
    play({
      seats: { A: { hand: ['Killer Queen', 'Beam Up', 'Summon', 'Time Loop'] } },
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Time Loop'),
        A.plays('Killer Queen', 'Meadow'),
        refused(A.uses('Killer Queen')),
        A.plays('Beam Up'),
        A.plays('Summon'),
        A.plays('Killer Queen', 'Meadow'),
        A.uses('Killer Queen'),
        now({ asked: null, cards: { 'Killer Queen': { counters: 1 } } }),
      ],
    }));
});

describe('Drone: … Before one of your minions is destroyed, you may prevent it by removing a +1 power counter from this minion.', () => {
  const seats = { B: { hand: ['Cannon'] } };

  it('the question names the minion and shows it, a long name cut short', () => {
    play({
      turn: 'B',
      seats,
      bases: [at('Meadow', 'A Drone +1', 'A Walker'), at('Moor')],
      steps: [
        B.plays('Cannon'),
        B.answers('Walker', 'done'),
        titled(0, 'Prevent that Walker is destroyed'),
        shown('A', 'Walker'),
      ],
    });
    play({
      turn: 'B',
      cards: [long],
      seats,
      bases: [at('Meadow', 'A Drone +1', `A ${long.name}`), at('Moor')],
      steps: [
        B.plays('Cannon'),
        B.answers(long.name, 'done'),
        titled(0, 'Prevent that The Minion Whose Name Goes On and On and On is '),
      ],
    });
  });

  it('not before an action of yours is destroyed', () =>
    play({
      turn: 'B',
      seats: { B: { hand: ['Remove Curse'] } },
      bases: [at('Meadow', 'A Drone +1', 'A Infiltrate'), at('Moor')],
      steps: [B.plays('Remove Curse'), now(at('Meadow', 'A Drone'), { asked: null })],
    }));
});

describe('Death on Six Legs: … Before a minion goes to the discard pile, you may transfer one of its +1 power counters to this titan.', () => {
  const seats = { A: { hand: ['Cannon'] } };

  it('the question names the minion and shows it, a long name cut short', () => {
    play({
      seats,
      bases: [at('Meadow', 'A Death on Six Legs'), at('Moor', 'B Filler +1', 'B Walker')],
      steps: [
        A.plays('Cannon'),
        A.answers('Filler', 'done'),
        titled(0, 'Take a counter from Filler'),
        shown('A', 'Filler'),
        offered('A', ['yes', 'no']),
      ],
    });
    const longer = { ...long, name: `${long.name}, and On`, power: 0 };
    play({
      cards: [longer],
      seats,
      bases: [at('Meadow', 'A Death on Six Legs'), at('Moor', `B ${longer.name} +1`, 'B Filler')],
      steps: [
        A.plays('Cannon'),
        A.answers(longer.name, 'done'),
        titled(0, 'Take a counter from The Minion Whose Name Goes On and On and'),
      ],
    });
  });
});
