import type { Citation } from '@sextant/contracts';
import type { Source, SourceErrorCode, WorkDescription } from '../../../literature/sources/source.ts';
import type { Identifier } from '../../../reading/identifiers/identifier.ts';

/** A source as a thread knows it: what it says of itself. Asked it is where its connections are. */
export interface SourceCard extends Pick<Source, 'id' | 'label' | 'authorityOn' | 'weight'> {
  coversArticles: boolean;
  isAtHand: boolean;
  lookupOnly: boolean;
  /** Whether it can be asked by a description. */
  canFind: boolean;
}

/** What a thread asks of a source. */
export type SourceCall =
  | { kind: 'resolve'; identifier: Identifier }
  | { kind: 'find'; description: WorkDescription; limit: number };

/** From the thread: a call, or that no one waits for it any more. */
export type ToSources = { id: number; source: string; call: SourceCall } | { id: number; isOver: true };

export type SourceReply =
  | {
      found: Citation | Citation[] | null;
      /** When the source said so, in milliseconds since 1970. */
      heardAt: number;
      /** Of what it was asked for it has more than it looked at. */
      isPart?: boolean;
    }
  | { failure: SourceFailure };

export interface SourceFailure {
  /** Null for what is no `SourceError`. */
  code: SourceErrorCode | null;
  retryAfter?: number | undefined;
}

/** To the thread: the reply to a call, or that the check is not wanted any more. */
export type ToThread = { id: number; reply: SourceReply } | { isOver: true };
