/** A value of a template: a path such as `.Values.image.tag` or `$name`, a text, a number, or a pipeline in brackets. */
export type Operand =
  | { kind: 'path'; from: string; fields: string[] }
  | { kind: 'value'; value: string | number }
  | { kind: 'call'; name: string }
  | { kind: 'pipeline'; commands: Operand[][] };

export type Node =
  | { kind: 'text'; text: string }
  | { kind: 'output'; pipeline: Operand[][] }
  | { kind: 'if' | 'with'; pipeline: Operand[][]; body: Node[]; otherwise: Node[] }
  | { kind: 'range'; names: string[]; pipeline: Operand[][]; body: Node[] }
  | { kind: 'define'; name: string; body: Node[] };

const action = /\{\{(-?)\s*([\s\S]*?)\s*(-?)\}\}/g;

/** Takes a Go template apart, as far as the chart uses them. @throws Error at what it does not know */
export function parseTemplate(source: string): Node[] {
  const pieces: { text?: string; words?: string }[] = [];
  let end = 0;
  let trims = false;
  const text = (until: number, trimsEnd: boolean) => {
    let piece = source.slice(end, until);
    if (trims) piece = piece.trimStart();
    if (trimsEnd) piece = piece.trimEnd();
    pieces.push({ text: piece });
  };
  for (const match of source.matchAll(action)) {
    text(match.index, match[1] === '-');
    pieces.push({ words: match[2] as string });
    end = match.index + match[0].length;
    trims = match[3] === '-';
  }
  text(source.length, false);
  const nodes = parseBody(pieces);
  if (pieces.length > 0) throw new Error(`"${pieces[0]?.words}" ends nothing.`);
  return nodes;
}

function parseBody(pieces: { text?: string; words?: string }[]): Node[] {
  const nodes: Node[] = [];
  while (pieces.length > 0 && !/^(?:end$|else)/.test(pieces[0]?.words ?? '')) {
    const { text, words = '' } = pieces.shift() ?? {};
    const [, keyword = '', rest = ''] = /^(if|with|range|define)\s+([\s\S]*)$/.exec(words) ?? [];
    if (text !== undefined) nodes.push({ kind: 'text', text });
    else if (keyword === 'define')
      nodes.push({ kind: 'define', name: JSON.parse(rest), body: closed(pieces) });
    else if (keyword === 'range') {
      const [, names = '', pipeline = rest] = /^(\$[\s\S]*?):=([\s\S]*)$/.exec(rest) ?? [];
      const named = names.split(',').map((name) => name.trim());
      nodes.push({ kind: 'range', names: named, pipeline: parsePipeline(pipeline), body: closed(pieces) });
    } else if (keyword === 'if' || keyword === 'with') {
      const body = parseBody(pieces);
      const hasElse = pieces[0]?.words === 'else';
      if (hasElse) pieces.shift();
      const otherwise = hasElse ? parseBody(pieces) : [];
      if (pieces.shift()?.words !== 'end') throw new Error(`"${words}" has no end.`);
      nodes.push({ kind: keyword, pipeline: parsePipeline(rest), body, otherwise });
    } else nodes.push({ kind: 'output', pipeline: parsePipeline(words) });
  }
  return nodes;
}

function closed(pieces: { text?: string; words?: string }[]): Node[] {
  const body = parseBody(pieces);
  if (pieces.shift()?.words !== 'end') throw new Error('A range or define has no end.');
  return body;
}

function parsePipeline(words: string): Operand[][] {
  const tokens = words.match(/"(?:[^"\\]|\\.)*"|[()|]|[^\s()|]+/g) ?? [];
  const commands = commandsOf(tokens);
  if (tokens.length > 0) throw new Error(`"${words}" has a bracket too many.`);
  return commands;
}

function commandsOf(tokens: string[]): Operand[][] {
  const commands: Operand[][] = [[]];
  for (let token = tokens.shift(); token && token !== ')'; token = tokens.shift()) {
    if (token === '|') commands.push([]);
    else
      commands
        .at(-1)
        ?.push(token === '(' ? { kind: 'pipeline', commands: commandsOf(tokens) } : operandOf(token));
  }
  return commands;
}

function operandOf(token: string): Operand {
  if (token.startsWith('"')) return { kind: 'value', value: JSON.parse(token) };
  if (/^-?\d+$/.test(token)) return { kind: 'value', value: Number(token) };
  if (/^[.$]/.test(token)) {
    const [from = '', ...fields] = token.split('.');
    return { kind: 'path', from, fields: fields.filter(Boolean) };
  }
  return { kind: 'call', name: token };
}
