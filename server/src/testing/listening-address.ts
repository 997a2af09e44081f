import type { AddressInfo, Server } from 'node:net';

/** Where a server of this machine listens, without a slash at its end. */
export function listeningAddress(server: Server, protocol = 'http'): string {
  const address = server.address();
  if (!address)
    throw new Error('It does not listen, and has no address: in a test file it does from `beforeAll` on');
  return `${protocol}://127.0.0.1:${(address as AddressInfo).port}`;
}
