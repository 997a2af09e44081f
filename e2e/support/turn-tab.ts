import type { Page } from 'playwright-core';

/**
 * Has the page believe that its tab is in the background, or in front: a headless browser has no tabs. In the background
 * no frame is drawn, as in any browser: who waits for one waits until the reader comes back.
 */
export const turnTab = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate<void>(`
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${isHidden} });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (${isHidden} ? 'hidden' : 'visible'),
    });
    window.drawFrame ??= window.requestAnimationFrame;
    window.waitingForFrame ??= [];
    window.requestAnimationFrame = ${isHidden} ? (draw) => window.waitingForFrame.push(draw) : window.drawFrame;
    if (!${isHidden}) window.waitingForFrame.splice(0).forEach((draw) => window.drawFrame(draw));
    document.dispatchEvent(new Event('visibilitychange'));
  `);
