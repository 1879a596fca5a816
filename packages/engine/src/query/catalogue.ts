import type { Ability, Def, Happening, Triggered } from '../script/definition.ts';

/** An ability of a definition, and its number there. */
export interface Numbered<A extends Ability = Ability> {
  ability: A;
  ix: number;
}
/** An ability of a card that is not in play: in a hand, or in a deck of which cards are revealed. */
export interface Unseen extends Numbered<Triggered> {
  def: number;
}

const NONE: readonly Unseen[] = [];

/** What the cards of one game can do at all, looked up once: nobody looks for what no card of the game has. */
export class Catalogue {
  /** Abilities that may be at work while the card is in play or set aside, by index into State.names. */
  readonly standing: readonly (readonly Numbered[])[];
  /** "On each of your turns you may play an extra …": which definitions say so. */
  readonly grants: readonly boolean[];
  /** Does any of them control or cancel another card as long as it works? */
  readonly controls: boolean;
  readonly cancels: boolean;
  private readonly unseen = new Map<Happening, Unseen[]>();

  constructor(defs: readonly Def[]) {
    this.standing = defs.map(({ abilities }) =>
      abilities.flatMap((ability, ix) => (isStanding(ability) ? [{ ability, ix }] : [])),
    );
    const have = (kind: Ability['kind']) => defs.map(({ abilities }) => abilities.some((one) => one.kind === kind));
    this.grants = have('grants');
    this.controls = have('controls').includes(true);
    this.cancels = have('cancels').includes(true);
    for (const [def, { abilities }] of defs.entries())
      for (const [ix, ability] of abilities.entries()) {
        if (ability.kind !== 'trigger' || (ability.from !== 'hand' && ability.from !== 'deck')) continue;
        for (const on of [ability.on].flat()) {
          const list = this.unseen.get(on);
          if (list) list.push({ def, ix, ability });
          else this.unseen.set(on, [{ def, ix, ability }]);
        }
      }
  }

  /** Those that react to this from a hand or a deck. */
  reactsUnseen(on: Happening): readonly Unseen[] {
    return this.unseen.get(on) ?? NONE;
  }
}

const known = new WeakMap<readonly Def[], Catalogue>();
export function catalogueOf(defs: readonly Def[]): Catalogue {
  let catalogue = known.get(defs);
  if (!catalogue) {
    catalogue = new Catalogue(defs);
    known.set(defs, catalogue);
  }
  return catalogue;
}

/** Not asked for by card alone, nor in its own moment only: it has a place in the index of abilities at work. */
function isStanding(ability: Ability): boolean {
  if (ability.given) return false;
  switch (ability.kind) {
    case 'onPlay':
    case 'onAction':
    case 'onUncover':
    case 'onLeaveStasis':
    case 'playFrom':
    case 'duty':
    case 'controls':
    case 'cancels':
    case 'grants':
      return false;
    case 'trigger':
    case 'use':
      return ability.from === 'play' || ability.from === 'aside' || ability.from === 'stasis';
    default:
      return true;
  }
}
