import type { Hands } from './hotseat.ts';
import { decide, readScoring } from './table.ts';

export const mouse: Hands = {
  use: (page, testid) => page.getByTestId(testid).click(),
  async pick(page) {
    await page.locator('[data-pickable]').first().click();
    await page.getByTestId('pick').click();
  },
  async reveal(page) {
    const button = page.getByTestId('reveal');
    const box = await button.boundingBox();
    if (!box) return;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.getByTestId('curtain').waitFor({ state: 'detached' });
    await page.mouse.up();
  },
  readScoring,
  decide,
};
