import type { MessageDescriptor } from '@lingui/core';
import type { Reaction } from '@smash/protocol';
import { msg } from '../../i18n/say.ts';

export const REACTION_WORDS: Record<Reaction, MessageDescriptor> = {
  nice: msg('Nice one!'),
  ouch: msg('Ouch!'),
  hmm: msg('Hmm…'),
  oops: msg('Oops!'),
};
