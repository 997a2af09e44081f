import type { CitedIdentifier, Evidence } from '@sextant/contracts';
import { sentencesOf } from '../../text/sentences.ts';
import { termsOf } from '../../text/terms.ts';
import { extractIdentifiers, type ReferenceInAnswer } from '../identifiers/extract-identifiers.ts';
import { type AnswerToCheck, type CitedWork, identifiersOf, keyOf } from './cited-work.ts';
import { statedFacts } from './stated-facts.ts';

const noFacts = { author: null, year: null, title: null, entry: null };

/** No honest answer has more: what floods is read so far, and the server goes on. */
const mostReferences = 500;

/** A sentence with fewer terms than this says nothing by itself: what it cites belongs to the sentence before it. */
const fewestTerms = 2;

/** More of a sentence, or of the lines before it, is not what a citation stands for. In UTF-16 units. */
const longestStatement = 2_000;

/**
 * Every work that the answers point at: those of the evidence set first, in its order, then in the order of first
 * mention. One identifier is one work here; which of them are the same work is known once sources were asked.
 */
export function collectWorks(evidence: Evidence | null, answers: readonly AnswerToCheck[]): CitedWork[] {
  const ofEvidence = (evidence?.works ?? []).map(
    ({ citation, number }): CitedWork => ({
      number,
      identifiers: identifiersOf(citation),
      citation,
      places: [],
      searchedBy: [],
    }),
  );
  const others: CitedWork[] = [];
  const byKey = new Map<string, CitedWork>();
  for (const work of ofEvidence)
    for (const identifier of work.identifiers) byKey.set(keyOf(identifier), work);

  const find = (identifier: CitedIdentifier): CitedWork => {
    const known = byKey.get(keyOf(identifier));
    if (known) return known;
    const fresh = { number: null, identifiers: [identifier], citation: null, places: [], searchedBy: [] };
    byKey.set(keyOf(identifier), fresh);
    others.push(fresh);
    return fresh;
  };
  const findNumber = (number: number): CitedWork => {
    const known = ofEvidence[number - 1] ?? others.find(({ unknownNumber }) => unknownNumber === number);
    if (known) return known;
    const fresh: CitedWork = {
      number: null,
      unknownNumber: number,
      identifiers: [],
      citation: null,
      places: [],
      searchedBy: [],
    };
    others.push(fresh);
    return fresh;
  };

  for (const { engine, text } of answers) {
    const references = extractIdentifiers(text).slice(0, mostReferences);
    const facts = statedFacts(text, references);
    for (const reference of references) {
      const { kind, value } = reference;
      // Without an evidence set, numbers in brackets are the engine's own.
      if (kind === 'marker' && (ofEvidence.length === 0 || isOwnList(text, reference, ofEvidence.length)))
        continue;
      const work = kind === 'marker' ? findNumber(Number(value)) : find({ kind, value });
      work.places.push({
        engine,
        from: reference.from,
        to: reference.to,
        statement: statementOf(text, reference),
        stated: facts.get(reference) ?? noFacts,
      });
    }
  }
  for (const { engine, text, vendor_sources: sources } of answers)
    for (const { url } of sources) addVendorSource(engine, text, url, find);
  return [...ofEvidence, ...others].filter(({ places, searchedBy }) => places.length + searchedBy.length > 0);
}

const referencesIn =
  /\\?[[［]\^?[\d\s,;–-]+\^?\\?[\]］]|【[^】]*】|[¹²³⁰⁴-⁹]+|https?:\/\/\S+|\b(?:PMID|PMCID|DOI|NCT):?\s*\S+/gi;

function statementOf(text: string, { from, sentence }: ReferenceInAnswer): string {
  const says = (candidate: string) => termsOf(candidate.replace(referencesIn, ' ')).length >= fewestTerms;
  const { text: whole } = sentence;
  const near = Math.max(0, from - sentence.from - longestStatement / 2);
  const own = (whole.length > longestStatement ? whole.slice(near, near + longestStatement) : whole)
    .trim()
    .replace(/^(?:[-*+•]|\d{1,3}[.)])\s+/, '');
  if (says(own)) return own;
  const lineStart = text.lastIndexOf('\n', sentence.from - 1) + 1;
  const paragraph = text.slice(Math.max(lineStart, sentence.from - longestStatement), sentence.from);
  const before = sentencesOf(paragraph).findLast((candidate) => says(candidate.text));
  return before ? `${before.text.trim()} ${own}` : own;
}

/** Past the evidence set, a number that begins a line is the entry of a list that the answer brings itself. */
function isOwnList(text: string, { value }: ReferenceInAnswer, evidenceSize: number): boolean {
  return (
    Number(value) > evidenceSize && new RegExp(String.raw`^\s{0,3}\\?\[${value}\\?\]:?\s+\S`, 'm').test(text)
  );
}

function addVendorSource(
  engine: string,
  text: string,
  url: string,
  find: (identifier: CitedIdentifier) => CitedWork,
): void {
  const [named] = extractIdentifiers(url).filter(({ kind }) => kind !== 'marker');
  const work = find(
    named ? { kind: named.kind as CitedIdentifier['kind'], value: named.value } : { kind: 'url', value: url },
  );
  if (!work.searchedBy.includes(engine)) work.searchedBy.push(engine);
  // An identifier that names itself has been found where it stands; an address is looked for here.
  if (named) return;
  for (let from = text.indexOf(url); from >= 0; from = text.indexOf(url, from + url.length)) {
    const to = from + url.length;
    const sentence = sentencesOf(text).find((candidate) => candidate.from <= from && from < candidate.to);
    const statement = sentence?.text.trim() ?? url;
    work.places.push({ engine, from, to, statement, stated: noFacts });
  }
}
