export type { CardIx, Seat } from '../model/index.ts';
export { NOBODY } from '../model/index.ts';
export type { Query } from '../query/query.ts';
export * from './abilities.ts';
export * from './choose.ts';
export type { Me } from './definition.ts';
export * from './do.ts';
export * from './faction.ts';
export * from './language.ts';
