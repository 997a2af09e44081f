import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { notesOf } from './release-notes.ts';

// The parser is made for bundlers: it imports JSON without saying so, which Node asks for.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
  '@actions/workflow-parser'
);

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.github/workflows');

describe.each(readdirSync(folder))('the workflow %s', (name) => {
  const content = readFileSync(path.join(folder, name), 'utf8');

  it('is one that GitHub understands', async () => {
    const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
    const template = value && (await convertWorkflowTemplate(context, value));
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
    expect(template?.jobs.length).toBeGreaterThan(0);
  });

  it('may no more than it says, and takes no action of a moving branch', () => {
    expect(parse(content).permissions).toEqual({ contents: 'read' });
    const actions = [...content.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
  });

  it('runs scripts that exist', () => {
    const files = [
      ...content.matchAll(/(?:node |dockerfile: |file: |--file )?((?:scripts|deploy|\.ci)\/[\w./-]+)/g),
    ];
    expect(files.length).toBeGreaterThan(0);
    for (const [, file = ''] of files) expect(existsSync(path.join(root, file)), file).toBe(true);
  });
});

it('the notes of a release are what its heading has, and there is no release without', () => {
  const changelog =
    '# Changelog\n\n## Unreleased\n\n- New\n\n## 0.2.0 – 2026-12-01\n\n- Old\n\n## 0.1.0 – 2026-11-01\n';
  expect(notesOf('0.2.0', changelog)).toBe('- Old');
  expect(() => notesOf('0.1.0', changelog)).toThrow('0.1.0');
  expect(() => notesOf('0.2', changelog)).toThrow('0.2');
});
