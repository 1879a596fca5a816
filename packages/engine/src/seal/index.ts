/** The entry point for bots: what a bot may know, and deals of complete games consistent with it. */
import '../abilities/index.generated.ts';
import '../effects/index.generated.ts';
import '../procedures/index.ts';
import '../script/rules.ts';

export type { Ask, CardIx, Option, Seat, State } from '../model/index.ts';
export { NOBODY } from '../model/index.ts';
export { Playout } from '../playout/playout.ts';
export type { Standing } from '../playout/standings.ts';
export type { Query } from '../query/query.ts';
export type { EventView, OptionView, PromptView, View } from '../view/types.ts';
export { deal } from './deal.ts';
export type { DeckMemory, Memory } from './memory.ts';
export { seal } from './seal.ts';
export type { Sealed } from './sealed.ts';
