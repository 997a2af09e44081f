import { unzipSync } from 'fflate';
import { Marked } from 'marked';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { Page } from 'playwright-core';

/** Readers of markdown that let everything through which it may hold: HTML, and addresses of every scheme. */
const readers: Record<string, (markdown: string) => string> = {
  marked: (markdown) => new Marked({ gfm: true }).parse(markdown, { async: false }),
  commonmark: (markdown) =>
    micromark(markdown, {
      allowDangerousHtml: true,
      allowDangerousProtocol: true,
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
    }),
};

/** Opens an exported file in pages without any policy, as careless readers show it. @returns what is wrong there */
export async function findHarmInMarkdown(page: Page, markdown: string): Promise<string[]> {
  const found: string[] = [];
  for (const [reader, read] of Object.entries(readers)) {
    await page.setContent(`<!doctype html><body>${read(markdown)}`, { waitUntil: 'load' });
    const wrong = await page.evaluate(() => {
      const allowed =
        'h1,h2,h3,h4,h5,h6,p,a,em,strong,del,code,pre,ul,ol,li,table,thead,tbody,tr,th,td,br,hr,blockquote,input[type=checkbox],section,sup';
      const wrongOnes = [...document.body.querySelectorAll('*')].filter((element) => {
        if (!element.matches(allowed)) return true;
        if (
          [...element.attributes].some(
            ({ name }) => name.startsWith('on') || name === 'style' || name === 'src',
          )
        )
          return true;
        return (
          element.localName === 'a' &&
          element.href !== '' &&
          !/^(?:https?:|ftp:|mailto:|about:blank#)/i.test(element.href)
        );
      });
      return wrongOnes.map((element) => element.outerHTML.slice(0, 200));
    });
    found.push(...wrong.map((each) => `${reader}: ${each}`));
  }
  return found;
}

/** What a word processor would load, run or follow in a document. */
export function findHarmInDocx(file: Uint8Array): string[] {
  const decoder = new TextDecoder();
  const files = Object.entries(unzipSync(file));
  const relations = files
    .filter(([name]) => name.endsWith('.rels'))
    .flatMap(([, content]) =>
      [...decoder.decode(content).matchAll(/<Relationship\b[^>]*>/g)].map(([found]) => found),
    )
    .filter((relation) => relation.includes('TargetMode="External"'))
    .filter(
      (relation) => !(/\/hyperlink"/.test(relation) && /Target="(?:https?:\/\/|mailto:)/i.test(relation)),
    );
  const parts = files
    .filter(
      ([name]) =>
        !/^(?:_rels\/|word\/|docProps\/|customXml\/|\[Content_Types\])/.test(name) ||
        /vba|embeddings|activeX|\.bin$/i.test(name),
    )
    .map(([name]) => `a part named ${name}`);
  const document = decoder.decode(files.find(([name]) => name === 'word/document.xml')?.[1]);
  const fields = [...document.matchAll(/<w:(?:instrText|fldSimple|object|altChunk|control)\b[^>]*>/g)].map(
    ([found]) => found,
  );
  return [...relations, ...parts, ...fields];
}
