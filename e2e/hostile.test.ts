import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpTestUser, type TestUser } from '../server/src/testing/test-user.ts';
import { corpus } from './hostile/corpus.ts';
import { findHarm } from './hostile/journey/find-harm.ts';
import { measureMainThread } from './hostile/journey/main-thread.ts';
import { randomFrom } from './hostile/journey/random.ts';
import { findHarmInDocx, findHarmInMarkdown } from './hostile/journey/read-export.ts';
import { askHostile, goToTurn, type HostileTurn, readThrough, turnsOf } from './hostile/journey/turns.ts';
import { type Watch, watch } from './hostile/journey/watch.ts';
import { storedSignIn } from './support/people.ts';
import { openStage, type Stage } from './support/stage.ts';

/** Another one with `HOSTILE_SEED=…`: where the answers are cut is drawn from it. */
const seed = Number(process.env.HOSTILE_SEED ?? 20_261_121);
/** No render may take longer, in seconds of processor time. */
const maxRenderSeconds = 2;
/** Longer texts flood; in an export they are beyond what readers of markdown without bounds get through. */
const flood = 15_000;

const small = turnsOf(corpus.filter(({ text }) => text.length <= flood));
const large = turnsOf(corpus.filter(({ text }) => text.length > flood));
const inSessions = (turns: HostileTurn[], count: number) =>
  Array.from({ length: Math.ceil(turns.length / count) }, (_, index) =>
    turns.slice(index * count, (index + 1) * count),
  );
const sessions = [
  ...inSessions(small, 8).map((turns, index) => ({
    name: `answers, part ${index + 1}`,
    turns,
    isFlood: false,
  })),
  ...inSessions(large, 3).map((turns, index) => ({
    name: `floods, part ${index + 1}`,
    turns,
    isFlood: true,
  })),
];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A window in which nothing of an answer may run or leave. */
async function openWatched(user: TestUser) {
  const context = await stage.browser.newContext({
    baseURL: stage.url,
    storageState: storedSignIn(stage.url, user),
    viewport: { width: 1440, height: 900 },
  });
  context.setDefaultTimeout(300_000);
  return { context, seen: await watch(context, stage.url) };
}

async function collect(
  seen: Watch,
  page: Page,
  turn: HostileTurn,
  view: string,
  wrong: string[],
): Promise<void> {
  const harm = [...seen.harm.splice(0), ...(await findHarm(page, '[data-answer], [data-overview]'))];
  const names = turn.answers.map(({ name }) => name).join(' | ');
  wrong.push(...harm.map((what) => `${view}: ${what} (one of: ${names})`));
}

/** Only to end what would never end: on a machine that does other things, a session takes minutes. */
const generous = { timeout: 600_000 };

test.each(sessions)(
  'nothing runs, leaves, or holds the page up: $name',
  generous,
  async ({ turns, isFlood, name }) => {
    const random = randomFrom(seed);
    const user = await signUpTestUser(stage.url);
    const { context, seen } = await openWatched(user);
    const wrong: string[] = [];
    const heavy: { view: string; processor: number; passed: number; names: string }[] = [];
    try {
      const page = await context.newPage();
      const thread = await measureMainThread(page);
      const look = async (turn: HostileTurn, view: string) => {
        await readThrough(page, turn);
        await collect(seen, page, turn, view, wrong);
        const names = turn.answers.map((answer) => answer.name).join(' | ');
        for (const task of await thread.collect(0.5)) heavy.push({ view, ...task, names });
      };
      await page.goto('/dashboard');
      for (const turn of turns) {
        await askHostile(stage, page, turn, random);
        await look(turn, 'live');
      }
      await page.reload();
      for (const turn of turns.toReversed()) {
        await goToTurn(page, turn);
        await look(turn, 'after reload');
      }
      const composer = page.getByLabel('Your question');
      await composer.fill('');
      await composer.pressSequentially('Is it still there?');
      expect(await composer.inputValue()).toBe('Is it still there?');

      const sessionId = new URL(page.url()).pathname.split('/').at(-1);
      const { token } = await user.post(`/api/v1/chat/sessions/${sessionId}/share/`, {});
      await page.goto(`/shared/${token}`);
      for (const turn of turns.toReversed()) {
        await goToTurn(page, turn);
        await look(turn, 'shared');
      }
      await thread.end();

      const exported = (format: string) =>
        user.call(`/api/v1/chat/sessions/${sessionId}/export/?format=${format}`);
      const markdown = await (await exported('md')).text();
      const blank = await context.newPage();
      if (!isFlood) wrong.push(...(await findHarmInMarkdown(blank, markdown)));
      wrong.push(...findHarmInDocx(new Uint8Array(await (await exported('docx')).arrayBuffer())));
      wrong.push(...seen.harm.map((what) => `export: ${what}`));
    } finally {
      await context.close();
    }
    const worst = heavy.toSorted((a, b) => b.processor - a.processor).slice(0, 3);
    console.info(
      `${name}: seed ${seed}; stopped by the policy: ${JSON.stringify(Object.fromEntries(seen.stopped))}; heaviest tasks: ${worst.map(({ view, processor, passed }) => `${processor.toFixed(2)} s of ${passed.toFixed(2)} s (${view})`).join(', ') || 'none over 0.5 s'}`,
    );
    expect(wrong).toEqual([]);
    expect(heavy.filter(({ processor }) => processor > maxRenderSeconds)).toEqual([]);
  },
);
