import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Stage } from './stage.ts';

const password = 'a password of the journeys';

/** Makes an account and signs in with it in a window of its own, which shows the dashboard. */
export async function openSignedIn(stage: Stage, options?: BrowserContextOptions): Promise<Page> {
  const email = `${crypto.randomUUID()}@example.org`;
  const registered = await fetch(`${stage.url}/api/v1/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ full_name: 'Ada Reader', email, password }),
  });
  if (!registered.ok) throw new Error(`The account was not made: ${await registered.text()}`);
  const page = await stage.open('/login', options);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('/');
  await page.goto('/dashboard');
  return page;
}
