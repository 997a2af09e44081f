import type { DocumentTable, DocumentTurn, SessionDocument } from '@sextant/contracts';
import { type ReactNode, useId } from 'react';
import { paperExtensions } from '../../../blocks/paper.tsx';
import { MarkdownContext } from '../../../lib/markdown/extensions.ts';
import { Markdown } from '../../../lib/markdown/markdown.tsx';
import './paper.css';

/** A session as it is handed on: the same as the Word file says, in the same order. */
export function PaperSession({ document: { exported, title, turns } }: { document: SessionDocument }) {
  const nameOf = (index: number) => (turns.length > 1 ? `Question ${index + 1}` : null);
  const isNamed = turns.length > 1 || title !== turns[0]?.question;
  const hasTables = turns.some(({ tables }) => tables.length > 0);
  return (
    <MarkdownContext value={paperExtensions}>
      {isNamed && <p className="paper-title">{title}</p>}
      <p className="paper-small">{exported}</p>
      {turns.map((turn, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns never move.
        <Turn key={index} turn={turn} name={nameOf(index)} />
      ))}
      {hasTables && (
        <div className="paper-across">
          <h1>Tables</h1>
          {turns.map(({ tables }, index) =>
            tables.map((table) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: turns never move.
              <TableOf key={`${index} ${table.title}`} table={table} name={nameOf(index)} />
            )),
          )}
        </div>
      )}
      <div className="paper-record">
        <h1>Appendix: the record</h1>
        {turns.map((turn, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns never move.
          <RecordOf key={index} turn={turn} name={nameOf(index)} />
        ))}
      </div>
    </MarkdownContext>
  );
}

const named = (title: string, name: string | null) => [name, title].filter(Boolean).join(': ');

/** Texts that may be said twice, each with a key of its own. */
const lines = (texts: readonly string[], show: (text: string) => ReactNode) =>
  texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
    <div key={index}>{show(text)}</div>
  ));

function Turn({ turn, name }: { turn: DocumentTurn; name: string | null }) {
  const { answers, facts, notices, question, references, synthesis, verdicts } = turn;
  return (
    <>
      <h1>{named(question, name)}</h1>
      {lines(facts, (fact) => (
        <p className="paper-small">{fact}</p>
      ))}
      {lines(notices, (notice) => (
        <p className="paper-notice">{notice}</p>
      ))}
      {verdicts && <TableOf table={verdicts} name={null} />}
      {synthesis.length > 0 && (
        <>
          <h2>Synthesis</h2>
          <ul>
            {lines(synthesis, (text) => (
              <li>{text}</li>
            ))}
          </ul>
        </>
      )}
      {answers.map(({ engine, label, model, notices: told, text }) => (
        <section key={engine}>
          <h2>{label}</h2>
          <p className="paper-small">{model}</p>
          {lines(told, (notice) => (
            <p className="paper-notice">{notice}</p>
          ))}
          <Markdown text={text} />
        </section>
      ))}
      {references.length > 0 && (
        <>
          <h2>References</h2>
          <ol className="paper-references">
            {references.map(({ is_warning, number, state, text }) => (
              <li key={number}>
                <span>{number}.</span> {text}{' '}
                <span className={is_warning ? 'paper-notice' : 'paper-small'}>{state}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function TableOf({ table: { columns, rows, title }, name }: { table: DocumentTable; name: string | null }) {
  const heading = useId();
  return (
    <>
      <h2 id={heading}>{named(title, name)}</h2>
      <table aria-labelledby={heading}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, is_struck }, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move.
            <tr key={line} className={is_struck ? 'paper-struck' : undefined}>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function RecordOf({ turn: { record }, name }: { turn: DocumentTurn; name: string | null }) {
  return (
    <>
      {name && <h2>{name}</h2>}
      {lines(record.lines, (line) => (
        <p className="paper-small">{line}</p>
      ))}
      {record.tables.map((table) => (
        <TableOf key={table.title} table={table} name={null} />
      ))}
    </>
  );
}
