import type { Citation } from '@sextant/contracts';

/** Every kind of identifier that can be resolved. */
export const identifierKinds = ['pmid', 'pmcid', 'doi', 'nct'] as const;
export type IdentifierKind = (typeof identifierKinds)[number];

/** A work's identifier in the one form that `Citation` keeps it in. */
export interface Identifier {
  kind: IdentifierKind;
  value: string;
}

export interface SearchOptions {
  /** At most so many works. */
  limit: number;
  signal: AbortSignal;
}

/** A place that literature is found in. Its vendor's shapes never leave its folder. */
export interface Source {
  id: string;
  /** Name as shown. */
  label: string;
  /**
   * Kinds of identifiers that this source knows all of: only for these does `resolve`'s null mean that no such
   * work exists. Of any other kind it means that this source does not hold it.
   */
  authorityOn: readonly IdentifierKind[];
  /** It needs no network: asked first, and at no cost. */
  isAtHand?: boolean;
  /** It only resolves: for evidence it is not asked, and its `search` finds nothing. */
  lookupOnly?: boolean;
  /**
   * Works that bear on a question in a person's own words, best first.
   * @throws SourceError where the source could not be asked or its answer not be read
   * @throws the signal's reason where the caller stopped waiting
   */
  search(question: string, options: SearchOptions): Promise<Citation[]>;
  /**
   * The work with this identifier; null where the source answered that it holds none.
   * @throws SourceError where the source could not be asked or its answer not be read: the work's state is unknown
   * @throws the signal's reason where the caller stopped waiting: unknown, too
   */
  resolve(identifier: Identifier, options: { signal: AbortSignal }): Promise<Citation | null>;
}

/**
 * `timeout`: no answer in time. `unreachable`: no connection, or out of order. `rate-limited`: asked too often.
 * `refused`: it does not take our call. `garbage`: its answer could not be read. `elsewhere`: the work is registered
 * with somebody who is not asked here.
 */
export type SourceErrorCode =
  | 'timeout'
  | 'unreachable'
  | 'rate-limited'
  | 'refused'
  | 'garbage'
  | 'elsewhere';

/** A source failed. Never to be read as "there is nothing" or "it is not true". */
export class SourceError extends Error {
  override name = 'SourceError';
  readonly code: SourceErrorCode;
  readonly source: string;
  /** Seconds until it may be asked again, where it said so or is left alone after failures. */
  readonly retryAfter: number | undefined;

  constructor(code: SourceErrorCode, source: string, details: { cause?: unknown; retryAfter?: number } = {}) {
    super(`${source}: ${code}`, { cause: details.cause });
    this.code = code;
    this.source = source;
    this.retryAfter = details.retryAfter;
  }
}
