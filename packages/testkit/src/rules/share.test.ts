import type { Op } from '@smash/engine/model';
import {
  act,
  both,
  chooseMinion,
  isHere,
  isUnaffected,
  look,
  mayShare,
  onPlay,
  ops,
  playNow,
} from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, C, minionCard, now, offered, play } from '../play.ts';
import type { Playthrough } from '../scenario/playthrough.ts';
import { boost, cheer } from '../standard-actions.ts';

/** If a minion here is affected, another one here may be affected in the same way. */
const echo = minionCard(
  'Echo',
  1,
  'Ongoing: When a standard action directly affects minions here, another one here may be affected in the same way.',
  mayShare({ of: isHere, on: (me) => both(isHere(me), isUnaffected(me)) }),
);
const relay = actionCard(
  'Relay',
  'standard',
  'Place a +1 power counter on each Filler, play an action from your hand, and place another.',
  onPlay(function* (me) {
    const fillers = yield* look((q) => q.minions((ix) => q.name(ix) === 'Filler'));
    yield* act(...fillers.map((ix) => ops.counters(ix, 1)));
    const [next] = yield* look((q) => q.hand(me.seat).slice());
    if (next !== undefined) yield* playNow({ card: next, at: -1, seat: me.seat });
    yield* act(...fillers.map((ix) => ops.counters(ix, 1)));
  }),
);

const recall = actionCard(
  'Recall',
  'standard',
  "Shuffle a minion into its owner's deck.",
  onPlay(function* (me) {
    const minion = (yield* chooseMinion(me, 'Choose a minion'))!;
    const owner = yield* look((q) => q.owner(minion));
    yield* act(ops.place(minion, 'deck'));
    yield* act(ops.shuffle(owner));
  }),
);

describe('an effect of a standard action on one minion is shared by another', () => {
  it('asked before it happens, knowing what is about to happen (RES-6)', () =>
    play({
      cards: [echo, boost],
      seats: { B: { hand: ['Boost'] } },
      turn: 'B',
      bases: [at('Meadow', 'A Echo', 'B Walker')],
      steps: [
        B.plays('Boost'),
        B.answers('Walker'),
        ({ state }: Playthrough) => {
          expect(state.asks.map(({ seat, reason }) => [seat, reason])).toEqual([[0, ['Boost', 'Walker: +3 power']]]);
        },
        now({ cards: { Walker: { power: 2 } } }),
        A.answers('Echo'),
        now({ asked: null, cards: { Walker: { power: 5 }, Echo: { power: 4 } } }),
      ],
    }));

  it('a replaced effect never happens, and nobody shares in it (RES-7)', () =>
    play({
      cards: [echo],
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Echo', 'B Buccaneer with A Poison', 'A Invader'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Buccaneer'),
        now(at('Meadow', 'A Echo', 'A Invader'), at('Moor', 'B Buccaneer with A Poison'), {
          asked: null,
          discard: { A: ['Seeing Stars'] },
        }),
      ],
    }));

  it('sharing goes through the same gate: the sharer’s own “instead” replaces it (RES-7)', () =>
    play({
      cards: [echo],
      seats: { A: { hand: ['Seeing Stars'] } },
      bases: [at('Meadow', 'A Echo', 'B Invader', 'B Buccaneer'), at('Moor')],
      steps: [
        A.plays('Seeing Stars'),
        A.answers('Invader', 'Echo', 'Buccaneer'),
        now(at('Meadow', 'A Echo'), at('Moor', 'B Buccaneer'), { asked: null, discard: { B: ['Invader'] } }),
      ],
    }));

  it('a fusion played as an action is a standard action (FUS-2)', () =>
    play({
      cards: [echo],
      seats: { A: { hand: ['M.O.W.A.T.'] } },
      bases: [at('Meadow', 'A Echo', 'A Filler')],
      steps: [
        { by: 'A', play: 'M.O.W.A.T.', as: 'action' },
        A.answers('Filler', 'Echo'),
        now({ asked: null, cards: { Filler: { power: 4 }, Echo: { power: 4 } } }),
      ],
    }));

  it('played as a minion it is not (FUS-1)', () =>
    play({
      cards: [echo],
      seats: { A: { hand: ['M.O.W.A.T.'] } },
      bases: [at('Meadow', 'A Echo', 'A Filler')],
      steps: [
        A.plays('M.O.W.A.T.', 'Meadow'),
        A.answers('Filler'),
        now({ asked: null, cards: { Filler: { power: 2 }, Echo: { power: 1 } } }),
      ],
    }));

  it('one that buries itself does not count when it is uncovered (PLAY-2, BURY-3)', () =>
    play({
      cards: [echo],
      seats: { A: { hand: ['Lost Knowledge'] } },
      bases: [at('Meadow', 'A Filler', 'B Echo', 'A buried Blessing of Anubis')],
      steps: [
        A.plays('Lost Knowledge'),
        now({
          asked: null,
          cards: { Filler: { power: 3 }, Echo: { power: 1 } },
          discard: { A: ['Lost Knowledge', 'Blessing of Anubis'] },
        }),
      ],
    }));

  it('is told in words: what happens to whom (RES-6)', () => {
    const told = (name: string, text: string, op: (ix: number, moor: number) => Op) => ({
      text,
      card: actionCard(
        name,
        'standard',
        'It does something to a minion.',
        onPlay(function* (me) {
          const minion = (yield* chooseMinion(me, 'Choose a minion'))!;
          yield* act(op(minion, yield* look((q) => q.bases()[1]!)));
        }),
      ),
    });
    for (const { card, text } of [
      told('One', 'Walker: +1 power counter', (ix) => ops.counters(ix, 1)),
      told('Two', 'Walker: +2 power counters', (ix) => ops.counters(ix, 2)),
      told('Less', 'Walker: -1 power counter', (ix) => ops.counters(ix, -1)),
      told('Wait', 'Walker: +1 stasis counter', (ix) => ops.stasis(ix, 1, 1)),
      told('Nap', 'Walker: +3 stasis counters', (ix) => ops.stasis(ix, 1, 3)),
      told('Go', 'Walker: Moved to Moor', (ix, moor) => ops.move(ix, moor)),
      told('Save', 'Walker: Later to the hand, not discarded', (ix) => ops.fate(ix, -1, 1)),
      told('Send', 'Walker: Later to Moor, not discarded', (ix, moor) => ops.fate(ix, moor, 1)),
      told('Back', 'Walker: Returned to hand', (ix) => ops.returnToHand(ix)),
    ])
      play({
        cards: [echo, card],
        seats: { B: { hand: [card.name] } },
        turn: 'B',
        bases: [at('Meadow', 'A Echo', 'B Walker +2'), at('Moor')],
        steps: [
          B.plays(card.name),
          B.answers('Walker'),
          ({ state }: Playthrough) => expect(state.asks.map(({ reason }) => reason)).toEqual([[card.name, text]]),
          A.answers('pass'),
        ],
      });
  });

  it('transferred counters exist only once: nobody shares in them (TERM-1)', () =>
    play({
      cards: [echo],
      seats: { A: { hand: ['A Kind of Magic'] } },
      bases: [at('Meadow', 'B Echo', 'A Invader +1', 'A Roller')],
      steps: [
        A.plays('A Kind of Magic'),
        A.answers('Invader'),
        now({ asked: null, cards: { Invader: { counters: 0 }, Roller: { counters: 2 }, Echo: { counters: 0 } } }),
      ],
    }));

  it('with an action inside another: each is shared in once (RES-2)', () =>
    play({
      cards: [echo, relay, cheer],
      seats: { A: { hand: ['Relay', 'Cheer'] } },
      bases: [at('Meadow', 'A Filler', 'B Echo')],
      steps: [
        A.plays('Relay'),
        B.answers('Echo'),
        now({ cards: { Echo: { counters: 1 }, Filler: { counters: 1 } } }),
        offered('B', ['Echo', 'pass']),
        B.answers('Echo'),
        now({
          asked: null,
          cards: { Echo: { counters: 1, power: 3 }, Filler: { counters: 2, power: 4 } },
          discard: { A: ['Cheer', 'Relay'] },
        }),
      ],
    }));

  it('declined at the first step, it may still be shared in at the next (RES-3)', () =>
    play({
      cards: [echo, relay],
      seats: { A: { hand: ['Relay'] } },
      bases: [at('Meadow', 'A Filler', 'B Echo')],
      steps: [
        A.plays('Relay'),
        B.answers('pass'),
        B.answers('Echo'),
        now({ asked: null, cards: { Echo: { counters: 1 }, Filler: { counters: 2 } } }),
      ],
    }));

  it('shuffled into the deck of another owner: that deck is shuffled, too (DECK-2, INFO-2)', () =>
    play({
      cards: [echo, recall],
      seats: { A: { hand: ['Recall'], deck: ['Filler'] }, B: { deck: ['Filler'] } },
      bases: [at('Meadow', 'A Echo', 'A Walker', 'B Invader')],
      steps: [
        A.plays('Recall'),
        A.answers('Walker', 'Echo', 'Invader'),
        now(at('Meadow', 'A Echo'), { asked: null }),
        ({ events }: Playthrough) => {
          expect(events.filter(({ type }) => type === 'shuffle').map(({ seat }) => seat)).toEqual([1, 0]);
        },
      ],
    }));

  it('a player who concedes while asked shares in nothing, and the action continues (WIN-3)', () =>
    play({
      cards: [echo, boost],
      seats: { A: { hand: ['Boost'] }, B: {}, C: {} },
      bases: [at('Meadow', 'A Walker', 'B Echo', 'C Echo')],
      steps: [
        A.plays('Boost'),
        A.answers('Walker'),
        { by: 'B', concede: true },
        C.answers('Echo'),
        now(at('Meadow', 'A Walker', 'C Echo'), { asked: null, cards: { Walker: { power: 5 }, Echo: { power: 4 } } }),
      ],
    }));

  it('if the action’s player concedes, it does nothing more (WIN-3)', () =>
    play({
      cards: [echo, boost],
      seats: { A: { hand: ['Boost'] }, B: {}, C: {} },
      bases: [at('Meadow', 'C Walker', 'B Echo')],
      steps: [
        A.plays('Boost'),
        A.answers('Walker'),
        { by: 'A', concede: true },
        now({ turn: 'B', asked: null, cards: { Walker: { power: 2 }, Echo: { power: 1 } } }),
      ],
    }));
});
