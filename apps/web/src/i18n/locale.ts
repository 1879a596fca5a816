import { i18n } from '@lingui/core';

/** The page's language as an observable value. */
export const locale = {
  getState: (): string => i18n.locale,
  subscribe: (listener: () => void): (() => void) => i18n.on('change', listener),
};
