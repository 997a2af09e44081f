import { createHash } from 'node:crypto';
import { type Difference, type DropReason, differences, type Statement } from '@sextant/contracts';
import type { OverviewInput } from '../../overview-input.ts';
import { worksCited } from '../../works-cited.ts';
import type { BlindInput } from '../blind/blind-input.ts';
import type { JudgeDraft } from '../draft.ts';
import { areAtOdds } from './at-odds.ts';
import { type Read, whyNotBehind } from './behind.ts';
import { areOfTwoResults, whyNoContradiction } from './comparable.ts';
import type { Drops } from './drops.ts';
import { maySpeakOf } from './may-speak-of.ts';
import { isBorneOut } from './numbers.ts';
import { isSaidAgain, leavesOpen } from './said-of.ts';
import { type Standing, standsInAnswer } from './standing.ts';
import { type ComparingWork, wordsOf } from './swapped.ts';
import { readClaim } from './whole-claim.ts';

/** More are not read, and fewer of them shown: a matrix of many rows is read by no one. */
const maxRead = 40;
const maxShown = 15;
const maxStances = 12;

interface Found extends Standing {
  stance: 'states' | 'contradicts';
  differs_in: Difference[];
  works: string[];
}

/** Statements whose every mark has words that stand in the answer of its engine; contradictions first. */
export function checkStatements(
  draft: JudgeDraft['statements'],
  blind: BlindInput,
  read: Read,
  drops: Drops,
): Statement[] {
  const citedWithin = worksCited(read.input.ledger);
  const worksBy = worksIn(read.input.ledger);
  const checked = draft.slice(0, maxRead).flatMap((written): Statement[] => {
    const claim = readClaim(written.text, blind.mask);
    if (typeof claim === 'string') {
      drops.add(claim);
      return [];
    }
    const { text } = claim;
    const found = written.stances.slice(0, maxStances).flatMap((stance): Found[] => {
      const standing = standsInAnswer(blind, stance);
      const why = typeof standing === 'string' ? standing : whyNotShown(text, stance, standing, read);
      if (typeof standing === 'string' || why) {
        drops.add(why ?? 'not-in-answer');
        return [];
      }
      const { engine, from, to } = standing.passage;
      const { differs_in, stance: said } = stance;
      return [{ ...standing, stance: said, differs_in, works: citedWithin(engine, from, to) }];
    });
    const told = withoutFalseAgreements(withoutBothWays(found, drops), worksBy, drops);
    const stances = withoutFalseContradictions(told, worksBy, drops);
    const stating = stances.filter(({ stance }) => stance === 'states');
    if (stating.length === 0) {
      // What contradicted it rests on nothing now.
      for (const _ of stances) drops.add('one-sided');
      return [];
    }
    return [toStatement(text, stances, read.input)];
  });
  for (let over = draft.length - maxRead; over > 0; over -= 1) drops.add('too-many');
  const sorted = contradictionsFirst([...new Map(checked.map((one) => [one.id, one])).values()]);
  for (let over = sorted.length - maxShown; over > 0; over -= 1) drops.add('too-many');
  return sorted.slice(0, maxShown);
}

type DraftStance = JudgeDraft['statements'][number]['stances'][number];

function whyNotShown(
  text: string,
  stance: DraftStance,
  { passage }: Standing,
  read: Read,
): DropReason | null {
  if (stance.stance === 'states') {
    if (!isBorneOut(text, [passage.text])) return 'number';
    return leavesOpen(text, passage.text) ? 'by-rules' : whyNotBehind(text, passage, read);
  }
  const isComparable = stance.same_population && stance.same_dose && stance.same_outcome;
  if (!isComparable || stance.differs_in.length === 0) return 'not-comparable';
  // Two may say the same of a thing, and differ in its number.
  if (!stance.differs_in.includes('number') && isSaidAgain(text, passage.text)) return 'by-rules';
  return maySpeakOf(text, passage.text, read.input.question) ? null : 'another-matter';
}

/** Who states a thing and contradicts it says neither. */
function withoutBothWays(found: readonly Found[], drops: Drops): Found[] {
  return found.filter(({ passage, stance }) => {
    const isBoth = found.some((one) => one.passage.engine === passage.engine && one.stance !== stance);
    if (isBoth) drops.add('not-comparable');
    return !isBoth;
  });
}

type WorksBy = (...found: readonly Pick<Found, 'works'>[]) => ComparingWork[];

/** The works that passages cite, both of them first. */
function worksIn(ledger: OverviewInput['ledger']): WorksBy {
  const rows = new Map(ledger?.rows.map((row) => [row.id, row.citation]));
  return (...found) => {
    const ids = found.flatMap(({ works }) => works);
    const isShared = (id: string) => found.every(({ works }) => works.includes(id));
    return [...new Set([...ids.filter(isShared), ...ids])].flatMap((id) => {
      const { abstract, title = '' } = rows.get(id) ?? {};
      return abstract ? { abstract, title, isShared: isShared(id) } : [];
    });
  };
}

/**
 * Who gives two groups each other's numbers, a number that the work which both cite has otherwise, or the opposite, does not say the
 * same. Those go who are told the other way round than half of those that state the thing, or more: of two, both, since which
 * of them says it is not known.
 */
function withoutFalseAgreements(found: readonly Found[], worksBy: WorksBy, drops: Drops): Found[] {
  const stating = found.filter(({ stance }) => stance === 'states');
  const isTurned = (one: Found, other: Found) =>
    one.passage.engine !== other.passage.engine &&
    (areAtOdds(wordsOf(one), wordsOf(other), worksBy(one, other)) ||
      areOfTwoResults(one, other, worksBy(one, other)));
  const turned = stating.filter((one) => {
    const against = stating.filter((other) => isTurned(one, other)).length;
    return against > 0 && 2 * against >= stating.length;
  });
  for (const _ of turned) drops.add('by-rules');
  return found.filter((one) => !turned.includes(one));
}

/** Those stay that no rule speaks against, held to each of the passages that state the thing. */
function withoutFalseContradictions(found: readonly Found[], worksBy: WorksBy, drops: Drops): Found[] {
  const stating = found.filter(({ stance }) => stance === 'states');
  return found.filter((one) => {
    if (one.stance === 'states') return true;
    const why = stating
      .map((other) => whyNoContradiction(other, one, one.differs_in, worksBy(other, one)))
      .find(Boolean);
    if (why) drops.add(why);
    return !why;
  });
}

function toStatement(text: string, found: readonly Found[], { answers }: OverviewInput): Statement {
  const heard = answers.filter((answer) => answer.text !== null && answer.mode !== 'demo');
  return {
    id: createHash('sha256').update(text).digest('hex').slice(0, 12),
    text,
    stances: heard.map(({ engine }) => {
      const own = found.filter(({ passage }) => passage.engine === engine);
      const [first] = own;
      const passages = [...new Map(own.map(({ passage }) => [passage.from, passage])).values()];
      const differs = new Set(own.flatMap(({ differs_in }) => differs_in));
      const contradicts = first?.stance === 'contradicts';
      return {
        engine,
        stance: first?.stance ?? 'silent',
        differs_in: contradicts ? differences.filter((each) => differs.has(each)) : [],
        confirmation: contradicts ? 'one-judge' : null,
        passages,
        works: [...new Set(own.flatMap(({ works }) => works))],
      };
    }),
    works: [...new Set(found.filter(({ stance }) => stance === 'states').flatMap(({ works }) => works))],
  };
}

function contradictionsFirst(statements: Statement[]): Statement[] {
  const count = ({ stances }: Statement, wanted: string) =>
    stances.filter(({ stance }) => stance === wanted).length;
  return statements.toSorted(
    (a, b) =>
      Number(count(b, 'contradicts') > 0) - Number(count(a, 'contradicts') > 0) ||
      count(b, 'states') - count(a, 'states'),
  );
}
