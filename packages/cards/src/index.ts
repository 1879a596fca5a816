import { registry } from '@smash/engine/script';
import { aliens } from './core-set/aliens.ts';
import { dinosaurs } from './core-set/dinosaurs.ts';
import { ninjas } from './core-set/ninjas.ts';
import { pirates } from './core-set/pirates.ts';
import { robots } from './core-set/robots.ts';
import { tricksters } from './core-set/tricksters.ts';
import { wizards } from './core-set/wizards.ts';
import { zombies } from './core-set/zombies.ts';

/** All cards built so far. */
export const library = registry('smash', [aliens, dinosaurs, ninjas, pirates, robots, tricksters, wizards, zombies]);
