import { expect, it } from 'vitest';
import { upright } from './upright.ts';

it.each([
  ['flowchart LR\n A --> B', 'flowchart TB\n A --> B'],
  ['graph RL\n A --> B', 'graph TB\n A --> B'],
  ['timeline\n title T\n 1921 : A', 'timeline TD\n title T\n 1921 : A'],
  ['timeline LR\n 1921 : A', 'timeline TD\n 1921 : A'],
  ['timeline TD\n 1921 : A', 'timeline TD\n 1921 : A'],
  ['mindmap\n root', 'mindmap\n root'],
])('%j runs down as %j', (source, expected) => expect(upright(source)).toBe(expected));
