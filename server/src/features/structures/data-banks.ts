import type { StructureParams } from '@sextant/contracts/blocks/structure';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { outboundFetch } from '../../platform/outbound/outbound-fetch.ts';
import type { StructureSettings } from './structure-settings.ts';

/** The PDB format ends at 99,999 atoms, which are just about as many bytes. */
const maxBytes = 8 * 1024 * 1024;
/** Milliseconds for asking, waiting and reading together. */
const timeoutMs = 10_000;

export type DataBankLimits = { maxBytes: number; timeoutMs: number };
const standardLimits: DataBankLimits = { maxBytes, timeoutMs };

const names = { rcsb: 'RCSB PDB', alphafold: 'AlphaFold DB' } as const;

/** What AlphaFold's interface says of a prediction: under which version's address its file lies. */
const predictions = z.array(z.object({ pdbUrl: z.url() })).min(1);
const predictedFile = (id: string) => new RegExp(`^/files/AF-${id}-F1-model_v\\d{1,3}\\.pdb$`);

/**
 * Asks a data bank for coordinates in PDB format.
 * @param leaving aborted when nobody can be told any more
 * @throws AppError `not-found`, `payload-too-large` or `unavailable`, each with a message for people
 */
export async function fetchStructure(
  { source, id }: StructureParams,
  config: StructureSettings,
  leaving: AbortSignal,
  limits: DataBankLimits = standardLimits,
): Promise<string> {
  const signal = AbortSignal.any([AbortSignal.timeout(limits.timeoutMs), leaving]);
  const get = (url: string) => fetchText(url, { source, id, signal, maxBytes: limits.maxBytes });
  if (source === 'rcsb') return checked(await get(`${config.rcsbBaseUrl}/download/${id}.pdb`), source);
  const listed = await get(`${config.alphafoldBaseUrl}/api/prediction/${id}`);
  // Only the path is taken from the reply: the host is ours to choose.
  return checked(await get(config.alphafoldBaseUrl + pathOf(listed, id)), source);
}

/** Of the accession that was asked for, whatever else is listed: isoforms have predictions of their own. */
function pathOf(listed: string, id: string): string {
  try {
    const paths = predictions.parse(JSON.parse(listed)).map(({ pdbUrl }) => new URL(pdbUrl).pathname);
    const path = paths.find((each) => predictedFile(id).test(each));
    if (path) return path;
  } catch (error) {
    throw unavailable('alphafold', error);
  }
  throw unavailable('alphafold', new Error('names a file of another kind'));
}

/** A proxy's page with status 200 is no structure. */
function checked(text: string, source: StructureParams['source']): string {
  if (/^(?:ATOM {2}|HETATM)/m.test(text)) return text;
  throw unavailable(source, new Error('the reply holds no atoms'));
}

const unavailable = (source: StructureParams['source'], cause: unknown) =>
  new AppError('unavailable', `${names[source]} does not answer at the moment. Please try again later.`, {
    cause,
  });

interface Wanted extends StructureParams {
  signal: AbortSignal;
  maxBytes: number;
}

async function fetchText(url: string, { source, id, signal, maxBytes }: Wanted): Promise<string> {
  let response: Response;
  try {
    // A redirection would leave the host that was chosen.
    response = await outboundFetch(url, { signal, redirect: 'error', headers: { 'user-agent': 'Sextant' } });
  } catch (error) {
    throw unavailable(source, error);
  }
  if (response.status === 200) return readBody(response, source, maxBytes);
  await response.body?.cancel().catch(() => {});
  // AlphaFold says 400 or 422 of an accession that it has never heard of.
  if (response.status === 404 || (source === 'alphafold' && [400, 422].includes(response.status)))
    throw new AppError('not-found', `${names[source]} has no structure ${id} in PDB format.`);
  throw unavailable(source, new Error(`status ${response.status}`));
}

async function readBody(
  response: Response,
  source: StructureParams['source'],
  maxBytes: number,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      if (length > maxBytes) break;
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    throw unavailable(source, error);
  }
  if (length > maxBytes)
    throw new AppError('payload-too-large', 'This structure is larger than 8 MB and cannot be shown here.');
  return text + decoder.decode();
}
