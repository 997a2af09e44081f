import {
  type EngineMode,
  type Evidence,
  isSameText,
  type Ledger,
  ledgerWithout,
  type ReadText,
  readTextOf,
} from '@sextant/contracts';

/** One engine of a turn as an overview reads it. */
export interface ReadAnswer {
  engine: string;
  label: string;
  /** Id of the model that answered. */
  model: string;
  /** How many times it was asked until it gave this text. */
  attempt?: number;
  /** Null while it is at work and where it failed without a text. */
  text: string | null;
  /** A demo's answer is the built-in reader's: it tells of works, and has no say of its own. */
  mode: EngineMode;
  /** For people: why there is no text. */
  missing: string;
  /** Its text is not whole: it failed, was stopped or was cut short while it was written. */
  isUnfinished?: boolean;
  /** What its text is known by, so that places in it are not taken for places in another. */
  read?: ReadText;
}

/** All that an overview is made from. */
export interface OverviewInput {
  question: string;
  /** Of the same session, oldest first: a follow-up is read with them. */
  earlierQuestions: readonly string[];
  /** In the order of the registry. */
  answers: ReadAnswer[];
  evidence: Evidence | null;
  ledger: Ledger | null;
}

/**
 * The same before a thread reads it. What is long in it is JSON, `null` included, as it came from the thread or database
 * that it was made by: to read it takes a thread less than a copy of it takes the one that everybody's streams run on.
 */
export interface WrittenInput extends Omit<OverviewInput, 'evidence' | 'ledger'> {
  evidence: string;
  ledger: string;
}

export function readInput({
  answers: written,
  evidence,
  ledger: json,
  ...input
}: WrittenInput): OverviewInput {
  const answers = written.map((answer): ReadAnswer => {
    const { mode, text } = answer;
    if (text === null) return answer;
    const own = mode === 'demo' ? withoutNotes(text) : text;
    return { ...answer, text: own.trim() === '' ? null : own, read: readTextOf(text) };
  });
  const ledger = JSON.parse(json) as Ledger | null;
  return {
    ...input,
    answers,
    evidence: JSON.parse(evidence) as Evidence | null,
    // A check that failed, or has not been made yet, leaves a ledger of answers that have been replaced.
    ledger: ledger && ledgerWithout(ledger, replacedIn(ledger, answers)),
  };
}

/** What a demo says of itself is no statement on the question. All places in the text stay as they are. */
const withoutNotes = (text: string) => text.replace(/^>.*$/gm, (note) => ' '.repeat(note.length));

/** Engines whose citations in a ledger are those of another answer. */
const replacedIn = (ledger: Ledger, answers: readonly ReadAnswer[]): string[] =>
  answers.filter((answer) => isOfAnother(ledger, answer)).map(({ engine }) => engine);

function isOfAnother(ledger: Ledger, answer: ReadAnswer): boolean {
  const score = ledger.scores.find(({ engine }) => engine === answer.engine);
  if (!score?.read) return false;
  return !answer.read || !isSameText(score.read, answer.read);
}
