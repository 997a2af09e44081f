import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseForFile, serversForTests } from '../../testing/for-file.ts';
import { signUpTestUser } from '../../testing/test-user.ts';
import { edgeTimeouts } from './edges.ts';

const own = databaseForFile();
const startServer = serversForTests(own);
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.destroy();
});

const quick = {
  ...edgeTimeouts,
  ...{ headers: 1_000, request: 2_000, idle: 60_000, keepAlive: 5_000, check: 100, linger: 200 },
};
async function start(environment: Record<string, string> = {}, edge = quick) {
  const { url } = await startServer({ environment, parts: { edge } });
  return url;
}

interface Line {
  socket: net.Socket;
  /** What has come back so far. */
  text: string;
  isClosed: boolean;
}
const opened: Line[] = [];

/** A connection that does as it is told, and drips a byte every 50 ms for as long as it can. */
function open(url: string, bytes: string | Buffer, drip?: string): Line {
  const { hostname, port } = new URL(url);
  const line: Line = { socket: net.connect(Number(port), hostname), text: '', isClosed: false };
  opened.push(line);
  line.socket.setEncoding('utf8').on('data', (piece) => {
    line.text += piece;
  });
  line.socket.on('error', () => {});
  const timer = setInterval(() => drip && line.socket.write(drip), 50);
  line.socket.on('close', () => {
    clearInterval(timer);
    line.isClosed = true;
  });
  line.socket.write(bytes);
  return line;
}
const allClosed = (lines: Line[]) =>
  expect.poll(() => lines.filter(({ isClosed }) => !isClosed).length, { timeout: 60_000 }).toBe(0);
const isWell = async (url: string) => expect((await fetch(`${url}/healthz`)).status).toBe(200);

describe('what comes slowly', () => {
  const post = (path: string, type: string, more = '') =>
    `POST /api/v1/${path}/ HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\n${more}`;

  it('is ended: headers, a body with a length, one in chunks, and anyone who does not take no for an answer', async () => {
    const url = await start();
    const kinds: [string, string | undefined][] = [
      ['GET /api/v1/config/ HTTP/1.1\r\nx-long: ', 'a'],
      [`${post('login', 'application/json', 'content-length: 100000\r\n')}\r\n{`, ' '],
      [`${post('login', 'application/json', 'transfer-encoding: chunked\r\n')}\r\n`, '1\r\n \r\n'],
      [`${post('login', 'application/json', 'content-length: 100000\r\n')}\r\n{`, undefined],
      ['', undefined],
      [`BREW / HTTP/1.1\r\n\r\n`, 'a'],
    ];
    const lines = kinds.flatMap(([bytes, drip]) =>
      Array.from({ length: 20 }, () => open(url, bytes || ' ', drip)),
    );
    await allClosed(lines);
    await isWell(url);
  });

  it('is ended in a form too', async () => {
    const url = await start();
    const { access } = await signUpTestUser(url);
    const head = `PUT /api/v1/profile/ HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${access}\r\ncontent-type: multipart/form-data; boundary=e\r\n`;
    const lines = Array.from({ length: 20 }, () =>
      open(url, `${head}content-length: 100000\r\n\r\n--e\r\n`, 'a'),
    );
    await allClosed(lines);
    await isWell(url);
  });
});

describe('a body past its limit', () => {
  const head = (access: string, length: string) =>
    `PUT /api/v1/profile/ HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${access}\r\ncontent-type: multipart/form-data; boundary=e\r\n${length}\r\n\r\n`;
  const megabyte = 'a'.repeat(1024 * 1024);

  it('is told so, and then no longer read', async () => {
    const url = await start();
    const { access } = await signUpTestUser(url);
    const line = open(url, head(access, `content-length: ${10 ** 12}`), megabyte);
    await expect.poll(() => line.text).toMatch(/^HTTP\/1.1 413 /);
    await allClosed([line]);
    expect(line.socket.bytesWritten).toBeLessThan(300 * 1024 * 1024);
  });

  it('is not read to an end that it does not have', async () => {
    const url = await start();
    const { access } = await signUpTestUser(url);
    const chunk = `${megabyte.length.toString(16)}\r\n${megabyte}\r\n`;
    const line = open(url, head(access, 'transfer-encoding: chunked'), chunk);
    await allClosed([line]);
    await isWell(url);
  });

  it('does not cost one that does end its connection', async () => {
    const url = await start({}, { ...quick, headers: 60_000, request: 60_000, linger: 60_000 });
    const { access } = await signUpTestUser(url);
    const long = 21 * 1024 * 1024;
    const line = open(url, head(access, `content-length: ${long}`) + 'a'.repeat(long));
    await expect.poll(() => line.text).toMatch(/^HTTP\/1.1 413 /);
    line.socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    await expect.poll(() => line.text).toMatch(/HTTP\/1.1 200 /);
  });
});

describe('one network', () => {
  it('has so many connections and no more', async () => {
    const url = await start({ CONNECTIONS_PER_NETWORK: '20' });
    const lines = Array.from({ length: 50 }, () => open(url, 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n'));
    await expect.poll(() => lines.filter(({ isClosed }) => isClosed).length).toBe(30);
    await expect.poll(() => lines.filter(({ text }) => text.startsWith('HTTP/1.1 200 ')).length).toBe(20);
    for (const { socket } of lines) socket.destroy();
    await expect
      .poll(() =>
        fetch(`${url}/healthz`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });

  it('has so many requests at once, where a proxy asks for all', async () => {
    const url = await start({ CONNECTIONS_PER_NETWORK: '20', TRUST_PROXY: 'on' });
    const slow = (address: string) =>
      open(
        url,
        `POST /api/v1/login/ HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n`,
      );
    const lines = Array.from({ length: 50 }, () => slow('192.0.2.1'));
    await expect.poll(() => lines.filter(({ text }) => text.startsWith('HTTP/1.1 429 ')).length).toBe(30);
    const other = await fetch(`${url}/healthz`, { headers: { 'x-forwarded-for': '192.0.2.2' } });
    expect(other.status).toBe(200);
    await allClosed(lines.filter(({ text }) => text === ''));
    expect((await fetch(`${url}/healthz`, { headers: { 'x-forwarded-for': '192.0.2.1' } })).status).toBe(200);
  });
});
