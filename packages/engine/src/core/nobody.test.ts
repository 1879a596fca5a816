import { describe, expect, it } from 'vitest';
import '../effects/index.generated.ts';
import { type Cause, NOBODY } from '../model/index.ts';
import { opWith } from '../model/shape.ts';
import { emptyState } from '../procedures/setup/new-game.ts';
import { allEffects } from '../registry/effect.ts';
import { applies } from './applies.ts';
import { Game, installLibrary } from './game.ts';

const library = { id: 'nobody', defs: {}, factions: [], decks: [], board: null };
installLibrary(library);
const ability: Cause = { card: NOBODY, seat: 0, type: 'action' };

describe('IO-1 "this minion" of an action that has left', () => {
  const g = new Game(emptyState(library.id, 'nobody', 2));
  /** A shield may be for all of a player's minions; the rules ask about "attach", no ability does it. */
  const others = ['shield', 'attach'];
  const affecting = [...allEffects()].filter(({ affects, verb }) => affects === 'now' && !others.includes(verb));
  const toNobody = (verb: string) =>
    opWith(verb as 'reveal', { card: NOBODY, to: NOBODY, seat: 0, cards: [] } as never);

  it.each(affecting.map(({ verb }) => verb))('nothing comes of "%s"', (verb) => {
    expect(applies(g, toNobody(verb), ability)).toBe(false);
  });

  it('any verb can be asked whether it applies to nobody', () => {
    for (const { verb } of allEffects()) expect(() => applies(g, toNobody(verb), ability)).not.toThrow();
  });
});
