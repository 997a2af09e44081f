import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import tls from 'node:tls';
import { generate } from 'selfsigned';
import { Agent, request } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { sparingConnector } from './sparing-connection.ts';

const certificate = await generate([{ name: 'commonName', value: 'localhost' }], {
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
});
const agent = new Agent({ allowH2: false, connect: sparingConnector({ ca: certificate.cert }) });

const servers: net.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** What comes of a reply without a length, which is handed on as it is read. */
async function chunksOf(
  isSecure: boolean,
  reply: (socket: Socket, nextChunk: () => Promise<void>) => Promise<void>,
) {
  let arrival = Promise.withResolvers<void>();
  const answer = (socket: Socket) => {
    socket.setNoDelay(true).once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n');
      void reply(socket, () => arrival.promise).then(() => socket.end());
    });
  };
  const server = isSecure
    ? tls.createServer({ key: certificate.private, cert: certificate.cert }, answer)
    : net.createServer(answer);
  servers.push(server);
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  const { body } = await request(`${isSecure ? 'https' : 'http'}://localhost:${port}`, { dispatcher: agent });
  const chunks: Buffer[] = [];
  /** How often something came after a millisecond in which nothing did, and after 60 of them. */
  let moments = 0;
  let rests = 0;
  let last = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    const gap = performance.now() - last;
    if (gap > 1) moments += 1;
    if (gap > 60) rests += 1;
    last = performance.now();
    arrival.resolve();
    arrival = Promise.withResolvers();
  }
  return { chunks, moments, rests };
}

const words = Array.from({ length: 400 }, (_, index) => `word ${index}, `);

describe.each([
  ['plain', false],
  ['encrypted', true],
])('a %s connection', (_name, isSecure) => {
  it('is read less often than words come, and brings all of them', async () => {
    const { chunks, moments } = await chunksOf(isSecure, async (socket) => {
      for (const word of words) {
        await new Promise<void>((resolve) => socket.write(word, () => resolve()));
        await setTimeout(3);
      }
    });
    expect(Buffer.concat(chunks).toString()).toBe(words.join(''));
    expect(moments).toBeLessThan(words.length / 2);
  });

  it('brings each of the first words before the next is sent', async () => {
    const first = words.slice(0, 10);
    const { chunks } = await chunksOf(isSecure, async (socket, nextChunk) => {
      for (const word of first) {
        const came = nextChunk();
        socket.write(word);
        await came;
      }
    });
    expect(chunks.map(String)).toEqual(first);
  });

  it('is read as fast as it brings much', async () => {
    const flood = Buffer.alloc(8 * 1024 * 1024, 'x');
    const { chunks, rests } = await chunksOf(isSecure, async (socket) => {
      // As small as vendors' servers make them for a quick first byte.
      if (socket instanceof tls.TLSSocket) socket.setMaxSendFragment(1_400);
      await new Promise<void>((resolve) => socket.write(flood, () => resolve()));
    });
    expect(Buffer.concat(chunks).equals(flood)).toBe(true);
    // With a rest after each read of 64 kB there would be 128.
    expect(rests).toBeLessThan(40);
  });
});

describe('many connections', () => {
  it('are all together looked at some 800 times a second, and each brings all its words', async () => {
    const many = 160;
    const begun = performance.now();
    const replies = await Promise.all(
      Array.from({ length: many }, () =>
        chunksOf(false, async (socket) => {
          for (const word of words.slice(0, 200)) {
            socket.write(word);
            await setTimeout(10);
          }
        }),
      ),
    );
    const seconds = (performance.now() - begun) / 1_000;
    for (const { chunks } of replies)
      expect(Buffer.concat(chunks).toString()).toBe(words.slice(0, 200).join(''));
    const looks = replies.reduce((sum, { chunks }) => sum + chunks.length, 0);
    // The first eight of each follow one another at once. With 80 ms for each it would be 2,000 a second.
    expect(looks - many * 8).toBeLessThan(1_000 * seconds);
  });
});
