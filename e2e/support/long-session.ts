import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sql } from '../../server/src/platform/db/orm.ts';
import { ask, openDashboard, waitForAll } from './chat.ts';
import type { Stage } from './stage.ts';

/** Gives the opened session turns 2 to `count`, each with six answers. */
export async function addTurns({ database }: Stage, page: Page, count: number): Promise<void> {
  const session = new URL(page.url()).pathname.split('/').at(-1);
  await database.execute(sql`
    insert into turns (session_id, user_id, position, question, created_at, ended_at)
    select s.id, s.user_id, n, 'Question number ' || n || '?', now(), now()
    from sessions s, generate_series(2, ${count}::int) n where s.id = ${session}`);
  await database.execute(sql`
    insert into answers (turn_id, position, summary, text)
    select t.id, a.position, a.summary,
      'Answer to number ' || t.position || E'.\n\n' || repeat('Some **words** of it. ', 5 * (t.position % 40))
    from turns t join answers a on a.turn_id = (select id from turns where session_id = ${session} and position = 1)
    where t.session_id = ${session} and t.position > 1`);
}

/** What is scrolled: the page itself. */
export const scroller = (page: Page) => page.locator('html');
/** The question of a turn, by its number. */
export const question = (page: Page, number: number) =>
  page.getByRole('heading', { name: `You asked: Question number ${number}?`, exact: true, level: 2 });

/** Scrolls up, a piece at a time, until there is what is looked for: what is above is loaded meanwhile. */
export async function scrollUpTo(page: Page, isThere: () => Promise<boolean>, pixels: number): Promise<void> {
  const step = async () => {
    if (await isThere()) return true;
    await scroller(page).evaluate((box, by) => {
      // Who is at the top already moves all the same, as a hand would.
      box.scrollTop = box.scrollTop === 0 ? 1 : Math.max(0, box.scrollTop - by);
    }, pixels);
    return isThere();
  };
  await expect.poll(step, { timeout: 150_000, interval: 10 }).toBe(true);
}

/** Waits until two looks, some frames apart, see the same. */
export async function settled<T>(look: () => Promise<T>): Promise<T> {
  let last = await look();
  const isSame = async () => {
    const before = JSON.stringify(last);
    last = await look();
    return JSON.stringify(last) === before;
  };
  await expect.poll(isSame, { interval: 300 }).toBe(true);
  return last;
}

/** Opens a session of so many turns, and scrolls from its last one up to its first. */
export async function scrollThrough(stage: Stage, count: number): Promise<void> {
  const page = await openDashboard(stage, { viewport: { width: 1280, height: 800 } });
  await ask(page, 'Question number 1?');
  await waitForAll(page, 'Done');
  await addTurns(stage, page, count);
  await page.reload();
  await question(page, count).waitFor();
  await expect
    .poll(() => question(page, count).evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(700);
  await expect.poll(() => page.locator('main [data-index]').count()).toBeLessThan(12);

  // Whatever is measured or loaded above, what is being read stays where it is while no one scrolls.
  await page.mouse.move(800, 400);
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, -600);
    await page.evaluate(
      () =>
        new Promise((resolve) => window.requestAnimationFrame(() => window.requestAnimationFrame(resolve))),
    );
  }
  const placeOf = () =>
    page.locator('main [data-index]').evaluateAll((rows) => {
      const seen = rows.find((row) => row.getBoundingClientRect().bottom > 300);
      return {
        index: seen?.querySelector('h2')?.textContent,
        top: Math.round(seen?.getBoundingClientRect().top ?? 0),
      };
    });
  await page.waitForLoadState('networkidle');
  const before = await settled(placeOf);
  await page.waitForTimeout(500);
  expect(await placeOf()).toEqual(before);

  const first = page.getByText('You asked: Question number 1?');
  await scrollUpTo(page, async () => (await first.count()) > 0, 12_000);
  await first.waitFor();
  await expect.poll(() => page.locator('main [data-index]').count()).toBeLessThan(12);
}
