import type pg from 'pg';
import { clinicaltrials } from './clinicaltrials/clinicaltrials-source.ts';
import { crossref } from './crossref/crossref-source.ts';
import { europepmc } from './europepmc/europepmc-source.ts';
import { createLibrarySource } from './library/library-source.ts';
import { pubmed } from './pubmed/pubmed-source.ts';
import type { Source } from './source.ts';
import type { SourceDefinition } from './source-definition.ts';
import type { SourceSettings } from './source-settings.ts';
import { withBounds } from './with-bounds.ts';

/** Every service that literature is looked for in, in the order in which they are asked and shown. */
export const sourceDefinitions: readonly SourceDefinition[] = [pubmed, europepmc, crossref, clinicaltrials];

/**
 * All sources: the library first, since it is at hand. Made once a process, for the paces that the services ask for
 * are kept by what is made here. With `EVIDENCE=off` there are none.
 */
export function createSources({ evidence }: { evidence: SourceSettings }, pool: pg.Pool): Source[] {
  const { baseUrls, enabled, ...shared } = evidence;
  if (!enabled) return [];
  const services = sourceDefinitions.map(({ connect, defaultBaseUrl, id }) =>
    connect({ ...shared, baseUrl: baseUrls[id] ?? defaultBaseUrl }),
  );
  return [createLibrarySource(pool), ...services].map(withBounds);
}
