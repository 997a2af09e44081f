import { ask } from '../../e2e/support/chat.ts';
import { type DrawnKind, pictures, written } from './answer.ts';
import type { Product } from './product.ts';

/**
 * Milliseconds from the page's first sight of a closed fence to the frame with its picture, in a window that has never
 * loaded the kind's library.
 */
export async function timeToPicture(product: Product, kind: DrawnKind): Promise<number> {
  product.willAnswer(`In a picture:\n\n${written(kind)}\n\nThat is all.`, { chunkDelay: 20 });
  const page = await product.open('/dashboard');
  await page.evaluate(
    ([name, picture]) => {
      const answer = () => document.querySelector('[data-answer=mistral]');
      // Until it is closed a fence is code, and a formula is text.
      const isClosed = (shown: typeof document) =>
        name === 'formula'
          ? shown.querySelector('span > code, .katex-display')
          : shown.querySelector('figure') || /Drawing…/.test(shown.textContent);
      const isDrawn = (element: typeof document) =>
        element && (element.localName !== 'img' || (element.complete && element.naturalWidth > 0));
      let closed = 0;
      new window.MutationObserver(() => {
        const shown = answer();
        if (closed === 0 && shown && isClosed(shown)) closed = performance.now();
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      window.drawnAfter = new Promise<number>((resolve) => {
        const look = () => {
          if (closed > 0 && isDrawn(answer()?.querySelector(picture))) resolve(performance.now() - closed);
          else window.requestAnimationFrame(look);
        };
        look();
      });
    },
    [kind, pictures[kind]] as const,
  );
  await ask(page, 'As a picture?');
  const time = await page.evaluate<number>('window.drawnAfter');
  await page.close();
  return time;
}
