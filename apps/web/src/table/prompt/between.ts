/** What a player is asked between turns at a table with days per turn. */
import type { MessageDescriptor } from '@lingui/core';
import type { Between } from '@smash/protocol/between';
import { msg, say } from '../../i18n/say.ts';

const WORDS: Record<Between, MessageDescriptor> = {
  always: msg('Always ask me'),
  mine: msg('Only at bases where I have minions'),
  never: msg('Never'),
  held: msg('Only when I hold something to use'),
};

export const betweenWords = (between: Between): string => say(WORDS[between]);
