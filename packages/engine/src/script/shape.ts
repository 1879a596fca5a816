import type { Ability, Def } from './definition.ts';

/** The engine reads definitions and abilities constantly: all have the same fields, in one order. */
export const shapedDef = (d: Def): Def => ({
  name: d.name,
  type: d.type,
  deck: d.deck,
  treasures: d.treasures,
  monsters: d.monsters,
  undead: d.undead,
  fusion: d.fusion,
  subtype: d.subtype,
  faction: d.faction,
  set: d.set,
  power: d.power,
  breakpoint: d.breakpoint,
  vp: d.vp,
  text: d.text,
  abilities: d.abilities.map((ability) => shaped(ability)),
  target: d.target,
  condition: d.condition,
});

type FieldOf<A> = A extends unknown ? keyof A : never;
type Fields = Record<FieldOf<Ability>, unknown>;

/** Fields that a kind of ability does not have are undefined. */
export function shaped<A extends Ability>(ability: A): A {
  const a = ability as Partial<Fields>;
  const fields: Fields = {
    kind: a.kind,
    label: a.label,
    given: a.given,
    from: a.from,
    on: a.on,
    of: a.of,
    optional: a.optional,
    banked: a.banked,
    limit: a.limit,
    when: a.when,
    ofPower: a.ofPower,
    possible: a.possible,
    still: a.still,
    sameHost: a.sameHost,
    seats: a.seats,
    together: a.together,
    first: a.first,
    waits: a.waits,
    outlives: a.outlives,
    plays: a.plays,
    here: a.here,
    power: a.power,
    empty: a.empty,
    breaks: a.breaks,
    before: a.before,
    anyone: a.anyone,
    takes: a.takes,
    spends: a.spends,
    replaces: a.replaces,
    needsPlay: a.needsPlay,
    where: a.where,
    type: a.type,
    who: a.who,
    at: a.at,
    which: a.which,
    along: a.along,
    asks: a.asks,
    blocks: a.blocks,
    discards: a.discards,
    only: a.only,
    forbids: a.forbids,
    mode: a.mode,
    word: a.word,
    mindsExtra: a.mindsExtra,
    minded: a.minded,
    needsTarget: a.needsTarget,
    putsItself: a.putsItself,
    ability: a.ability && shaped(a.ability as Ability),
    run: a.run,
  };
  return fields as unknown as A;
}
