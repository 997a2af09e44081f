import { describe, expect, test } from 'vitest';
import { type BlockKind, readBlock, readNumber } from './index.ts';

const json = (value: unknown) => JSON.stringify(value);
const reasonOf = (kind: BlockKind, source: string) => {
  const read = readBlock(kind, source);
  return read.ok ? null : read.reason;
};
const blockOf = <Kind extends BlockKind>(kind: Kind, source: string) => {
  const read = readBlock(kind, source);
  if (!read.ok) throw new Error(read.reason);
  return read.block;
};

describe('a forest plot', () => {
  const row = { label: 'DAPA-HF', value: 0.74, low: 0.65, high: 0.85 };
  test('is read with all that it may have', () => {
    const plot = {
      title: 'Heart failure',
      measure: 'hazard-ratio',
      left_label: 'Favours drug',
      rows: [{ ...row, n: 4744, weight: 60, work: '1' }],
      pooled: { ...row, label: 'All' },
    };
    expect(blockOf('forest', json(plot))).toEqual(plot);
  });
  test.each([
    ['{"measure": "hazard-ratio", "rows": [', /Not JSON/],
    [json({ measure: 'p-value', rows: [row] }), /^measure: /],
    [json({ measure: 'odds-ratio', rows: [] }), /^rows: /],
    [json({ measure: 'odds-ratio', rows: [{ ...row, low: 0.8 }] }), /between low and high/],
    [json({ measure: 'odds-ratio', rows: [{ ...row, low: 0 }] }), /above 0.*DAPA-HF/],
    [json({ measure: 'odds-ratio', rows: Array(61).fill(row) }), /^rows: /],
    [' '.repeat(40_001), /Longer than 40,000/],
  ])('is refused with a reason: %s', (source, reason) => expect(reasonOf('forest', source)).toMatch(reason));
  test('of differences may lie at and below 0', () =>
    expect(reasonOf('forest', json({ measure: 'mean-difference', rows: [{ ...row, low: -2 }] }))).toBeNull());
});

describe('a table', () => {
  const expected = {
    title: null,
    columns: ['Study', 'n'],
    rows: [
      ['A, B', '1,200'],
      ['C "D"', ''],
    ],
  };
  test.each([
    ['CSV', 'Study,n\n"A, B","1,200"\n"C ""D""",'],
    ['tabs', 'Study\tn\nA, B\t1,200\nC "D"\t'],
    ['Markdown', '| Study | n |\n|---|--:|\n| A, B | 1,200 |\n| C "D" | |'],
    [
      'JSON',
      json({
        columns: ['Study', 'n'],
        rows: [
          ['A, B', '1,200'],
          ['C "D"', null],
        ],
      }),
    ],
    ['records', json([{ Study: 'A, B', n: '1,200' }, { Study: 'C "D"' }])],
  ])('is read from %s', (_form, source) => expect(blockOf('table', source)).toEqual(expected));
  test.each([
    ['Study,"HR (95% CI); p",n\nA,"0.7; 0.01",5', ['Study', 'HR (95% CI); p', 'n']],
    ['"Study, arm";n\nA;5', ['Study, arm', 'n']],
    ['"a ""b""; c",n\nA,5', ['a "b"; c', 'n']],
  ])('is parted by the mark outside quotation marks: %s', (source, columns) =>
    expect(blockOf('table', source).columns).toEqual(columns),
  );
  test.each([
    ['a,b\n1', /1 cells, and the header 2/],
    ['a,b', /no rows/],
    [json({ columns: ['a'], rows: [[{}]] }), /columns/],
    [`a\n${'1\n'.repeat(501)}`, /500 rows/],
    ['', /./],
  ])('is refused with a reason: %s', (source, reason) => expect(reasonOf('table', source)).toMatch(reason));
  test.each([
    ['1,234.5', 1234.5],
    ['−3', -3],
    ['45 %', 45],
    ['< 0.001', 0.001],
    ['.5', 0.5],
    ['0,855', null],
    ['−0,030', null],
    ['1,020', 1020],
    ['1-2', null],
    ['', null],
    ['12 mg', null],
  ])('reads the number in "%s"', (cell, number) => expect(readNumber(cell)).toBe(number));
});

describe('a chart', () => {
  const chart = {
    data: { values: [{ year: 2020, n: 3 }] },
    mark: 'bar',
    encoding: { x: { field: 'year' }, y: { field: 'n' } },
  };
  test('keeps its rows beside it, and loses its own look', () => {
    const block = blockOf(
      'vega-lite',
      json({ ...chart, title: { text: ['Papers', 'by year'] }, config: {}, background: 'red' }),
    );
    expect(block.title).toBe('Papers by year');
    expect(block.rows).toEqual([{ year: 2020, n: 3 }]);
    expect(Object.keys(block.spec).sort()).toEqual(['data', 'encoding', 'mark', 'title']);
  });
  test.each([
    ['a quantitative channel', { encoding: { y: { field: 'n', type: 'quantitative' } } }],
    [
      'one of a layer',
      { mark: undefined, layer: [{ mark: 'line', encoding: { y: { field: 'n', type: 'quantitative' } } }] },
    ],
    ['a bin', { encoding: { x: { field: 'n', bin: true } } }],
    ['a fold', { transform: [{ fold: ['n', 'm'] }] }],
    [
      'a repetition',
      {
        repeat: { layer: ['n'] },
        mark: undefined,
        spec: { mark: 'line', encoding: { y: { field: { repeat: 'layer' }, type: 'quantitative' } } },
      },
    ],
  ])(
    'has nothing for a blank in %s, which would be drawn as 0, and keeps one that is a name',
    (_what, part) => {
      const values = [
        { n: '', week: '' },
        { n: ' ', week: 'a' },
        { n: 0, week: 'b' },
        { n: 'NA', week: 'c' },
      ];
      const { spec } = blockOf('vega-lite', json({ ...chart, encoding: {}, data: { values }, ...part }));
      expect(spec.data).toEqual({
        values: [
          { n: null, week: '' },
          { n: null, week: 'a' },
          { n: 0, week: 'b' },
          { n: 'NA', week: 'c' },
        ],
      });
    },
  );
  const interval = (hi: unknown, ...more: object[]) => ({
    data: { values: [{ os: 18.5, lo: 14.2, hi }, ...more] },
  });
  const rule = { x: { field: 'lo', type: 'quantitative' }, x2: { field: 'hi' } };
  const logarithmic = { field: 'os', type: 'quantitative', scale: { type: 'log' } };
  const layered = {
    ...chart,
    mark: undefined,
    encoding: {},
    layer: [
      { mark: 'rule', encoding: rule },
      { mark: 'point', encoding: { x: { field: 'os', type: 'quantitative' } } },
    ],
  };
  const besideLog = [
    { mark: 'rule', encoding: { x: { field: 'os', type: 'quantitative' }, x2: { field: 'hi' } } },
    { mark: 'point', encoding: { x: logarithmic } },
  ];
  const around = { y: { field: 'lo', type: 'quantitative' } };
  test.each([
    ['of a rule', { ...chart, mark: 'rule', encoding: rule }],
    ['of a layer', layered],
    [
      'told around it',
      { ...layered, encoding: around, layer: [{ mark: 'area', encoding: { y2: { field: 'hi' } } }] },
    ],
  ])('looks at the far end of an interval as at the near one: %s', (_what, spec) => {
    const next = { os: 20, lo: 15, hi: 25.1 };
    const { spec: read } = blockOf('vega-lite', json({ ...spec, ...interval('', next) }));
    expect(read.data).toEqual(interval(null, next).data);
    expect(reasonOf('vega-lite', json({ ...spec, ...interval('25.1*') }))).toMatch(
      /"25.1\*" of "hi" is no number/,
    );
    expect(reasonOf('vega-lite', json({ ...spec, ...interval(null) }))).toMatch(/No row has a value of "hi"/);
  });
  test.each([
    ['its own', { ...chart, mark: 'rule', encoding: { x: logarithmic, x2: { field: 'hi' } } }],
    ["a neighbour's", { ...layered, layer: besideLog }],
  ])('has no place for the far end of an interval at 0 on a logarithmic axis: %s', (_whose, spec) => {
    expect(reasonOf('vega-lite', json({ ...spec, ...interval(0) }))).toMatch(/no place for 0 of "hi"/);
    expect(reasonOf('vega-lite', json({ ...spec, ...interval(25.1) }))).toBeNull();
  });
  const dated = (values: unknown[], x: object = {}, more: object = {}) => ({
    ...chart,
    data: { values: values.map((when) => ({ when, n: 1 })) },
    encoding: { x: { field: 'when', type: 'temporal', ...x }, y: { field: 'n', type: 'quantitative' } },
    ...more,
  });
  test.each([
    [2015, '2015/01/01'],
    ['2015', '2015/01/01'],
    ['2015-03', '2015/03/01'],
    ['2015-03-09', '2015/03/09'],
    ['2015-03-09T10:00', '2015-03-09T10:00'],
    ['2015-03-09T10:00:00Z', '2015-03-09T10:00:00Z'],
    ['9 March 2015', '9 March 2015'],
    ['Mar 2015', 'Mar 2015'],
    ['12/31/2015', '12/31/2015'],
    [1_420_070_400_000, 1_420_070_400_000],
    [null, null],
  ])('has the day that %j names, wherever it is read', (written, read) => {
    const { rows, spec } = blockOf('vega-lite', json(dated([written])));
    expect(spec.data).toEqual({ values: [{ when: read, n: 1 }] });
    expect(rows).toEqual([{ when: written, n: 1 }]);
  });
  test('has the days of Greenwich where it asks for them, and axes and lines of the same days', () => {
    for (const x of [{ scale: { type: 'utc' } }, { timeUnit: 'utcyear' }])
      expect(blockOf('vega-lite', json(dated([2015], x))).spec.data).toEqual({
        values: [{ when: '2015-01-01', n: 1 }],
      });
    const [first, last] = [
      { year: 2015, month: 1, date: 1 },
      { year: 2020, month: 6, date: 1 },
    ];
    const x = { scale: { domain: [2015, '2020-06'] }, axis: { values: [2015] } };
    const { spec } = blockOf('vega-lite', json(dated([2015], x)));
    expect(spec.encoding).toMatchObject({
      x: { scale: { domain: [first, last] }, axis: { values: [first] } },
    });
    const layer = [{ mark: 'rule', encoding: { x: { datum: '2020-06-01', type: 'temporal' } } }];
    expect(blockOf('vega-lite', json(dated([2015], {}, { layer }))).spec.layer).toMatchObject([
      { encoding: { x: { datum: last } } },
    ]);
  });
  test.each(['Week 1', 'Year 5', 'Month 12', 'Q3 2020', '3', 3, 0, '5 mg', '20150101', 'Jan'])(
    'is refused where %j is to be a date',
    (when) => expect(reasonOf('vega-lite', json(dated([when])))).toMatch(`"${when}" of "when" is no date.`),
  );
  test('is refused where a year that is a number is both a date and calculated with', () => {
    const steps = { transform: [{ filter: 'datum.when > 2016' }] };
    expect(reasonOf('vega-lite', json(dated([2015], {}, steps)))).toMatch(
      /"2015" of "when" is drawn as a date/,
    );
    expect(reasonOf('vega-lite', json(dated(['2015'], {}, steps)))).toBeNull();
  });
  const weeks = (...names: unknown[]) => ({
    ...chart,
    data: { values: names.map((when) => ({ when, n: 1 })) },
  });
  test.each([
    [{ field: 'when', type: 'ordinal' }, ['Week 0', 'Week 4', 'Week 12'], null],
    [{ field: 'when' }, ['5 mg', '100 mg', null], null],
    [{ field: 'when', type: 'nominal', sort: 'descending' }, ['a', 'b'], 'descending'],
    [{ field: 'when', type: 'ordinal' }, ['2018', '2015'], undefined],
    [{ field: 'when', type: 'ordinal' }, [12, 4], undefined],
    [{ field: 'when', type: 'quantitative' }, ['NA', 4], undefined],
  ])('has names in the order of the data, unless it says another: %j of %j', (definition, names, sort) => {
    const { spec } = blockOf('vega-lite', json({ ...weeks(...names), encoding: { x: definition } }));
    expect((spec.encoding as { x: { sort?: unknown } }).x.sort).toBe(sort);
  });
  test('has names in the order that one of its layers chose', () => {
    const layer = [{ field: 'when' }, { field: 'when', sort: '-y' }].map((y) => ({
      mark: 'bar',
      encoding: { y },
    }));
    const { spec } = blockOf('vega-lite', json({ ...weeks('b', 'a'), mark: undefined, encoding: {}, layer }));
    expect(spec.layer).toEqual(layer);
  });
  test('keeps a year that is no date', () => {
    const encoding = { x: { field: 'when', type: 'ordinal' } };
    expect(blockOf('vega-lite', json(dated([2015], {}, { encoding }))).spec.data).toEqual({
      values: [{ when: 2015, n: 1 }],
    });
  });
  test('keeps a blank among names that it is repeated for', () => {
    const values = [{ n: '' }, { n: 'a' }];
    const encoding = { y: { field: { repeat: 'layer' }, type: 'nominal' } };
    const repeated = {
      repeat: { layer: ['n'] },
      mark: undefined,
      encoding: {},
      spec: { mark: 'point', encoding },
    };
    const { spec } = blockOf('vega-lite', json({ ...chart, data: { values }, ...repeated }));
    expect(spec.data).toEqual({ values });
  });
  test('has nothing for a blank in data sets and among bare values', () => {
    const encoding = { y: { field: 'data', type: 'quantitative' } };
    const bare = blockOf('vega-lite', json({ ...chart, encoding, data: { values: [1, '', 3] } }));
    expect(bare.spec.data).toEqual({ values: [1, null, 3] });
    const named = blockOf(
      'vega-lite',
      json({ ...chart, encoding, data: { name: 'a' }, datasets: { a: [{ data: '' }, { data: 2 }] } }),
    );
    expect(named.spec.datasets).toEqual({ a: [{ data: null }, { data: 2 }] });
  });
  test.each([
    [{ ...chart, data: { url: 'https://example.org/x.json' } }, /nothing is loaded/],
    [{ ...chart, encoding: { ...chart.encoding, href: { value: 'https://example.org' } } }, /Links/],
    [{ ...chart, mark: 'image' }, /image/],
    [{ ...chart, mark: { type: 'image' } }, /image/],
    [{ ...chart, params: [{ name: 'a' }] }, /parameters/],
    [{ ...chart, data: { sequence: { start: 0, stop: 1e9 } } }, /Generated/],
    [{ ...chart, width: 1e9 }, /width/],
    [{ ...chart, width: { signal: 'while(1)' } }, /Signals/],
    [{ ...chart, transform: [{ calculate: 'sequence(1e9)', as: 'a' }] }, /sequence\(\)/],
    [{ ...chart, transform: [{ filter: 'test(/(a+)+$/, datum.a)' }] }, /test\(\)/],
    [{ ...chart, transform: [{ calculate: 'datum["a"]("b")', as: 'a' }] }, /by their names/],
    [{ ...chart, transform: [{ lookup: 'a', from: { data: { url: 'x' } } }] }, /nothing is loaded/],
    [
      { ...chart, encoding: { x: { field: 'n', axis: { tickCount: { interval: 'millisecond' } } } } },
      /count/,
    ],
    [{ ...chart, data: { values: Array(2_001).fill({ a: 1 }) } }, /2,000 rows/],
    [{ ...chart, data: { values: [{ a: { b: 1 } }] } }, /^Data/],
    [{ mark: 'bar' }, /no data/],
    [{ data: chart.data }, /neither/],
    [[], /object/],
  ])('is refused with a reason: %j', (spec, reason) =>
    expect(reasonOf('vega-lite', json(spec))).toMatch(reason),
  );
  // All that Vega's parser takes for a space or the end of a line, whatever others take it for.
  const spaces = [
    0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0xa0, 0x1680, 0x180e, 0x2000, 0x2005, 0x200a, 0x2028, 0x2029, 0x202f,
    0x205f, 0x3000, 0xfeff,
  ];
  test.each(spaces)('calls nothing behind the space %i', (code) => {
    const space = String.fromCodePoint(code);
    for (const call of [
      `sequence${space}(1e9)`,
      `datum["a"]${space}("b")`,
      `(${space}sequence${space})(1e9)`,
    ])
      expect(reasonOf('vega-lite', json({ ...chart, transform: [{ calculate: call, as: 'a' }] }))).toMatch(
        /may not call sequence|by their names|does not know/,
      );
  });
  test.each([
    'a.sequence(1)',
    '\\u0073equence(1e9)',
    "'a'.repeat(1e9)",
    'if(1, sequence, abs)(1e9)',
    'datum.n > 1 ? sequence(1e9) : 0',
    '[sequence(1e9)]',
    '{a: sequence(1e9)}',
    'datum[sequence(1e9)]',
    '-sequence(1e9)',
    "'\\\\' + sequence(1e9) + '\\\\'",
    'datum.n >',
    '',
  ])('is refused, wherever the call stands: %s', (calculate) =>
    expect(reasonOf('vega-lite', json({ ...chart, transform: [{ calculate, as: 'a' }] }))).not.toBeNull(),
  );
  test('that is nested without end is refused, not followed', () =>
    expect(reasonOf('vega-lite', `${'{"layer":['.repeat(9_000)}${']}'.repeat(9_000)}`)).not.toBeNull());
  test('takes a name with points, brackets or quotation marks for the column of that name', () => {
    const values = [{ 'Dose.mg': 10, 'HbA1c [%]': 7.1, "5'-UTR": 'a' }];
    const encoding = {
      x: { field: 'Dose.mg', aggregate: 'mean' },
      y: { field: 'HbA1c \\[%\\]', type: 'quantitative' },
      color: { field: "5'-UTR" },
    };
    const { spec } = blockOf('vega-lite', json({ ...chart, data: { values }, encoding }));
    expect(spec.encoding).toEqual({
      x: { field: 'Dose\\.mg', title: 'Mean of Dose.mg', aggregate: 'mean' },
      y: { field: 'HbA1c \\[%\\]', title: 'HbA1c [%]', type: 'quantitative' },
      color: { field: "5\\'-UTR", title: "5'-UTR" },
    });
  });
  test.each([
    [{ encoding: { ...chart.encoding, y: { field: 'count' } } }, /No row has "count"/],
    [{ encoding: { ...chart.encoding, y: { field: 'N' } } }, /No row has "N"/],
    [{ mark: undefined, layer: [{ mark: 'line', encoding: { y: { field: 'm' } } }] }, /No row has "m"/],
    [{ repeat: ['m'], mark: undefined, spec: { mark: 'bar', encoding: {} } }, /No row has "m"/],
    [
      {
        data: { values: [{ year: 2020, n: '1,200' }] },
        encoding: { ...chart.encoding, y: { field: 'n', type: 'quantitative' } },
      },
      /"1,200" of "n" is no number/,
    ],
    [
      {
        data: { values: [{ year: 2020, n: null }] },
        encoding: { y: { field: 'n', type: 'quantitative' } },
      },
      /No row has a value of "n"/,
    ],
    [
      {
        data: { values: [{ year: 'later', n: 1 }] },
        encoding: { ...chart.encoding, x: { field: 'year', type: 'temporal' } },
      },
      /"later" of "year" is no date/,
    ],
    [
      {
        mark: 'point',
        data: { values: [{ year: 2020, n: 0 }] },
        encoding: { y: { field: 'n', type: 'quantitative', scale: { type: 'log' } } },
      },
      /no place for 0 of "n"/,
    ],
    [
      { encoding: { y: { field: 'n', type: 'quantitative', scale: { type: 'log' } } } },
      /Bars have nowhere to begin/,
    ],
  ])('that would be drawn without its data is refused: %j', (part, reason) =>
    expect(reasonOf('vega-lite', json({ ...chart, ...part }))).toMatch(reason),
  );
  test.each([
    { encoding: { x: { field: 'year' }, y: { aggregate: 'count', field: '*' } } },
    { encoding: { x: { field: 'year' }, y: { aggregate: 'sum', field: 'n' }, tooltip: { field: 'more' } } },
    { encoding: { x: { field: 'year', sort: { field: 'rank' } }, y: { field: 'n' } } },
    { transform: [{ calculate: 'datum.n * 2', as: 'm' }], encoding: { y: { field: 'm' } } },
    { transform: [{ fold: ['n', 'year'] }], encoding: { x: { field: 'key' }, y: { field: 'value' } } },
    { transform: [{ pivot: 'year', value: 'n' }], encoding: { y: { field: '2020' } } },
    { transform: [{ density: 'n' }], encoding: { x: { field: 'value' }, y: { field: 'density' } } },
    { transform: [{ aggregate: [{ op: 'mean', field: 'n' }] }], encoding: { y: { field: 'mean_n' } } },
    {
      data: {
        values: [
          { year: '2020-01', n: 1 },
          { year: null, n: null },
          { year: 2021, n: 2 },
        ],
      },
      encoding: { x: { field: 'year', type: 'temporal' }, y: { field: 'n', type: 'quantitative' } },
    },
    {
      data: { values: [{ year: '31/12/2020', n: 1 }], format: { parse: { year: "date:'%d/%m/%Y'" } } },
      encoding: { x: { field: 'year', type: 'temporal' } },
    },
    { mark: 'point', encoding: { y: { field: 'n', type: 'quantitative', scale: { type: 'log' } } } },
    {
      repeat: ['n'],
      mark: undefined,
      spec: { mark: 'bar', encoding: { y: { field: { repeat: 'repeat' } } } },
    },
    {
      data: { values: [{ arm: 'P-1', n: 'NA' }] },
      encoding: {
        x: { field: 'n', type: 'quantitative' },
        y: { aggregate: 'distinct', field: 'arm', type: 'quantitative' },
      },
    },
    {
      transform: [{ calculate: 'toNumber(slice(datum.n, 0, 1))', as: 'n' }],
      data: { values: [{ year: 2020, n: '1,200' }] },
      encoding: { y: { field: 'n', type: 'quantitative' } },
    },
  ])('that makes the values which it draws is drawn: %j', (part) =>
    expect(reasonOf('vega-lite', json({ ...chart, ...part }))).toBeNull(),
  );
  test('may calculate', () =>
    expect(
      reasonOf(
        'vega-lite',
        json({ ...chart, transform: [{ calculate: "if(datum.n > 1, 'a(b)(', log(datum.n))", as: 'l' }] }),
      ),
    ).toBeNull());
});

describe('a diagram', () => {
  test('loses what sets Mermaid itself, however it is nested', () => {
    const { source, title } = blockOf(
      'mermaid',
      '---\ntitle: A way\nconfig:\n  securityLevel: loose\n---\n%%%%{x}%%{init: {"securityLevel":"loose"}}%%\nflowchart LR\nA[Start]:::hot --> B\nclick A href "https://example.org"\nstyle A fill:red\nclassDef hot fill:#f00',
    );
    expect(title).toBe('A way');
    expect(source).not.toMatch(/securityLevel|click|style|classDef|:::|%%/);
    expect(source).toMatch(/^flowchart LR\nA\[Start\] --> B/);
  });
  test.each([
    [
      'flowchart TD',
      'A[Block (kidney)] --> B{Is it p53 (TP53)?}',
      'A["Block (kidney)"] --> B{"Is it p53 (TP53)?"}',
    ],
    ['flowchart TD', 'A -->|Yes (acute)| B([a (b)])', 'A -->|"Yes (acute)"| B(["a (b)"])'],
    ['flowchart TD', 'A(EGFR (HER1)) --> B((x)) & C[(db)]', 'A("EGFR (HER1)") --> B((x)) & C[(db)]'],
    ['flowchart TD', 'A[(S)-warfarin (Coumadin)]', 'A["(S)-warfarin (Coumadin)"]'],
    ['flowchart TD', 'A[range [0, 1)] --> B', 'A["range [0, 1)"] --> B'],
    [
      'flowchart TD',
      'A[the "best" drug] -- binds (Kd 1 nM) --> B[/x/]',
      'A["the “best” drug"] -- binds (Kd 1 nM) --> B[/x/]',
    ],
    [
      'flowchart TD',
      'A["x [y]"] --> B["#quot;a#quot; #40;b#41; p &lt; 0.05"]',
      'A["x [y]"] --> B["“a” (b) p < 0.05"]',
    ],
    [
      'flowchart TD',
      'subgraph Outside (ECM)\nend\nsubgraph S [In (b)]\nend',
      'subgraph "Outside (ECM)"\nend\nsubgraph S ["In (b)"]\nend',
    ],
    ['flowchart TD', 'A{{a|b}} --> p21(CDKN1A)', 'A{{"a|b"}} --> p21(CDKN1A)'],
    [
      'mindmap',
      '  root((Sepsis (severe)))\n    IL-6 (pg/mL)\n    TNF\n    b[Text]',
      '  root(("Sepsis (severe)"))\n    ["IL-6 (pg/mL)"]\n    TNF\n    b[Text]',
    ],
    [
      'sequenceDiagram',
      'A->>B: x; y (z)\nNote over A,B: a; b\nA->>B: c; B->>A: d;',
      'A->>B: x#59; y (z)\nNote over A,B: a#59; b\nA->>B: c; B->>A: d;',
    ],
    [
      'quadrantChart',
      'x-axis Low (mg) --> High\nquadrant-1 5-HT\nApixaban (5 mg): [0.8, 0.9]\nTNF: [0.1, 0.2]',
      'x-axis "Low (mg)" --> High\nquadrant-1 "5-HT"\n"Apixaban (5 mg)": [0.8, 0.9]\nTNF: [0.1, 0.2]',
    ],
  ])('has labels that Mermaid reads as they are meant: %s %s', (head, written, read) =>
    expect(blockOf('mermaid', `${head}\n${written}`).source).toBe(`${head}\n${read}`),
  );
  test('makes no setting out of signs that are written by their names', () =>
    expect(reasonOf('mermaid', 'flowchart TD\nA@#91;x --> B\n&#123;')).toMatch(/elsewhere/));
  test('keeps the lines of a label that begin as a command does, and no command that looks like one', () => {
    const sourceOf = (lines: string) => blockOf('mermaid', `flowchart LR\n${lines}`).source;
    expect(sourceOf('A["Insulin\n style of action\nclick chemistry"] --> B\nstyle A fill:red')).toBe(
      'flowchart LR\nA["Insulin<br/>style of action<br/>click chemistry"] --> B\n',
    );
    for (const lines of [
      'A"x --> B\nclick B href "a"',
      'A["a [" ]\nclick B href "]"',
      'A["x"]\nclick B href "["y"]',
    ])
      expect(sourceOf(lines)).not.toMatch(/^\s*click/m);
  });
  test.each([
    ['gantt\ntitle x', /gantt.*These are drawn/],
    ['', /./],
    [`graph LR\n${'A-->B\n'.repeat(101)}`, /100 lines/],
    [`graph LR\n${'A-->B-->C-->D-->E\n'.repeat(40)}`, /80 connections/],
    [`graph LR\n${'A & '.repeat(121)}B --> C`, /connections/],
    ['graph LR\nA@{ img: "https://example.org/a.png" }', /@\{/],
    ['graph LR\nA %%{init: {"a":1}', /does not end/],
    ['graph LR\nA["&#106;avascript"]', /elsewhere/],
    [`graph LR\nA[${'x'.repeat(601)}]`, /600/],
  ])('is refused with a reason: %s', (source, reason) => expect(reasonOf('mermaid', source)).toMatch(reason));
});

describe('molecules', () => {
  test('are read one a line with their names', () =>
    expect(blockOf('smiles', 'CC(=O)Oc1ccccc1C(=O)O aspirin\n\nC[C@@H](N)C(=O)O').molecules).toEqual([
      { smiles: 'CC(=O)Oc1ccccc1C(=O)O', name: 'aspirin', problem: null },
      { smiles: 'C[C@@H](N)C(=O)O', name: null, problem: null },
    ]));
  test('stand beside one that cannot be drawn', () =>
    expect(blockOf('smiles', 'CCO ethanol\nC1CC cyclopropane\n<b> x').molecules).toEqual([
      { smiles: 'CCO', name: 'ethanol', problem: null },
      { smiles: 'C1CC', name: 'cyclopropane', problem: 'Ring 1 is not closed.' },
      { smiles: '<b>', name: 'x', problem: 'It has characters that SMILES does not know.' },
    ]));
  test.each([
    ['', /^There is no molecule/],
    ['<svg> x', /^It has characters that SMILES does not know[.]$/],
    ['C1CC', /^Ring 1 is not closed[.]$/],
    ['C1CC cyclopropane\nCC(C x', /^Ring 1 is not closed[.]$/],
    ['C%12CC', /Ring 12/],
    ['CC(C', /parenthesis/],
    ['C[C@H', /bracket/],
    ['C'.repeat(301), /300 characters/],
    ['C\n'.repeat(7), /At most 6/],
  ])('are refused with a reason: %s', (source, reason) => expect(reasonOf('smiles', source)).toMatch(reason));
});

describe('a structure', () => {
  test.each([
    ['1ubq', { source: 'rcsb', id: '1UBQ', title: null }],
    ['P69905', { source: 'alphafold', id: 'P69905', title: null }],
    ['AF-P69905-F1', { source: 'alphafold', id: 'P69905', title: null }],
    ['{"pdb": "1crn", "title": "Crambin"}', { source: 'rcsb', id: '1CRN', title: 'Crambin' }],
    ['{"uniprot": "a0a024r1r8"}', { source: 'alphafold', id: 'A0A024R1R8', title: null }],
    ['3\nwater\nO 0 0 0\nH 0 0 1\nH 0 1 0', { source: 'written', format: 'xyz' }],
    ['ATOM      1  N   THR A   1      17.047  14.099   3.625', { source: 'written', format: 'pdb' }],
  ])('is read from %s', (source, block) => expect(blockOf('structure', source)).toMatchObject(block));
  test.each([
    ['insulin', /Neither/],
    ['../1CRN', /Neither/],
    ['{"pdb": "1CRN/.."}', /Not a PDB id/],
    ['{"pdb"', /Write/],
    ['1CRN\n2CRN', /Neither/],
  ])('is refused with a reason: %s', (source, reason) =>
    expect(reasonOf('structure', source)).toMatch(reason),
  );
  test.each([
    [
      'ATOM      1  N   THR A   1      17.047  14.099   3.625\nATOM      2 CA THR A 1 17.0 14.1 3.6',
      /^Line 2: no/,
    ],
    ['HETATM', /^Line 1: no/],
    ['3\nwater\nO 0 0 0\nH 0 zero 1\nH 0 1 0', /^Atom 2: wants/],
    ['3\nwater\nO 0 0 0\nH 0 0 1', /^Says 3 atoms and has 2/],
    ['loop_\n_atom_site.Cartn_x\n_atom_site.Cartn_y\n_atom_site.Cartn_z\n1 b 3\n', /^Atom 1: its/],
    ['loop_\n_atom_site.Cartn_x\n_atom_site.Cartn_y\n_atom_site.Cartn_z\n#\n', /^Has no atoms/],
    ['loop_\n_atom_site.id\n1\n', /Cartn_x/],
  ])('whose coordinates are broken says where: %j', (source, reason) =>
    expect(reasonOf('structure', source)).toMatch(reason),
  );
});
