import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { afterEach, expect, test } from 'vitest';
import { createBaseQuery } from './api.ts';
import { requestOf } from './call.ts';
import { endpoint } from './endpoint.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

test('a request has its parameters in their places and nothing that was not said', () => {
  expect(requestOf('session', { params: { id: 'a/b?c' }, query: { limit: 20, before: undefined } })).toEqual({
    url: '/api/v1/chat/sessions/a%2Fb%3Fc/?limit=20',
    method: 'GET',
  });
  expect(requestOf('stopTurn', { params: { id: 'x' }, body: {} })).toEqual({
    url: '/api/v1/chat/turns/x/stop/',
    method: 'POST',
    body: {},
  });
  expect(requestOf('sessions', { query: { q: 'a & b' } }).url).toBe('/api/v1/chat/sessions/?q=a+%26+b');
});

/** Asks for a session's link and for the configuration at a server that answers so. */
async function storeAt(listener: RequestListener) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const testApi = createApi({
    baseQuery: createBaseQuery({ baseUrl: `http://127.0.0.1:${port}` }),
    endpoints: (build) => ({
      share: build.query(endpoint('share', (id: string) => ({ params: { id } }))),
      logout: build.mutation(endpoint('logout', (refresh: string) => ({ body: { refresh } }))),
    }),
  });
  const auth = { access: 'the token', refresh: null };
  const store = configureStore({
    reducer: { auth: () => auth, [testApi.reducerPath]: testApi.reducer },
    middleware: (getDefault) => getDefault().concat(testApi.middleware),
  });
  return {
    share: () => store.dispatch(testApi.endpoints.share.initiate('one')),
    logout: () => store.dispatch(testApi.endpoints.logout.initiate('spent')),
  };
}

test('an endpoint asks as its contract says, with a token only where it needs one', async () => {
  const asked: unknown[] = [];
  const { share, logout } = await storeAt((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      asked.push([request.method, request.url, request.headers.authorization, body]);
      const reply = request.method === 'GET' ? { token: null } : { message: 'Done.' };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    });
  });
  expect((await share()).data).toEqual({ token: null });
  expect((await logout()).data).toEqual({ message: 'Done.' });
  expect(asked).toEqual([
    ['GET', '/api/v1/chat/sessions/one/share/', 'Bearer the token', ''],
    ['POST', '/api/v1/logout/', undefined, '{"refresh":"spent"}'],
  ]);
});

test('a reply that is not what the contract says is an error, while the table has its schemas', async () => {
  const { share } = await storeAt((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"token": 7}');
  });
  const { data, error } = await share();
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ name: 'SchemaError' });
});
