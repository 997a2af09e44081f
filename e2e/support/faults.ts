import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What of a page its theme decides. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/**
 * Ends when no colour is on its way from one theme to the other, for on the way it is neither's, and when pictures are drawn
 * as they will be, none of them about to give way to one of another theme or width: what scrolls is a stop of the Tab key
 * from the next frame on.
 */
async function standStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, transitionProperty }: { playState: string; transitionProperty?: string }) =>
          transitionProperty === undefined || playState !== 'running',
      ),
  );
  await page.waitForFunction(
    () =>
      !document.querySelector('figure [aria-busy="true"]') &&
      ![...document.querySelectorAll('figure [role="status"]')].some(
        ({ textContent }) => textContent === 'Drawing…',
      ) &&
      [...document.images].every((image) => image.complete),
  );
  await page.evaluate(
    () => new Promise((resolve) => window.requestAnimationFrame(() => window.requestAnimationFrame(resolve))),
  );
}

/**
 * What axe finds on a page as it stands: all of its rules in the light theme, and in the dark one those that colours can
 * break. `within` is a selector.
 * @throws Error where a page has a frame: axe looks into those of other origins only with a page of its own, into which it
 *   takes all that it has seen, a quarter of its time
 */
export async function findFaults(page: Page, { within }: { within?: string } = {}): Promise<string[]> {
  if (page.frames().length > 1)
    throw new Error('a page with frames is looked at by parts, not in legacy mode');
  const look = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await standStill(page);
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
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
