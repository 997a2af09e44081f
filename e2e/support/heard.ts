import type { Page } from 'playwright-core';

/** Keeps what the page's live regions say, as a screen reader has it: each time that words come, the same words too. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(`
    window.heard = [];
    const region = '[aria-live=polite]';
    const elementOf = (node) => (node.nodeType === 1 ? node : node.parentElement);
    new MutationObserver((records) => {
      const come = records.flatMap(({ addedNodes, target, type }) => (type === 'childList' ? [...addedNodes] : [target]));
      const regions = come.map(elementOf).flatMap((element) => [
        element?.closest(region),
        ...(element?.querySelectorAll(region) ?? []),
      ]);
      for (const one of new Set(regions)) if (one?.textContent.trim()) heard.push(one.textContent.trim());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  `);

/** All that was heard since, in order. */
export const heardIn = (page: Page): Promise<string> => page.evaluate(() => window.heard.join(' '));
