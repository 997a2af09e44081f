import type { SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';

/** `ExportResultCode.SUCCESS` of a package that is not ours to import. */
const success = 0;

/**
 * The same exporter, of whose failures the log tells once when they begin and once when they end: there is a batch every
 * few seconds. A batch that was not taken is lost, and nobody else is told.
 */
export function tellingOnce(exporter: SpanExporter, log: Logger): SpanExporter {
  let fails = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, ({ code, error }) => {
        if (code !== success && !fails) log.warn({ err: error }, 'spans cannot be sent; they are left out');
        if (code === success && fails) log.info('spans can be sent again');
        fails = code !== success;
        done({ code: success });
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
