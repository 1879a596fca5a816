import type { CardIx, Zone } from '../model/index.ts';
import { type AbilityContext, askedOfCard, type Common, defineAbility, type Run, told } from '../registry/ability.ts';
import type { Script } from '../script/language.ts';

/** What a card knows about its own play: where to, where from, and whether it was an extra play (EXT-1). */
export type Played = { at: CardIx; from: Zone; extra: boolean };

export interface OnPlay extends Common {
  kind: 'onPlay';
  run: (me: AbilityContext) => Script<unknown>;
  /** The ability does something else as the turn's regular play than as an extra one (EXT-1). */
  mindsExtra?: boolean;
  /** The ability refers to what its card has been put on: nothing happens if that cannot be affected (ATT-3, RES-3). */
  needsTarget?: boolean;
  /** The ability buries its card or puts it in stasis: such an action is not a standard one (PLAY-2). */
  putsItself?: boolean;
}

declare module '../registry/ability.ts' {
  interface AbilityMap {
    onPlay: OnPlay;
  }
}

defineAbility('onPlay', { at: askedOfCard });

/** Unlabelled text: resolves right after the card is played (ABL-2). */
export const onPlay = (run: Run<Played>): OnPlay => ({ kind: 'onPlay', run: told(run) });
/**
 * For text that depends on whether the card was the turn's regular play: the player chooses which play it uses (EXT-4).
 */
export const onRegularOrExtraPlay = (run: Run<Played>): OnPlay => ({ ...onPlay(run), mindsExtra: true });
/** Play-on actions whose text refers to what they are on: "that minion", "here" (ATT-3, RES-3). */
export const onPlayThere = (run: Run<Played>): OnPlay => ({ ...onPlay(run), needsTarget: true });
/** "Bury this card", "place stasis counters on this card". */
export const onPlayPutItself = (run: Run<Played>): OnPlay => ({ ...onPlay(run), putsItself: true });
