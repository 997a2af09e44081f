import './offscreen-document.ts';
import { chartSvg } from './chart-svg.ts';
import type { ChartOrder, ChartReport } from './draw-chart.ts';

/** What little a worker's global scope is used for; the `dom` types know pages only. */
interface Scope {
  postMessage(report: ChartReport): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ChartOrder>) => void): void;
}
const scope = globalThis as unknown as Scope;

scope.addEventListener('message', async ({ data }) => {
  try {
    scope.postMessage({ svg: await chartSvg(data) });
  } catch (error) {
    scope.postMessage({ reason: error instanceof Error ? error.message : 'The chart could not be drawn.' });
  }
});
scope.postMessage({ ready: true });
