import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import questions from '../server/src/literature/sources/library/bundled/sample-questions.json' with {
  type: 'json',
};

test('the README names the sample questions as the product offers them', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  for (const { question } of questions) expect(readme).toContain(`- ${question}\n`);
});
