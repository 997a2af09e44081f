import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseForFile } from '../../../testing/for-file.ts';
import { type GoogleStandIn, startGoogleStandIn } from '../../../testing/google-stand-in.ts';
import { postJson } from '../../../testing/post-json.ts';
import { type ServerProcess, startServerProcess } from '../../../testing/server-process.ts';

const own = databaseForFile();
let google: GoogleStandIn;
let proxy: http.Server;
let server: ServerProcess | undefined;
/** What the proxy was asked to fetch, and where it was asked to connect to. */
const asked: string[] = [];

beforeAll(async () => {
  google = await startGoogleStandIn();
  proxy = http.createServer(async (request, reply) => {
    asked.push(request.url ?? '');
    const keys = await fetch(google.environment.FIREBASE_JWKS_URL ?? '');
    reply.setHeader('content-type', 'application/json').end(await keys.text());
  });
  proxy.on('connect', (request, socket) => {
    asked.push(request.url ?? '');
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  await server?.kill('SIGKILL');
  proxy?.close();
  await google?.close();
});

it("Google's keys and pictures are asked for by way of the operator's proxy", {
  timeout: 60_000,
}, async () => {
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  server = await startServerProcess({
    ...google.environment,
    DATABASE_URL: own.url,
    HTTP_PROXY: address,
    HTTPS_PROXY: address,
    FIREBASE_JWKS_URL: 'http://keys.google.example/keys',
  });
  const [email, uid] = ['behind-proxy@example.org', 'uid-behind-proxy'];
  const picture = 'https://lh3.googleusercontent.com/a/somebody=s96-c';
  const idToken = await google.signIdToken({ sub: uid, email, picture });
  const signedIn = await postJson(server.url, 'login', { username: email, password: uid, id_token: idToken });
  expect(signedIn.status).toBe(200);
  expect(asked).toEqual(['http://keys.google.example/keys', 'lh3.googleusercontent.com:443']);
});
