import { expect, type Page } from '@playwright/test';

/** Opens the table's menu. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.getByTestId('btn-menu');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
}

/** Chooses an item of the table's menu, which is opened again if a question that arrives takes the focus from it. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByTestId('btn-menu');
  const item = page.getByTestId('topbar').getByRole('button', { name, exact: true });
  await expect(async () => {
    if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click();
    await item.click({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
}
