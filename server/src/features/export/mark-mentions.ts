import type { Ledger, LedgerRow, Mention } from '@sextant/contracts';

interface Mark {
  from: number;
  to: number;
  words: string;
  isStruck: boolean;
}

/**
 * An answer's markdown with what is wrong said where it stands: a retracted work is struck, a citation that does not
 * exist or is not what the answer says is followed by that word. What is verified, and what could not be checked,
 * reads as it was written.
 */
export function markMentions(text: string, engine: string, ledger: Ledger | null): string {
  const marks = (ledger?.rows ?? [])
    .flatMap((row) =>
      row.mentions
        .filter((mention) => mention.engine === engine)
        .flatMap((mention) => markOf(mention, row) ?? []),
    )
    .filter(({ to }) => to <= text.length)
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const parts: string[] = [];
  let done = 0;
  for (const { from, isStruck, to, words } of marks) {
    // Of those that overlap the first is marked.
    if (from < done) continue;
    const written = text.slice(from, to);
    const shown = isStruck && !written.includes('\n') ? `~~${written}~~` : written;
    parts.push(text.slice(done, from), shown, ` ‹${words}›`);
    done = to;
  }
  return parts.join('') + text.slice(done);
}

function markOf({ differs, from, state, to }: Mention, { publication }: LedgerRow): Mark | null {
  if (state === 'not-found') return { from, to, words: 'not found', isStruck: false };
  if (state === 'mismatch') {
    const facts = [...new Set(differs.map(({ fact }) => fact))].join(', ');
    return { from, to, words: `mismatch: ${facts}`, isStruck: false };
  }
  if (state !== 'verified') return null;
  if (publication === 'retracted') return { from, to, words: 'retracted', isStruck: true };
  return publication === 'concern' ? { from, to, words: 'expression of concern', isStruck: false } : null;
}
