import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Streamdown } from 'streamdown';
import { Markdown } from '../../../web/src/lib/markdown/markdown.tsx';

const renderers = {
  sextant: ({ text }) => <Markdown text={text} />,
  streamdown: ({ text }) => <Streamdown animated={false}>{text}</Streamdown>,
  'react-markdown': ({ text }) => <ReactMarkdown remarkPlugins={[remarkGfm]}>{text}</ReactMarkdown>,
  'bare text': ({ text }) => <p>{text}</p>,
} satisfies Record<string, ComponentType<{ text: string }>>;
export type Renderer = keyof typeof renderers;

/**
 * Renders a text that comes in pieces, each of them at once and laid out.
 * @returns milliseconds of main-thread time, without painting
 */
export async function streamInto(renderer: Renderer, text: string, pieceLength: number): Promise<number> {
  const box = document.createElement('div');
  box.style.width = '400px';
  document.body.append(box);
  const root = createRoot(box);
  const Shown: ComponentType<{ text: string }> = renderers[renderer];
  let spent = 0;
  for (let end = pieceLength; end < text.length + pieceLength; end += pieceLength) {
    const begin = performance.now();
    flushSync(() => root.render(<Shown text={text.slice(0, end)} />));
    void box.offsetHeight;
    spent += performance.now() - begin;
    // The effects' turn; a page has it too.
    if (end % (pieceLength * 20) === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  root.unmount();
  box.remove();
  return spent;
}
