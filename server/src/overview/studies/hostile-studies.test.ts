import { type Ledger, maxAnswerLength } from '@sextant/contracts';
import { expect, it } from 'vitest';
import { growthOf, measuredParts } from '../../testing/growth.ts';
import { evidenceOf, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { makeStudies } from './make-studies.ts';

const cited = [1, 2, 3].map((at) =>
  work(`3000000${at}`, `Empagliflozin and stroke in type 2 diabetes: report ${at}`, {
    abstract: `RESULTS: The hazard ratio for stroke was 0.8${at} (95% CI 0.70 to 0.9${at}). The hazard ratio for death was 0.7${at} (95% CI 0.60 to 0.8${at}).`,
  }),
);
const stroke = 'The hazard ratio for stroke was 0.80';

/** One thing that cites, over and over: what grows with the mentions, the numbers, the blocks or the works of an answer. */
const repeated: Record<string, { head?: string; unit: (at: number) => string }> = {
  paragraphs: { unit: () => `${stroke} [1].\n\n` },
  'one long line': { unit: () => `${stroke} [1]. ` },
  'works in turn in one line': { unit: (at) => `${stroke} [${(at % 3) + 1}]. ` },
  'a work before each table': {
    unit: () => `${stroke} [1].\n\n| Study | HR |\n|---|---|\n| Trial | 0.80 |\n\n`,
  },
  'works in turn': { unit: (at) => `${stroke} [${(at % 3) + 1}].\n\n` },
  items: { unit: (at) => `- ${stroke} [${(at % 3) + 1}]\n` },
  'rows of a table': { head: '| Study | HR |\n|---|---|\n', unit: () => '| Trial [1] | HR 0.80 |\n' },
  'cells of one row': { unit: () => '| HR 0.80 [1] ' },
  'works in turn in an endless sentence': { unit: (at) => `HR 0.80 [${(at % 3) + 1}], ` },
  'one endless sentence': { unit: () => 'HR 0.80 [1], ' },
  'works that no one knows': { unit: (at) => `${stroke} (PMID ${10_000_000 + at}).\n\n` },
};

/** Seconds of work that the citations of one answer may cost. */
const maxLedgerSeconds = 3;

const world = ledgerWorldForFile(() => ({ inLibrary: cited }));

it.each(Object.entries(repeated))(
  'the citations and the studies of an answer cost what its length makes them cost: %s',
  { timeout: 240_000 },
  async (_, { head = '', unit }) => {
    const textOf = (length: number) => {
      let text = head;
      for (let at = 0; text.length < length; at += 1) text += unit(at);
      return text;
    };
    const lengths = [...measuredParts.map(({ part }) => maxAnswerLength * part), maxAnswerLength];
    const evidence = evidenceOf(...cited);
    const made = new Map<number, { text: string; ledger: Ledger }>();
    for (const length of lengths) {
      const text = textOf(length);
      // Of work, not of time: the machine may be busy with other things.
      const start = process.threadCpuUsage();
      const ledger = await world.check(text, { evidence }, 1_000);
      expect(process.threadCpuUsage(start).user / 1_000_000).toBeLessThan(maxLedgerSeconds);
      expect(ledger.rows.length).toBeGreaterThan(0);
      made.set(length, { text, ledger });
    }
    const { cost, limit } = growthOf(
      maxAnswerLength,
      (length) => made.get(length) as { text: string; ledger: Ledger },
      ({ ledger, text }) => {
        // Another space at the end: what is kept of a text that was read is not what is measured.
        const answer = {
          engine: 'claude',
          label: 'Claude',
          mode: 'live' as const,
          missing: '',
          model: 'claude-5',
        };
        const given = { ...answer, text: text + ' '.repeat(Math.ceil(Math.random() * 1_000)) };
        makeStudies({ question: 'Does it?', earlierQuestions: [], answers: [given], evidence, ledger }, [
          given,
        ]);
      },
    );
    expect(cost).toBeLessThan(limit);
  },
);
