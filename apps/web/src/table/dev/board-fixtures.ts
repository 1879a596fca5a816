/** Tables with what single sets bring along: buried cards, monsters, stasis, stored cards, shared decks. */
import { card } from './build.ts';
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

export const BOARD_FIXTURES: Record<string, () => Fixture> = { boards };
