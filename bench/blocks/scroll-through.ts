import type { Browser, Locator, Page } from 'playwright-core';
import { type MainThread, traceMainThread } from '../rendering/main-thread.ts';

export interface Scrolled {
  mainThread: MainThread;
  /** Milliseconds from each frame to the next, on the wall. */
  intervals: number[];
  /** Pixels from the first to the last line, and those gone by in all. */
  height: number;
  gone: number;
}

/** Pixels a second: a quick turn of the wheel. */
const speed = 1_200;

/** Turns the wheel over `target`, to the end of what scrolls there and back, until so many seconds are over. */
export async function scrollThrough(
  browser: Browser,
  page: Page,
  target: Locator,
  seconds: number,
): Promise<Scrolled> {
  // biome-ignore lint/suspicious/noExplicitAny: the page is looked at, not built upon
  const height = await target.evaluate((start: any) => {
    let box = start;
    while (
      box.parentElement &&
      !(box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(window.getComputedStyle(box).overflowY))
    )
      box = box.parentElement;
    window.scrolled = { box, gone: 0, intervals: [] as number[] };
    box.scrollTop = 0;
    return box.scrollHeight - box.clientHeight;
  });
  const box = await target.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error('There is nothing to scroll.');
  const [x, y] = [
    box.x + box.width / 2,
    (Math.max(box.y, 0) + Math.min(box.y + box.height, size.height)) / 2,
  ];
  const session = await page.context().newCDPSession(page);
  const turn = (yDistance: number) =>
    session.send('Input.synthesizeScrollGesture', { x, y, yDistance, speed, gestureSourceType: 'mouse' });

  const mainThread = await traceMainThread(browser, page, 0, async () => {
    await page.evaluate(() => {
      const { scrolled } = window;
      let [before, top] = [0, scrolled.box.scrollTop];
      const next = (now: number) => {
        if (before > 0) scrolled.intervals.push(now - before);
        before = now;
        scrolled.gone += Math.abs(scrolled.box.scrollTop - top);
        top = scrolled.box.scrollTop;
        scrolled.frame = window.requestAnimationFrame(next);
      };
      scrolled.frame = window.requestAnimationFrame(next);
    });
    const begin = performance.now();
    while (performance.now() - begin < seconds * 1_000) {
      await turn(-height);
      await turn(height);
    }
    await page.evaluate(() => window.cancelAnimationFrame(window.scrolled.frame));
  });
  const { intervals, gone } = await page.evaluate(() => ({
    intervals: window.scrolled.intervals as number[],
    gone: window.scrolled.gone as number,
  }));
  return { mainThread, intervals, height, gone };
}
