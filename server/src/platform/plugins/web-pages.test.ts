import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { errorBody, pages } from '@sextant/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { errorHandler } from './error-handler.ts';
import { notFound } from './not-found.ts';
import { webPages } from './web-pages.ts';

const page = '<!doctype html><title>Sextant</title><div id="root"></div>';
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

async function serverOn(root: string): Promise<FastifyInstance> {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await app.register(errorHandler);
  await app.register(notFound);
  app.get('/api/v1/thing/:id/', async () => ({}));
  app.delete('/api/v1/thing/:id/', async () => ({}));
  app.post('/api/v1/other/', async () => ({}));
  await app.register(webPages, { webRoot: root });
  return app;
}

describe('with a built web', () => {
  let root: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'web-pages-'));
    await mkdir(path.join(root, 'assets'));
    await writeFile(path.join(root, 'index.html'), page);
    await writeFile(path.join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(path.join(root, 'assets/index-4f9a.js'), 'console.log(1);');
    await writeFile(path.join(root, 'assets/index-4f9a.js.gz'), gzipSync('console.log(1);'));
    app = await serverOn(root);
  });
  afterAll(async () => {
    await app.close();
    await rm(root, { recursive: true });
  });

  it.each(Object.values(pages))('shows the page at %s', async (address) => {
    const reply = await app.inject({ url: address.replace(':id', 'a-session'), headers: browser });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toMatch('text/html');
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.body).toBe(page);
  });

  it('shows the same page with status 404 at an unknown address, so that the web can say so', async () => {
    const reply = await app.inject({ url: '/no/such/page', headers: browser });
    expect([reply.statusCode, reply.body]).toEqual([404, page]);
  });

  it('sends no page that its reader has', async () => {
    const { headers } = await app.inject({ url: '/login', headers: browser });
    const held = { ...browser, 'if-none-match': String(headers.etag) };
    const again = await app.inject({ url: '/dashboard', headers: held });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('keeps to the page and the files that were there at its start, when the web is built anew', async () => {
    const next = page.replace('Sextant', 'The next one');
    await writeFile(path.join(root, 'index.html'), next);
    onTestFinished(() => writeFile(path.join(root, 'index.html'), page));
    expect((await app.inject({ url: '/login', headers: browser })).body).toBe(page);
  });

  it('shows it as a whole to who holds the page already, or wants a part of it', async () => {
    const { headers } = await app.inject({ url: '/login', headers: browser });
    for (const held of [
      { 'if-none-match': String(headers.etag) },
      { 'if-modified-since': new Date().toUTCString() },
      { range: 'bytes=0-9' },
    ]) {
      const reply = await app.inject({ url: '/no/such/page', headers: { ...browser, ...held } });
      expect([reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([404, page, 'no-store']);
      expect(reply.headers).not.toHaveProperty('etag');
    }
  });

  it('looks for no file that was not built, however often a browser asks for one', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    const address = await app.listen();
    for (const url of ['/assets/none.js', '/assets/index-4f9a.js.map']) {
      const reply = await fetch(address + url, { headers: browser });
      expect([reply.status, await reply.text()]).toEqual([404, page]);
    }
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  it('sends a file as a whole to who asks for a part that it does not have', async () => {
    const reply = await app.inject({ url: '/assets/index-4f9a.js', headers: { range: 'bytes=900-999' } });
    expect([reply.statusCode, reply.body]).toEqual([200, 'console.log(1);']);
  });

  it('does not answer a script that asks for a lost file with a page', async () => {
    const reply = await app.inject({ url: '/assets/index-old.js', headers: { accept: '*/*' } });
    expect(reply.statusCode).toBe(404);
    expect(errorBody.parse(reply.json()).code).toBe('not-found');
  });

  it('has files with a hash in their name kept for good, and others looked after', async () => {
    const script = await app.inject('/assets/index-4f9a.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('tells of a hashed file without sending it, and sends none that its reader has', async () => {
    const url = '/assets/index-4f9a.js';
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const again = await app.inject({ url, headers: { 'if-none-match': String(head.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('sends what is compressed already to those who take it', async () => {
    const url = '/assets/index-4f9a.js';
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe('console.log(1);');
    expect((await app.inject({ url })).headers).not.toHaveProperty('content-encoding');
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/assets/%00'])(
    'gives nothing away at %s',
    async (url) => {
      const reply = await app.inject({ url });
      expect(reply.statusCode).toBe(404);
    },
  );
});

describe('without a built web', () => {
  it('says that the server is up', async () => {
    const app = await serverOn(path.join(os.tmpdir(), 'no-such-folder'));
    const reply = await app.inject({ url: '/dashboard/a-session', headers: browser });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toMatch('The server is up');
  });
});

describe('an address that no call takes', () => {
  const send = async (method: 'GET' | 'PUT' | 'POST', url: string, payload?: string) => {
    const app = await serverOn(path.join(os.tmpdir(), 'no-such-folder'));
    const headers = { ...browser, ...(payload && { 'content-type': 'application/json' }) };
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: reply.statusCode, allow: reply.headers.allow, code: errorBody.parse(reply.json()).code };
  };

  it('is told as JSON below /api, also to a browser', async () => {
    expect(await send('GET', '/api/v1/nothing/')).toMatchObject({ status: 404, code: 'not-found' });
    expect(await send('GET', '/api')).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('is told before the body is read', async () => {
    expect(await send('POST', '/api/v1/nothing/', '{"trunc')).toMatchObject({ status: 404 });
    expect(await send('POST', '/no/such/page', '{}')).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('names the methods that would do, with and without the trailing slash', async () => {
    const wrong = { status: 405, code: 'method-not-allowed' };
    expect(await send('PUT', '/api/v1/thing/1/', '{"trunc')).toEqual({
      ...wrong,
      allow: 'GET, HEAD, DELETE',
    });
    expect(await send('GET', '/api/v1/other')).toEqual({ ...wrong, allow: 'POST' });
    expect(await send('POST', '/login?next=1')).toEqual({ ...wrong, allow: 'GET, HEAD' });
  });
});
