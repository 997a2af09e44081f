import type { SessionDocument } from '@sextant/contracts';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readMarkdown } from '../../markdown/src/read-markdown.ts';
import { generatedMarkdown } from '../../markdown/src/testing/generated-markdown.ts';
import { writeDocx } from '../../server/src/features/export/docx/write-docx.ts';
import { safeMarkdown } from '../../server/src/features/export/safe-markdown.ts';
import { isCode, readDocument } from '../../server/src/reading/read-document.ts';
import { BlockView } from '../../web/src/lib/markdown/block.tsx';
import { MarkdownContext, type MathProps } from '../../web/src/lib/markdown/extensions.ts';

/** Each word its own, so that it can be found again wherever it is shown. */
function withOwnWords(markdown: string): { text: string; words: { word: string; place: number }[] } {
  const words: { word: string; place: number }[] = [];
  let text = '';
  let end = 0;
  for (const { 0: found, index } of markdown.matchAll(/(?<![&\w:/.@#<]|<!-- )[a-z]{1,9}(?![\w:.]|;)/g)) {
    text += markdown.slice(end, index);
    const word = `q${words.length}q`;
    words.push({ word, place: text.length });
    text += word;
    end = index + found.length;
  }
  return { text: text + markdown.slice(end), words };
}

/** What is shown as code or as a formula, and what is shown at all. */
interface Shown {
  code: string;
  all: string;
}

const Formula = ({ written }: MathProps) => createElement('code', null, written);
const math = { math: Formula };

/** As the page draws it, block by block. */
function page(text: string): Shown {
  const views = readMarkdown(null, text).blocks.map((block) =>
    createElement(BlockView, { key: block.key, block }),
  );
  const html = renderToStaticMarkup(createElement(MarkdownContext, { value: math }, views)).replace(
    /<(?!\/?code>)[^>]*>/g,
    ' ',
  );
  return {
    code: [...html.matchAll(/<code>([\s\S]*?)<\/code>/g)].map(([, code]) => code).join(' '),
    all: html,
  };
}

/** A document of which only an answer's text counts. */
const documentOf = (text: string): SessionDocument => ({
  title: '',
  exported: '',
  turns: [
    {
      question: '',
      facts: [],
      verdicts: null,
      notices: [],
      synthesis: [],
      answers: [{ engine: 'xai', label: '', model: '', notices: [], text }],
      references: [],
      tables: [],
      record: { lines: [], tables: [] },
    },
  ],
});

/** As the word processor's document has it: code is set in a font of its own. */
async function docx(text: string): Promise<Shown> {
  const files = unzipSync(new Uint8Array(await writeDocx(documentOf(text), [])));
  const xml = new TextDecoder().decode(files['word/document.xml']);
  const runs = [...xml.matchAll(/<w:r>([\s\S]*?)<\/w:r>/g)].map(([, run]) => run as string);
  // A formula's signs stand each in a run of its own.
  const formulas = [...xml.matchAll(/<m:oMath\b[^>]*>([\s\S]*?)<\/m:oMath>/g)].map(([, formula]) =>
    [...(formula as string).matchAll(/<m:t[^>]*>([^<]*)/g)].map(([, sign]) => sign).join(''),
  );
  return {
    code: runs.filter((run) => run.includes('Courier New')).join(' '),
    all: [...runs, ...formulas].join(' '),
  };
}

const wordsIn = (shown: string) => new Set(shown.match(/q\d+q/g));

test('the page, the document and the export agree on what is code', { timeout: 300_000 }, async () => {
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(generatedMarkdown, async (markdown) => {
      const { text, words } = withOwnWords(markdown);
      const document = readDocument(text);
      const drawn = page(text);
      const [onPage, codeOnPage] = [wordsIn(drawn.all), wordsIn(drawn.code)];
      const exported = await docx(text);
      const [inExport, codeInExport] = [wordsIn(exported.all), wordsIn(exported.code)];
      for (const { word, place } of words.filter((own) => onPage.has(own.word))) {
        const isRead = document.prose.startsWith(word, place);
        expect([word, isCode(document, place)]).toEqual([word, codeOnPage.has(word)]);
        expect([word, isRead]).toEqual([word, !codeOnPage.has(word)]);
        // What is written is in the export, and code is code there; formulas are set as text.
        expect([word, inExport.has(word)]).toEqual([word, true]);
        if (codeInExport.has(word)) expect([word, codeOnPage.has(word)]).toEqual([word, true]);
        seen += codeOnPage.has(word) ? 1 : 0;
      }
    }),
    { numRuns: 250 },
  );
  expect(seen).toBeGreaterThan(100);
});

/** Where readers of the file might differ, its writer says text for code: it is safe before it is the same. */
const maxDifferentShare = 0.01;

test('the Markdown file has as code what the page has', () => {
  let all = 0;
  let different = 0;
  for (const markdown of fc.sample(generatedMarkdown, { numRuns: 1_500, seed: 7 })) {
    const { text, words } = withOwnWords(markdown);
    const written = safeMarkdown(text);
    const [before, after] = [readDocument(text), readDocument(written)];
    for (const { word, place } of words) {
      all += 1;
      expect(written).toContain(word);
      if (isCode(before, place) !== isCode(after, written.indexOf(word))) different += 1;
    }
  }
  expect(all).toBeGreaterThan(10_000);
  expect(different / all).toBeLessThan(maxDifferentShare);
});
