import type { Logger } from 'pino';
import type { TracingSettings } from '../settings.ts';
import { withinTime } from '../time/within-time.ts';
import { keepSpans } from './spans.ts';

/** What has not been taken by then (ms) is lost: a collector that hangs must not hold up a server that stops. */
const maxFlushMs = 2_000;

/**
 * Has spans kept and sent by OpenTelemetry, which is loaded here and nowhere else: who does not want it pays nothing.
 * @returns sends what there is and ends it
 */
export async function startTracing(settings: TracingSettings, log: Logger): Promise<() => Promise<void>> {
  const { openTelemetry } = await import('./open-telemetry.ts');
  const { close, keeper } = openTelemetry(settings, log);
  keepSpans(keeper);
  return async () => {
    keepSpans(null);
    await withinTime(close(), maxFlushMs);
  };
}
