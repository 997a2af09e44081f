import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Difference, Stance, Statement } from '@sextant/contracts';
import { type Group, groupClaims } from './group-claims.ts';
import { type ReadClaim, type RelatedClaims, relateClaims } from './relate-claims.ts';

type WorksOf = (engine: string, from: number, to: number) => string[];

/** More rows than these no one reads. */
const mostStatements = 24;

/**
 * Aligns what several answers say: each statement with who states it, who contradicts it and who is silent,
 * contradictions first. Where several engines hold the opposite, that is a statement of its own too, so that it is
 * seen who agrees with whom. `worksOf` tells the ledger rows that an engine cites between two places of its answer.
 * Pure: the same answers give the same statements with the same ids.
 */
export function alignStatements(
  answers: readonly { engine: string; text: string }[],
  worksOf: WorksOf,
): Statement[] {
  const related = relateClaims(answers);
  const engines = answers.map(({ engine }) => engine);
  const statements = groupClaims(related).flatMap((group) =>
    sidesOf(related, group).map((side) => statementOf(related, side, group, engines, worksOf)),
  );
  return withOwnIds(
    statements
      .filter((statement, at) => !statements.some((other, place) => tells(other, place, statement, at)))
      .sort(
        (a, b) =>
          Number(count(b, 'contradicts') > 0) - Number(count(a, 'contradicts') > 0) ||
          count(b, 'states') - count(a, 'states'),
      )
      .slice(0, mostStatements),
  );
}

/** Whether a statement of the same sentences and stances says all that another says; of two in one wording the first. */
function tells(other: Statement, place: number, statement: Statement, at: number): boolean {
  if (place === at || !other.text.startsWith(statement.text.replace(/\.$/, ''))) return false;
  const isLonger = other.text.length > statement.text.length;
  return (isLonger || place < at) && isDeepStrictEqual(other.stances, statement.stances);
}

const count = ({ stances }: Statement, kind: Stance['stance']) =>
  stances.filter(({ stance }) => stance === kind).length;

/**
 * The sides of a group that get a statement: the largest, those of several engines, and those that contradict a
 * side which has none. No two claims of a side contradict one another, though one may say less than the other.
 */
function sidesOf(related: RelatedClaims, group: Group): Group[] {
  const sides: Group[] = [];
  for (const claim of group) {
    const side = sides.find((members) =>
      members.every((member) => related.compare(member, claim).relation === 'same'),
    );
    if (side) side.push(claim);
    else sides.push([claim]);
  }
  sides.sort((a, b) => b.length - a.length);
  return sides.filter((side, at) => at === 0 || side.length > 1 || at < sides.length - 1);
}

function statementOf(
  related: RelatedClaims,
  side: Group,
  group: Group,
  engines: readonly string[],
  worksOf: WorksOf,
): Statement {
  const [head] = side;
  const stances = engines.map((engine): Stance => {
    const claim = group.find((one) => one.engine === engine);
    const differsIn = claim && differencesFrom(related, side, claim);
    if (!claim || !differsIn) return { engine, stance: 'silent', differs_in: [], passages: [], works: [] };
    const { from, to, sentence } = claim;
    return {
      engine,
      stance: differsIn.length > 0 ? 'contradicts' : 'states',
      differs_in: differsIn,
      passages: [{ engine, work: null, from, to, text: sentence }],
      works: worksOf(engine, from, to),
    };
  });
  return {
    id: createHash('sha256').update(`${head.engine}\n${head.text}`).digest('hex').slice(0, 16),
    text: asSentence(head),
    stances,
    works: [...new Set(stances.flatMap(({ stance, works }) => (stance === 'states' ? works : [])))],
  };
}

/** In what a claim differs from a side: nothing where it belongs to it, null where they cannot be compared. */
function differencesFrom(related: RelatedClaims, side: Group, claim: ReadClaim): Difference[] | null {
  if (side.includes(claim)) return [];
  for (const member of side) {
    const verdict = related.compare(member, claim);
    if (verdict.relation === 'opposite') return verdict.differsIn;
  }
  return null;
}

/** A clause as a sentence of its own; one without a subject is told by its whole sentence. */
function asSentence({ text, sentence, subject }: ReadClaim): string {
  if (sentence.startsWith(text) && sentence.length - text.length <= 1) return sentence;
  if (subject && /^\p{Ll}/u.test(text) && !/^(?:it|they|this|these|the)\b/.test(text)) return sentence;
  const words = text.replace(/(?:[\s,;:]|\b(?:mainly|partly|especially|even|or|and))+$/, '');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!]$/.test(words) ? '' : '.'}`;
}

/** An answer that says the same thing twice gives two statements, whose ids must differ. */
function withOwnIds(statements: Statement[]): Statement[] {
  const seen = new Map<string, number>();
  return statements.map((statement) => {
    const before = seen.get(statement.id) ?? 0;
    seen.set(statement.id, before + 1);
    return before === 0 ? statement : { ...statement, id: `${statement.id}-${before + 1}` };
  });
}
