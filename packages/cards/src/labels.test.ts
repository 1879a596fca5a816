import { describe, expect, it } from 'vitest';
import { library } from './index.ts';

describe('what the text labels Special is one for cards that ask (ABL-1, ABL-4)', () => {
  it.each(Object.values(library.defs).map((def) => [def.name, def] as const))('%s', (_name, { text, abilities }) => {
    const labelled = text.split('Special:').length - 1;
    const specials = abilities.filter((ability) => ability.label === 'special').length;
    // One label may stand before two abilities.
    expect(specials >= labelled && (labelled > 0 || specials === 0)).toBe(true);
  });
});
