import type { Citation, Ledger, LedgerRow, Mention } from '@sextant/contracts';
import { type MentionLabel, type MentionSet, placeOfQuote } from './read-set.ts';

/** A label beside what the product made of it. */
export interface ScoredMention {
  set: string;
  label: MentionLabel;
  /** Null where the product shows no mention there. */
  mention: Mention | null;
  row: LedgerRow | null;
  /** It leads to the work that the label names. */
  isWork: boolean;
  /** Set where the quotation does not stand in the answer: the label is at fault. */
  isLost: boolean;
}

/** Finds for each label the mention that the ledger has in its place, of the label's form where there are several. */
export function scoreSet(
  set: MentionSet,
  ledger: Ledger,
  citations: ReadonlyMap<string, Citation>,
): ScoredMention[] {
  const all = ledger.rows.flatMap((row) => row.mentions.map((mention) => ({ mention, row })));
  return set.mentions.map((label) => {
    const text = set.answers.find(({ engine }) => engine === label.engine)?.text ?? '';
    const place = placeOfQuote(text, label.quote);
    const there = all.filter(
      ({ mention }) =>
        place !== null &&
        mention.engine === label.engine &&
        mention.from < place.to &&
        place.from < mention.to,
    );
    const wanted = label.work ? (citations.get(label.work) ?? null) : null;
    const ranked = there
      .map((one) => ({ ...one, isWork: isSame(one.row, wanted), isForm: one.mention.form === label.form }))
      .sort((a, b) => Number(b.isForm) - Number(a.isForm) || Number(b.isWork) - Number(a.isWork));
    const [best] = ranked;
    return {
      set: set.name,
      label,
      mention: best?.mention ?? null,
      row: best?.row ?? null,
      isWork: best?.isWork ?? false,
      isLost: place === null,
    };
  });
}

function isSame({ citation, identifiers }: LedgerRow, wanted: Citation | null): boolean {
  if (!wanted) return false;
  if (citation)
    return (
      (wanted.pmid !== null && citation.pmid === wanted.pmid) ||
      (wanted.doi !== null && citation.doi === wanted.doi) ||
      // A registration is its trial's.
      (citation.study_type === 'registry-record' && citation.nct.some((nct) => wanted.nct.includes(nct)))
    );
  return identifiers.some(({ kind, value }) => kind === 'nct' && wanted.nct.includes(value));
}

export interface Figures {
  labelled: number;
  lost: number;
  /** Shown as verified and is not, or is another work. */
  falseVerified: ScoredMention[];
  /** Shown as verified, of a work that is told to be current or corrected. */
  clean: ScoredMention[];
  /** Of those labelled verified: shown as mismatch. */
  falseMismatch: ScoredMention[];
  falseNotFound: ScoredMention[];
  labelledVerified: number;
  /** Of those: shown as verified, and of the work. */
  shownVerified: ScoredMention[];
  /** Name and year or title, of works that exist: led to the work. */
  resolvable: ScoredMention[];
  resolved: ScoredMention[];
  caught: ScoredMention[];
  labelledWrong: number;
}

/** The figures that the gates hold. */
export function figuresOf(scored: readonly ScoredMention[]): Figures {
  const present = scored.filter(({ isLost }) => !isLost);
  const verified = present.filter(({ label }) => label.state === 'verified');
  const wrong = present.filter(({ label }) => label.state === 'mismatch' || label.state === 'not-found');
  const resolvable = present.filter(
    ({ label }) => ['author-year', 'title'].includes(label.form) && label.work !== null,
  );
  const stateOf = ({ mention }: ScoredMention) => mention?.state ?? 'none';
  return {
    labelled: present.length,
    lost: scored.length - present.length,
    falseVerified: present.filter(
      (one) => stateOf(one) === 'verified' && (one.label.state !== 'verified' || !one.isWork),
    ),
    clean: present.filter(
      (one) => stateOf(one) === 'verified' && ['current', 'corrected'].includes(one.row?.publication ?? ''),
    ),
    falseMismatch: verified.filter((one) => stateOf(one) === 'mismatch'),
    falseNotFound: verified.filter((one) => stateOf(one) === 'not-found'),
    labelledVerified: verified.length,
    shownVerified: verified.filter((one) => one.isWork && stateOf(one) === 'verified'),
    resolvable,
    resolved: resolvable.filter((one) => one.isWork && ['verified', 'mismatch'].includes(stateOf(one))),
    caught: wrong.filter((one) => stateOf(one) === one.label.state),
    labelledWrong: wrong.length,
  };
}
