import { Tokenizer, type Tokens } from 'marked';
import { closedBeforeLetters } from './bold.ts';
import { isStarOfName } from './stars.ts';
import { cellsOfRow } from './table-rows.ts';

const maxHeadingLength = 2_000;
/** A quotation within so many is shown as it was written: marked may read each twice for the one around it. */
const deepestQuotation = 2;
/** A quotation is cut where lines without its mark have broken in so often: each time marked copies all that is left. */
const maxBreaks = 16;

/** How far the search for the end of emphasis may go in vain, in one run of text. */
const searchPerCharacter = 12;
const searchFloor = 2_000;

/** Reads raw HTML and link definitions as plain text: nothing an engine writes may hide or become markup. */
export class SafeTokenizer extends Tokenizer {
  #search = 0;
  #quotations = 0;
  /** The text of the quotation that was read last. */
  #lastQuotation = '';

  /** Allows for a run of text of this length. */
  beginRun(length: number) {
    this.#search = length * searchPerCharacter + searchFloor;
  }

  override html(): undefined {
    return undefined;
  }

  override tag(): undefined {
    return undefined;
  }

  override def(): undefined {
    return undefined;
  }

  override heading(source: string): Tokens.Heading | undefined {
    const end = source.indexOf('\n');
    if ((end < 0 ? source.length : end) > maxHeadingLength) return undefined;
    const [marks = ''] = /^ {0,3}#{2,6}(?=[\p{L}*])/u.exec(source) ?? [];
    if (!marks) return super.heading(source);
    // Its blank is missing: `##Dose`.
    const [line = ''] = /^[^\n]*\n{0,99}/.exec(source) ?? [];
    const token = super.heading(`${marks} ${line.slice(marks.length)}`);
    return token && { ...token, raw: line };
  }

  /**
   * "More than" is no quotation: `>65 years`, and in the item of a list, where nobody quotes, `> 60 mL/min`, too.
   * A list that goes on behind its quotation is read again within this call; marked then takes what stands before the
   * quotation for what stands before the list, may find no list, and fails (18.2.1: `- a\n\t> 1. \nb`). A
   * quotation in one that goes on behind it (`- a\n  > > 60\nb`) is read again likewise, and has to be one again.
   */
  override blockquote(source: string): Tokens.Blockquote | undefined {
    if (this.#quotations >= deepestQuotation || !/^ {0,3}>/.test(source)) return undefined;
    const last = this.#lastQuotation;
    const goesOn = this.#quotations > 0 && source[last.length] === '\n' && source.startsWith(last);
    const moreThan = this.lexer.state.top ? /^ {0,3}>[\d=]/ : /^ {0,3}> ?[\d=]/;
    if (!goesOn && moreThan.test(source)) return undefined;
    const { lastToken, ...state } = this.lexer.state;
    this.lexer.state = state;
    this.#quotations += 1;
    const token = super.blockquote(source.slice(0, endOfQuotation(source)));
    this.#quotations -= 1;
    if (lastToken) this.lexer.state.lastToken = lastToken;
    this.#lastQuotation = token?.raw ?? '';
    return token;
  }

  /** Of a row that has more cells than the table columns, marked leaves out those behind the last. */
  override table(source: string): Tokens.Table | undefined {
    const token = super.table(source);
    if (!token) return undefined;
    const columns = token.header.length;
    const lines = token.raw.split('\n').slice(2);
    const rows = token.rows.map((cells, index) => {
      const line = lines[index] ?? '';
      const places = cellsOfRow(line, columns);
      return cells.map((cell, column): Tokens.TableCell => {
        const { from, to } = places[column] ?? { from: 0, to: 0 };
        const text = line.slice(from, to).replaceAll('\\|', '|');
        return text === cell.text ? cell : { ...cell, text, tokens: this.lexer.inline(text) };
      });
    });
    return { ...token, rows };
  }

  /** What opens emphasis is looked for to the end of the text: marks that nothing closes would cost its square. */
  override emStrong(source: string, masked: string, before?: string): Tokens.Em | Tokens.Strong | undefined {
    if (!/^[*_]/.test(source) || this.#search <= 0 || isStarOfName(source, before)) return undefined;
    const token = super.emStrong(source, masked, before);
    if (token) return token;
    this.#search -= source.length;
    const raw = closedBeforeLetters.exec(masked.slice(-source.length))?.[0].length;
    if (!raw) return undefined;
    const text = source.slice(2, raw - 2);
    return { type: 'strong', raw: source.slice(0, raw), text, tokens: this.lexer.inlineTokens(text) };
  }

  /** One tilde strikes nothing out: it says "about", or lowers what stands between two, as in H~2~O. */
  override del(source: string, masked: string, before?: string): Tokens.Del | undefined {
    if (!source.startsWith('~~') || this.#search <= 0) return undefined;
    const token = super.del(source, masked, before);
    if (!token) this.#search -= source.length;
    return token;
  }
}

/** Where a quotation is cut if not before. */
function endOfQuotation(source: string): number {
  let breaks = 0;
  let wasMarked = true;
  for (let from = 0; from < source.length; ) {
    const end = source.indexOf('\n', from);
    const to = end < 0 ? source.length : end;
    const head = source.slice(from, Math.min(to, from + 4));
    if (head.trim() === '' && to - from < 4) return source.length;
    const isMarked = /^ {0,3}>/.test(head);
    if (isMarked && !wasMarked) breaks += 1;
    if (breaks >= maxBreaks) return from;
    wasMarked = isMarked;
    from = to + 1;
  }
  return source.length;
}
