import {
  cutWords,
  isEmptyDemo,
  type RecordedTurn,
  type SessionRecord,
  topicsTitle,
} from '@sextant/contracts';
import { markMentions } from './mark-mentions.ts';
import { asMarkdownText, safeMarkdown } from './safe-markdown.ts';
import { exportedWords, toTheSecond } from './times.ts';
import { uncheckedNotice } from './unchecked.ts';
import { writeOverview } from './write-overview.ts';
import { writeEvidence, writeSources } from './write-sources.ts';

type RecordedAnswer = RecordedTurn['answers'][number];

/** Of the heading that an answer stands under. */
const answerLevel = 4;

/** Sextant's own words in markdown, or an answer as its engine wrote it. */
type Part = string | { answer: string };

/** A session to read: each question with its overview, all answers and what they cite. */
export function writeMarkdown(record: SessionRecord): string {
  const parts: Part[] = [
    `# ${asMarkdownText(record.title)}`,
    exportedWords(record),
    ...record.turns.flatMap(writeTurn),
  ];
  const written = parts.map((part) =>
    typeof part === 'string' ? part : safeMarkdown(part.answer, answerLevel),
  );
  return `${written.join('\n\n')}\n`;
}

function writeTurn(turn: RecordedTurn, index: number): Part[] {
  const labelOf = (engine: string) =>
    turn.answers.find((answer) => answer.engine === engine)?.label ?? engine;
  const textOf = (engine: string) => turn.answers.find((answer) => answer.engine === engine)?.text ?? '';
  return [
    `## ${index + 1}. ${asMarkdownText(turn.question)}`,
    `Asked at ${toTheSecond(turn.created_at)} UTC${turn.ended_at ? `, answered by ${toTheSecond(turn.ended_at)} UTC` : ', still being answered'}.`,
    ...(isEmptyDemo(turn) ? nothingFound(turn) : writeAnswers(turn, labelOf)),
    ...writeSources(turn.ledger, labelOf, textOf),
    ...writeEvidence(turn.evidence, turn.ledger),
  ];
}

const writeAnswers = (
  { answers, ledger, objections, overview }: RecordedTurn,
  labelOf: (engine: string) => string,
): Part[] => [
  ...(overview ? writeOverview({ overview, ledger, labelOf, objections }) : []),
  '### Answers',
  ...answers.flatMap((answer) => writeAnswer(answer, ledger)),
];

/** Said once, as on the page: six demo answers would be one reader who says six times that it has nothing. */
function nothingFound({ evidence }: RecordedTurn): Part[] {
  const topics = evidence?.topics;
  return [
    '### Nothing found',
    '**Demo**: no vendor was asked, and nothing was found on this question for the demo to read.',
    ...(topics ? [`${topicsTitle(topics)}: ${asMarkdownText(topics.names.join(', '))}.`] : []),
  ];
}

function writeAnswer(answer: RecordedAnswer, ledger: RecordedTurn['ledger']): Part[] {
  const { cut_short: cut, error, label, mode, model, state, text } = answer;
  const unchecked = uncheckedNotice(answer, ledger);
  return [
    `${'#'.repeat(answerLevel)} ${label}`,
    `Model \`${model}\`${mode === 'live' || mode === 'example' ? '' : ` (${mode})`}, ${state}. ${facts(answer)}`,
    ...(error ? [`**${asMarkdownText(error.message)}**`] : []),
    ...(cut ? [`**${cutWords[cut]}.**`] : []),
    ...(unchecked ? [`**${unchecked}**`] : []),
    text === '' ? '*No text.*' : { answer: markMentions(text, answer.engine, ledger) },
  ];
}

function facts({ parameters, started_at, tokens_in, tokens_out, total_ms }: RecordedAnswer): string {
  const settings = Object.entries(parameters).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return [
    started_at && `Asked at ${toTheSecond(started_at)} UTC`,
    total_ms !== null && `took ${(total_ms / 1_000).toFixed(1)} s`,
    tokens_in !== null && `${tokens_in} tokens in`,
    tokens_out !== null && `${tokens_out} tokens out`,
    settings.length > 0 && asMarkdownText(settings.join(', ')),
  ]
    .filter(Boolean)
    .join(', ');
}
