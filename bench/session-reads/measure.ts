import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { cpuMicroseconds, mainThreadMicroseconds } from '../support/process-time.ts';

/** Requests under way at once. */
const atOnce = 8;

const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });

export interface Reply {
  status: number;
  /** As it came over the wire, without its headers. */
  body: Buffer;
  headers: http.IncomingHttpHeaders;
}

/** A request whose body stays as it is sent: nothing is decompressed. */
export const get = (url: string, headers: Record<string, string>): Promise<Reply> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(pieces),
            headers: response.headers,
          }),
        );
      })
      .on('error', reject);
  });

/** CPU time of each process of PostgreSQL on this machine, in microseconds; the benchmark's is to be the busy one. */
function postgresMicroseconds(): Map<string, number> {
  const times = new Map<string, number>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      if (readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres'))
        times.set(pid, cpuMicroseconds(Number(pid)));
    } catch {
      // It has ended meanwhile.
    }
  return times;
}

export interface Figures {
  bytes: number;
  perSecond: number;
  /** Milliseconds a request: of the main thread, of the whole process, of PostgreSQL. */
  main: number;
  server: number;
  postgres: number;
}

/** Asks the same thing for so many milliseconds, several at once. @throws where a reply is not of the wanted status */
export async function measure(
  pid: number,
  url: string,
  headers: Record<string, string>,
  { milliseconds = 3_000, status = 200 } = {},
): Promise<Figures> {
  const ask = async () => {
    const reply = await get(url, headers);
    if (reply.status !== status) throw new Error(`${url}: ${reply.status} ${reply.body}`);
    return reply.body.length;
  };
  const bytes = await ask();
  const many = (until: number) =>
    Promise.all(
      Array.from({ length: atOnce }, async () => {
        let count = 0;
        for (; performance.now() < until; count += 1) await ask();
        return count;
      }),
    );
  // It warms up.
  await many(performance.now() + milliseconds / 3);
  const before = [mainThreadMicroseconds(pid), cpuMicroseconds(pid), postgresMicroseconds()] as const;
  const begin = performance.now();
  const count = (await many(begin + milliseconds)).reduce((sum, one) => sum + one, 0);
  const took = performance.now() - begin;
  const each = (now: number, then: number) => (now - then) / 1_000 / count;
  return {
    bytes,
    perSecond: (count / took) * 1_000,
    main: each(mainThreadMicroseconds(pid), before[0]),
    server: each(cpuMicroseconds(pid), before[1]),
    postgres: [...postgresMicroseconds()].reduce(
      (sum, [process, now]) => sum + each(now, before[2].get(process) ?? 0),
      0,
    ),
  };
}
