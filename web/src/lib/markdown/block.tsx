import {
  type Block,
  type ListBlock,
  type ListItem,
  type MarkedToken,
  type TableBlock,
  type TableRow,
  type Token,
  type Tokens,
  toBlock,
} from '@sextant/markdown';
import { memo, useContext, useMemo } from 'react';
import { stopIfWide } from '../stop-if-wide.ts';
import { Code } from './code.tsx';
import { MarkdownContext } from './extensions.ts';
import { Inline } from './inline.tsx';

function Blocks({ tokens }: { tokens: Token[] }) {
  let offset = 0;
  return tokens.map((token) => {
    const block = toBlock(token, offset);
    offset += token.raw.length;
    return block && <BlockView key={block.key} block={block} />;
  });
}

const Item = memo(function Item({ item }: { item: ListItem }) {
  return (
    <li>
      <Blocks tokens={item.tokens} />
    </li>
  );
});

function List({ list }: { list: ListBlock }) {
  const items = list.items.map((item) => <Item key={item.key} item={item} />);
  return list.ordered ? <ol start={list.start}>{items}</ol> : <ul>{items}</ul>;
}

/** Alignment by class (markdown.css): the page's policy allows no inline style. */
const alignment = ({ align }: Tokens.TableCell, number: string | undefined) =>
  number === '1' ? 'text-right' : align ? `text-${align}` : undefined;

/** A number, an interval, a share, or a stroke where there is none; bold or not. */
const figures = /^[\d\s.,:%()[\]<>≤≥≈~±+*−–—-]*$/;

/** Which columns hold numbers alone, one character each: rows render again only if that has changed. */
const numberColumns = ({ header, rows }: TableBlock) =>
  header
    .map((_, index) => {
      const texts = rows.map(({ cells }) => cells[index]?.text).join(' ');
      return figures.test(texts) && /\d/.test(texts) ? '1' : '0';
    })
    .join('');

/** In characters: the longest text of a column from which on it has more room, so that a remark is no tower of single words. */
const longText = 50;

const hasLongTexts = ({ rows }: TableBlock, column: number) =>
  rows.some(({ cells }) => (cells[column]?.text.length ?? 0) > longText);

const headClass = (table: TableBlock, column: number, cell: Tokens.TableCell, number: string | undefined) =>
  [hasLongTexts(table, column) && 'long-texts', alignment(cell, number)].filter(Boolean).join(' ') ||
  undefined;

const Row = memo(function Row({ row, numbers }: { row: TableRow; numbers: string }) {
  return (
    <tr>
      {row.cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
        <td key={index} className={alignment(cell, numbers[index])}>
          <Inline tokens={cell.tokens} />
        </td>
      ))}
    </tr>
  );
});

/** A table's cells, and below it what the page adds. */
function Table({ table }: { table: TableBlock }) {
  const { belowTable: Below } = useContext(MarkdownContext);
  const cells = useMemo(
    () => ({
      columns: table.header.map(({ text }) => text),
      rows: table.rows.map((row) => row.cells.map(({ text }) => text)),
    }),
    [table],
  );
  return (
    <>
      <Cells table={table} />
      {Below && <Below {...cells} />}
    </>
  );
}

function Cells({ table }: { table: TableBlock }) {
  const numbers = numberColumns(table);
  return (
    <div ref={stopIfWide} className="markdown-table">
      <table>
        <thead>
          <tr>
            {table.header.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
              <th key={index} scope="col" className={headClass(table, index, cell, numbers[index])}>
                <Inline tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <Row key={row.key} row={row} numbers={numbers} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Heading({ level, token }: { level: number | undefined; token: Tokens.Heading }) {
  // Its words may still be to come.
  if (!token.text.trim()) return null;
  const Tag = `h${Math.min(token.depth, 4) as 1 | 2 | 3 | 4}` as const;
  return (
    <Tag aria-level={level}>
      <Inline tokens={token.tokens} />
    </Tag>
  );
}

function Other({ level, token }: { level: number | undefined; token: MarkedToken }) {
  switch (token.type) {
    case 'heading':
      return <Heading level={level} token={token} />;
    case 'blockquote':
      return (
        <blockquote>
          <Blocks tokens={token.tokens} />
        </blockquote>
      );
    case 'checkbox':
      return (
        <span>
          <Inline tokens={[token]} />
        </span>
      );
    case 'hr':
      return <hr />;
    default:
      return (
        <p>
          <Inline tokens={token.type === 'paragraph' ? token.tokens : [token]} />
        </p>
      );
  }
}

interface BlockViewProps {
  block: Block;
  /** How deep it is for screen readers, if it is a heading. */
  level?: number | undefined;
}

/** One top-level block; it renders again only if its object changed. */
export const BlockView = memo(function BlockView({ block, level }: BlockViewProps) {
  switch (block.kind) {
    case 'list':
      return <List list={block} />;
    case 'table':
      return <Table table={block} />;
    case 'code':
      return <Code source={block.source} language={block.language} closed={block.closed} />;
    case 'other':
      return <Other level={level} token={block.token} />;
  }
});
