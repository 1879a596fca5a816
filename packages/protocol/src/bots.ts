/** The levels of bots at a table, weakest first. */
export const botLevels = ['easy', 'medium', 'hard', 'expert'] as const;
export type BotLevel = (typeof botLevels)[number];

/** Playing styles of similar strength. */
export const botStyles = ['plain', 'rusher', 'hoarder', 'spoiler'] as const;
export type BotStyle = (typeof botStyles)[number];
