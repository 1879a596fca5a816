/** Checks of open lists and of the other players' panels. */
import type { Page } from '@playwright/test';

/** A list of options that covers a panel or the log, or repeats its buttons below; a hand that is not counted. */
export const panelFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const top = document.querySelector('[data-testid="choice"]')?.getBoundingClientRect().top;
    if (top !== undefined) {
      const above = [...document.querySelectorAll('[data-region="opponents"], [data-testid="ticker"]')];
      for (const one of above)
        if (one.getBoundingClientRect().bottom > top + 1)
          found.push(`the list lies over ${one.getAttribute('data-testid')}`);
      const twice = [...document.querySelectorAll('[data-testid="prompt"] button:not(.link)')];
      if (
        twice.some(
          (one) =>
            one.matches('[data-testid="btn-confirm"], [data-testid="btn-pass"], [data-option]') &&
            one.checkVisibility({ visibilityProperty: true }),
        )
      )
        found.push('an answer stands in the list and below it');
    }
    for (const one of document.querySelectorAll('[data-region="opponents"] [data-counts]'))
      if (!one.checkVisibility()) found.push(`no cards counted in ${one.closest('button')?.dataset.testid}`);
    return found;
  });
