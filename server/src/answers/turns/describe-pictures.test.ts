import { blockFences, blockKinds, readBlock } from '@sextant/contracts/blocks/index';
import { describe, expect, it } from 'vitest';
import { describePictures } from './describe-pictures.ts';
import { buildPrompt } from './prompt.ts';

describe('what engines are told of pictures', () => {
  it.each(blockKinds)('holds an example of %s that is drawn as it stands', (kind) => {
    expect(readBlock(kind, blockFences[kind].example)).toMatchObject({ ok: true });
    expect(describePictures()).toContain(`\`\`\`${kind}\n${blockFences[kind].example}\n\`\`\``);
  });

  it('is short, and part of what every engine is told', () => {
    expect(describePictures().length).toBeLessThan(3_500);
    expect(JSON.stringify(buildPrompt('claude', [], 'Why?')[0])).toContain('between $$ and $$');
  });
});
