import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { afterEach, expect, test, vi } from 'vitest';
import { api, createBaseQuery } from './api.ts';

let server: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
});

const auth = { access: 'the token', refresh: null, isAuthenticated: true, user: { email: '', fullName: '' } };

/** Makes one call to a real server that answers so. */
async function call(listener: RequestListener, extraOptions = {}, timeout = 60_000) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return callPort(port, extraOptions, timeout);
}

function callPort(port: number, extraOptions = {}, timeout = 60_000) {
  const baseUrl = `http://127.0.0.1:${port}/`;
  const testApi = createApi({
    baseQuery: createBaseQuery({ baseUrl, timeout }),
    endpoints: (build) => ({ probe: build.query<unknown, void>({ query: () => 'probe/', extraOptions }) }),
  });
  const store = configureStore({
    reducer: { auth: () => auth, [testApi.reducerPath]: testApi.reducer },
    middleware: (getDefault) => getDefault().concat(testApi.middleware),
  });
  return store.dispatch(testApi.endpoints.probe.initiate());
}

test('a server that cannot be reached is a FETCH_ERROR', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port } = gone.address() as AddressInfo;
  gone.close();
  await once(gone, 'close');
  expect((await callPort(port)).error).toMatchObject({ status: 'FETCH_ERROR' });
});

test('a server that does not answer is a TIMEOUT_ERROR', async () => {
  expect((await call(() => {}, {}, 200)).error).toMatchObject({ status: 'TIMEOUT_ERROR' });
});

test("a proxy's page is a PARSING_ERROR that keeps the status", async () => {
  const { error } = await call((_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
  expect(error).toMatchObject({ status: 'PARSING_ERROR', originalStatus: 502 });
});

test('any other failure is its status with the data of the reply', async () => {
  const data = { code: 'conflict', message: 'Taken.', retryable: false };
  const { error } = await call((_request, response) => {
    response.writeHead(409, { 'content-type': 'application/json' }).end(JSON.stringify(data));
  });
  expect(error).toEqual({ status: 409, data });
});

test.each([
  [{}, 'Bearer the token'],
  [{ isAnonymous: true }, undefined],
])('a call with %o carries %s', async (options, expected) => {
  let carried: string | undefined = 'nothing came';
  await call((request, response) => {
    carried = request.headers.authorization;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }, options);
  expect(carried).toBe(expected);
});

test('data that no one reads any more is kept for 60 s', async () => {
  vi.useFakeTimers();
  const probeApi = api.injectEndpoints({
    endpoints: (build) => ({ probe: build.query<number, void>({ queryFn: () => ({ data: 1 }) }) }),
  });
  const store = configureStore({
    reducer: { auth: () => auth, [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  const isKept = () => probeApi.endpoints.probe.select()(store.getState()).data === 1;
  const reader = store.dispatch(probeApi.endpoints.probe.initiate());
  await reader;
  reader.unsubscribe();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(isKept()).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isKept()).toBe(false);
});

test.each([
  [200, 'fulfilled'],
  [500, 'rejected'],
])('a call is uninitialized, then pending, and after %i it is %s', async (status, last) => {
  server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const testApi = createApi({
    baseQuery: createBaseQuery({ baseUrl: `http://127.0.0.1:${port}/` }),
    endpoints: (build) => ({ probe: build.query<unknown, void>({ query: () => 'probe/' }) }),
  });
  const store = configureStore({
    reducer: { auth: () => auth, [testApi.reducerPath]: testApi.reducer },
    middleware: (getDefault) => getDefault().concat(testApi.middleware),
  });
  const stateNow = () => testApi.endpoints.probe.select()(store.getState()).status;
  const seen = [stateNow()];
  const called = store.dispatch(testApi.endpoints.probe.initiate());
  seen.push(stateNow());
  await called;
  seen.push(stateNow());
  expect(seen).toEqual(['uninitialized', 'pending', last]);
});
