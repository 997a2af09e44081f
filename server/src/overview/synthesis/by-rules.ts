import type { Overview, Statement, SynthesisSentence, Verdict } from '@sextant/contracts';
import type { ReadAnswer } from '../overview-input.ts';
import { capitalised, counted, countOf, listed } from './words.ts';

type Found = Omit<Overview, 'synthesis'>;
type Labels = (engines: readonly string[]) => string;

/** More would be the matrix once again. */
const mostAgreements = 2;
const mostConflicts = 3;

const saying: Record<Verdict, string> = {
  yes: 'yes',
  no: 'no',
  mixed: 'that it depends',
  unclear: 'that it is not clear',
};

/** A few sentences over an overview, each with the engines and works behind it. Dissent is never left out. */
export function synthesise(found: Found, answers: readonly ReadAnswer[]): SynthesisSentence[] {
  const labels: Labels = (engines) =>
    listed(engines.map((engine) => answers.find((answer) => answer.engine === engine)?.label ?? engine));
  return [
    ...onVerdicts(found, labels),
    ...onPositions(found, labels),
    ...onAgreement(found, labels),
    ...onConflicts(found, labels),
    ...onLiterature(found),
    ...onLimits(found, answers, labels),
  ];
}

function onVerdicts({ engines }: Found, labels: Labels): SynthesisSentence[] {
  const having = engines.filter(({ verdict }) => verdict !== 'no-answer');
  if (having.length === 0) return [];
  const groups = Object.groupBy(having, ({ verdict }) => verdict);
  const ordered = Object.values(groups).sort((a, b) => b.length - a.length);
  return ordered.map((group, index) => {
    const names = group.map(({ engine }) => engine);
    const says = saying[group[0]?.verdict as Verdict];
    const verb = names.length === 1 ? 'says' : 'say';
    const all = ordered.length === 1 && names.length > 1;
    const text = all
      ? `All ${counted(names.length)} engines with a verdict ${verb} ${says}: ${labels(names)}.`
      : index === 0
        ? `${capitalised(counted(names.length))} of ${having.length} engines with a verdict ${verb} ${says}: ${labels(names)}.`
        : `${labels(names)} ${verb} ${says}.`;
    return { text, role: index === 0 ? 'agreement' : 'dissent', engines: names, works: [] };
  });
}

function onPositions({ positions }: Found, labels: Labels): SynthesisSentence[] {
  return positions.slice(0, 3).map(({ engines, text }, index) => ({
    text: `${labels(engines)}: “${text}”`,
    role: index === 0 ? 'agreement' : 'dissent',
    engines,
    works: [],
  }));
}

const taking = ({ stances }: Statement, wanted: 'states' | 'contradicts') =>
  stances.filter(({ stance }) => stance === wanted);

function onAgreement({ statements }: Found, labels: Labels): SynthesisSentence[] {
  return statements
    .filter((each) => taking(each, 'contradicts').length === 0 && taking(each, 'states').length > 1)
    .slice(0, mostAgreements)
    .map((each) => {
      const engines = taking(each, 'states').map(({ engine }) => engine);
      const behind =
        each.works.length === 0
          ? 'and cite no work for it'
          : `and cite ${countOf(each.works.length, 'work')} for it`;
      return {
        text: `${labels(engines)} agree, ${behind}: “${each.text}”`,
        role: 'agreement',
        engines,
        works: each.works,
      };
    });
}

function onConflicts({ statements }: Found, labels: Labels): SynthesisSentence[] {
  return statements
    .filter((each) => taking(each, 'contradicts').length > 0)
    .slice(0, mostConflicts)
    .map((each) => {
      const [states, against] = [taking(each, 'states'), taking(each, 'contradicts')];
      const differs = listed([...new Set(against.flatMap(({ differs_in }) => differs_in))]);
      const engines = [...states, ...against].map(({ engine }) => engine);
      const names = against.map(({ engine }) => engine);
      const how = differs ? ` (${differs})` : '';
      return {
        text:
          `${labels(states.map(({ engine }) => engine))}: “${each.text}” – ` +
          `${labels(names)} ${names.length === 1 ? 'contradicts' : 'contradict'} this${how}: “${against[0]?.passages[0]?.text ?? ''}”`,
        role: 'dissent',
        engines,
        works: [...new Set([...states, ...against].flatMap(({ works }) => works))],
      };
    });
}

function onLiterature({ literature, question_kind }: Found): SynthesisSentence[] {
  const { verdicts } = literature;
  if (question_kind === 'open' || verdicts.length === 0) return [];
  const parts = Object.values(Object.groupBy(verdicts, ({ verdict }) => verdict))
    .sort((a, b) => b.length - a.length)
    .map(
      (group) =>
        `${counted(group.length)} ${group.length === 1 ? 'says' : 'say'} ${saying[group[0]?.verdict as Verdict]}`,
    );
  return [
    {
      text: `Of ${countOf(verdicts.length, 'verified work')} cited whose abstract answers, ${listed(parts)}.`,
      role: 'literature',
      engines: [],
      works: verdicts.map(({ work }) => work),
    },
  ];
}

function onLimits(
  { answered, asked, literature }: Found,
  answers: readonly ReadAnswer[],
  labels: Labels,
): SynthesisSentence[] {
  const sentences: SynthesisSentence[] = [];
  if (answered.length < asked) {
    const missing = answers.filter(({ text }) => text === null).map(({ engine }) => engine);
    sentences.push({
      text: `This rests on ${answered.length} of ${asked} engines; nothing is here of ${labels(missing)}.`,
      role: 'caveat',
      engines: missing,
      works: [],
    });
  }
  const retracted = literature.left_out.filter(({ why }) => why === 'retracted');
  if (retracted.length > 0)
    sentences.push({
      text: `${capitalised(countOf(retracted.length, 'retracted work is', 'retracted works are'))} cited, and left out here.`,
      role: 'caveat',
      engines: [...new Set(retracted.flatMap(({ cited_by }) => cited_by))],
      works: retracted.map(({ work }) => work),
    });
  return sentences;
}
