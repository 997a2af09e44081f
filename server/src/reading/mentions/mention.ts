import type { CitedIdentifier, MentionForm } from '@sextant/contracts';
import type { Place } from '../document.ts';

/** What a text says of a work in one place. */
export interface StatedFacts {
  /** Family names, in the order of the text. */
  authors: string[];
  year: number | null;
  /** As the text writes it. */
  journal: string | null;
  title: string | null;
  trial: string | null;
  volume: string | null;
  /** First page, or an article number. */
  page: string | null;
}

export const noFacts: Readonly<StatedFacts> = {
  authors: [],
  year: null,
  journal: null,
  title: null,
  trial: null,
  volume: null,
  page: null,
};

/** An identifier as a text gives it. */
export interface StatedIdentifier extends CitedIdentifier {
  /**
   * Made from an address by a publisher's habit, or read from one that may go on behind it: that no one knows it proves
   * nothing.
   */
  isDerived?: boolean;
}

/** One place that points at a work. */
export interface FoundMention extends Place {
  form: MentionForm;
  /** The number or name by which it calls an entry of a list; else null. */
  key: string | null;
  identifier: StatedIdentifier | null;
  facts: Partial<StatedFacts>;
  /** Nothing but its look says that it is one: to be kept only where it leads to a work. */
  isWeak?: boolean;
}

/** What cites one work in one place: a name with its PMID and DOI, or a single number. */
export interface MentionCluster extends Place {
  mentions: FoundMention[];
  identifiers: StatedIdentifier[];
  facts: StatedFacts;
  key: string | null;
  /** The entry of the text's own list that it stands in, as an index into `references`; null in the text itself. */
  entry: number | null;
  /** What the same sentence says before it of a work, which may be another one. */
  nearby: MentionCluster | null;
  /** The sentence that cites, in plain words. */
  statement: string;
  /** The part of it that is said of this work, where it cites several. */
  said: string;
}

/** Facts of both; the first one's go before. */
export function joinFacts(first: StatedFacts, second: Partial<StatedFacts>): StatedFacts {
  return {
    authors: first.authors.length > 0 ? first.authors : (second.authors ?? []),
    year: first.year ?? second.year ?? null,
    journal: first.journal ?? second.journal ?? null,
    title: first.title ?? second.title ?? null,
    trial: first.trial ?? second.trial ?? null,
    volume: first.volume ?? second.volume ?? null,
    page: first.page ?? second.page ?? null,
  };
}
