/** The engine's title of a window ("Act before Tortuga scores") as a question to the whole table. */
import { say } from '../../i18n/say.ts';
import { sayRules } from '../../i18n/sentences.ts';
export function callText(title: string): string {
  const before = /^Act before (.+) scores$/.exec(title);
  if (before) return say('{base} is about to score. Anyone?', { base: before[1] ?? '' });
  const after = /^Act after (.+) has scored$/.exec(title);
  if (after) return say('{base} has scored. Anyone?', { base: after[1] ?? '' });
  return say('{what}. Anyone?', { what: sayRules(title) || say('A moment to respond') });
}
