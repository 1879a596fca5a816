import type { Def } from './definition.ts';

/** A word printed before the text: cards that speak of "a …" mean those that begin with it. */
export const hasLabel = ({ text }: Pick<Def, 'text'>, label: string): boolean => text.startsWith(`${label}. `);
