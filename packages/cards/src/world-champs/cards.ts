import { faction } from '@smash/engine/script';
import { asFacts } from '../facts.ts';
import { worldChampsBases } from './bases.ts';
import facts from './facts.json' with { type: 'json' };

export const worldChamps = faction(asFacts(facts), [...worldChampsBases]);
