import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

interface Toast {
  /** As the product names its types: `success`, `error` and so on. */
  type: string;
  text: string;
}

const shown = new WeakMap<Page, Toast[]>();

/** Tells of each toast when it comes into the page, and when it changes. */
const watch = `{
  const told = new WeakMap();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[data-toast]')) {
      const text = toast.innerText.trim();
      if (told.get(toast) === text) continue;
      told.set(toast, text);
      void tellOfToast({ type: toast.dataset.toast, text });
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}`;

/**
 * Remembers the toasts of a window from its first page on. They go after 2 s or 4 s: on a machine that is busy with other
 * things, a test that looks for one may be too late.
 */
export async function rememberToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('tellOfToast', ({ page }, toast: Toast) => {
    shown.set(page, [...(shown.get(page) ?? []), toast]);
  });
  await context.addInitScript(watch);
}

/** Waits until there is, or has been, a toast that holds the text. Each toast is found once. */
export async function toastOf(page: Page, text: string, type = 'success'): Promise<void> {
  const isIt = (toast: Toast) => toast.type === type && toast.text.includes(text);
  await expect.poll(() => shown.get(page) ?? []).toContainEqual(expect.toSatisfy(isIt));
  const toasts = shown.get(page) ?? [];
  shown.set(page, toasts.toSpliced(toasts.findIndex(isIt), 1));
}

/** A page that another test takes over has shown it nothing. */
export const forgetToasts = (page: Page): void => void shown.delete(page);
