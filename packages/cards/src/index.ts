import { registry } from '@smash/engine/script';
import { aliens } from './core-set/aliens.ts';
import { ninjas } from './core-set/ninjas.ts';
import { pirates } from './core-set/pirates.ts';
import { zombies } from './core-set/zombies.ts';

/** All cards built so far. */
export const library = registry('smash', [aliens, ninjas, pirates, zombies]);
