import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { signUpTestUser } from '../../server/src/testing/test-user.ts';
import { openSignedIn, storedSignIn } from './people.ts';
import type { Stage } from './stage.ts';

/** The engines in the order of the registry, by the names that are shown. */
export const engines = [
  { id: 'mistral', label: 'Mistral' },
  { id: 'gemini', label: 'Gemini' },
  { id: 'claude', label: 'Claude' },
  { id: 'chatgpt', label: 'ChatGPT' },
  { id: 'xai', label: 'XAI' },
  { id: 'deepseek', label: 'DeepSeek' },
] as const;

/** Writes a question and sends it by Enter. */
export async function ask(page: Page, text: string): Promise<void> {
  const input = page.getByLabel('Your question');
  await input.fill(text);
  await input.press('Enter');
}

/** One engine's card in the last turn. */
export const answerOf = (page: Page, label: string) =>
  page.getByRole('article', { name: label, exact: true }).last();

/** Waits until all six answers of the last turn stand so. */
export async function waitForAll(page: Page, state: string): Promise<void> {
  for (const { label } of engines) await answerOf(page, label).getByText(state, { exact: true }).waitFor();
}

/** Waits until the last turn has ended, which takes a while longer than its answers: then the next may be asked. */
export async function waitForEnd(page: Page): Promise<void> {
  await page.getByLabel('Your question').and(page.locator(':enabled')).waitFor();
}

/** Opens the dashboard as somebody new. */
export async function openDashboard(stage: Stage, options?: BrowserContextOptions): Promise<Page> {
  const { page } = await openSignedIn(stage, '/dashboard', options);
  return page;
}

/**
 * Opens a session in which somebody new has asked, once its turn has ended: for what does not hang on having seen the
 * answers come, which takes a browser longer.
 */
export async function openAsked(
  stage: Stage,
  question: string,
  options?: BrowserContextOptions,
): Promise<Page> {
  const user = await signUpTestUser(stage.url);
  const [start] = await (await user.ask(question)).all();
  if (start?.type !== 'turn-start') throw new Error(`The turn began with ${start?.type ?? 'nothing'}`);
  const storageState = storedSignIn(stage.url, user);
  return stage.open(`/dashboard/${start.session_id}`, { storageState, ...options });
}

/**
 * Waits until nothing is made any more of any question: who opens it from then on finds all of it. The first time a busy
 * machine takes tens of seconds for that, most of them to start the threads that do it.
 */
export async function waitForFindings({ database }: Pick<Stage, 'database'>): Promise<void> {
  const unmade = `select from turns where ended_at is null
    or 'pending' in (finding_states #>> '{ledger,state}', finding_states #>> '{overview,state}')`;
  await expect.poll(async () => (await database.$client.query(unmade)).rowCount, { timeout: 90_000 }).toBe(0);
}
