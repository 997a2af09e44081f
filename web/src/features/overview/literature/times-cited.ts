import type { LedgerRow } from '@sextant/contracts';

/** How often an engine cites a work. Its name, PMID and DOI beside one another are one citation. */
export const timesCited = ({ mentions }: LedgerRow, engine: string): number =>
  new Set(mentions.flatMap((mention) => (mention.engine === engine ? mention.cluster : []))).size;
