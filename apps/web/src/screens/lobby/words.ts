import type { MessageDescriptor } from '@lingui/core';
import { say } from '../../i18n/say.ts';

/** Translates the labels of chips. */
export const said = <T>(options: readonly (readonly [T, MessageDescriptor])[]) =>
  options.map(([value, word]) => [value, say(word)] as const);
