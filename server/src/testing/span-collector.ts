import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as OTLP over HTTP carries it in JSON, with its attributes by name. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Record<string, string | number | boolean>;
  /** 2: failed. */
  status: { code?: number };
}

export interface SpanCollector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string;
  spans: CollectedSpan[];
  /** All that came, as it came. */
  bodies: string[];
  headers: Record<string, unknown>[];
  /** How calls are met from now on: taken, refused, or never answered. */
  meet: 'taken' | 'refused' | 'silence';
  /** Calls so far, answered or not. */
  calls: number;
  close(): Promise<void>;
}

/** A collector of OpenTelemetry, as an operator would run it, which keeps what it is sent. */
export async function startSpanCollector(): Promise<SpanCollector> {
  const collector: SpanCollector = {
    url: '',
    spans: [],
    bodies: [],
    headers: [],
    meet: 'taken',
    calls: 0,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(async (request, response) => {
    collector.calls += 1;
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    if (collector.meet === 'silence') return;
    if (collector.meet === 'refused' || request.url !== '/v1/traces')
      return void response.writeHead(400).end('{}');
    const body = Buffer.concat(pieces).toString();
    collector.bodies.push(body);
    collector.headers.push(request.headers);
    collector.spans.push(...spansIn(JSON.parse(body) as Batch));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  collector.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return collector;
}

interface Batch {
  resourceSpans: {
    resource: { attributes: Pair[] };
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes'> & { attributes: Pair[] })[] }[];
  }[];
}

interface Pair {
  key: string;
  value: { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean };
}

const spansIn = ({ resourceSpans }: Batch): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        attributes: { ...byName(resource.attributes), ...byName(span.attributes) },
      })),
    ),
  );

const byName = (pairs: Pair[]): CollectedSpan['attributes'] =>
  Object.fromEntries(
    pairs.map(({ key, value }) => [key, Object.values(value)[0] as string | number | boolean]),
  );
