import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Stage } from './stage.ts';

/** Shares the session that is open, and opens it as somebody who has the link alone. */
export async function openShared(stage: Stage, page: Page, options?: BrowserContextOptions): Promise<Page> {
  await page.getByRole('button', { name: 'Export, print or share' }).click();
  await page.getByRole('menuitem', { name: 'Share by a link' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const address = await page.getByLabel('Link to this session').inputValue();
  return stage.open(new URL(address).pathname, options);
}
