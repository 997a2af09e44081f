import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from 'playwright-core';
import type { TestContext } from 'vitest';
import { withinTime } from '../../server/src/platform/time/within-time.ts';

/** Where what a failed test's page looked like is kept: `npm run test:summary` prints the texts. */
const folder = path.resolve(import.meta.dirname, '../../test-results/pages');

/** So much is kept of each kind, and of each line in characters: the summary has to stay readable. */
const maxLines = 8;
const maxLength = 200;
/** Milliseconds that a page has to tell: one that stands still says nothing. */
const lookMs = 10_000;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, maxLength);
const tell = (kind: string, lines: readonly string[]) =>
  lines.slice(-maxLines).map((line) => `${kind}: ${oneLine(line)}`);

export interface FailureWatch {
  /** Writes it down where the test has failed. To be called once it has ended, before its window is closed. */
  tell(context: TestContext): Promise<void>;
  /** What was kept is of a test that has ended. */
  forget(): void;
}

/** Keeps what a page complains of, to be written down with a picture where its test has failed. */
export function watchForFailure(page: Page): FailureWatch {
  const complaints: string[] = [];
  const lost: string[] = [];
  const open = new Set<Request>();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => {
    open.delete(request);
    lost.push(`${request.method()} ${request.url()} ${request.failure()?.errorText}`);
  });
  const tellOf = async ({ task }: TestContext) => {
    if (task.result?.state !== 'fail') return;
    const name = task.fullName.replace(/[^\w.]+/g, '-').slice(0, 150);
    const file = path.join(folder, `${name}-${process.pid}-${Date.now()}`);
    mkdirSync(folder, { recursive: true });
    let says: string[] = ['nothing: it stands still'];
    let typed: string[] = [];
    const look = async () => {
      says = await page.locator('[role=alert], [role=status], [data-toast]').allInnerTexts();
      typed = await page
        .locator('textarea, input')
        .evaluateAll((inputs) =>
          inputs.map(
            (input) => `${Reflect.get(input, 'value')}${input.matches(':disabled') ? ' (disabled)' : ''}`,
          ),
        );
    };
    await withinTime(look(), lookMs).catch((error: Error) => complaints.push(error.message));
    const lines = [
      `at ${page.url()}`,
      ...tell(
        'says',
        says.filter((text) => text.trim()),
      ),
      ...tell('input', typed),
      ...tell('console', complaints),
      ...tell('request failed', lost),
      ...tell(
        'request open',
        [...open].map((request) => `${request.method()} ${request.url()}`),
      ),
    ];
    writeFileSync(`${file}.txt`, `${task.fullName}\n${lines.map((line) => `  ${line}\n`).join('')}`);
    await page.screenshot({ path: `${file}.png`, timeout: lookMs }).catch(() => null);
  };
  return {
    tell: tellOf,
    forget() {
      complaints.length = 0;
      lost.length = 0;
      open.clear();
    },
  };
}
