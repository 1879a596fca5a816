/** Tables with what single sets bring along: buried cards, monsters, stasis, stored cards, shared decks. */

import { card, option } from './build.ts';
import { type Fixture, play } from './fixtures.ts';

function boards(): Fixture {
  const f = play();
  const v = f.view;
  v.bases[0]!.buried = [
    { id: 701, seat: 0, name: 'Tomb Trap' },
    { id: 702, seat: 1 },
    { id: 703, seat: 1 },
  ];
  v.bases[1]!.monsters = [
    card('Bigfoot', 0, { controller: null, owner: null }),
    card('Ghoul', 0, { controller: null }),
  ];
  for (const monster of v.bases[1]!.monsters) Object.assign(monster, { power: 4, printed: 4 });
  v.bases[1]!.breakpoint += 8;
  v.bases[2]!.lanes[2]!.minions[0]!.under = 2;
  v.seats[0]!.stasis = [
    card('Letter From Another Time', 0, { stasis: 3, under: 1 }),
    card('Buccaneer', 0, { stasis: 0 }),
  ];
  v.seats[2]!.stasis = [card('Future Almanac?', 2, { stasis: 2 })];
  const discard = [card('Web Troll', 0, { owner: null, controller: null })];
  v.piles = { madness: 27, monsters: { deck: 14, discard }, treasures: { deck: 20, discard: [] } };
  return f;
}

/** All that stasis and stored cards show: own and others', few and many, to be used and to be played. */
function stasis(): Fixture {
  const f = play();
  const v = f.view;
  const letter = card('Letter From Another Time', 0, { stasis: 2, under: 1, stored: [card('Pirate King', 0)] });
  const strike = card('Lightning Strike', 0, { stasis: 4, usable: true });
  const scout = card('Scout', 0, { stasis: 0 });
  v.seats[0]!.stasis = [letter, strike, scout];
  v.seats[1]!.stasis = [card('Future Almanac?', 1, { stasis: 2 })];
  v.seats[2]!.stasis = [
    card('Help From the Past', 2, { stasis: 3, under: 1 }),
    card('Sidelined Girlfriend', 2, { stasis: 1 }),
  ];
  v.seats[3]!.stasis = [1, 2, 0, 3].map((n) => card('Sidelined Girlfriend', 3, { stasis: n }));
  Object.assign(v.bases[0]!.lanes[0]!.minions[0]!, { under: 2, stored: [card('Broadside', 0), card('Walker', 0)] });
  v.bases[2]!.lanes[2]!.minions[0]!.under = 1;
  v.hand.push(card('Disrupt the Space-Time Continuum', 0));
  const options = v.prompt!.options;
  for (const base of v.bases.slice(0, 3))
    options.push(
      option(options.length, `Play Scout on ${base.name} from stasis`, {
        card: scout.id,
        name: 'Scout',
        at: base.id,
        verb: 'play',
        from: 'stasis',
      }),
    );
  options.push(
    option(options.length, 'Use Lightning Strike', {
      card: strike.id,
      name: 'Lightning Strike',
      verb: 'use',
      from: 'stasis',
    }),
  );
  return f;
}

export const BOARD_FIXTURES: Record<string, () => Fixture> = { boards, stasis };
