import { expect, test } from 'vitest';
import { withWrittenSigns } from './written-signs.ts';

test.each([
  ['flowchart TD', 'A{eGFR?} -->|>=60| B', 'A{eGFR?} -->|#gt;=60| B'],
  ['flowchart TD', 'A[">75 years"] --> B["K+ >5.5 mmol/L"]', 'A["#gt;75 years"] --> B["K+ #gt;5.5 mmol/L"]'],
  ['graph LR', 'A[LDL<goal] <--> B(p<q; HbA1c ≥7%)', 'A[LDL#lt;goal] <--> B(p#lt;q; HbA1c ≥7%)'],
  ['graph LR', 'A{{Age > 75}} ==> B([a (b<c)]) --- C', 'A{{Age #gt; 75}} ==> B([a (b#lt;c)]) --- C'],
  ['flowchart TD', 'A["One<br/>two <b>bold</b> <3"]', 'A["One<br/>two <b>bold</b> #lt;3"]'],
  ['flowchart TD', 'A --> B & C <-.-> D', 'A --> B & C <-.-> D'],
  ['flowchart TD', 'A>flag] --> B["a > b"]', 'A>flag] --> B["a #gt; b"]'],
  ['flowchart TD', 'A["it is (a"] --> B[x > y]', 'A["it is (a"] --> B[x #gt; y]'],
  ['flowchart TD', 'subgraph S ["p < 0.05"]', 'subgraph S ["p #lt; 0.05"]'],
  ['stateDiagram-v2', 'A --> B : eGFR >60', 'A --> B : eGFR #gt;60'],
  ['stateDiagram-v2', 'state "LDL<goal" as L\n[*] --> L', 'state "LDL#lt;goal" as L\n[*] --> L'],
  ['mindmap', '  root((LDL<goal))\n    >75 years', '  root((LDL#lt;goal))\n    #gt;75 years'],
  ['sequenceDiagram', 'A->>B: a > b', 'A->>B: a > b'],
])('a diagram (%s) %j names the signs of its labels, and keeps its lines', (head, lines, written) =>
  expect(withWrittenSigns(`${head}\n${lines}`)).toBe(`${head}\n${written}`),
);
