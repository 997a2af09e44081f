import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

export interface SeverableProxy {
  /** The target's address with the proxy's host and port. */
  url: string;
  /** Breaks every connection and refuses new ones. */
  sever(): Promise<void>;
  /** Lets connections through again. */
  mend(): Promise<void>;
  /** Breaks every connection; new ones are let through. */
  cut(): void;
  /** From here on nothing passes, as if the target stood still: what is said meanwhile is said when it goes on. */
  freeze(): void;
  thaw(): void;
  /**
   * Holds back so long (ms) what a client says that matches, once; whatever it says after that waits behind it.
   * @returns when it has said it
   */
  holdBack(pattern: RegExp, ms: number): Promise<void>;
  /**
   * Holds back so long (ms) what the server replies to what a client says that matches, once.
   * @returns when the server has replied: what was asked of it is done, and who asked does not know
   */
  holdReply(pattern: RegExp, ms: number): Promise<void>;
  close(): Promise<void>;
}

/** What is to be held back, and whether it is what is replied to it. */
interface Held {
  pattern: RegExp;
  ms: number;
  isReply: boolean;
  said(): void;
}

/** A wire to a TCP server that a test can cut and join again, or hold up: the server is away, and comes back. */
export async function startSeverableProxy(target: string): Promise<SeverableProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let frozen: PromiseWithResolvers<void> | null = null;
  let held: Held | null = null;

  /** Hands on what comes, as soon as it may be: what a client says, and what it is replied. */
  function passing(): [Transform, Transform] {
    let reply: Held | null = null;
    const hold = ({ ms, said }: Held) => {
      said();
      return delay(ms);
    };
    const pass = (before: (bytes: Buffer) => Promise<void> | undefined) =>
      new Transform({
        async transform(bytes: Buffer, _encoding, done) {
          await before(bytes);
          await frozen?.promise;
          done(null, bytes);
        },
      });
    return [
      pass((bytes) => {
        if (!held?.pattern.test(bytes.toString('latin1'))) return;
        const found = held;
        held = null;
        if (!found.isReply) return hold(found);
        reply = found;
        return;
      }),
      pass(() => {
        const due = reply;
        reply = null;
        return due ? hold(due) : undefined;
      }),
    ];
  }

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.on('error', () => other.destroy());
    }
    const [said, replied] = passing();
    near.pipe(said).pipe(far).pipe(replied).pipe(near);
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const thaw = () => {
    frozen?.resolve();
    frozen = null;
  };
  const sever = async () => {
    thaw();
    if (!server.listening) return;
    server.close();
    cut();
    await once(server, 'close');
  };
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(own);
  const holding = (pattern: RegExp, ms: number, isReply: boolean): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = { pattern, ms, isReply, said: resolve };
    return promise;
  };

  return {
    url: url.href,
    sever,
    mend: () => listen(own),
    cut,
    freeze: () => {
      frozen ??= Promise.withResolvers();
    },
    thaw,
    holdBack: (pattern, ms) => holding(pattern, ms, false),
    holdReply: (pattern, ms) => holding(pattern, ms, true),
    close: sever,
  };
}
