import { type HostileAnswer, inFences, inJsonFences, run, stranger } from './answer.ts';

const markup = `<img src=x onerror="${run}">`;
const row = { label: 'DAPA-HF', value: 0.74, low: 0.65, high: 0.85 };
const plot = (more: object) => ({ measure: 'hazard-ratio', rows: [row], ...more });
const times = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));

const forests = [
  plot({
    title: markup,
    left_label: `<script>${run}</script>`,
    right_label: '</text></svg><script>alert(1)</script>',
  }),
  plot({ rows: [{ ...row, label: markup }] }),
  plot({ rows: [{ ...row, label: `x" onload="${run}` }], unit: '"><svg onload=alert(1)>' }),
  plot({ rows: [{ ...row, work: `javascript:${run}` }] }),
  plot({ rows: [{ ...row, value: 1e308, low: -1e308, high: 1e308 }] }),
  plot({ measure: 'mean-difference', rows: [{ ...row, value: 0, low: -1e308, high: 1e308 }] }),
  plot({ rows: [{ ...row, value: 1e-300, low: 1e-308, high: 1e300 }] }),
  plot({ rows: [{ ...row, value: 1, low: 1, high: 1 }] }),
  plot({ measure: 'mean-difference', rows: [{ ...row, value: 5e-324, low: 0, high: 1e-323 }] }),
  plot({ rows: times(60, (index) => ({ ...row, label: `${'W'.repeat(199)}${index % 10}` })) }),
  plot({ rows: times(20_000, () => row) }),
  plot({ measure: '__proto__' }),
  plot({ measure: 'constructor' }),
  plot({ rows: { length: 1e9 } }),
  plot({ rows: [{ ...row, n: 1e300, weight: -1 }] }),
];

const tables = [
  { columns: [markup, 'b'], rows: [[`<script>${run}</script>`, `javascript:${run}`]] },
  { columns: ['__proto__', 'constructor'], rows: [['1', '2']] },
  times(3, () => ({ constructor: 1, toString: 2, hasOwnProperty: 3 })),
  { columns: times(5_000, (index) => `c${index}`), rows: [] },
  { columns: ['a'], rows: times(20_000, () => ['1']) },
  { columns: ['a'], rows: [['x'.repeat(90_000)]] },
  { title: markup, columns: ['n'], rows: times(500, (index) => [`${index}e300`]) },
];

const texts = [
  `a,b\n"${'""'.repeat(30_000)}`,
  `a,b\n${'"'.repeat(50_000)}`,
  `${','.repeat(90_000)}`,
  `${'|'.repeat(90_000)}\n${'|'.repeat(90_000)}`,
  `=cmd|' /C calc'!A0,=HYPERLINK("${stranger}")\n@SUM(1),+1`,
  `${'\t'.repeat(40_000)}\n${' '.repeat(50_000)}x`,
  `a|b\n${'\\|'.repeat(40_000)}`,
];

const brokenJson = (source: string) => [source, `{"rows": ${source}`, `${source}${source}`];

const molecules = [
  markup,
  `CCO ${markup}`,
  `CCO <script>${run}</script>\nC"onload="alert(1) x`,
  'C'.repeat(300),
  `${'C('.repeat(99)}C${')'.repeat(99)}`,
  `${'C1CC1'.repeat(58)}`,
  `${'(('.repeat(140)}C`,
  `C${'%99'.repeat(98)}`,
  'C12C3C4C1C5C2C3C45 cubane\nC1%10%11C2%12C3C1C4C2C3C4%10%11%12 cage',
  'C1CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC1',
  'C12=C3C4=C5C1=C1C6=C7C2=C2C8=C3C3=C9C4=C4C%10=C5C5=C1C1=C6C6=C%11C7=C2C2=C7C8=C3C3=C8C9=C4C4=C9C%10=C5C5=C1C1=C6C6=C%11C2=C2C7=C3C3=C8C4=C4C9=C5C1=C1C6=C2C3=C41 fullerene',
  `[${'Xx'.repeat(140)}]`,
  '[999999999999999999999C@@@@@@+99999999]',
  `${'.'.repeat(299)}`,
  `${'C=C'.repeat(20)}\n`.repeat(6),
  `${'C\n'.repeat(2_000)}`,
];

const atom = (index: number, x: number) =>
  `ATOM  ${String(index % 99_999).padStart(5)}  CA  ALA A${String(index % 9_999).padStart(4)}    ${String(x).padStart(8)}${String(x).padStart(8)}${String(x).padStart(8)}  1.00  0.00           C`;

const structures = [
  '../../api/v1/profile/',
  '{"pdb": "../../etc"}',
  `{"pdb": "1CRN", "title": ${JSON.stringify(markup)}}`,
  `{"uniprot": "P69905/../../x"}`,
  `{"pdb": "1CRN", "__proto__": {"polluted": 1}}`,
  `{"url": "${stranger}/x.pdb"}`,
  `TITLE     <script>${run}</script>\n${atom(1, 1)}`,
  `${Array.from({ length: 4_900 }, (_, index) => atom(index, index % 50)).join('\n')}`,
  `${Array.from({ length: 4_000 }, (_, index) => atom(index, 1)).join('\n')}`,
  `${atom(1, Number.NaN)}\n${atom(2, 1e300)}`,
  `100000000\nx\nC 0 0 0`,
  `2\n<img src=x>\nC 0 0 0\nC 1e308 -1e308 1e308`,
  `_atom_site.x\n${'loop_\n'.repeat(20_000)}`,
  `${'ATOM  '.repeat(60_000)}`,
  `MODEL 1\n${atom(1, 1)}\n${'CONECT    1    1    1    1    1\n'.repeat(8_000)}`,
];

export const blocks: HostileAnswer[] = [
  ...inJsonFences('forest', forests),
  ...inJsonFences('table', tables),
  ...inFences('table', texts),
  ...inFences('forest', brokenJson('[[[[')),
  ...inFences('forest', [
    `{"rows": [${'{},'.repeat(12_000)}{}]}`,
    `${'['.repeat(39_000)}`,
    `{"a\\u0000": "\\ud800"}`,
  ]),
  ...inFences('smiles', molecules),
  ...inFences('structure', structures),
];
