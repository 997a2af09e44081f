import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SeverableProxy {
  /** The target's address with the proxy's host and port. */
  url: string;
  /** Breaks every connection and refuses new ones. */
  sever(): Promise<void>;
  /** Lets connections through again. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** A wire to a TCP server that a test can cut and join again: the server is away, and comes back. */
export async function startSeverableProxy(target: string): Promise<SeverableProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
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
    near.pipe(far).pipe(near);
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  const sever = async () => {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(own);
  return { url: url.href, sever, mend: () => listen(own), close: sever };
}
