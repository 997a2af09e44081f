import type { Citation, CitedIdentifier } from '@sextant/contracts';
import {
  type Asking,
  type EarlierRows,
  isSettled,
  isTracked,
  keptFinding,
  withEarlier,
} from './check-works.ts';
import type { DescribedClusters } from './describe-clusters.ts';
import { identifiersOf } from './identifiers.ts';
import { checkStatus, type Failure, lookUp } from './look-up.ts';
import { type CheckedWork, isKnown, type KnownWork, Works } from './works.ts';

/** What has become of the works that were found by their description, each asked about once. */
export async function checkDescribed(
  described: DescribedClusters,
  works: Works,
  earlier: EarlierRows,
  { renews, signal, sources }: Asking,
): Promise<CheckedWork[]> {
  const records = new Map<Citation, number | null>();
  for (const result of described.values())
    if (result.state === 'found')
      records.set(result.record, result.heardAt ?? records.get(result.record) ?? null);
  const fresh = [...records].filter(([record]) => works.withRecord(record) === null);
  return await Promise.all(
    fresh.map(async ([record, heardAt]) => {
      const identifiers = identifiersOf(record);
      const before = earlier.of(identifiers);
      const isKept = before !== null && isSettled(before) && !renews;
      const finding = isKept
        ? keptFinding(before, record)
        : withEarlier(
            await checkStatus(
              record,
              !renews && isTracked(record, sources) ? heardAt : null,
              sources,
              signal,
            ),
            before,
          );
      // Judging goes by the record that was found, whatever others there are of the work.
      if (!finding.records.includes(record)) finding.records.push(record);
      return { number: null, identifiers, searchedBy: [], finding, before, isKept };
    }),
  );
}

export interface Articles {
  of(work: KnownWork): KnownWork | null;
  /** Who could not be asked about the article of which no one has told. */
  failuresOf(work: KnownWork): readonly Failure[];
  /** What was asked about besides the works that are known anyway. */
  asked: readonly CheckedWork[];
}

/** The articles that the preprints among the works became, where their records say so. */
export async function findArticles(works: Works, { signal, sources }: Asking): Promise<Articles> {
  const wanted = works
    .known()
    .flatMap(({ citation }) =>
      citation?.study_type === 'preprint' && citation.became ? [citation.became] : [],
    );
  const checked = await Promise.all(
    wanted.map(async (became): Promise<CheckedWork | null> => {
      const identifier = identifierOf(became);
      if (!identifier || works.find(identifier)) return null;
      const finding = await lookUp(identifier, sources, signal);
      return {
        number: null,
        identifiers: [identifier],
        searchedBy: [],
        finding,
        before: null,
        isKept: false,
      };
    }),
  );
  const asked = checked.filter((one) => one !== null);
  const others = new Works(asked);
  const find = ({ citation }: KnownWork): KnownWork | null => {
    const identifier = citation?.became ? identifierOf(citation.became) : null;
    return identifier && (works.find(identifier) ?? others.find(identifier));
  };
  return {
    of(work) {
      const article = find(work);
      return article && isKnown(article) ? article : null;
    },
    failuresOf(work) {
      const article = work.citation?.study_type === 'preprint' ? find(work) : null;
      return article && !article.citation
        ? article.finding.failures.filter(({ code }) => code !== 'elsewhere')
        : [];
    },
    asked,
  };
}

function identifierOf({ doi, pmid }: NonNullable<Citation['became']>): CitedIdentifier | null {
  if (pmid) return { kind: 'pmid', value: pmid };
  return doi ? { kind: 'doi', value: doi } : null;
}
