import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type BundledRecord, bundledRecordSchema } from './bundled-record.ts';

const folder = new URL('./bundled/', import.meta.url);
const questionsFile = 'sample-questions.json';

const questionsSchema = z.array(
  z.strictObject({
    question: z.string().min(20),
    /** What an answer has to get right. */
    note: z.string().min(20),
    pmids: z.array(z.string()).min(6),
    /** Studies whose results speak against the others. */
    contradicting: z.array(z.string()),
  }),
);

/** Host, or repository on a host of repositories: what makes two places independent. */
function origin(place: string): string {
  const parts = place.replace(/^https:\/\//, '').split('/');
  return parts.slice(0, parts[0] === 'github.com' ? 3 : 1).join('/');
}

function originsOf(record: BundledRecord, what: 'pmid' | 'doi' | 'status'): Set<string> {
  return new Set(
    record.provenance.filter(({ confirmed }) => confirmed.includes(what)).map(({ place }) => origin(place)),
  );
}

describe('the bundled library', () => {
  const files = new Map<string, unknown[]>();
  let records: BundledRecord[] = [];

  beforeAll(async () => {
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.json')))
      files.set(name, JSON.parse(await readFile(new URL(name, folder), 'utf8')));
    records = [...files]
      .filter(([name]) => name !== questionsFile)
      .flatMap(([, content]) => content as BundledRecord[]);
  });

  it('holds records of the declared shape, each in the file of its topic', () => {
    for (const [name, content] of files)
      if (name !== questionsFile)
        for (const record of content) expect(`${bundledRecordSchema.parse(record).topic}.json`).toBe(name);
  });

  it('is broad', () => {
    expect(records.length).toBeGreaterThanOrEqual(157);
    expect(new Set(records.map(({ topic }) => topic)).size).toBeGreaterThanOrEqual(36);
  });

  it('names no work twice', () => {
    const pmids = records.flatMap(({ pmid }) => pmid ?? []);
    expect(new Set(pmids).size).toBe(pmids.length);
    expect(new Set(records.map(({ doi }) => doi.toLowerCase())).size).toBe(records.length);
    expect(new Set(records.map(({ digest }) => digest)).size).toBe(records.length);
  });

  it('rests on two independent places for every PMID and every DOI', () => {
    for (const record of records) {
      if (record.pmid) expect(originsOf(record, 'pmid').size, record.pmid).toBeGreaterThanOrEqual(2);
      expect(originsOf(record, 'doi').size, record.doi).toBeGreaterThanOrEqual(2);
    }
  });

  it('gives digests of two to six sentences', () => {
    for (const { doi, digest } of records) {
      const sentences = digest.split(/(?<=[.!?])\s+(?=[A-Z0-9])/).length;
      expect(sentences, doi).toBeGreaterThanOrEqual(2);
      expect(sentences, doi).toBeLessThanOrEqual(6);
    }
  });

  it('puts every figure inside its interval', () => {
    for (const { doi, figures = [] } of records)
      for (const { value, low, high } of figures) {
        if (low !== undefined) expect(value, doi).toBeGreaterThanOrEqual(low);
        if (high !== undefined) expect(value, doi).toBeLessThanOrEqual(high);
      }
  });

  it('marks what was withdrawn, and by which notice', () => {
    const retracted = records.filter(({ status }) => status === 'retracted');
    expect(retracted.length).toBeGreaterThanOrEqual(6);
    for (const record of retracted) {
      expect(
        record.notices?.some(({ kind }) => kind === 'retraction'),
        record.doi,
      ).toBe(true);
      expect(originsOf(record, 'status').size, record.doi).toBeGreaterThanOrEqual(1);
    }
  });

  it('answers its sample questions, one of them with studies that disagree', () => {
    const questions = questionsSchema.parse(files.get(questionsFile));
    expect(questions).toHaveLength(3);
    const known = new Set(records.map(({ pmid }) => pmid));
    for (const { pmids, contradicting } of questions) {
      for (const pmid of pmids) expect(known.has(pmid), pmid).toBe(true);
      for (const pmid of contradicting) expect(pmids).toContain(pmid);
    }
    expect(questions.some(({ contradicting }) => contradicting.length >= 2)).toBe(true);
  });
});
