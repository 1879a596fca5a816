import { apply, createGame, type State, setupOf, view, viewEvents } from '@smash/engine';
import { act, chooseCard, forEachOtherPlayer, look, onPlay, ops } from '@smash/engine/script';
import { describe, expect, it } from 'vitest';
import { testLibrary } from '../library.ts';
import { A, actionCard, at, now, play } from '../play.ts';

const others = (state: State, seat: number): string =>
  JSON.stringify([view(state, seat === 0 ? 1 : 0), view(state, 'spectator')].map(({ hand: _, ...open }) => open));

const asks = (state: State): unknown[] =>
  state.asks.map(({ seat, decoy, hidden, options }) => [seat, decoy, hidden, options.length]);

const BACTA = { A: { hand: ['Bacta the Future'] } };
const bases = [at('Meadow', 'B Scout'), at('Moor')];

describe('a choice from a hidden hand offered by another player’s ability', () => {
  const seen: Record<string, string> = {};
  it.each([
    ['with a minion', ['War Raptor', 'Pirate King'], [1, false, true, 2]],
    ['with none', ['Augmentation', 'Howl'], [1, true, true, 0]],
  ])('INFO-4 is asked alike, %s in the hand', (name, hand, asked) =>
    play({
      options: { cover: true, coverChoices: true },
      seats: { ...BACTA, B: { hand } },
      bases,
      steps: [
        A.plays('Bacta the Future'),
        ({ state }) => {
          expect(asks(state)).toEqual([asked]);
          seen[name] = others(state, 1);
          const { id } = state.asks[0]!;
          const passed = apply(state, { type: 'answer', seat: 1, prompt: id, pick: [] });
          expect(passed.ok).toBe(true);
          expect(passed.state.asks.map(({ seat }) => seat)).toEqual([0]);
          seen[name] += others(passed.state, 1);
          if (passed.ok) seen[name] += JSON.stringify(viewEvents(passed.events, 0));
        },
      ],
    }),
  );
  it('INFO-4 the others see the same while it is asked, and after a pass', () => {
    expect(Object.keys(seen)).toHaveLength(2);
    expect(seen['with none']).toBe(seen['with a minion']);
  });

  it('INFO-4 a card that must be chosen is asked for even if it is the only one that fits', () => {
    const views = [
      ['War Raptor', 'King Rex'],
      ['War Raptor', 'Howl'],
    ].map((hand) => {
      let seen = '';
      play({
        options: { cover: true, coverChoices: true },
        seats: { A: { hand: ['The Spy Who Ditched Me'] }, B: { hand } },
        bases,
        steps: [
          A.plays('The Spy Who Ditched Me'),
          ({ state }) => {
            expect(state.asks.map(({ seat }) => seat)).toEqual([1]);
            seen = others(state, 1);
          },
        ],
      });
      return seen;
    });
    expect(views[0]).toBe(views[1]);
  });

  it('INFO-4 an only minion in play is not asked for, even if the ability has read the hand', () =>
    play({
      options: { cover: true, coverChoices: true },
      cards: [
        actionCard(
          'Census',
          'standard',
          'Each other player with a minion in hand returns one of their minions.',
          onPlay(function* (me) {
            yield* forEachOtherPlayer(me, function* (seat) {
              const minions = yield* look((q) =>
                q.hand(seat).some((ix) => q.isMinionCard(ix)) ? q.minionsOf(seat) : [],
              );
              const minion = yield* chooseCard(seat, 'Return a minion', minions);
              if (minion !== null) yield* act(ops.returnToHand(minion));
            });
          }),
        ),
      ],
      seats: { A: { hand: ['Census'] }, B: { hand: ['War Raptor', 'Howl'] } },
      bases,
      steps: [A.plays('Census'), now(at('Meadow'), { asked: null, hand: { B: ['War Raptor', 'Howl', 'Scout'] } })],
    }));

  it.each([
    ['without the option', { cover: true }, ['Augmentation']],
    ['whose hand is empty, as all know', { cover: true, coverChoices: true }, []],
  ])('INFO-4 nobody is asked without need, %s', (_name, options, hand) =>
    play({
      options,
      seats: { ...BACTA, B: { hand } },
      bases,
      steps: [A.plays('Bacta the Future'), ({ state }) => expect(state.asks.map(({ seat }) => seat)).toEqual([0])],
    }),
  );

  it('INFO-4 games from before version 1.3.0 have no such covers, and continue without', () => {
    const setup = { seed: 'old', players: 2, options: { cover: true } };
    const { state } = createGame(setupOf({ engine: '1.2.0', setup }), testLibrary);
    expect(state.options.coverChoices).toBe(false);
  });
});
