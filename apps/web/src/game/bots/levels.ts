/** The bot levels that people can play against, weakest first. */
import type { MessageDescriptor } from '@lingui/core';
import type { BotLevel, BotStyle } from '@smash/protocol/bots';
import { msg, say } from '../../i18n/say.ts';

export {
  type BotLevel,
  type BotStyle,
  botLevels as BOT_LEVELS,
  botStyles as BOT_STYLES,
} from '@smash/protocol/bots';

const WORDS: Record<BotLevel, MessageDescriptor> = {
  easy: msg('easy'),
  medium: msg('medium'),
  hard: msg('hard'),
  expert: msg('expert'),
};

const STYLE_WORDS: Record<BotStyle, MessageDescriptor> = {
  plain: msg('plays evenly'),
  rusher: msg('rushes bases'),
  hoarder: msg('hoards cards'),
  spoiler: msg('spoils others’ plans'),
};

export const styleWord = (style: BotStyle): string => say(STYLE_WORDS[style]);
export const levelWord = (level: BotLevel): string => say(WORDS[level]);
/** "Bot · medium". */
export const botWord = (level: BotLevel): string => say('Bot · {level}', { level: levelWord(level) });
