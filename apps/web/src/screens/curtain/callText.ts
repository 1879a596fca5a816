/**
 * Turns the engine's title of a window ("Act before Tortuga scores") into a question to the whole table, with a label.
 */
import { say } from '../../i18n/say.ts';
import { sayRules } from '../../i18n/sentences.ts';
import { windowWord } from '../../table/model/prompt.ts';

export function callText(title: string): { tab: string; text: string } {
  const before = /^Act before (.+) scores$/.exec(title);
  if (before)
    return {
      tab: windowWord('beforeScore'),
      text: say('{base} is about to score. Anyone?', { base: before[1] ?? '' }),
    };
  const after = /^Act after (.+) has scored$/.exec(title);
  if (after)
    return { tab: windowWord('afterScore'), text: say('{base} has scored. Anyone?', { base: after[1] ?? '' }) };
  const what = sayRules(title) || say('A moment to respond');
  return { tab: windowWord('trigger'), text: say('{what}. Anyone?', { what }) };
}
