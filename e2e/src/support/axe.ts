import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const ofAxe = createRequire(import.meta.resolve('@axe-core/playwright'));
const { source } = ofAxe('axe-core') as { source: string };

type Axe = {
  run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
};

/**
 * The faults that axe finds on this page; with `colors` only those of colours, for another theme. Axe is injected once
 * per page, because the builder of @axe-core/playwright injects it, and opens an extra page, for every check.
 */
export async function faultsOf(page: Page, what: 'all' | 'colors' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Finish animations: transient elements are half transparent until they disappear.
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one.effect?.getTiming().iterations !== Infinity) one.finish();
  });
  // 2026-11-22: label-content-name-mismatch is experimental in axe. Names of tiles and panels begin with their visible
  // name; the rule wants their numbers and letters in exact document order.
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

/** Asserts that axe finds no fault on this page. */
export async function check(page: Page, where: string): Promise<void> {
  expect(await faultsOf(page), where).toEqual([]);
}
