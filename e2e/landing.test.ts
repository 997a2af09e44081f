import type { Config } from '@sextant/contracts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newEmail, signIn } from './support/people.ts';
import { stageForFile } from './support/stage.ts';

const stage = stageForFile();

test('the landing page says what the product is', async () => {
  const page = await stage.open('/');
  await page.getByRole('heading', { level: 1, name: 'Smarter Biomedical Research with AI' }).waitFor();
  const features = page.locator('#features').getByRole('heading', { level: 3 });
  expect(await features.allInnerTexts()).toEqual([
    'Multi-Source AI Query Engine',
    'Aggregated Response Viewer',
    'Citation and Source Display',
    'Visual Output Support',
  ]);
  const footer = page.getByRole('contentinfo');
  await footer.getByText('© 2025 Sextant').waitFor();
  await footer.getByRole('heading', { name: 'Navigation' }).waitFor();
  await footer.getByRole('heading', { name: 'Legal' }).waitFor();
  expect(await footer.getByRole('link', { name: /^Share on/ }).count()).toBe(3);
  await footer.getByRole('link', { name: 'Register' }).click();
  await page.waitForURL('/register');
});

test('its picture of the product names the engines that the server has', async () => {
  const page = await stage.open('/');
  const picture = page.getByRole('img', { name: /side-by-side/ });
  const reply = await fetch(`${stage.url}/api/v1/config/`);
  const config = (await reply.json()) as Config;
  expect(config.engines.length).toBe(6);
  for (const { label } of config.engines) await picture.getByText(label, { exact: true }).waitFor();
});

test('anchors lead to their sections, and keep working from an address with an anchor', async () => {
  const page = await stage.open('/#features');
  const isInView = (id: string) =>
    expect
      .poll(() =>
        page.evaluate(
          `(({ top }) => top >= 0 && top < innerHeight / 2)(document.querySelector('${id}').getBoundingClientRect())`,
        ),
      )
      .toBe(true);
  await page.locator('#features').waitFor();
  await isInView('#features');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Home', exact: true }).click();
  await isInView('#home');
  await bar.getByRole('link', { name: 'Features' }).click();
  await isInView('#features');
  await bar.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'How it work' }).click();
  await isInView('#about');
  // An anchor that is no encoded text, as somebody has typed it.
  await page.goto('about:blank');
  await page.goto('/#50%');
  await page.locator('#features').waitFor();
});

test('the theme is the system’s until one is chosen, and the choice holds from the first paint on', async () => {
  const page = await stage.open('/', { colorScheme: 'dark' });
  const ground = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
  const dark = await ground();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await ground();
  expect(light).not.toBe(dark);
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(ground).toBe(dark);
  // The script of the page is held back: the choice must not wait for it.
  await page.route('**/assets/index-*.js', () => {});
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
});

test('nothing leaves the origin, no rule of the policy is broken, and no error is logged', async () => {
  const page = await stage.open('/');
  const strangers: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(stage.url) && !request.url().startsWith('data:'))
      strangers.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  const reply = await page.reload({ waitUntil: 'networkidle' });
  const policy = (await reply?.headerValue('content-security-policy')) ?? '';
  const scripts = policy.split(';').find((rule) => rule.trim().startsWith('script-src '));
  expect(scripts).toBeDefined();
  expect(scripts).not.toMatch(/unsafe/);
  for (const path of ['/login', '/register', '/verify-otp', '/nowhere'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(strangers).toEqual([]);
  // The browser itself reports the 404 of the last page; Playwright, that it keeps service workers out.
  const known = /404|Service Worker registration blocked by Playwright/;
  expect(complaints.filter((text) => !known.test(text))).toEqual([]);
});

test('hashed files may be kept for ever, the page may not', async () => {
  const page = await stage.open('/login');
  const script = await page.locator('script[type=module]').getAttribute('src');
  const kept = await fetch(stage.url + script);
  expect(kept.headers.get('cache-control')).toContain('immutable');
  expect(kept.headers.get('content-encoding')).not.toBeNull();
  expect((await fetch(`${stage.url}/login`)).headers.get('cache-control')).toBe('no-cache');
});

/** From here on time stands still and moves by `clock.runFor` only. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  // Far enough ahead that the page is not past it, however long this takes to get there.
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** A toast's time begins in an effect that React runs after showing it, in a task of its own. */
const settle = (page: Page) =>
  page.evaluate(`new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  })`);

test('toasts that report an error stay 4 s; more than 20 are never kept', async () => {
  const page = await stage.open('/login');
  await page.route('**/api/v1/login/', (route) => route.abort());
  const button = page.getByRole('button', { name: 'Sign In' });
  await button.waitFor();
  await stopTime(page);
  const toasts = page.locator('[data-toast=error]');

  await signIn(page, newEmail());
  await toasts.waitFor();
  await settle(page);
  await page.clock.runFor(3_800);
  expect(await toasts.count()).toBe(1);
  await page.clock.runFor(400);
  await expect.poll(() => toasts.count()).toBe(0);

  for (let tries = 1; tries <= 22; tries++) {
    // While it is busy it takes no press.
    await button.and(page.locator(':not([aria-disabled=true])')).waitFor();
    await button.press('Enter');
    await expect.poll(() => toasts.count()).toBe(Math.min(tries, 20));
  }
});

test('toasts that report success stay 2 s', async () => {
  const page = await stage.open('/forget-password');
  await page.route('**/api/v1/forgot-password/', (route) => route.fulfill({ json: { message: 'Done.' } }));
  await page.getByLabel('Email').fill(newEmail());
  await stopTime(page);
  const toasts = page.locator('[data-toast=success]');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await toasts.waitFor();
  await settle(page);
  await page.clock.runFor(1_800);
  expect(await toasts.count()).toBe(1);
  await page.clock.runFor(400);
  await expect.poll(() => toasts.count()).toBe(0);
});
