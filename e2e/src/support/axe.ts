import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const ofAxe = createRequire(import.meta.resolve('@axe-core/playwright'));
const { source } = ofAxe('axe-core') as { source: string };

type Axe = {
  run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
};

/**
 * What a checker can find fault with on this page; `colors` alone where only the theme is another. The checker is put
 * into a page once: the builder of @axe-core/playwright does that, and opens a page beside it, for every look.
 */
export async function faultsOf(page: Page, what: 'all' | 'colors' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // What only moves by is gone in a moment, and half seen till then.
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one.effect?.getTiming().iterations !== Infinity) one.finish();
  });
  // 2026-11-22: label-content-name-mismatch is an experiment of axe's. Names of tiles and panels begin with the name that is
  // seen on them; it asks for their numbers and letters in the very order of the document.
  return page.evaluate(async (colors) => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const options = colors
      ? { runOnly: { type: 'rule', values: ['color-contrast'] } }
      : {
          runOnly: { type: 'tag', values: tags },
          rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: false } },
        };
    const { violations } = await (window as unknown as { axe: Axe }).axe.run({
      ...options,
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((one) => one.target.join(' ')).join(', ')}`);
  }, what === 'colors');
}

/** Nothing on this page that a checker can find fault with. */
export async function check(page: Page, where: string): Promise<void> {
  expect(await faultsOf(page), where).toEqual([]);
}
