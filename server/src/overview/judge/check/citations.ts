import { createHash } from 'node:crypto';
import type { JudgedCitation } from '@sextant/contracts';
import { plainText } from '../../plain-text.ts';
import type { BlindInput } from '../blind/blind-input.ts';
import type { JudgeDraft } from '../draft.ts';
import type { Drops } from './drops.ts';
import { numbersOf } from './numbers.ts';
import { saidOf } from './said-of.ts';
import { standsInAbstract } from './standing.ts';

/** Cited sentences against their abstracts: each relation with words of that very abstract. */
export function checkCitations(
  draft: JudgeDraft['citations'],
  blind: BlindInput,
  drops: Drops,
): JudgedCitation[] {
  const checked = new Map<number, JudgedCitation>();
  for (const { citation: number, quotation, relation } of draft.slice(0, maxRead)) {
    if (relation === 'neither') continue;
    const citing = blind.citations.find((each) => each.number === number);
    const standing = citing ? standsInAbstract(citing.work, quotation) : 'not-in-abstract';
    if (!citing || typeof standing === 'string') {
      drops.add(typeof standing === 'string' ? standing : 'not-in-abstract');
      continue;
    }
    const { engine, sentence } = citing;
    const { passage } = standing;
    if (relation === 'supports' && saidOf(sentence, passage.text) === 'opposite') {
      drops.add('by-rules');
      continue;
    }
    // A sentence whose number the abstract does not have is not borne out by it.
    if (relation === 'supports' && !hasNumbersOf(plainText(sentence), citing.work.document.text)) {
      drops.add('number');
      continue;
    }
    if (checked.has(number)) continue;
    const id = createHash('sha256').update(`${engine} ${passage.work} ${relation} ${sentence}`).digest('hex');
    checked.set(number, {
      id: id.slice(0, 12),
      engine,
      work: passage.work,
      relation,
      sentence,
      passage,
      confirmation: 'one-judge',
    });
  }
  return [...checked.values()];
}

/** More than are asked about. */
const maxRead = 60;

/** What names the work and not what it found. */
const identifiers = /\b(?:PMID|PMCID|PMC|NCT|doi)[:\s]{0,3}\S{1,80}|https?:\S{1,300}/gi;
/** A year may name the work. */
const isYear = (number: number) => Number.isInteger(number) && number >= 1900 && number < 2100;

function hasNumbersOf(sentence: string, abstract: string): boolean {
  const recorded = numbersOf(abstract);
  return [...numbersOf(sentence.replace(identifiers, ' '))].every(
    (number) => isYear(number) || recorded.has(number),
  );
}
