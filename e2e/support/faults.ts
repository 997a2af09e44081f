import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What of a page its theme decides. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** Ends when no colour is on its way from one theme to the other: on the way it is neither's. */
async function standStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, transitionProperty }: { playState: string; transitionProperty?: string }) =>
          transitionProperty === undefined || playState !== 'running',
      ),
  );
}

/**
 * What axe finds on a page as it stands: all of its rules in the light theme, and in the dark one those that colours can
 * break. `within` is a selector.
 */
export async function findFaults(page: Page, { within }: { within?: string } = {}): Promise<string[]> {
  const look = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await standStill(page);
    const axe = new AxeBuilder({ page });
    if (within) axe.include(within);
    if (colorScheme === 'dark') axe.withRules(ofColour);
    const { violations } = await axe.analyze();
    return violations.map(
      ({ id, nodes }) => `${colorScheme}, ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
    );
  };
  const faults = [...(await look('light')), ...(await look('dark'))];
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return faults;
}
