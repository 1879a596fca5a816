import type { Def } from './definition.ts';

/** A word printed before the text: "a …" on other cards means cards whose text begins with it. */
export const hasLabel = ({ text }: Pick<Def, 'text'>, label: string): boolean => text.startsWith(`${label}. `);
