/** The words on cards that have their own rule. */
const WORDS: readonly [RegExp, string, string][] = [
  [/\bOngoing:/, 'Ongoing', 'ABL-3'],
  [/\bSpecial:/, 'Special', 'ABL-4'],
  [/\bTalent:/, 'Talent', 'ABL-5'],
  [/\bextra (?:minion|action|card)/i, 'extra plays', 'EXT-1'],
  [/\bbefore (?:a|this|that|another) base scores|after (?:a|this|that|another) base scores/i, 'scoring', 'SCORE-4'],
  [/\bpower counter/i, 'power counters', 'CTR-1'],
  [/\bbreakpoint/i, 'breakpoint', 'SCORE-1'],
  [/\bdestroy/i, 'destroy', 'TERM-6'],
  [/\bcontrol\b/i, 'control', 'TERM-5'],
  [/\btransfer/i, 'transfer', 'TERM-1'],
  [/\bmadness\b/i, 'Madness', 'MAD-1'],
  [/\b(?:bury|buried|uncover)/i, 'burying', 'BURY-1'],
  [/\bduel/i, 'duels', 'DUEL-1'],
  [/\bmonster/i, 'monsters', 'MON-1'],
  [/\btreasure/i, 'treasures', 'MON-8'],
  [/\btitan/i, 'titans', 'TIT-1'],
  [/\bstasis/i, 'stasis', 'STA-1'],
  [/\bstor(?:e|ed)\b/i, 'stored cards', 'STO-1'],
  [/\bswap/i, 'swapping', 'SWAP-1'],
];

export interface Term {
  word: string;
  rule: string;
}

/** The terms in a text that have their own rule, in rule order. */
export const termsOf = (text: string): Term[] =>
  WORDS.filter(([pattern]) => pattern.test(text)).map(([, word, rule]) => ({ word, rule }));

/** All rules that the words link to. */
export const glossaryRules: readonly string[] = WORDS.map(([, , rule]) => rule);
