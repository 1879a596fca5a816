/** A bot's reasons in words. */
import type { Reason } from '@smash/bots';
import type { Advice, Weighed } from '../../game/bots/advice.ts';
import { listed, say } from '../../i18n/say.ts';
import { optionWords } from './prompt.ts';
import { isYou, type NameOf } from './words.ts';

/** "Play Zapbot on Tortuga". */
export function answerWords({ options }: Weighed, { skip }: Advice, name: NameOf): string {
  if (!options) return say('Something with a card you cannot see');
  if (options.length === 0) return skip || say('Skip');
  return listed(options.map((option) => optionWords(option, name)));
}

export const reasonWords = ({ reasons }: Weighed, name: NameOf): string =>
  reasons.map((reason) => oneReason(reason, name)).join(' · ');

function oneReason(reason: Reason, name: NameOf): string {
  switch (reason.kind) {
    case 'wins':
      return say('wins the game');
    case 'scores':
      return say('{base} scores now: {vp} VP more', { base: reason.base.name, vp: reason.vp });
    case 'leads':
      return say('{vp} VP more once {base} scores', { base: reason.base.name, vp: reason.vp });
    case 'builds':
      return say('{power} power more on {base}', { base: reason.base.name, power: reason.power });
    case 'draws':
      return say('{n, plural, one {# card more} other {# cards more}}', { n: reason.cards });
    case 'keeps':
      return say('keeps the hand for later');
    case 'even':
      return say('changes nothing that counts');
    default:
      return toOthers(reason, name(reason.seat));
  }
}

type ToOthers = Extract<Reason, { seat: number }>;

function toOthers(reason: ToOthers, who: string): string {
  const you = isYou(who);
  switch (reason.kind) {
    case 'denies': {
      const what = { who, base: reason.base.name, vp: reason.vp };
      return you ? say('you get {vp} VP less from {base}', what) : say('{who} gets {vp} VP less from {base}', what);
    }
    case 'weakens': {
      const what = { who, base: reason.base.name, power: reason.power };
      return you ? say('you lose {power} power on {base}', what) : say('{who} loses {power} power on {base}', what);
    }
    case 'robs': {
      const what = { who, n: reason.cards };
      return you
        ? say('you have {n, plural, one {# card} other {# cards}} fewer', what)
        : say('{who} has {n, plural, one {# card} other {# cards}} fewer', what);
    }
  }
}
