/** The prompt bar's form for a prompt: layout decisions, no rules. */
import type { MessageDescriptor } from '@lingui/core';
import { msg, say } from '../../i18n/say.ts';
import type { CardView, OptionView, PromptView, WindowKind } from '../../view/types.ts';
import { type Selection, sides, type Targets } from './targets.ts';
import { type NameOf, ofAll } from './words.ts';

/** Buttons fit next to the title while they are few and short; a row of numbers may be longer. */
export function fitsInline(options: OptionView[]): boolean {
  const letters = options.reduce((n, o) => n + o.label.length, 0);
  return options.length <= 4 ? letters <= 90 : options.length <= 8 && letters <= 24;
}

const WINDOWS: Record<WindowKind, MessageDescriptor> = {
  turnStart: msg('TURN START'),
  beforeScore: msg('ME FIRST!'),
  afterScore: msg('AFTER SCORING'),
  trigger: msg('RESPOND'),
  turnEnd: msg('TURN END'),
};
export const windowWord = (kind: WindowKind): string => say(WINDOWS[kind]);

export function tabWord(prompt: PromptView): string {
  return prompt.kind === 'react' ? windowWord(prompt.window?.kind ?? 'trigger') : say('YOU DECIDE');
}

/**
 * What asks the question, but for the card that is linked beside it. The hand limit asks by itself, whatever the phase
 * is called.
 */
export const reasonsOf = ({ kind, source, reason }: Pick<PromptView, 'kind' | 'source' | 'reason'>): string[] =>
  kind === 'discard' && source === null
    ? [say('Hand limit at the end of your turn')]
    : reason.filter((one) => one !== source?.name);

/** The only card shown with a question whose answers fit next to it. */
export function shownBeside({ kind, shown, options, max }: PromptView): CardView | null {
  const [card, ...others] = shown ?? [];
  const isShort = kind !== 'order' && max === 1 && options.length > 0 && fitsInline(options);
  const areWords = options.every((one) => one.card === undefined && one.at === undefined && one.seat === undefined);
  return card && others.length === 0 && isShort && areWords ? card : null;
}

/** How many cards can be played. Those that would do nothing now are counted apart, as they are not lit. */
function playsWord(targets: Targets, pointless: ReadonlySet<number>, isBrief: boolean): string {
  const idle = [...targets.ids.keys()].filter((id) => pointless.has(id)).length;
  const n = targets.count - idle;
  if (idle === 0) return say('{n, plural, one {# legal play} other {# legal plays}}', { n });
  if (n === 0) return say('{n} without effect', { n: idle });
  if (isBrief) return say('{n, plural, one {# play} other {# plays}}', { n });
  return say('{n, plural, one {# play} other {# plays}} + {idle} without effect', { n, idle });
}

/** `isBrief`: there is no room for more than one number. */
export function countWord(
  prompt: PromptView,
  targets: Targets,
  sel: Selection,
  pointless: ReadonlySet<number>,
  isBrief: boolean,
): string {
  if (prompt.decoy) return say('nothing to play');
  // Do not count the selected card, a target only so that it can be put back. An action may need no place.
  const places = targets.ids.size - 1;
  if (sel.armed !== null && places <= 0) return targets.ready ? say('Ready') : '';
  if (sel.armed !== null) return say('{n, plural, one {# legal place} other {# legal places}}', { n: places });
  if (prompt.kind === 'play') return playsWord(targets, pointless, isBrief);
  if (prompt.kind === 'react') return say('{n, plural, one {# play} other {# plays}}', { n: targets.count });
  if (prompt.kind === 'order') return say('{n} in order', { n: prompt.options.length });
  if (prompt.max > 1)
    return prompt.min < prompt.max && prompt.max === prompt.options.length
      ? say('{n} picked', { n: sel.picked.length })
      : ofAll(sel.picked.length, prompt.max);
  if (targets.loose.length === prompt.options.length)
    return say('{n, plural, one {# choice} other {# choices}}', { n: prompt.options.length });
  return say('{n, plural, one {# legal target} other {# legal targets}}', { n: targets.count });
}

/** What the player who has selected this card must do. */
export function armedTitle(
  card: string,
  fusion: boolean,
  prompt: PromptView,
  targets: Targets,
  sel: Selection,
): string {
  if (sides(prompt, sel)) return say('{card}: minion or action?', { card });
  // Do not count the selected card, a target only so that it can be put back.
  const places = targets.ids.size > 1;
  if (fusion) return places ? say('{card} as a minion: choose where', { card }) : say('{card}: as an action', { card });
  return places || !targets.ready ? say('{card}: choose where', { card }) : card;
}

/**
 * Whether a prompt opens its list automatically: if it cannot be answered on the table, or by cards in hand too small
 * to read.
 */
export function opensList(prompt: PromptView, targets: Targets, fromHand: boolean): boolean {
  if (prompt.decoy) return false;
  if (fromHand && (prompt.kind === 'cards' || prompt.kind === 'discard')) return true;
  if (prompt.kind === 'order' || prompt.ordered) return true;
  if (prompt.kind === 'play' || prompt.kind === 'react') return false;
  if (shownBeside(prompt)) return false;
  if (prompt.shown?.length || targets.away.length > 0) return true;
  return targets.loose.length > 0 && !fitsInline(targets.loose);
}

/** The words of an option; a player is shown by name, which the option itself does not know. */
export function optionWords({ seat, card, label }: OptionView, name: NameOf): string {
  if (seat === undefined) return label;
  // For another player's face-down card, say whose it is.
  if (card !== undefined) return `${label}: ${name(seat)}`;
  return label.length <= 1 ? name(seat) : label;
}

/** How many are chosen, and how many may be. */
export function chosenWord({ min, max, options }: PromptView, n: number): string {
  const most = Math.min(max, options.length);
  if (min === max) return say('{n} of {max} chosen', { n, max });
  if (min === 0) return say('{n} chosen, pick up to {max}', { n, max: most });
  return say('{n} chosen, pick {min} to {max}', { n, min, max: most });
}

/** The label of the button that sends `n` picks. */
export function confirmWord({ kind, ordered }: PromptView, n: number): string {
  if (kind === 'reveal') return say('OK');
  if (kind === 'order' || (ordered && n > 1)) return say('Use this order');
  return n > 1 ? say('Confirm {n}', { n }) : say('Confirm');
}
