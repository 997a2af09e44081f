import type { Citation, CitedIdentifier, UnreachedSource } from '@sextant/contracts';
import { failureMessage } from '../../literature/sources/failure-message.ts';
import { type Source, SourceError, type SourceErrorCode } from '../../literature/sources/source.ts';
import { areOfTwoWorks, mergeRecords } from '../../literature/works/same-work.ts';
import type { Identifier } from '../../reading/identifiers/identifier.ts';
import { identifiersOf } from './identifiers.ts';

/** A source that did not answer. */
export interface Failure extends UnreachedSource {
  code: SourceErrorCode;
}

/** What asking about a work came to. */
export interface Finding {
  /** All that sources tell of the work. */
  records: Citation[];
  /** Ids of the sources that answered. */
  checkedBy: string[];
  /** An authority answered that there is no such work: its label. */
  missingAt: string | null;
  /** Sources that did not answer, and why. */
  failures: Failure[];
  /** A source that keeps track of retractions has just answered, with a record. */
  isVouched: boolean;
  /** Ids of those that did so. */
  vouchers: string[];
  /** A source that has another work under one of its identifiers: its label. What it knows is that other work's. */
  otherAt: string | null;
  /** Nobody who has the authority on the identifier has told which of the two it is of. */
  isDisputed: boolean;
  /** ISO 8601: when the sources said so, the one that is longest ago. Null where none of those that were asked has answered. */
  checkedAt: string | null;
}

/** A source that is no authority is asked beside those that are once they have taken so many milliseconds. */
const hedge = 1_200;

/** What is asked about, of whom, and what came of it. */
interface Inquiry {
  finding: Finding;
  /** By what the work is cited: who knows all of that kind knows whose it is. Null where a record of it came first. */
  citedBy: Identifier['kind'] | null;
  sources: readonly Source[];
  /** Who brought a record. */
  from: Map<Citation, Source>;
  /** When the answers that count were given, in milliseconds since 1970: one may be remembered. */
  heardAt: number[];
}

type Reply = { record: Citation | null; heardAt: number } | { failure: Failure };

/**
 * Asks about one identifier: what is at hand and who has the authority at once, anybody else where these fail or are
 * slow. Then those who may know of a retraction and were not among them.
 * @param signal ends the asking; what is open then has failed
 */
export async function lookUp(
  identifier: CitedIdentifier,
  sources: readonly Source[],
  signal: AbortSignal,
): Promise<Finding> {
  const finding = emptyFinding();
  const { kind, value } = identifier;
  if (kind === 'url') return settled({ finding, heardAt: [] });
  const asked: Identifier = { kind, value };
  const inquiry: Inquiry = { finding, citedBy: kind, sources, from: new Map(), heardAt: [] };
  const askAndNote = async (source: Source) => note(inquiry, source, asked, await ask(source, asked, signal));
  const first = sources.filter(({ authorityOn, isAtHand }) => isAtHand || authorityOn.includes(kind));
  const authorities = Promise.all(first.map(askAndNote));
  await Promise.race([authorities, pause(hedge, signal)]);
  // Crossref knows no PMID: without one, the work could not be told to be the one that another engine cites by it.
  const isNameless = kind === 'doi' && !finding.records.some(({ pmid }) => pmid);
  const isEveryoneAsked = finding.missingAt === null && (!finding.isVouched || isNameless);
  if (isEveryoneAsked) {
    const found = Promise.withResolvers<void>();
    const asking = sources
      .filter((source) => !first.includes(source))
      .map(async (source) => {
        if (await askAndNote(source)) found.resolve();
      });
    // One record is enough: who is slow is not waited for, unless by a DOI, which a slip may give to another work.
    await Promise.race([found.promise, Promise.all([authorities, ...asking])]);
    if (kind === 'doi') await authorities;
  }
  const known = new Set(first.filter(({ isAtHand }) => !isAtHand).map(({ id }) => id));
  // Who knows the work by its own DOI has not been asked by an alias of it.
  const isAlias = finding.records.some(({ also_dois }) => also_dois?.includes(value.toLowerCase()));
  await secondOpinions(inquiry, known, isEveryoneAsked && !isAlias ? kind : null, signal);
  return settled(inquiry);
}

/**
 * Asks whether anything has been published against a work that is known: the authorities on its identifiers.
 * @param record as the search or the library has it
 * @param since when a source that keeps track of retractions brought it, in milliseconds since 1970; null where that is no word of now
 */
export async function checkStatus(
  record: Citation,
  since: number | null,
  sources: readonly Source[],
  signal: AbortSignal,
): Promise<Finding> {
  const finding = emptyFinding();
  finding.records.push(record);
  finding.checkedBy.push(record.source);
  if (since !== null && record.status !== 'unknown') vouch(finding, record.source);
  const heardAt = since === null ? [] : [since];
  const inquiry: Inquiry = { finding, citedBy: null, sources, from: new Map(), heardAt };
  await secondOpinions(inquiry, new Set(since === null ? [] : [record.source]), null, signal);
  return settled(inquiry);
}

/**
 * Sources that have the authority on one of the work's identifiers and were not asked: of two, one may know more. A work
 * of which no PMID is known may have one: who would know it is asked by DOI.
 * @param asked ids of the sources that were asked by what they have the authority on
 * @param askedBy the kind of identifier by which all were asked, if they were
 */
async function secondOpinions(
  inquiry: Inquiry,
  asked: ReadonlySet<string>,
  askedBy: CitedIdentifier['kind'] | null,
  signal: AbortSignal,
): Promise<void> {
  const { finding, sources } = inquiry;
  if (finding.records.length === 0) return;
  const identifiers = identifiersOf(mergeRecords(finding.records));
  await Promise.all(
    sources
      .filter(({ id }) => !asked.has(id))
      .map(async (source) => {
        const identifier =
          identifiers.find(({ kind }) => source.authorityOn.includes(kind)) ??
          identifiers.find(
            ({ kind }) => kind === 'doi' && askedBy !== 'doi' && source.authorityOn.includes('pmid'),
          );
        if (!identifier) return;
        const reply = await ask(source, identifier, signal);
        // Not to hold a work that others hold means nothing: a source may be behind.
        if ('failure' in reply || reply.record) note(inquiry, source, identifier, reply);
      }),
  );
}

async function ask(source: Source, identifier: Identifier, signal: AbortSignal): Promise<Reply> {
  if (signal.aborted) return { failure: notAsked(source) };
  try {
    let heardAt = Date.now();
    const onHeard = (at: number) => {
      heardAt = at;
    };
    // Raced, for a source may forget about its signal.
    const record = await Promise.race([source.resolve(identifier, { onHeard, signal }), onAbort(signal)]);
    return { record, heardAt };
  } catch (error) {
    return { failure: failureOf(source, error, signal) };
  }
}

/** Why a source did not answer, for people and for what is decided by it. */
export function failureOf({ id, label }: Source, error: unknown, signal: AbortSignal): Failure {
  const failure = !signal.aborted && error instanceof SourceError ? error : null;
  const code = signal.aborted ? 'timeout' : (failure?.code ?? 'garbage');
  return { id, label, code, message: failureMessage(code, label), again_at: againAt(failure) };
}

/** Of a source that nobody came to ask before the time was over: it is not the one that failed. */
export const notAsked = ({ id, label }: Source): Failure => ({
  id,
  label,
  code: 'timeout',
  message: `There was no time left to ask ${label}.`,
  again_at: null,
});

function againAt(failure: SourceError | null): string | null {
  if (!failure?.retryAfter) return null;
  return new Date(Date.now() + failure.retryAfter * 1_000).toISOString();
}

/** Returns whether a record came. */
function note(inquiry: Inquiry, source: Source, { kind }: Identifier, reply: Reply): boolean {
  const { finding, from } = inquiry;
  if ('failure' in reply) {
    finding.failures.push(reply.failure);
    return false;
  }
  const { heardAt, record } = reply;
  // The silence of a source about a kind that it does not know all of is no answer.
  if (!record && !source.authorityOn.includes(kind)) return false;
  if (!finding.checkedBy.includes(source.id)) finding.checkedBy.push(source.id);
  if (!source.isAtHand) inquiry.heardAt.push(heardAt);
  if (!record) {
    finding.missingAt = source.label;
    return false;
  }
  const stands = doesStand(inquiry, source, record);
  if (stands) {
    finding.records.push(record);
    from.set(record, source);
  }
  const isDecided = finding.records.some((known) => rankOf(from.get(known), inquiry) === 0);
  finding.isDisputed = finding.otherAt !== null && !isDecided;
  if (!stands) return false;
  if (!source.isAtHand && record.status !== 'unknown') vouch(finding, source.id);
  return true;
}

/**
 * Whether a record counts beside those that came before it. Of two works under one identifier it is that of the source
 * whose word counts more, whichever came first; what the other one's source knows is nothing of it.
 */
function doesStand(inquiry: Inquiry, source: Source, record: Citation): boolean {
  const { finding, from } = inquiry;
  const others = finding.records.filter((known) => areOfTwoWorks(known, record));
  if (others.length === 0) return true;
  const holders = others.map((other) => from.get(other));
  const stands = holders.every((holder) => rankOf(source, inquiry) < rankOf(holder, inquiry));
  const displaced = stands ? holders : [source];
  finding.otherAt = displaced[0]?.label ?? null;
  if (!stands) return false;
  finding.records = finding.records.filter((known) => !others.includes(known));
  finding.vouchers = finding.vouchers.filter((id) => !displaced.some((other) => other?.id === id));
  finding.isVouched = finding.vouchers.length > 0;
  return true;
}

/** From whose word counts most: the authority on what the work is cited by; others in the order that they are asked in. */
function rankOf(source: Source | undefined, { citedBy, sources }: Inquiry): number {
  // What was known before anybody was asked stays.
  if (!source) return -1;
  return citedBy && source.authorityOn.includes(citedBy) ? 0 : 1 + sources.indexOf(source);
}

function vouch(finding: Finding, source: string): void {
  finding.isVouched = true;
  finding.vouchers.push(source);
}

/** Each source with each of its reasons once. */
const unlike = (failures: readonly Failure[]): Failure[] => [
  ...new Map(failures.map((failure) => [failure.message, failure])).values(),
];

export const emptyFinding = (): Finding => ({
  records: [],
  checkedBy: [],
  missingAt: null,
  failures: [],
  isVouched: false,
  vouchers: [],
  otherAt: null,
  isDisputed: false,
  checkedAt: null,
});

/** As it stands, whatever still comes from those who were not waited for. */
const settled = ({ finding, heardAt }: Pick<Inquiry, 'finding' | 'heardAt'>): Finding => ({
  ...finding,
  records: [...finding.records],
  checkedBy: [...finding.checkedBy],
  vouchers: [...finding.vouchers],
  failures: unlike(finding.failures),
  // What is registered elsewhere is known by an answer; who was not asked at all was not needed.
  checkedAt:
    heardAt.length === 0 && finding.failures.some(({ code }) => code !== 'elsewhere')
      ? null
      : new Date(Math.min(Date.now(), ...heardAt)).toISOString(),
});

export function onAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
  });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
  });
}
