import type { Colours } from '../colours.ts';

/** What the worker is given. */
export interface ChartOrder {
  spec: Record<string, unknown>;
  /** Width that there is, in pixels. */
  room: number;
  colours: Colours;
}

/** What the worker says: that it has loaded, and then how it went. */
export type ChartReport = { ready: true } | { svg: string } | { reason: string };

/** A chart that takes longer is given up. Loading the library does not count. */
const limitMs = 4_000;

/**
 * Draws a chart in a worker of its own, which is ended when it takes too long: whatever the chart holds, the page goes on.
 * @throws Error with a reason for people
 */
export function drawChart(order: ChartOrder, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./chart-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    signal.addEventListener('abort', () => reject(new Error('No longer needed.')));
    worker.addEventListener('error', () => reject(new Error('The chart library could not be loaded.')));
    worker.addEventListener('message', ({ data }: MessageEvent<ChartReport>) => {
      if ('svg' in data) return resolve(data.svg);
      if ('reason' in data) return reject(new Error(data.reason));
      timer = setTimeout(() => reject(new Error('The chart takes too long to draw.')), limitMs);
      worker.postMessage(order);
    });
    signal.addEventListener('abort', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}
