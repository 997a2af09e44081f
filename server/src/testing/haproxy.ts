import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { findFreePort } from '../platform/db/embedded/free-port.ts';
import type { Balancer } from './balancer.ts';
import { eventually } from './processes.ts';
import { testFolder } from './test-folder.ts';

/** Whether this machine has HAProxy. */
export const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;

/** The settings that `deploy/` and the documents give. */
const settings = path.resolve(import.meta.dirname, '../../../deploy/haproxy/haproxy.cfg');
const places = ['one', 'two', 'three'];

/** HAProxy itself in front of up to three servers, by the settings that Sextant is deployed with. */
export async function startHaproxy(environment: Record<string, string> = {}): Promise<Balancer> {
  const folder = await testFolder();
  const socket = path.join(folder, 'admin');
  const servers = path.join(folder, 'servers.cfg');
  // Where they listen is only known once they do, and each new one listens elsewhere.
  const lines = places.map((place) => `  server ${place} 127.0.0.1:1 disabled`);
  const backend = ['backend sextant', '  balance leastconn', ...lines];
  const followers = places.map((place) => `  server ${place} 127.0.0.1:1 no-check track sextant/${place}`);
  const assets = ['backend assets', '  balance roundrobin', '  retry-on conn-failure 404 503', ...followers];
  const own = ['global', `  stats socket ${socket} mode 600 level admin`, ...backend, ...assets];
  await writeFile(servers, `${own.join('\n')}\n`);
  const bind = `127.0.0.1:${await findFreePort()}`;
  const child = spawn('haproxy', ['-db', '-f', settings, '-f', servers], {
    env: { PATH: process.env.PATH, SEXTANT_BIND: bind, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let urls: readonly string[] = [];
  const ask = (words: string) => text(connect(socket).end(`${words}\n`));
  await eventually(() => ask('show info'), 10_000);
  return {
    url: `http://${bind}`,
    serve(given) {
      urls = given;
      const changes = given.flatMap((url, at) => {
        const { hostname, port } = new URL(url.replace('localhost', '127.0.0.1'));
        const place = places[at];
        return [
          ...['sextant', 'assets'].map(
            (backend) => `set server ${backend}/${place} addr ${hostname} port ${port}`,
          ),
          `set server sextant/${place} state ready`,
        ];
      });
      void ask(changes.join(';'));
    },
    async untilReady(url) {
      const place = places[urls.indexOf(url)];
      const { port } = new URL(url);
      await eventually(async () => {
        const [head = '', ...rows] = (await ask('show stat')).slice(2).split('\n');
        const columns = head.split(',');
        const stat = rows
          .map((row) => row.split(','))
          .find((row) => row[0] === 'sextant' && row[1] === place);
        const of = (name: string) => stat?.[columns.indexOf(name)];
        return of('status') === 'UP' && of('check_status') === 'L7OK' && of('addr')?.endsWith(`:${port}`);
      });
    },
    async close() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
