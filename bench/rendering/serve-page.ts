import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves the built page of part 1. */
export async function servePage(folder: string) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://bench');
    const name = url.pathname === '/' ? '/index.html' : url.pathname;
    const body = await readFile(path.join(folder, path.normalize(name))).catch(() => null);
    response.writeHead(body ? 200 : 404, {
      'content-type': types[path.extname(name)] ?? 'application/octet-stream',
    });
    response.end(body ?? '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
