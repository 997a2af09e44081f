import type { Page } from 'playwright-core';
import type { CallScript } from '../../../server/src/testing/provider-emulator/script.ts';
import { ask, engines } from '../../support/chat.ts';
import type { Stage } from '../../support/stage.ts';
import type { HostileAnswer } from '../answer.ts';

/** Six answers to one question. */
export interface HostileTurn {
  question: string;
  answers: readonly HostileAnswer[];
}

export const turnsOf = (answers: readonly HostileAnswer[]): HostileTurn[] =>
  Array.from({ length: Math.ceil(answers.length / engines.length) }, (_, index) => ({
    question: `Does metformin lower mortality, asked for the ${index + 1}. time?`,
    answers: answers.slice(index * engines.length, (index + 1) * engines.length),
  }));

/** A text in pieces of the model's, in bytes that are cut wherever it falls: within a letter, a fence, an address. */
const inPieces = (text: string, random: () => number): CallScript => ({
  text,
  chunkSize: Math.max(1, Math.ceil(text.length / (2 + random() * 8))),
  chunkDelay: random() * 30,
  bytesPerWrite: 1 + Math.floor(random() * Math.max(60, text.length / 20)),
});

/** Has the engines answer so. */
export async function askHostile(
  stage: Stage,
  page: Page,
  turn: HostileTurn,
  random: () => number,
): Promise<void> {
  engines.forEach(({ id }, index) => {
    stage.emulator.script(id, inPieces(turn.answers[index]?.text ?? 'Nothing more.', random));
  });
  await ask(page, turn.question);
  await page.waitForFunction(
    (question) => {
      const place = [...document.querySelectorAll('section[aria-label="Question and answers"]')].find(
        (each) => each.querySelector('h2')?.textContent.includes(question),
      );
      const isRunning = () =>
        [...place.querySelectorAll('button')].some(({ ariaLabel, textContent }) =>
          /^Stop/.test(ariaLabel ?? textContent),
        );
      return place?.querySelectorAll('article[data-answer]').length === 6 && !isRunning();
    },
    turn.question,
    { timeout: 300_000 },
  );
}

/** Scrolls up to a turn of the session, which is fetched and mounted on the way. */
export async function goToTurn(page: Page, { question }: HostileTurn): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const places = [...document.querySelectorAll('section[aria-label="Question and answers"]')];
      const place = places.find((each) => each.querySelector('h2')?.textContent.includes(wanted));
      const [first] = places;
      if (!first) return false;
      // On a busy machine its answers come after it: to scroll past it then would be never to come back.
      if (place) {
        place.scrollIntoView({ block: 'start' });
        return place.querySelectorAll('article[data-answer]').length === 6;
      }
      const { documentElement: page } = document;
      const isAtTop = page.scrollTop <= 0;
      page.scrollTop = isAtTop ? page.scrollHeight : page.scrollTop - page.clientHeight;
      return false;
    },
    question,
    { timeout: 300_000, polling: 30 },
  );
}

/** Scrolls through all answers of a turn, so that whatever is drawn when it comes into view is drawn. */
export async function readThrough(page: Page, { question }: HostileTurn): Promise<void> {
  await page.evaluate(async (wanted) => {
    const frame = () =>
      new Promise((resolve) => window.requestAnimationFrame(() => window.setTimeout(resolve, 0)));
    const find = () =>
      [...document.querySelectorAll('section[aria-label="Question and answers"]')].find((each) =>
        each.querySelector('h2')?.textContent.includes(wanted),
      );
    const maxSteps = 12;
    for (const article of find()?.querySelectorAll('article[data-answer]') ?? []) {
      article.scrollIntoView({ block: 'nearest' });
      const box = article.querySelector('section');
      if (!box) continue;
      const { top: start, height } = box.getBoundingClientRect();
      const from = start + window.scrollY;
      const step = Math.max(window.innerHeight, height / maxSteps);
      for (let top = 0; top < height; top += step) {
        window.scrollTo(0, from + top);
        await frame();
      }
    }
    const waiting = () =>
      [...(find()?.querySelectorAll('[data-answer] [role=status]') ?? [])].find(({ textContent }) =>
        textContent.startsWith('Drawing…'),
      );
    for (let next = waiting(); next; next = waiting()) {
      next.scrollIntoView({ block: 'center' });
      await frame();
    }
  }, question);
}
