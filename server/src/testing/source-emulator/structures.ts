import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type EmulatedService, jsonReply } from './service.ts';

/** The one structure that both hold, whatever its id: crambin's measured coordinates. */
export const heldStructure = gunzipSync(
  readFileSync(path.resolve(import.meta.dirname, '../../features/structures/bundled/1crn.pdb.gz')),
).toString('utf8');

/** Both answer with a web page where there is none. */
const nothing = { status: 404, type: 'text/html', body: '<h1>404 Not Found</h1>' };

/** RCSB's file server: it holds entry 2CRN. */
export const rcsbService: EmulatedService = {
  id: 'rcsb',
  variable: 'RCSB_BASE_URL',
  answer: ({ path: file }) =>
    file === '/download/2CRN.pdb' ? { type: 'application/octet-stream', body: heldStructure } : nothing,
};

/** AlphaFold's interface and files: it holds a prediction for P69905. */
export const alphafoldService: EmulatedService = {
  id: 'alphafold',
  variable: 'ALPHAFOLD_BASE_URL',
  answer({ path: asked }) {
    if (asked === '/api/prediction/P69905')
      return jsonReply([
        {
          entryId: 'AF-P69905-F1',
          latestVersion: 6,
          pdbUrl: 'https://alphafold.ebi.ac.uk/files/AF-P69905-F1-model_v6.pdb',
        },
      ]);
    if (asked === '/files/AF-P69905-F1-model_v6.pdb') return { body: heldStructure };
    return nothing;
  },
};
