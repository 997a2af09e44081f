import type { BrowserContextOptions, Page } from 'playwright-core';
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
 * Opens a session in which somebody new has asked, once its turn has ended. A page that sees no answer come takes half the
 * browser's time: what is about how they come, and what a page makes of it, asks by `ask`.
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
