import type { MarkedToken, Token, Tokens } from 'marked';

/** What stands at one place of a text. `key` is the offset at which it begins, which never changes as the text grows. */
interface Placed {
  key: number;
}

export interface ListItem extends Placed {
  tokens: Token[];
}

export interface TableRow extends Placed {
  cells: Tokens.TableCell[];
}

/** A list whose finished items are kept while later ones are still coming. */
export interface ListBlock extends Placed {
  kind: 'list';
  ordered: boolean;
  start: number;
  items: ListItem[];
}

/** A table whose finished rows are kept while later ones are still coming. */
export interface TableBlock extends Placed {
  kind: 'table';
  header: Tokens.TableCell[];
  rows: TableRow[];
}

/** A fenced or indented block of code. */
export interface CodeBlock extends Placed {
  kind: 'code';
  /** First word after the fence, lower case; empty where there is none. */
  language: string;
  source: string;
  /** Whether the fence has ended: only then may a block be drawn. */
  closed: boolean;
}

export interface OtherBlock extends Placed {
  kind: 'other';
  token: MarkedToken;
}

export type Block = ListBlock | TableBlock | CodeBlock | OtherBlock;

const closingFence = /\n {0,3}(`{3,}|~{3,})[ \t]*\n*$/;

function isClosed(token: Tokens.Code): boolean {
  if (token.codeBlockStyle === 'indented') return true;
  const opening = /^ {0,3}(`{3,}|~{3,})/.exec(token.raw)?.[1];
  const closing = closingFence.exec(token.raw)?.[1];
  return Boolean(opening && closing && closing[0] === opening[0] && closing.length >= opening.length);
}

/** The first word of a fence's info string, which names its language. */
export const languageOf = (info: string | undefined): string =>
  /^\S*/.exec(info ?? '')?.[0].toLowerCase() ?? '';

/** The block that a lexer's token stands for; null for the space between blocks. */
export function toBlock(token: Token, key: number): Block | null {
  switch (token.type) {
    case 'space':
      return null;
    case 'list': {
      const list = token as Tokens.List;
      let offset = key;
      const items = list.items.map((item) => {
        const placed = { key: offset, tokens: item.tokens };
        offset += item.raw.length;
        return placed;
      });
      return {
        kind: 'list',
        key,
        ordered: list.ordered,
        start: list.ordered ? Number(list.start) : 1,
        items,
      };
    }
    case 'table': {
      const table = token as Tokens.Table;
      let offset = lineEnd(token.raw, lineEnd(token.raw, 0));
      const rows = table.rows.map((cells) => {
        const row = { key: key + offset, cells };
        offset = lineEnd(token.raw, offset);
        return row;
      });
      return { kind: 'table', key, header: table.header, rows };
    }
    case 'code': {
      const code = token as Tokens.Code;
      return {
        kind: 'code',
        key,
        language: languageOf(code.lang),
        source: code.text,
        closed: isClosed(code),
      };
    }
    default:
      return { kind: 'other', key, token: token as MarkedToken };
  }
}

/** Offset of the line after the one at `from`. */
export function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end + 1;
}
