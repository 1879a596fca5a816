import { registry } from '@smash/engine/script';
import { bearCavalry } from './awesome-level-9000/bear-cavalry.ts';
import { ghosts } from './awesome-level-9000/ghosts.ts';
import { killerPlants } from './awesome-level-9000/killer-plants.ts';
import { steampunks } from './awesome-level-9000/steampunks.ts';
import { aliens } from './core-set/aliens.ts';
import { dinosaurs } from './core-set/dinosaurs.ts';
import { ninjas } from './core-set/ninjas.ts';
import { pirates } from './core-set/pirates.ts';
import { robots } from './core-set/robots.ts';
import { tricksters } from './core-set/tricksters.ts';
import { wizards } from './core-set/wizards.ts';
import { zombies } from './core-set/zombies.ts';
import { giGerald } from './half-the-battle/gi-gerald.ts';
import { madness } from './obligatory-cthulhu/madness.ts';

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
  madness,
  giGerald,
]);
