/** A piece of a text with tags: words, or what a tag makes of what stands in it. */
export type TaggedText = string | { tag: Tag; pieces: TaggedText[] };
export type Tag = 'br' | 'sub' | 'sup' | 'strong' | 'em' | 'mark' | 'u' | 'del' | 'kbd';

/** What a tag looks like; null for one of which only the words are left. */
const looks = {
  sub: 'sub',
  sup: 'sup',
  b: 'strong',
  strong: 'strong',
  summary: 'strong',
  i: 'em',
  em: 'em',
  mark: 'mark',
  u: 'u',
  ins: 'u',
  s: 'del',
  del: 'del',
  kbd: 'kbd',
  small: null,
} as const satisfies Record<string, Tag | null>;

/** Tags within one another: deeper ones are shown as they were written. */
const deepest = 6;

const raised = String.raw`[\p{L}\p{N}+\-−–.,*†‡]{1,12}`;
const signs = new RegExp(
  [
    String.raw`(?<br><br\s{0,3}\/?>)`,
    String.raw`(?<fold><\/?details(?:\sopen)?>\n?)`,
    `<(?<end>/?)(?<name>${Object.keys(looks).join('|')})>`,
    // As Pandoc writes them: H~2~O, 10^-3^.
    String.raw`(?<=[\p{L})\]])~(?<sub>${raised})~(?!~)`,
    String.raw`\^(?<sup>${raised})\^`,
    // A footnote that no check knows.
    String.raw`\[\^(?<note>[\p{L}\p{N}][\p{L}\p{N}_-]{0,40})\]`,
    String.raw`(?<![\s\S])\[!(?<alert>NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]`,
  ].join('|'),
  'giu',
);

/** What a tag that was not closed yet holds so far. */
interface Open {
  name: string;
  written: string;
  pieces: TaggedText[];
}

class Tree {
  readonly #open: Open[] = [{ name: '', written: '', pieces: [] }];

  add(piece: TaggedText | undefined) {
    if (piece) this.#open.at(-1)?.pieces.push(piece);
  }

  begin(name: string, written: string) {
    if (this.#open.length > deepest) this.add(written);
    else this.#open.push({ name, written, pieces: [] });
  }

  end(name: string, written: string) {
    const last = this.#open.at(-1) as Open;
    if (last.name !== name) return this.add(written);
    this.#open.pop();
    const tag = looks[name as keyof typeof looks];
    if (tag === null) for (const piece of last.pieces) this.add(piece);
    else this.add({ tag, pieces: last.pieces });
  }

  /** What nothing closed is text. */
  pieces(): TaggedText[] {
    return this.#open.flatMap(({ pieces, written }) => (written ? [written, ...pieces] : pieces));
  }
}

/** A word as it begins a line: "Note". */
const asTitle = (word: string) => word[0] + word.slice(1).toLowerCase();

/**
 * Cuts a text at the few signs that say how words look: raised and lowered letters, new lines, weight. Tags have no
 * attributes, and no other tag is known: those stay text. Of what unfolds only the words are left.
 */
export function splitTags(text: string): TaggedText[] {
  const tree = new Tree();
  let end = 0;
  for (const { 0: written, groups = {}, index } of text.matchAll(signs)) {
    tree.add(text.slice(end, index));
    end = index + written.length;
    const { alert, br, name, note, sub, sup = note } = groups;
    if (name) tree[groups.end ? 'end' : 'begin'](name.toLowerCase(), written);
    else if (br) tree.add({ tag: 'br', pieces: [] });
    else if (sub) tree.add({ tag: 'sub', pieces: [sub] });
    else if (sup) tree.add({ tag: 'sup', pieces: [sup] });
    else if (alert) tree.add({ tag: 'strong', pieces: [asTitle(alert)] });
  }
  tree.add(text.slice(end));
  return tree.pieces();
}

const wordsOf = (piece: TaggedText): string => {
  if (typeof piece === 'string') return piece;
  if (piece.tag === 'br') return ' ';
  const words = piece.pieces.map(wordsOf).join('');
  return piece.tag === 'sup' ? `^${words}` : words;
};

/** A text as it reads without its tags: 10<sup>9</sup> is not 109. */
export const withoutTags = (text: string): string => splitTags(text).map(wordsOf).join('');
