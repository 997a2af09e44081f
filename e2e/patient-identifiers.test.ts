import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, openDashboard, waitForAll } from './support/chat.ts';
import { findFaults } from './support/faults.ts';
import { stageForFile } from './support/stage.ts';

const stage = stageForFile();

const question = 'Mrs. Maria Gonzalez, DOB 03/04/1954, MRN 00482913, has gout: allopurinol 100 mg?';

test('a question that names a patient is held until it is masked', async () => {
  const page = await openDashboard(stage);
  await ask(page, question);
  const notice = page.getByRole('status').filter({ hasText: 'may identify a patient' });
  await notice
    .getByText('Not sent yet: this may identify a patient (name, date of birth, record number)')
    .waitFor();
  await expect
    .poll(() => page.locator('form mark').allTextContents())
    .toEqual(['Maria Gonzalez', '03/04/1954', '00482913']);
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  // Looking takes its time, in which people go on typing.
  expect(page.workers().filter((worker) => worker.url().includes('find-worker'))).toHaveLength(1);
  expect(await findFaults(page)).toEqual([]);
  await page.getByLabel('Your question').press('Enter');
  await notice.getByRole('button', { name: 'Mask all 3' }).click();
  const masked = 'Mrs. [name], DOB [date of birth], MRN [record number], has gout: allopurinol 100 mg?';
  await expect.poll(() => page.getByLabel('Your question').inputValue()).toBe(masked);
  await notice.waitFor({ state: 'detached' });
  await page.getByLabel('Your question').press('Enter');
  await waitForAll(page, 'Done');
  const sent = JSON.stringify(stage.emulator.requests('claude'));
  expect(sent).toContain('Mrs. [name]');
  expect(sent).not.toContain('Gonzalez');
});

test('it can be sent all the same, and a question without a patient is not held', async () => {
  const page = await openDashboard(stage);
  await ask(page, 'Was Mr. Dominguez right about aspirin?');
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await waitForAll(page, 'Done');
  await ask(page, 'Does HER2 status (NCT02149199, PMID 26551272) matter at 5 mg/kg?');
  await page.getByRole('heading', { name: /Does HER2 status/ }).waitFor();
});

const worker = /\/assets\/find-worker/;
test.each<[what: string, address: RegExp, answer: (route: Route) => Promise<void>]>([
  ['its worker cannot be loaded', worker, (route) => route.abort()],
  ['its worker says nothing', worker, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })],
  ['what looks at it never comes', /\/assets\/finder-/, () => Promise.resolve()],
])(
  'a question that could not be looked at is held, and leaves only when its writer says so: %s',
  async (_what, address, answer) => {
    const page = await openDashboard(stage);
    await page.route(address, answer);
    await ask(page, 'Does aspirin lower mortality?');
    const notice = page.getByRole('alert').filter({ hasText: 'could not be checked for patient details' });
    await notice.waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await notice.getByRole('button', { name: 'send anyway' }).click();
    await waitForAll(page, 'Done');
  },
);
