import { faction } from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { smashUpAllStarsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

export const smashUpAllStars = faction(asFacts(facts), [...smashUpAllStarsBases]);
