import { i18n } from '@lingui/core';

/** The language of the page, as something that changes. */
export const locale = {
  getState: (): string => i18n.locale,
  subscribe: (listener: () => void): (() => void) => i18n.on('change', listener),
};
