import type { JudgeDraft } from '../../server/src/overview/judge/draft.ts';
import type { Judge } from '../../server/src/overview/judge/judge.ts';
import type { Label, LabelledSet } from './labelled-sets.ts';

/** A judge that says what the labels say: what is lost of it, the checks have taken. */
export function perfectJudge(set: LabelledSet): Judge {
  const fill: Judge['fill'] = async ({ prompt, schema }) => ({
    filled: schema.parse(draftOf(set, prompt)),
    model: 'none',
    tokensIn: null,
    tokensOut: null,
    costUsd: null,
  });
  return { id: 'labels', label: 'The labels', fill };
}

function draftOf({ input, labels }: LabelledSet, prompt: string): JudgeDraft {
  const textOf = (engine: string) => input.answers.find((answer) => answer.engine === engine)?.text ?? '';
  /** The answer that its text is shown as. */
  const letterOf = (engine: string) => {
    const before = prompt.slice(0, prompt.indexOf(textOf(engine).slice(0, 40)));
    return [...before.matchAll(/^Answer ([A-Z]), between/gm)].at(-1)?.[1] ?? '?';
  };
  const topics = Map.groupBy(labels ?? [], ({ topic }) => topic);
  const statements = [...topics.values()].map((ofTopic) => {
    const sides = [...Map.groupBy(ofTopic, ({ side }) => side).values()];
    const stating = sides.toSorted((a, b) => b.length - a.length)[0]?.[0]?.side;
    const stances = ofTopic.map(({ engine, from, side, to }: Label) => ({
      answer: letterOf(engine),
      stance: side === stating ? ('states' as const) : ('contradicts' as const),
      differs_in: side === stating ? [] : ['direction' as const],
      same_population: true,
      same_dose: true,
      same_outcome: true,
      quotation: textOf(engine).slice(from, to),
    }));
    const first = ofTopic.find(({ side }) => side === stating);
    return { text: claimIn(first ? textOf(first.engine).slice(first.from, first.to) : ''), stances };
  });
  // A statement is known by its text.
  const numbered = statements.map((one, at) => ({
    ...one,
    text: `${one.text.slice(0, -1)}${' so'.repeat(at)}.`,
  }));
  return { verdicts: [], statements: numbered, citations: [], works: [], synthesis: [] };
}

/** Words of the one who says it first, as a claim of their own: no mark, and no number that another does not give. */
export function claimIn(words: string): string {
  const plain = words
    .replace(/\[[\d\s,;–-]+\]|[*_`#|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${plain.replace(/(?<![\p{L}\p{N}-])\d[\d.,·]*\d?%?(?![\p{L}\d-])/gu, 'some').replace(/[.:?]+$/, '')}.`;
}
