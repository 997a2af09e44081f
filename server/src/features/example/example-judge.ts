import type { Judge } from '../../overview/judge/judge.ts';
import type { WrittenExample } from './written-example.ts';

/** A text of the prompt, between its two marks: which one it is, and what stands there. */
const fenced = /^(Answer ([A-Z])|Abstract of work (\d+)), between two lines of (\S+):\n\4\n([\s\S]*?)\n\4$/gm;

const folded = (text: string) => text.replace(/\s+/g, ' ');

/**
 * The judge of the example: hands in the draft that is kept with it. It sees what any judge sees, so it finds the letter
 * of an answer and the number of a work by the words that it quotes, and its draft is checked like any other.
 */
export function createExampleJudge({ answers, draft }: WrittenExample): Judge {
  return {
    id: 'example',
    label: 'a draft written for this example',
    async fill(task) {
      const { letterOf, numberOf } = readPrompt(task, answers);
      const { statements, synthesis, verdicts, works } = draft;
      const quoting = ({ engine, quotation }: { engine: string; quotation: string }) => ({
        answer: letterOf(engine),
        quotation,
      });
      const same = { same_population: true, same_dose: true, same_outcome: true };
      const filled = {
        verdicts: verdicts.map((one) => ({ ...quoting(one), verdict: one.verdict })),
        statements: statements.map(({ stances, text }) => ({
          text,
          stances: stances.map((one) => ({
            ...quoting(one),
            ...same,
            stance: one.stance,
            differs_in: one.differs_in,
          })),
        })),
        citations: [],
        works: works.flatMap(({ quotation, verdict }) =>
          numberOf(quotation).map((work) => ({ work, verdict, quotation })),
        ),
        synthesis: synthesis.map((one) => ({
          text: one.text,
          role: one.role,
          answers: one.answers.map(quoting),
          works: one.works.flatMap(({ quotation }) =>
            numberOf(quotation).map((work) => ({ work, quotation })),
          ),
        })),
      };
      return {
        filled: task.schema.parse(filled),
        model: '',
        tokensIn: null,
        tokensOut: null,
        costUsd: null,
      };
    },
  };
}

function readPrompt({ prompt }: { prompt: string }, answers: WrittenExample['answers']) {
  const letters = new Map<string, string>();
  const abstracts: [number, string][] = [];
  for (const [, , letter, number, , text = ''] of prompt.matchAll(fenced)) {
    if (number) abstracts.push([Number(number), folded(text)]);
    // Names are masked in what a judge is shown; the first words of an answer have none.
    const written = answers.find((answer) => text.startsWith(answer.text.slice(0, 60)));
    if (letter && written) letters.set(written.engine, letter);
  }
  return {
    letterOf: (engine: string) => letters.get(engine) ?? '',
    /** Nothing where no abstract has these words: what rests on them is left out. */
    numberOf: (quotation: string) =>
      abstracts.filter(([, text]) => text.includes(folded(quotation))).map(([number]) => number),
  };
}
