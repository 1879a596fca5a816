import { registry } from '@smash/engine/script';
import { bigBase } from './big-base/board.ts';
import { sources } from './index.generated.ts';

/** Every card built so far. */
export const library = registry('smash', [...sources, bigBase]);
