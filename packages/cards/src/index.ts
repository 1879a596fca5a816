import { registry } from '@smash/engine/script';
import { bearCavalry } from './awesome-level-9000/bear-cavalry.ts';
import { ghosts } from './awesome-level-9000/ghosts.ts';
import { killerPlants } from './awesome-level-9000/killer-plants.ts';
import { steampunks } from './awesome-level-9000/steampunks.ts';
import { bigBase } from './big-base/board.ts';
import { kaiju } from './big-in-japan/kaiju.ts';
import { megaTroopers } from './big-in-japan/mega-troopers.ts';
import { geeks } from './bigger-geekier-box/geeks.ts';
import { changerbots } from './cease-and-desist/changerbots.ts';
import { ignobles } from './cease-and-desist/ignobles.ts';
import { aliens } from './core-set/aliens.ts';
import { dinosaurs } from './core-set/dinosaurs.ts';
import { ninjas } from './core-set/ninjas.ts';
import { pirates } from './core-set/pirates.ts';
import { robots } from './core-set/robots.ts';
import { tricksters } from './core-set/tricksters.ts';
import { wizards } from './core-set/wizards.ts';
import { zombies } from './core-set/zombies.ts';
import { backtimers } from './excellent-movies-dudes/backtimers.ts';
import { adolescentEpicGeckos } from './half-the-battle/adolescent-epic-geckos.ts';
import { giGerald } from './half-the-battle/gi-gerald.ts';
import { superheroes } from './its-your-fault/superheroes.ts';
import { giantAnts } from './monster-smash/giant-ants.ts';
import { vampires } from './monster-smash/vampires.ts';
import { clerics } from './munchkin/clerics.ts';
import { dwarves } from './munchkin/dwarves.ts';
import { mages } from './munchkin/mages.ts';
import { monsters } from './munchkin/monsters.ts';
import { treasures } from './munchkin/treasures.ts';
import { warriors } from './munchkin/warriors.ts';
import { madness } from './obligatory-cthulhu/madness.ts';
import { minionsOfCthulhu } from './obligatory-cthulhu/minions-of-cthulhu.ts';
import { miskatonicUniversity } from './obligatory-cthulhu/miskatonic-university.ts';
import { ancientEgyptians } from './oops-you-did-it-again/ancient-egyptians.ts';
import { cowboys } from './oops-you-did-it-again/cowboys.ts';
import { samurai } from './oops-you-did-it-again/samurai.ts';
import { vikings } from './oops-you-did-it-again/vikings.ts';
import { kittyCats } from './pretty-pretty-smash-up/kitty-cats.ts';
import { shapeshifters } from './science-fiction-double-feature/shapeshifters.ts';
import { timeTravelers } from './science-fiction-double-feature/time-travelers.ts';
import { discoDancers } from './that-70s-expansion/disco-dancers.ts';
import { explorers } from './what-were-we-thinking/explorers.ts';

/** All cards built so far. */
export const library = registry('smash', [
  aliens,
  dinosaurs,
  ninjas,
  pirates,
  robots,
  tricksters,
  wizards,
  zombies,
  bearCavalry,
  ghosts,
  killerPlants,
  steampunks,
  ancientEgyptians,
  changerbots,
  cowboys,
  geeks,
  giantAnts,
  kaiju,
  megaTroopers,
  samurai,
  superheroes,
  vampires,
  vikings,
  madness,
  ignobles,
  kittyCats,
  clerics,
  dwarves,
  mages,
  minionsOfCthulhu,
  miskatonicUniversity,
  monsters,
  treasures,
  warriors,
  giGerald,
  shapeshifters,
  discoDancers,
  backtimers,
  adolescentEpicGeckos,
  timeTravelers,
  explorers,
  bigBase,
]);
