import {
  cutWords,
  type DocumentTable,
  type DocumentTurn,
  isEmptyDemo,
  type RecordedTurn,
  type SessionDocument,
  type SessionRecord,
  topicsTitle,
} from '@sextant/contracts';
import {
  judgedCitationsTable,
  literatureTable,
  statementsTable,
  studiesTable,
  verdictsTable,
} from '../overview-tables.ts';
import { day, exportedWords } from '../times.ts';
import { titlesOf } from '../titles-of.ts';
import { uncheckedNotice } from '../unchecked.ts';
import { demo, synthesisLines } from '../write-overview.ts';
import { numberReferences, ownNumbersNotice } from './number-references.ts';
import { recordAppendix } from './record-appendix.ts';

/** A session as a document to be handed on. The Word file and the print are both written from it. */
export const makeDocument = (record: SessionRecord): SessionDocument => ({
  title: record.title,
  exported: exportedWords(record),
  turns: record.turns.map(turnOf),
});

function turnOf(turn: RecordedTurn): DocumentTurn {
  const { answers, created_at, evidence, ledger, objections, overview, question } = turn;
  const labelOf = (engine: string) => answers.find((answer) => answer.engine === engine)?.label ?? engine;
  const { numberOf, references, withNumbers } = numberReferences(turn);
  const told = overview && { overview, ledger, labelOf, objections };
  const topics = evidence?.topics;
  const nothingFound = isEmptyDemo(turn);
  return {
    question,
    facts: [
      `Asked on ${day(created_at)}${turn.ended_at ? '' : ', still being answered'}.`,
      `Engines: ${answers.map(({ label, mode, model }) => `${label} (${model}${mode === 'live' ? '' : `, ${mode}`})`).join(', ')}.`,
    ],
    verdicts: told && verdictsTable(told),
    notices: nothingFound
      ? [
          'Demo: no vendor was asked, and nothing was found on this question for the demo to read.',
          ...(topics ? [`${topicsTitle(topics)}: ${topics.names.join(', ')}.`] : []),
        ]
      : overview
        ? demo(overview, labelOf)
        : [],
    synthesis: overview
      ? synthesisLines(overview, labelOf, titlesOf(ledger)).map(({ behind, text }) => `${text} (${behind})`)
      : [],
    answers: nothingFound
      ? []
      : answers.map(({ cut_short: cut, engine, error, label, model, text }) => {
          const numbered = withNumbers(engine, text);
          const notices = [
            error?.message,
            cut && `${cutWords[cut]}.`,
            text === '' && 'No text.',
            uncheckedNotice({ engine, text }, ledger),
            ownNumbersNotice(numbered),
          ];
          return {
            engine,
            label,
            model,
            notices: notices.filter((notice): notice is string => typeof notice === 'string'),
            text: numbered,
          };
        }),
    references,
    tables: told
      ? [studiesTable(told), statementsTable(told), literatureTable(told), judgedCitationsTable(told)].filter(
          (table): table is DocumentTable => table !== null,
        )
      : [],
    record: recordAppendix(turn, labelOf, numberOf),
  };
}
