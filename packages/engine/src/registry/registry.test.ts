import { describe, expect, it } from 'vitest';
import { faction } from '../script/index.ts';
import { defineAbility } from './ability.ts';
import { allEffects, defineEffect, effectOf } from './effect.ts';

describe('what is registered twice or not at all', () => {
  it('a verb', () => {
    expect(() => defineEffect('destroy', {})).toThrow('The verb "destroy" is defined twice');
    expect(() => effectOf('dust')).toThrow('No effect is called "dust"');
  });

  it('a kind of ability', () => {
    expect(() => defineAbility('protect')).toThrow('The kind of ability "protect" is defined twice');
  });

  it('two scripts for one card', () => {
    const facts = { faction: 'Twins', set: 'Test Set', minions: [], actions: [], bases: [] };
    const script = { name: 'Twin', abilities: [] };
    expect(() => faction(facts as never, [script, script] as never)).toThrow('Twins: two scripts for one card');
  });
});

describe('what a verb does not say', () => {
  it('has one card, prevents nothing else, and can be prevented', () => {
    for (const effect of allEffects())
      for (const flag of [effect.twofold, effect.reachesTo, effect.mirrored, effect.unpreventable])
        expect(typeof flag, effect.verb).toBe('boolean');
    expect(effectOf('draw')).toMatchObject({ twofold: false, reachesTo: false, mirrored: false, unpreventable: false });
  });

  it('TERM-2: a transfer affects the card and what it goes to; a swap fails as a whole (SWAP-2)', () => {
    expect(effectOf('transfer')).toMatchObject({ twofold: true });
    expect(effectOf('swap')).toMatchObject({ mirrored: true });
  });
});
