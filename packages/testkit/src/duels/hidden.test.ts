import { type State, view, viewEvents } from '@smash/engine';
import { act, look, onPlay, ops, playedAfter } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { A, actionCard, at, B, now, offered, play } from '../play.ts';
import { second, spar } from './cards.ts';

const prompts = (state: State): unknown[] => state.asks.map((ask) => [ask.seat, ask.options.length, ask.decoy]);

describe('INFO-4 who is asked does not reveal who could act in a duel', () => {
  const table = (b: string[], c: string[]) => ({
    cards: [spar, second],
    options: { cover: true },
    seats: { A: { hand: ['Spar', 'Scout'] }, B: { hand: b, discard: ['Second'] }, C: { hand: c } },
    bases: [at('Meadow', 'A Filler +1', 'B Filler'), at('Moor', 'C Filler')],
  });
  it('INFO-4 with decoys everybody holding cards is asked at each such moment, even with nothing to use', () =>
    play({
      ...table(['Second'], ['Walker']),
      steps: [
        A.plays('Spar'),
        A.answers('no'),
        B.answers('no'),
        ({ state }) =>
          expect(prompts(state)).toEqual([
            [0, 0, true],
            [1, 1, false],
            [2, 0, true],
          ]),
        ({ state }) => {
          for (const viewer of [0, 1, 2, 'spectator'] as const)
            expect(view(state, viewer).waiting).toEqual({ seats: null, what: 'Use an ability in the duel' });
        },
        B.answers('pass'),
      ],
    }));
  it('INFO-4 a player without cards is not asked, as everybody sees', () =>
    play({
      ...table([], ['Walker']),
      steps: [
        A.plays('Spar'),
        A.answers('no'),
        ({ state }) =>
          expect(prompts(state)).toEqual([
            [0, 0, true],
            [2, 0, true],
          ]),
      ],
    }));
});

const peek = actionCard(
  'Peek',
  'standard',
  'Look at the hand of the next player, then draw a card.',
  onPlay(function* (me) {
    const other = yield* look((q) => q.otherPlayers(me.seat)[0]!);
    yield* act(ops.look(me.seat, yield* look((q) => q.hand(other).slice()), other, 'hand'));
    yield* act(ops.draw(me.seat, 1));
  }),
);
const turnUp = actionCard(
  'Turn Up',
  'standard',
  'Reveal the top card of the deck of the next player.',
  onPlay(function* (me) {
    const other = yield* look((q) => q.otherPlayers(me.seat)[0]!);
    yield* act(ops.reveal(other, [yield* look((q) => q.topOf(other))]));
  }),
);
const caught = (q: { card(ix: number): { controller: number } }, seat: number, by: number, shown: number[]): boolean =>
  by !== seat && shown.some((ix) => q.card(ix).controller === seat);
const alarm = actionCard(
  'Alarm',
  'special',
  'Special: When a card of another player looks at your hand, gain 1 VP. Special: When this is revealed from your deck, gain 1 VP.',
  playedAfter('look', { from: 'hand', when: (q, me, { by, shown }) => caught(q, me.seat, by, shown) }, function* (me) {
    yield* act(ops.gainVp(me.seat, 1));
  }),
  playedAfter(
    'reveal',
    { from: 'deck', when: (q, me, { by, shown }) => caught(q, me.seat, by, shown) },
    function* (me) {
      yield* act(ops.gainVp(me.seat, 1));
    },
  ),
);

describe('Specials in hand triggered by events (RES-4)', () => {
  const bases = [at('Meadow'), at('Moor')];
  it('ME-2 ABL-4 played once the ability has resolved, each separately, and discarded', () =>
    play({
      cards: [peek, alarm],
      seats: {
        A: { hand: ['Peek'], deck: ['Scout'] },
        B: { hand: ['Alarm', 'Alarm', 'Walker'] },
        C: { hand: ['Alarm'] },
      },
      bases,
      steps: [
        A.plays('Peek'),
        now({ hand: { A: ['Scout'] } }),
        offered('B', ['Alarm#1', 'Alarm#2', 'pass']),
        ({ state }) => expect(state.asks.map((ask) => ask.seat)).toEqual([1]),
        ({ state }) => expect(view(state, 0).waiting!.seats).toBeNull(),
        B.answers('Alarm'),
        offered('B', ['Alarm', 'pass']),
        B.answers('pass'),
        now({
          asked: null,
          vp: { A: 0, B: 1, C: 0 },
          hand: { B: ['Alarm', 'Walker'], C: ['Alarm'] },
          discard: { B: ['Alarm'] },
        }),
      ],
    }));
  it('RES-4 only while it is still there: a card drawn meanwhile does not react', () =>
    play({
      cards: [peek, alarm],
      seats: { A: { hand: ['Peek'], deck: ['Alarm'] }, B: { hand: ['Walker'] } },
      bases,
      steps: [A.plays('Peek'), now({ asked: null, vp: { A: 0, B: 0 }, hand: { A: ['Alarm'], B: ['Walker'] } })],
    }));
  it('INFO-4 with decoys everybody holding cards is asked if somebody could hold one, otherwise nobody', () =>
    play({
      cards: [peek, turnUp, alarm],
      options: { cover: true },
      seats: {
        A: { hand: ['Peek', 'Turn Up', 'Time Loop'] },
        B: { hand: ['Walker'], deck: ['Scout'] },
        C: { hand: ['Alarm'] },
      },
      bases,
      steps: [
        A.plays('Time Loop'),
        A.plays('Turn Up'),
        now({ asked: null }),
        A.plays('Peek'),
        ({ state }) =>
          expect(prompts(state)).toEqual([
            [0, 0, true],
            [1, 0, true],
            [2, 0, true],
          ]),
        B.answers('pass'),
        now({ vp: { B: 0 } }),
      ],
    }));
  it('RES-4 one that is itself revealed in the deck is played from there', () =>
    play({
      cards: [turnUp, alarm],
      seats: { A: { hand: ['Turn Up'] }, B: { hand: ['Alarm'], deck: ['Alarm', 'Scout'] } },
      bases,
      steps: [
        A.plays('Turn Up'),
        offered('B', ['Alarm@deck', 'pass']),
        B.answers('Alarm@deck'),
        now({ asked: null, vp: { B: 1 }, deck: { B: ['Scout'] }, hand: { B: ['Alarm'] }, discard: { B: ['Alarm'] } }),
        (table) =>
          expect(
            viewEvents(table.events, 'spectator').find((e) => e.type === 'play' && e.card?.name === 'Alarm'),
          ).toMatchObject({ seat: 1, from: 'deck' }),
      ],
    }));
  it('RES-4 of another name, or lower in the deck, it does nothing', () =>
    play({
      cards: [turnUp, alarm],
      seats: { A: { hand: ['Turn Up'] }, B: { deck: ['Scout', 'Alarm'] } },
      bases,
      steps: [A.plays('Turn Up'), now({ asked: null, vp: { B: 0 } })],
    }));
});

describe('a player who concedes in a duel (WIN-3)', () => {
  const table = {
    cards: [spar, second],
    seats: { A: { hand: ['Spar', 'Scout'] }, B: { hand: ['Walker', 'Second'] }, C: { hand: ['Invader'] } },
    bases: [at('Meadow', 'A Filler +1', 'B Filler', 'C Filler'), at('Moor')],
  };
  it('WIN-3 the current player: cards placed by others return to their hands', () =>
    play({
      ...table,
      steps: [
        A.plays('Spar'),
        A.answers('Filler/B', 'Scout'),
        B.answers('Walker'),
        offered('B', ['Second', 'pass']),
        { by: 'A', concede: true },
        now(at('Meadow', 'B Filler', 'C Filler'), { turn: 'B', phase: 'play', hand: { B: ['Second', 'Walker'] } }),
        ({ state }) => expect(state.cards.filter((card) => card.zone === 'duel' || card.zone === 'limbo')).toEqual([]),
      ],
    }));
  it('WIN-3 the current player, while the other is asked', () =>
    play({
      ...table,
      steps: [
        A.plays('Spar'),
        A.answers('Filler/B', 'Scout'),
        { by: 'A', concede: true },
        now(at('Meadow', 'B Filler', 'C Filler'), { turn: 'B', phase: 'play', hand: { B: ['Walker', 'Second'] } }),
      ],
    }));
  it('WIN-3 the challenged player: the duel ends without a result, the opponent’s card returns (DUEL-5)', () =>
    play({
      ...table,
      steps: [
        A.plays('Spar'),
        A.answers('Filler/B', 'Scout'),
        { by: 'B', concede: true },
        now(at('Meadow', 'A Filler', 'C Filler'), {
          asked: null,
          turn: 'A',
          hand: { A: ['Scout'] },
          cards: { 'Filler/A': { counters: 1 } },
        }),
      ],
    }));
  it('WIN-3 somebody else: the duel continues', () =>
    play({
      ...table,
      steps: [
        A.plays('Spar'),
        A.answers('Filler/B', 'Scout'),
        { by: 'C', concede: true },
        offered('B', ['Walker', 'Second', 'no']),
        B.answers('no', 'pass', 'pass'),
        now(at('Meadow', 'A Filler'), { hand: { A: ['Scout'] }, cards: { Filler: { counters: 2 } } }),
      ],
    }));
});

describe('INFO-2 a card that goes from a duel to a hand is hidden there', () => {
  it('INFO-2 neither view nor log gives the id of a duellist, or of the card that started the duel, once in a hand', () =>
    play({
      seats: { A: { hand: ['Gunfighter', 'Beam Up'] }, B: { hand: ['Scout'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor')],
      steps: [
        A.plays('Gunfighter', 'Meadow'),
        A.answers('Filler', 'Beam Up'),
        B.answers('no'),
        A.answers('Gunfighter'),
        now({ asked: null, hand: { A: ['Gunfighter'] } }),
        (table) => {
          const hidden = table.state.cards[table.state.seats[0]!.hand[0]!]!.id;
          const told = viewEvents(table.events, 1).filter((event) => event.type === 'duel');
          expect(told.at(-1)).toMatchObject({ text: 'stopped', cause: { id: 0, name: 'Gunfighter' } });
          expect(JSON.stringify(told)).not.toContain(`"id":${hidden},`);
        },
      ],
    }));
  it('INFO-2 nor does the view during the duel', () =>
    play({
      cards: [second],
      seats: { A: { hand: ['Gunfighter', 'Beam Up'] }, B: { hand: ['Scout', 'Second'] } },
      bases: [at('Meadow', 'B Filler'), at('Moor', 'B Filler')],
      steps: [
        A.plays('Gunfighter', 'Meadow'),
        A.answers('Filler', 'Beam Up'),
        B.answers('Scout', 'pass', 'pass'),
        A.answers('Gunfighter'),
        offered('B', ['Second', 'pass']),
        ({ state }) => {
          const [meadow] = view(state, 1).bases;
          expect(view(state, 1).duel).toEqual({
            challenger: null,
            challenged: meadow!.lanes[1]!.minions[0]!.id,
            source: '',
            cards: [
              { seat: 0, is: 'played', name: 'Beam Up' },
              { seat: 1, is: 'shown', name: 'Scout' },
            ],
          });
        },
        B.answers('pass'),
        now({ asked: null, hand: { A: ['Gunfighter'], B: ['Second', 'Scout'] } }),
      ],
    }));
});
