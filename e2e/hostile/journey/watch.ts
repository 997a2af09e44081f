import type { BrowserContext, Page } from 'playwright-core';
import { stranger } from '../answer.ts';

/** What pages did that nothing in an answer may make them do. */
export interface Watch {
  /** What ran, left the origin, opened or was taken down: each is harm done. */
  harm: string[];
  /** What the page's policy stopped: nothing came of it, but it got as far as the policy. By directive, counted. */
  stopped: Map<string, number>;
}

/** Runs in each page before anything else does: tells of what runs, and of what the policy stops. */
const sentinel = `{
  Object.defineProperty(window, '__ran', { set: () => void tellOfHarm('a script ran') });
  addEventListener('securitypolicyviolation', (event) =>
    void tellOfStop(event.effectiveDirective + ' ' + event.blockedURI.slice(0, 60)));
  const { serviceWorker } = navigator;
  // The page's own one, which tells that there is no network, is no harm; here it is left out.
  if (serviceWorker)
    serviceWorker.register = async (script) => {
      if (script !== '/sw.js') tellOfHarm('a service worker was registered: ' + script);
    };
}`;

/** Watches all pages of a window, and lets none of their requests leave the origin. */
export async function watch(context: BrowserContext, origin: string): Promise<Watch> {
  const seen: Watch = { harm: [], stopped: new Map() };
  await context.exposeFunction('tellOfHarm', (what: string) => void seen.harm.push(what));
  await context.exposeFunction('tellOfStop', (what: string) => {
    seen.stopped.set(what, (seen.stopped.get(what) ?? 0) + 1);
  });
  await context.addInitScript(sentinel);
  const isOurs = (address: string) =>
    address.startsWith(`${origin}/`) || /^(?:data|blob|about):/.test(address);
  await context.route(
    (address) => !isOurs(address.href),
    (route) => {
      seen.harm.push(`a request went to ${route.request().url().slice(0, 200)}`);
      return route.abort();
    },
  );
  context.on('request', (request) => {
    const address = request.url();
    if (!isOurs(address)) seen.harm.push(`a request was made to ${address.slice(0, 200)}`);
    if (/\/(?:logout|login)\/?$/.test(address)) seen.harm.push(`a call was made to ${address}`);
  });
  const follow = (page: Page) => {
    page.on('dialog', (dialog) => {
      seen.harm.push(`a dialog opened: ${dialog.message()}`);
      void dialog.dismiss().catch(() => {});
    });
    page.on('websocket', (socket) => seen.harm.push(`a socket was opened to ${socket.url()}`));
    page.on('frameattached', () => seen.harm.push('a frame was put into the page'));
    page.on('popup', (popup) => seen.harm.push(`a window was opened at ${popup.url()}`));
    page.on('download', (download) => seen.harm.push(`a download of ${download.url()} began`));
    page.on('crash', () => seen.harm.push('the page broke down'));
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && frame.url().startsWith(stranger))
        seen.harm.push(`the page went to ${frame.url()}`);
    });
  };
  context.on('page', follow);
  return seen;
}
