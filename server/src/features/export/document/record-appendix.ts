import type { DocumentTable, DocumentTurn, RecordedTurn } from '@sextant/contracts';
import { judgementWords } from '@sextant/contracts';
import { abstractName, relations, stateOf, warningOf } from '../standing-words.ts';
import { toTheSecond } from '../times.ts';

type Label = (engine: string) => string;

const tableOf = (title: string, columns: string[], rows: string[][]): DocumentTable[] =>
  rows.length > 0 ? [{ title, columns, rows: rows.map((cells) => ({ cells, is_struck: false })) }] : [];

/** How the answers came about, and what checking each of their citations came to. The JSON export has all of it. */
export function recordAppendix(
  turn: RecordedTurn,
  labelOf: Label,
  numberOf: (work: string) => string,
): DocumentTurn['record'] {
  const { answers, evidence, ledger, overview } = turn;
  return {
    lines: [
      ...(overview
        ? [
            `${overview.answered.length} of ${overview.asked} engines answered. Compared at ${toTheSecond(overview.made_at)} UTC. ${judgementWords(overview.judgement, labelOf).join(' ')}`,
          ]
        : []),
      ...(evidence ? evidenceLines(evidence, overview?.uncited ?? []) : []),
      ...(ledger ? [`Citations checked at ${toTheSecond(ledger.checked_at)} UTC.`] : []),
      ...(ledger?.unreached ?? []).map(({ message }) => message),
    ],
    tables: [
      ...tableOf(
        'How each engine was asked',
        ['Engine', 'Model', 'State', 'Asked at (UTC)', 'Took', 'Tokens in', 'Tokens out', 'Settings'],
        answers.map(answerRow),
      ),
      ...tableOf(
        'Each citation',
        ['Engine', 'As written', 'Reference', 'State', 'What the work says of the sentence'],
        mentionsOf(turn, labelOf, numberOf),
      ),
    ],
  };
}

function answerRow(answer: RecordedTurn['answers'][number]): string[] {
  const { label, mode, model, parameters, started_at, state, tokens_in, tokens_out, total_ms } = answer;
  return [
    label,
    model,
    mode === 'live' ? state : `${state} (${mode})`,
    started_at ? toTheSecond(started_at) : '–',
    total_ms === null ? '–' : `${(total_ms / 1_000).toFixed(1)} s`,
    tokens_in?.toString() ?? '–',
    tokens_out?.toString() ?? '–',
    Object.entries(parameters)
      .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
      .join(', ') || '–',
  ];
}

function evidenceLines(
  { query, searched_at, sources, works }: NonNullable<RecordedTurn['evidence']>,
  uncited: readonly number[],
): string[] {
  const asked = sources
    .map(({ found, label, state }) => `${label}: ${state === 'found' ? found : state}`)
    .join('; ');
  const left = works
    .filter(({ number }) => uncited.includes(number))
    .map(({ citation }) => [warningOf(citation.status), citation.title].filter(Boolean).join(': '));
  return [
    `Searched at ${toTheSecond(searched_at)} UTC for: ${query}. ${asked}. ${works.length} works were given to all engines.`,
    ...(left.length > 0 ? [`Given to them and not cited: ${left.join('; ')}.`] : []),
  ];
}

/** A row a citation: a work's name, PMID and DOI beside one another cite it once. */
function mentionsOf(
  { answers, ledger }: RecordedTurn,
  labelOf: Label,
  numberOf: (work: string) => string,
): string[][] {
  const order = new Map(answers.map(({ engine }, index) => [engine, index]));
  const texts = new Map(answers.map(({ engine, text }) => [engine, text]));
  const all = (ledger?.rows ?? [])
    .flatMap((row) => row.mentions.map((mention) => ({ mention, row })))
    .sort(
      (a, b) =>
        (order.get(a.mention.engine) ?? 0) - (order.get(b.mention.engine) ?? 0) ||
        a.mention.from - b.mention.from,
    );
  const clusters = Map.groupBy(
    all,
    ({ mention: { cluster, engine, state }, row }) => `${engine} ${cluster} ${state} ${row.id}`,
  );
  return [...clusters.values()].flatMap((cluster) => {
    const [first] = cluster;
    if (!first) return [];
    const { mention, row } = first;
    const written = cluster.map(({ mention: { from, to } }) => texts.get(mention.engine)?.slice(from, to));
    return [
      [
        labelOf(mention.engine),
        [...new Set(written)].join(', '),
        numberOf(row.id),
        stateOf(mention, row),
        mention.support ? relations[mention.support.relation](abstractName(row)) : '',
      ],
    ];
  });
}
