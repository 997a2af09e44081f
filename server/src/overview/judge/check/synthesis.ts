import type { Overview, Passage, SynthesisSentence } from '@sextant/contracts';
import type { BlindInput } from '../blind/blind-input.ts';
import type { JudgeDraft } from '../draft.ts';
import { type Read, whyNotBehind } from './behind.ts';
import type { Drops } from './drops.ts';
import { isBorneOut } from './numbers.ts';
import { standsInAbstract, standsInAnswer } from './standing.ts';
import { readClaim } from './whole-claim.ts';

const [fewest, most] = [3, 6];
const maxQuotations = 12;

/** Sentences that rest on quotations which stand; what is uncertain comes last. */
export function checkSynthesis(
  draft: JudgeDraft['synthesis'],
  blind: BlindInput,
  read: Read,
  drops: Drops,
): SynthesisSentence[] {
  const checked = draft.slice(0, 20).flatMap((written): SynthesisSentence[] => {
    const claim = readClaim(written.text, blind.mask);
    if (typeof claim === 'string') {
      drops.add(claim);
      return [];
    }
    const { role } = written;
    // What they agree upon, or what the literature says, each passage says; a dissent has two sides.
    const isOneSided = role === 'agreement' || role === 'literature';
    const isBehind = (passage: Passage): boolean => {
      const why = isOneSided && whyNotBehind(claim.text, passage, read, { isAgreed: role === 'agreement' });
      if (why) drops.add(why);
      return !why;
    };
    const fromAnswers = written.answers
      .slice(0, maxQuotations)
      .flatMap((quoted) => {
        const standing = standsInAnswer(blind, quoted);
        return typeof standing === 'string' ? (drops.add(standing) ?? []) : [standing.passage];
      })
      .filter(isBehind);
    const fromWorks = written.works
      .slice(0, maxQuotations)
      .flatMap(({ quotation, work: number }) => {
        const work = blind.works.find((each) => each.number === number);
        const standing = work
          ? standsInAbstract(work, quotation, { maySayOpen: role !== 'agreement' })
          : 'not-in-abstract';
        return typeof standing === 'string' ? (drops.add(standing) ?? []) : [standing.passage];
      })
      .filter(isBehind);
    const engines = [...new Set(fromAnswers.map(({ engine }) => engine))];
    const works = [...new Set(fromWorks.map(({ work }) => work))];
    const passages = [...fromAnswers, ...fromWorks];
    if (passages.length === 0) return [];
    if (!restsOnEnough(role, engines.length, works.length)) {
      drops.add('one-sided');
      return [];
    }
    const bearing = passages.map(({ text }) => text);
    if (!isBorneOut(claim.text, bearing)) {
      drops.add('number');
      return [];
    }
    return [{ text: claim.text, role, engines, works, passages }];
  });
  const isLast = ({ role }: SynthesisSentence) => role === 'caveat';
  const ordered = checked.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
  return withRoom(ordered);
}

/** Agreement and dissent are between two; what the literature says stands in an abstract. */
function restsOnEnough(role: SynthesisSentence['role'], engines: number, works: number): boolean {
  if (role === 'agreement' || role === 'dissent') return engines >= 2;
  return role === 'literature' ? works >= 1 : true;
}

/** Six at most: dissent and what is uncertain stay before a further agreement. */
function withRoom(sentences: SynthesisSentence[]): SynthesisSentence[] {
  const rank = { dissent: 0, caveat: 1, literature: 2, agreement: 2 };
  const kept = new Set(sentences.toSorted((a, b) => rank[a.role] - rank[b.role]).slice(0, most));
  return sentences.filter((sentence) => kept.has(sentence));
}

/**
 * Why a synthesis is not shown: too little of it stands, or it passes over the dissent.
 * @returns null where it is
 */
export function whyNoSynthesis({
  engines,
  statements,
  synthesis,
}: Pick<Overview, 'engines' | 'statements' | 'synthesis'>): string | null {
  if (synthesis.length < fewest)
    return `The judge’s synthesis is not shown: ${['none', 'only one', 'only two'][synthesis.length]} of its sentences could be traced to the answers, and at least three are needed.`;
  const isDissent = statements.some(({ stances }) =>
    stances.some(({ confirmation, stance }) => stance === 'contradicts' && confirmation !== 'disputed'),
  );
  const given = new Set(
    engines.filter(({ confirmation }) => confirmation !== 'disputed').map(({ verdict }) => verdict),
  );
  const isSplit = given.has('yes') && given.has('no');
  return (isDissent || isSplit) && !synthesis.some(({ role }) => role === 'dissent')
    ? 'The judge’s synthesis is not shown: it leaves out where the answers disagree.'
    : null;
}
