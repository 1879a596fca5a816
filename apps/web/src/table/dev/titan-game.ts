/** A small game of its own for looking at titans: four made-up factions, two of them with a titan that does as little as possible. */
import type { GameSetup } from '@smash/engine';
import {
  act,
  base,
  card,
  chooseOtherBase,
  faction,
  look,
  onPlay,
  ops,
  playsTitan,
  registry,
  talent,
  titan,
} from '@smash/engine/script';

const made = (name: string, titanName: string, text: string, ...abilities: Parameters<typeof titan>[1][]) =>
  faction(
    {
      set: 'Made up',
      faction: name,
      tags: [],
      complexity: 1,
      cards: [{ name: `${name} Walker`, type: 'minion', power: 2, copies: 20, text: '', rulings: [] }],
      titans: titanName ? [{ name: titanName, text, rulings: [] }] : [],
      bases: [1, 2].map((n) => ({
        name: `${name} ${n}`,
        breakpoint: 20,
        vp: [4, 2, 1],
        text: '',
        rulings: [],
      })),
    },
    [
      card(`${name} Walker`),
      ...(titanName ? [titan(titanName, ...abilities)] : []),
      base(`${name} 1`),
      base(`${name} 2`),
    ],
  );

export const titanLibrary = registry('titans', [
  made(
    'Reds',
    'Red Giant',
    'Special: Instead of your regular minion play, you may play this titan. When it comes, place a +1 power counter on it. Talent: Place a +1 power counter on it and move it to another base.',
    playsTitan({ spends: 'minion' }),
    onPlay(function* (me) {
      yield* act(ops.counters(me.self, 1));
    }),
    talent(function* (me) {
      yield* act(ops.counters(me.self, 1));
      const to = yield* chooseOtherBase(me.seat, me.self, yield* look((q) => q.name(me.self)));
      if (to !== null) yield* act(ops.move(me.self, to));
    }),
  ),
  made('Greens', '', ''),
  made(
    'Blues',
    'Blue Giant',
    'Special: Instead of your regular minion play, you may play this titan.',
    playsTitan({ spends: 'minion' }),
  ),
  made('Greys', '', ''),
]);

export const titanSetup: GameSetup = {
  seed: 'titans',
  players: 2,
  first: 0,
  factions: [
    ['Reds', 'Greens'],
    ['Blues', 'Greys'],
  ],
};
