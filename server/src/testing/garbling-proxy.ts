import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface GarblingProxy {
  /** Without a slash at its end. */
  url: string;
  /**
   * From here on replies to requests whose address begins so have another value in one place; `null` ends that.
   * @param place which of their fields, counted over all that a reply has
   */
  garble(prefix: string, change: { place: number; value: unknown } | null): void;
  /** The names of the fields that have been changed, each with those above it. */
  changed(): string[];
  close(): Promise<void>;
}

/** Stands before an emulator and puts other values into the JSON that it sends, in a reply or as events of a stream. */
export async function startGarblingProxy(target: string): Promise<GarblingProxy> {
  const changes = new Map<string, { place: number; value: unknown }>();
  const changed = new Set<string>();

  function garbled(
    text: string,
    prefix: string,
    { place, value }: { place: number; value: unknown },
  ): string {
    const isOne = isJson(text);
    const documents = isOne
      ? [text]
      : text.split('\n').flatMap((line) => (line.startsWith('data: {') ? [line.slice(6)] : []));
    const names = [...new Set(documents.flatMap((document) => namesIn(JSON.parse(document))))];
    const chosen = names[place % names.length];
    if (chosen === undefined) return text;
    changed.add(`${prefix} ${chosen}`);
    const change = (document: string) => JSON.stringify(withValue(JSON.parse(document), chosen, value));
    return isOne
      ? change(text)
      : text
          .split('\n')
          .map((line) => (line.startsWith('data: {') ? `data: ${change(line.slice(6))}` : line))
          .join('\n');
  }

  const server = createServer(async (incoming, outgoing) => {
    try {
      const { headers, method, url = '/' } = incoming;
      const body = await buffer(incoming);
      const { host: _host, connection: _connection, 'transfer-encoding': _encoding, ...kept } = headers;
      const reply = await fetch(target + url, {
        method: method ?? 'GET',
        headers: kept as Record<string, string>,
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      const text = await reply.text();
      const [prefix, change] = [...changes].find(([begin]) => url.startsWith(begin)) ?? [];
      outgoing.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? 'text/plain' });
      outgoing.end(prefix && change && reply.ok ? garbled(text, prefix, change) : text);
    } catch (error) {
      outgoing.destroy(error as Error);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    garble(prefix, change) {
      if (change) changes.set(prefix, change);
      else changes.delete(prefix);
    },
    changed: () => [...changed],
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** Every field of a document, leaves and what holds them; members of a list are one field. */
function namesIn(value: unknown, above = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = Array.isArray(value) ? `${above}[]` : `${above}.${key}`;
    return [name, ...namesIn(inner, name)];
  });
}

function withValue(value: unknown, name: string, other: unknown, above = ''): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inner = (key: string, held: unknown) => {
    const itsName = Array.isArray(value) ? `${above}[]` : `${above}.${key}`;
    return itsName === name ? other : withValue(held, name, other, itsName);
  };
  return Array.isArray(value)
    ? value.map((held) => inner('', held))
    : Object.fromEntries(Object.entries(value).map(([key, held]) => [key, inner(key, held)]));
}
