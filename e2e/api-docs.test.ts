import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../server/src/testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../server/src/testing/test-database.ts';
import { launchBrowser } from './support/browser.ts';

let browser: Browser;
let database: TestDatabase;
let server: TestApp;

beforeAll(async () => {
  [browser, database] = await Promise.all([launchBrowser(), createTestDatabase()]);
  server = await startTestApp({ database: database.database });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await database?.drop();
});

it('shows the API description under our own content security policy', async () => {
  const page = await browser.newPage();
  const refused: string[] = [];
  page.on('console', (line) => {
    if (/Content.Security.Policy|Refused to/i.test(line.text())) refused.push(line.text());
  });
  await page.goto(`${server.url}/api/docs`);
  await page.getByText('Ask all engines a question').click();
  await page.getByText('text/event-stream').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Authorize' }).waitFor();
  expect(await page.title()).toBe('Sextant API');
  expect(refused).toEqual([]);
});

it('would notice a script that the policy forbids', async () => {
  const page = await browser.newPage();
  await page.goto(`${server.url}/api/docs`);
  const refused = page.waitForEvent('console', (line) => /Content.Security.Policy/i.test(line.text()));
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ranInline = true';
    document.body.append(script);
  });
  expect((await refused).text()).toMatch('script-src');
});
