import { readBlock } from '@sextant/contracts/blocks/index';
import { expect, test } from 'vitest';
import { connectionInWords, connections } from './connections.ts';

/** What a flow chart says, read as an answer writes it. */
function said(lines: string): string[] {
  const read = readBlock('mermaid', `flowchart LR\n${lines}`);
  if (!read.ok) throw new Error(read.reason);
  return connections(read.block).map(connectionInWords);
}

test.each([
  ['A["Angiotensin I"] -->|ACE| B["Angiotensin II"]', ['Angiotensin I – ACE → Angiotensin II']],
  ['A["MDM2"] --x B["p53"]', ['MDM2 – cross at its end – p53']],
  ['A -- inhibits --x B', ['A – inhibits, cross at its end – B']],
  ['A --o B', ['A – circle at its end – B']],
  ['A --- B', ['A – no arrow – B']],
  ['A <--> B', ['A – arrow at both ends – B']],
  ['A -. inhibits .-> B', ['A – inhibits → B']],
  ['A -.-> B -.- C', ['A → B', 'B – no arrow – C']],
  ['A -. "p < 0.05" .-> B', ['A – p < 0.05 → B']],
  ['A == "strongly" ==> B', ['A – strongly → B']],
  ['A -- "blocks" --> B[COX-2]', ['A – blocks → COX-2']],
  ['ACE-2 --> IL-6', ['ACE-2 → IL-6']],
  ['a.b-->c', ['a.b → c']],
  ['A --> B["text; more"]', ['A → text; more']],
  ['A -->|"yes; no"| B', ['A – yes; no → B']],
  ['A["α<br/>ketoglutarate (2-OG)"] <--> B(("Glu"))', ['α ketoglutarate (2-OG) – arrow at both ends – Glu']],
  ['A & B --> C & D', ['A → C', 'A → D', 'B → C', 'B → D']],
  ['A --> B; B --> C', ['A → B', 'B → C']],
  ['A -->\nB\n--> C', ['A → B', 'B → C']],
  ['A ~~~ B --> C', ['B → C']],
  ['A --> B\nclassDef good fill:green\nclass A,B good', ['A → B']],
  ['class --> A\nA --> class', ['class → A', 'A → class']],
  ['subgraph S [The cell]\ndirection TB\nC{x?} --> D>y]\nend\nS --> E[/z/]', ['x? → y', 'The cell → z']],
  ['A["Insulin\n style of action"] --> B\nstyle A fill:red', ['Insulin style of action → B']],
])('%s', (lines, connections) => {
  expect(said(lines)).toEqual(connections);
});

test.each(['A --> B\nB ?? C', 'A --> B\nC -->', 'A --> B["x', 'A --> B C', 'A --> B\n"C" --> D'])(
  'a chart of which a line cannot be read says nothing, rather than too little: %s',
  (lines) => {
    expect(said(lines)).toEqual([]);
  },
);
