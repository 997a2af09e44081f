import './offscreen-document.ts';
import { Error as errorLevel, logger, parse, View } from 'vega';
import { expressionInterpreter } from 'vega-interpreter';
import { compile } from 'vega-lite';
import { chartTheme } from './chart-theme.ts';
import type { ChartOrder, ChartReport } from './draw-chart.ts';
import { fitted, labelAngle } from './fitted.ts';

/** What little a worker's global scope is used for; the `dom` types know pages only. */
interface Scope {
  postMessage(report: ChartReport): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ChartOrder>) => void): void;
}
const scope = globalThis as unknown as Scope;

const refused = () => Promise.reject(new Error('Nothing is loaded from elsewhere.'));
const loader = { load: refused, sanitize: refused, http: refused, file: refused };

async function draw({ spec, room, colours }: ChartOrder): Promise<string> {
  const { spec: vegaSpec } = compile(fitted(spec, room) as never, {
    config: chartTheme(colours, labelAngle(spec, room)) as never,
    logger: logger(errorLevel),
  });
  // As a tree that is walked: compiled to functions it would need `eval`, which the page's policy forbids.
  const runtime = parse(vegaSpec, undefined, { ast: true });
  const view = new View(runtime, {
    expr: expressionInterpreter as never,
    loader: loader as never,
    renderer: 'none',
    logger: logger(errorLevel),
  });
  const svg = await view.toSVG();
  view.finalize();
  return svg;
}

scope.addEventListener('message', async ({ data }) => {
  try {
    scope.postMessage({ svg: await draw(data) });
  } catch (error) {
    scope.postMessage({ reason: error instanceof Error ? error.message : 'The chart could not be drawn.' });
  }
});
scope.postMessage({ ready: true });
