import { Histogram, type Registry } from 'prom-client';
import { type Source, SourceError } from './source.ts';

/** The same sources, whose answers are counted: by source, what it was asked, and how that ended. */
export function withMetrics(sources: readonly Source[], registry: Registry): Source[] {
  const durations = new Histogram({
    name: 'sextant_source_request_seconds',
    help: 'Time of one question to a source, by what was asked and how it ended: ok, left by who asked, or the failure.',
    labelNames: ['source', 'asked', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  async function counted<T>(
    source: string,
    asked: string,
    signal: AbortSignal,
    work: Promise<T>,
  ): Promise<T> {
    const end = durations.startTimer({ source, asked });
    try {
      const answer = await work;
      end({ outcome: 'ok' });
      return answer;
    } catch (error) {
      end({ outcome: error instanceof SourceError ? error.code : signal.aborted ? 'left' : 'garbage' });
      throw error;
    }
  }
  return sources.map(({ find, resolve, search, ...source }) => ({
    ...source,
    search: (question, options) => counted(source.id, 'search', options.signal, search(question, options)),
    resolve: (identifier, options) =>
      counted(source.id, 'resolve', options.signal, resolve(identifier, options)),
    ...(find && {
      find: (description, options) => counted(source.id, 'find', options.signal, find(description, options)),
    }),
  }));
}
