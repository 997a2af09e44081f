import type { Citation, LibraryTopics } from '@sextant/contracts';
import type { Identifier, IdentifierKind } from '../../reading/identifiers/identifier.ts';

/** What is said of a work that is cited without an identifier. */
export interface WorkDescription {
  /** Family names; the first is the first author's as a rule. */
  authors: readonly string[];
  year: number | null;
  /** In any of its names. */
  journal: string | null;
  title: string | null;
  /** Acronym of the trial, as `DAPA-HF`. */
  trial: string | null;
  volume: string | null;
  /** First page, or an article number. */
  page: string | null;
  /** Words of what it is about, the most telling ones first. */
  about: readonly string[];
  /** Concepts of the sentence that cites it; by them two works of one name and year are told apart. No source is asked by them. */
  subject?: readonly string[];
  /** What is said of it, in the answer's words: their numbers tell such works apart as well. No source is asked by it. */
  said?: string;
}

export interface SearchOptions {
  /** At most so many works. */
  limit: number;
  /** Told what the source is asked, word for word as it is sent, before each request. */
  onAsked?: (query: string) => void;
  signal: AbortSignal;
}

export interface ResolveOptions {
  /** Told when the source said so, in milliseconds since 1970: an answer may be remembered. */
  onHeard?: (at: number) => void;
  signal: AbortSignal;
}

export interface FindOptions extends ResolveOptions {
  /** At most so many works, of each way to look for them. */
  limit: number;
  /** Told when more works bear what is said than it looked at: that none of these is meant proves nothing. */
  onPart?: () => void;
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
  /**
   * The articles of all journals that matter are here: that none of them fits a description that says enough is a sign
   * that there is no such work.
   */
  coversArticles?: boolean;
  /**
   * How much its ranking counts beside those of the other sources, 0 to 1.
   */
  weight: number;
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
  resolve(identifier: Identifier, options: ResolveOptions): Promise<Citation | null>;
  /**
   * Topics that it has works on, the nearest to a question first: for a question on which it has none. Null without any.
   * @throws as `search`
   */
  nearestTopics?(
    question: string,
    options: { limit: number; signal: AbortSignal },
  ): Promise<LibraryTopics | null>;
  /**
   * Works that a description may mean, likeliest first. Which of them it is, and whether any, is for the caller to
   * judge: services drop what they do not know from a query and answer the rest. Null where the description has
   * nothing that this source can be asked by: that is no answer.
   * @throws as `search`
   */
  find?(description: WorkDescription, options: FindOptions): Promise<Citation[] | null>;
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
