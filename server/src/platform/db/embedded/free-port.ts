import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems hand out by themselves, so that a restart finds its port free again. */
const [first, last] = [20_000, 32_767];

/** A port of the loopback that no one listens on right now. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, last + 1);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
