import type { Page } from 'playwright-core';

/** The overview of the last turn. */
export const overview = (page: Page) => page.getByRole('region', { name: 'Overview', exact: true }).last();

/** Opens a part of the overview by its door, unless it is open. */
export async function openPart(page: Page, name: string): Promise<void> {
  const door = overview(page).getByRole('button', { name: new RegExp(`^${name}`), expanded: false });
  const opened = overview(page).getByRole('button', { name: new RegExp(`^${name}`), expanded: true });
  await door.or(opened).waitFor();
  if ((await opened.count()) === 0) await door.click();
  await opened.waitFor();
}
