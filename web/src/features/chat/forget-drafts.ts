/** What the keys of drafts begin with in the storage of a tab. */
export const draftPrefix = 'draft:';

/** Forgets every draft of this tab. Apart from what writes them, which pages without a question box do without. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
  } catch {
    // Without storage a draft lasts as long as its page.
  }
}
