import type pg from 'pg';
import type { Config } from '../config.ts';
import { createClinicaltrialsSource } from './clinicaltrials/clinicaltrials-source.ts';
import { createCrossrefSource } from './crossref/crossref-source.ts';
import { createEuropepmcSource } from './europepmc/europepmc-source.ts';
import { createLibrarySource } from './library/library-source.ts';
import { createPubmedSource } from './pubmed/pubmed-source.ts';
import type { Source } from './source.ts';

/**
 * All sources, the one list of them: the library first, since it is at hand. Made once a process, for the paces that
 * the services ask for are kept by what is made here. With `EVIDENCE=off` there are none.
 */
export function createSources({ evidence }: Pick<Config, 'evidence'>, pool: pg.Pool): Source[] {
  if (!evidence.enabled) return [];
  const { baseUrls, contactEmail, ncbiApiKey } = evidence;
  return [
    createLibrarySource(pool),
    createPubmedSource({ baseUrl: baseUrls.pubmed, apiKey: ncbiApiKey, contactEmail }),
    createEuropepmcSource({ baseUrl: baseUrls.europepmc }),
    createCrossrefSource({ baseUrl: baseUrls.crossref, contactEmail }),
    createClinicaltrialsSource({ baseUrl: baseUrls.clinicaltrials }),
  ];
}
