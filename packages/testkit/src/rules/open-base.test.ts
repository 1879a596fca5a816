import { newMemory, seededRandom } from '@smash/bots';
import { barrier, type State, type Viewer, view } from '@smash/engine';
import { act, endOfTurn, look, onPlay, onYourTurn, ops, playTopBase, turnsUpTopBase } from '@smash/engine/script';
import { deal, seal } from '@smash/engine/seal';
import { describe, expect, it } from 'vitest';
import { exchange } from '../invariants/exchange.ts';
import { A, actionCard, at, baseCard, minionCard, now, play, queryOf, refused } from '../play.ts';

const lookout = minionCard('Lookout', 1, 'The top card of the base deck is face up.', turnsUpTopBase());
const curtain = actionCard(
  'Curtain',
  'standard',
  'Turn the top card of the base deck face down this turn.',
  onPlay(function* (me) {
    yield* act(ops.turnBaseDown(me.seat, yield* endOfTurn()));
  }),
);
const shuffler = actionCard(
  'Reorder',
  'standard',
  'Turn the order of the top three cards of the base deck around.',
  onPlay(function* () {
    const three = yield* look((q) => q.s.baseDeck.slice(-3));
    yield* act(ops.putOnTop(-1, three));
  }),
);
const settler = actionCard(
  'Settle',
  'standard',
  'Play the top card of the base deck.',
  onPlay(function* () {
    yield* playTopBase();
  }),
);
const tall = baseCard('Tower', 'Each minion here has +1 power.', {
  kind: 'power',
  of: (q, me, ix) => (q.base(ix) === me.self ? 1 : 0),
});
const wide = baseCard('Square', 'Each minion here has +3 power.', {
  kind: 'power',
  of: (q, me, ix) => (q.base(ix) === me.self ? 3 : 0),
});
const well = baseCard(
  'Well',
  'On your turn, draw a card.',
  onYourTurn({ label: '', when: () => true }, function* (me) {
    yield* act(ops.draw(me.seat, 1));
  }),
);
const mute = actionCard(
  'Mute',
  'standard',
  'Cancel the abilities of the first base this turn.',
  onPlay(function* () {
    const [base] = yield* look((q) => q.bases());
    yield* act(ops.cancel(base!, yield* endOfTurn()));
  }),
);
const herald = actionCard(
  'Herald',
  'base',
  'Gain a VP if the top card of the base deck is face up. Ongoing: It is.',
  onPlay(function* (me) {
    if (yield* look((q) => q.openBase() >= 0)) yield* act(ops.gainVp(me.seat, 1));
  }),
  turnsUpTopBase(),
);
const cards = [mute, herald, lookout, curtain, shuffler, settler, tall, wide, well];
type Table = { state: State };
const viewers: Viewer[] = [0, 1, 'spectator'];
const top =
  (name: string | null) =>
  ({ state }: Table): void => {
    for (const viewer of viewers) expect(view(state, viewer).openBase?.name ?? null).toBe(name);
  };

describe('the top card of the base deck lies face up', () => {
  it('while a minion does that, also one that has been moved: its base has the abilities (RES-1)', () =>
    play({
      cards,
      seats: { A: { hand: ['Lookout'] } },
      baseDeck: ['Tower', 'Heath'],
      bases: [at('Meadow', 'B Walker'), at('Moor', 'B Walker')],
      steps: [
        top(null),
        A.plays('Lookout', 'Meadow'),
        top('Tower'),
        now({ cards: { Lookout: { power: 2 }, 'Walker@Meadow': { power: 3 }, 'Walker@Moor': { power: 2 } } }),
      ],
    }));

  it('not without it, and in no other game', () =>
    play({ cards, baseDeck: ['Tower'], bases: [at('Meadow', 'A Walker')], steps: [top(null)] }));

  it('whatever changes the order of the deck changes what counts', () =>
    play({
      cards,
      seats: { A: { hand: ['Reorder'] } },
      baseDeck: ['Tower', 'Heath', 'Square', 'Marsh'],
      bases: [at('Meadow', 'A Lookout'), at('Moor')],
      steps: [
        now({ cards: { Lookout: { power: 2 } } }),
        A.plays('Reorder'),
        top('Square'),
        now({ cards: { Lookout: { power: 4 } }, baseDeck: ['Square', 'Heath', 'Tower', 'Marsh'] }),
      ],
    }));

  it('the card that is played from there leaves the next one face up', () =>
    play({
      cards,
      seats: { A: { hand: ['Settle'] } },
      baseDeck: ['Square', 'Tower'],
      bases: [at('Meadow', 'A Lookout'), at('Moor')],
      steps: [
        A.plays('Settle'),
        top('Tower'),
        now(at('Square'), { cards: { Lookout: { power: 2 } }, baseDeck: ['Tower'] }),
      ],
    }));

  it('an empty base deck shows nothing', () =>
    play({
      cards,
      seats: { A: { hand: ['Settle'] } },
      baseDeck: ['Square'],
      bases: [at('Meadow', 'A Lookout'), at('Moor')],
      steps: [A.plays('Settle'), top(null), now({ cards: { Lookout: { power: 1 } } })],
    }));

  it('turned down it is hidden and without effect until the end of the turn (TURN-7)', () =>
    play({
      cards,
      seats: { A: { hand: ['Curtain'] }, B: { deck: ['Filler', 'Filler'] } },
      baseDeck: ['Tower', 'Heath'],
      bases: [at('Meadow', 'A Lookout'), at('Moor')],
      steps: [
        A.plays('Curtain'),
        top(null),
        now({ cards: { Lookout: { power: 1 } } }),
        A.ends(),
        top('Tower'),
        now({ turn: 'B', cards: { Lookout: { power: 2 } } }),
      ],
    }));

  it('a base whose abilities are cancelled loses what it borrows (TERM-4)', () =>
    play({
      cards,
      seats: { A: { hand: ['Mute', 'Lookout'] } },
      baseDeck: ['Tower', 'Heath'],
      bases: [at('Meadow', 'A Lookout', 'A Walker'), at('Moor', 'A Walker')],
      steps: [
        now({ cards: { 'Walker@Meadow': { power: 3 } } }),
        A.plays('Mute'),
        top('Tower'),
        now({ cards: { 'Walker@Meadow': { power: 2 } } }),
      ],
    }));

  it('a base muted before has the abilities that a card played afterwards brings (CALC-2)', () =>
    play({
      cards,
      seats: { A: { hand: ['Mute', 'Lookout'] } },
      baseDeck: ['Tower', 'Heath'],
      bases: [at('Meadow', 'A Walker'), at('Moor', 'A Walker')],
      steps: [
        A.plays('Mute'),
        A.plays('Lookout', 'Meadow'),
        now({ cards: { 'Walker@Meadow': { power: 3 }, 'Walker@Moor': { power: 2 } } }),
      ],
    }));

  it('not before the on-play ability of the card that turns it up is done (RES-1)', () =>
    play({
      cards,
      seats: { A: { hand: ['Herald'] } },
      baseDeck: ['Tower', 'Heath'],
      bases: [at('Meadow', 'A Walker'), at('Moor')],
      steps: [A.plays('Herald', 'Meadow'), top('Tower'), now({ vp: { A: 0 }, cards: { Walker: { power: 3 } } })],
    }));

  it('what a base borrows on your turn can be used once there, and not elsewhere (ABL-6)', () =>
    play({
      cards,
      seats: { A: { deck: ['Filler', 'Filler'] } },
      baseDeck: ['Well', 'Heath'],
      bases: [at('Meadow', 'A Lookout'), at('Moor', 'A Walker')],
      steps: [A.uses('Meadow'), now({ deck: { A: 1 } }), refused(A.uses('Meadow')), refused(A.uses('Moor'))],
    }));

  it('turning it up cannot be undone: everybody has learned a face (INFO-1)', () =>
    play({
      cards,
      seats: { A: { hand: ['Lookout'] } },
      baseDeck: ['Tower', 'Heath'],
      bases: [at('Meadow'), at('Moor')],
      steps: [
        A.plays('Lookout', 'Meadow'),
        ({ start, state, commands }) => {
          const command = commands.at(-1)!;
          expect(barrier(start, command as Parameters<typeof barrier>[1], state, [])?.text).toBe(
            'a card was turned up',
          );
        },
      ],
    }));
});

describe('a sealed game (INFO-2)', () => {
  const sealedAlike =
    (count: number) =>
    ({ state }: Table): void => {
      const sealed = seal(state, 0)!;
      for (let i = 0; i < 20; i++) expect(seal(exchange(state, 0, seededRandom(`other ${i}`)), 0)).toEqual(sealed);
      const tops = new Set<string>();
      for (let i = 0; i < 40; i++) {
        const dealt = deal(sealed, newMemory(2), seededRandom(`deal ${i}`));
        tops.add(queryOf(dealt).name(dealt.baseDeck.at(-1)!));
        expect(view(dealt, 0).openBase).toEqual(view(state, 0).openBase);
      }
      expect(tops.size).toBe(count);
    };

  it('knows the face-up card and its place, and deals it to nowhere else', () =>
    play({
      cards,
      baseDeck: ['Tower', 'Heath', 'Square'],
      bases: [at('Meadow', 'A Lookout'), at('Moor')],
      steps: [sealedAlike(1)],
    }));

  it('knows none of them while the top card is face down', () =>
    play({
      cards,
      seats: { A: { hand: ['Curtain'] } },
      baseDeck: ['Tower', 'Heath', 'Square'],
      bases: [at('Meadow', 'A Lookout'), at('Moor')],
      steps: [A.plays('Curtain'), sealedAlike(3)],
    }));
});

describe('on the Big Base board (BIG-2)', () => {
  it('the next base card is face up anyway, and can be turned down, too', () =>
    play({
      cards,
      seats: { A: { hand: ['Curtain'] } },
      bigBase: { card: 'Meadow' },
      baseDeck: ['Tower', 'Heath'],
      bases: [at('North', 'A Lookout')],
      steps: [
        ({ state }) => expect(view(state, 1).bigBase?.next?.name).toBe('Tower'),
        now({ cards: { Lookout: { power: 2 } } }),
        A.plays('Curtain'),
        ({ state }) => expect(view(state, 1).bigBase?.next).toBe(null),
        now({ cards: { Lookout: { power: 1 } } }),
      ],
    }));
});
