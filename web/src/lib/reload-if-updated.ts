import { pages } from '@sextant/contracts/pages';

/** The script that a page begins with: its name changes with anything that it loads later. */
const entryOf = (page: Document) => page.querySelector('script[type=module][src]')?.getAttribute('src');

/**
 * Loads the page anew where the server has another version of it, whose files this one may have asked for in vain. Once for
 * each version and tab: where that does not help either, the reader is told.
 */
export async function reloadIfUpdated(): Promise<void> {
  try {
    const reply = await fetch(pages.landing, { cache: 'no-store', headers: { accept: 'text/html' } });
    const served = entryOf(new DOMParser().parseFromString(await reply.text(), 'text/html'));
    if (!served || served === entryOf(document)) return;
    const mark = `reloaded:${served}`;
    if (sessionStorage.getItem(mark)) return;
    sessionStorage.setItem(mark, 'yes');
    window.location.reload();
  } catch {
    // Without a connection there is nothing newer to be had; without storage it could go on for ever.
  }
}
