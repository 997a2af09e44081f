import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Node, type Operand, parseTemplate } from './parse-template.ts';
import { functions, isTrue } from './template-functions.ts';

interface Scope {
  dot: unknown;
  names: Readonly<Record<string, unknown>>;
}

/**
 * Renders a chart's templates as `helm template sextant` does, for machines without Helm, in what they use of Go's
 * templates. Stricter in one thing: a value that values.yaml does not name is an error.
 * @param changes what is set beside values.yaml, by `a.b.c`
 * @returns file → text
 */
export function renderChart(
  chart: string,
  changes: Readonly<Record<string, unknown>> = {},
): Map<string, string> {
  const values = parse(readFileSync(path.join(chart, 'values.yaml'), 'utf8'));
  for (const [name, value] of Object.entries(changes)) set(values, name.split('.'), value);
  const { version, appVersion } = parse(readFileSync(path.join(chart, 'Chart.yaml'), 'utf8'));
  const folder = path.join(chart, 'templates');
  const files = readdirSync(folder).map((file) => ({
    file,
    nodes: parseTemplate(readFileSync(path.join(folder, file), 'utf8')),
  }));
  const templates = new Map<string, Node[]>();
  for (const { nodes } of files)
    for (const node of nodes) if (node.kind === 'define') templates.set(node.name, node.body);
  const root = {
    Values: values,
    Chart: { Version: version, AppVersion: appVersion },
    Release: { Name: 'sextant', Namespace: 'default', Service: 'Helm' },
  };
  const scope = { dot: root, names: { $: root } };
  const rendered = files
    .filter(({ file }) => !file.startsWith('_'))
    .map(({ file, nodes }) => [file, render(nodes, scope, templates)] as const);
  return new Map(rendered);
}

function set(within: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown): void {
  if (!(name in within)) throw new Error(`values.yaml has no ${name}.`);
  if (rest.length === 0) within[name] = value;
  else set(within[name] as Record<string, unknown>, rest, value);
}

function render(nodes: readonly Node[], scope: Scope, templates: ReadonlyMap<string, Node[]>): string {
  const result = (pipeline: readonly Operand[][]) => evaluate(pipeline, scope, templates);
  const within = (body: readonly Node[], inner: Scope) => render(body, inner, templates);
  let text = '';
  for (const node of nodes) {
    if (node.kind === 'text') text += node.text;
    else if (node.kind === 'output') text += String(result(node.pipeline));
    else if (node.kind === 'if')
      text += within(isTrue(result(node.pipeline)) ? node.body : node.otherwise, scope);
    else if (node.kind === 'with') {
      const dot = result(node.pipeline);
      text += isTrue(dot) ? within(node.body, { ...scope, dot }) : within(node.otherwise, scope);
    } else if (node.kind === 'range') {
      const [key = '', value = ''] = node.names;
      const entries = Object.entries(result(node.pipeline) as object).sort(([a], [b]) => (a < b ? -1 : 1));
      for (const [name, dot] of entries)
        text += within(node.body, { dot, names: { ...scope.names, [key]: name, [value]: dot } });
    }
  }
  return text;
}

function evaluate(
  pipeline: readonly Operand[][],
  scope: Scope,
  templates: ReadonlyMap<string, Node[]>,
): unknown {
  const read = (operand: Operand): unknown => {
    if (operand.kind === 'value') return operand.value;
    if (operand.kind === 'pipeline') return evaluate(operand.commands, scope, templates);
    if (operand.kind === 'call') return call(operand.name, []);
    const start = operand.from ? scope.names[operand.from] : scope.dot;
    return operand.fields.reduce((value, field) => {
      if (!(field in (value as object))) throw new Error(`There is no ${operand.fields.join('.')}.`);
      return (value as Record<string, unknown>)[field];
    }, start);
  };
  const call = (name: string, given: unknown[]): unknown => {
    if (name === 'include') {
      const body = templates.get(String(given[0]));
      if (!body) throw new Error(`No template is named ${given[0]}.`);
      return render(body, { dot: given[1], names: { $: given[1] } }, templates);
    }
    const known = functions[name];
    if (!known) throw new Error(`${name} is a function that is not known here.`);
    return known(...given);
  };
  let piped: unknown[] = [];
  for (const [first, ...rest] of pipeline) {
    if (!first) throw new Error('A pipeline has an empty part.');
    const given = [...rest.map(read), ...piped];
    piped = [first.kind === 'call' ? call(first.name, given) : read(first)];
  }
  return piped[0];
}
