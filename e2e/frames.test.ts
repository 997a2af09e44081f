import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Takes long to draw, so that it is still being drawn ahead when it comes into view. */
const heavy = `<svg width="200" height="120">${Array.from(
  { length: 2_000 },
  (_, index) =>
    `<circle cx="${20 + ((index * 37) % 160)}" cy="${20 + ((index * 53) % 80)}" r="${15 + (index % 5)}" fill="#37a8" stroke="#123" stroke-dasharray="3 2"/>`,
).join('')}</svg>`;
const places = Array.from({ length: 28 }, (_, index) => 2_000 * (index + 1));
const content = `<!doctype html><style>body { height: 60000px; position: relative } div { position: absolute }</style>${places
  .map((top) => `<div style="top: ${top}px">${heavy}</div>`)
  .join('')}`;

/** Scrolls to each place by way of just above it, while workers that collect garbage keep the page's threads busy. */
const scrollUnderLoad = `(async () => {
  const work = 'for (;;) { const kept = []; for (let i = 0; i < 3e5; i++) kept.push({ i, text: String(i) }); }';
  const workers = [1, 2, 3].map(() => new Worker(URL.createObjectURL(new Blob([work]))));
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))));
  const isDrawn = () => Promise.race([frames(), pause(20_000).then(() => false)]);
  for (const place of ${JSON.stringify(places)}) {
    scrollTo(0, place - 1_100);
    if (!(await isDrawn())) return 'no frame above ' + place;
    await pause(place % 7 * 30);
    scrollTo(0, place - 500);
    if (!(await isDrawn())) return 'no frame at ' + place;
  }
  for (const worker of workers) worker.terminate();
  return 'all drawn';
})()`;

test('the browser of the tests goes on drawing a page that is scrolled while the machine is busy', async () => {
  const page = await browser.newPage();
  await page.setContent(content);
  expect(await page.evaluate(scrollUnderLoad)).toBe('all drawn');
});
