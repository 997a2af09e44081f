import type { RecordedTurn, SessionRecord } from '@sextant/contracts';
import { asMarkdownText, safeMarkdown } from './safe-markdown.ts';
import { writeOverview } from './write-overview.ts';
import { writeEvidence, writeSources } from './write-sources.ts';

type RecordedAnswer = RecordedTurn['answers'][number];

/** A session to read: each question with its overview, all answers and what they cite. */
export function writeMarkdown(record: SessionRecord): string {
  return [
    `# ${asMarkdownText(record.title)}`,
    `Exported from Sextant at ${record.exported_at}. Asked from ${record.created_at} to ${record.updated_at}.`,
    ...record.turns.flatMap(writeTurn),
    '',
  ].join('\n\n');
}

function writeTurn(turn: RecordedTurn, index: number): string[] {
  const labelOf = (engine: string) =>
    turn.answers.find((answer) => answer.engine === engine)?.label ?? engine;
  return [
    `## ${index + 1}. ${asMarkdownText(turn.question)}`,
    `Asked at ${turn.created_at}${turn.ended_at ? `, answered by ${turn.ended_at}` : ', still being answered'}.`,
    ...(turn.overview ? writeOverview(turn.overview, turn.ledger, labelOf) : []),
    '### Answers',
    ...turn.answers.flatMap(writeAnswer),
    ...writeSources(turn.ledger, labelOf),
    ...writeEvidence(turn.evidence, turn.ledger),
  ];
}

function writeAnswer(answer: RecordedAnswer): string[] {
  const { error, label, mode, model, state, text } = answer;
  return [
    `#### ${label}`,
    `Model \`${model}\`${mode === 'live' ? '' : ` (${mode})`}, ${state}. ${facts(answer)}`,
    ...(error ? [`**${asMarkdownText(error.message)}**`] : []),
    text === '' ? '*No text.*' : safeMarkdown(text),
  ];
}

function facts({ parameters, started_at, tokens_in, tokens_out, total_ms }: RecordedAnswer): string {
  const settings = Object.entries(parameters).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return [
    started_at && `Asked at ${started_at}`,
    total_ms !== null && `took ${(total_ms / 1_000).toFixed(1)} s`,
    tokens_in !== null && `${tokens_in} tokens in`,
    tokens_out !== null && `${tokens_out} tokens out`,
    settings.length > 0 && asMarkdownText(settings.join(', ')),
  ]
    .filter(Boolean)
    .join(', ');
}
