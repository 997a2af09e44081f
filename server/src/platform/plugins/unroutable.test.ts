import { errorBody } from '@sextant/contracts';
import { expect, it } from 'vitest';
import { sendBytes } from '../../testing/bad-input/raw-http.ts';
import { databaseForFile, serverForFile } from '../../testing/for-file.ts';

const database = databaseForFile();
const test = serverForFile(database);

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const ids = { 'x-request-id': 'front-7', traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
const long = 'a'.repeat(600);

async function ask(address: string, headers: Record<string, string>, method = 'GET') {
  const reply = await fetch(test.url + address, { method, headers: { ...ids, ...headers } });
  expect(reply.headers.get('x-request-id'), address).toBe('front-7');
  expect(reply.headers.get('traceparent'), address).toContain(traceId);
  expect(reply.headers.get('x-content-type-options'), address).toBe('nosniff');
  expect(reply.headers.get('cache-control'), address).toBe('no-store');
  return reply;
}

const refusal = async (reply: Response) => {
  const { code, message } = errorBody.parse(await reply.json());
  return [reply.status, code, message];
};
const nothing = [404, 'not-found', 'There is nothing at this address.'];

it.each(['/%zz', '/dashboard/%zz', '/%ff?q=1', `/dashboard/${long}`, `/shared/${long}`])(
  'of a page: %s is a page that is not there',
  async (address) => {
    const page = await ask(address, browser);
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await page.text()).toMatch(/^<!doctype html>/i);
    expect(await refusal(await ask(address, { accept: '*/*' }))).toEqual(nothing);
    expect(await refusal(await ask(address, browser, 'POST'))).toEqual(nothing);
  },
);

it.each(['/api/v1/%zz', '/api/v1/chat/sessions/%zz/', '/api/%'])(
  'of a call: %s is told to be unreadable, and nothing of a body',
  async (address) => {
    for (const method of ['GET', 'POST'])
      expect(await refusal(await ask(address, browser, method))).toEqual([
        400,
        'invalid-input',
        'The address could not be read: its percent-encoding is broken.',
      ]);
  },
);

it('a call with an id that is too long is one for nothing', async () => {
  for (const address of [`/api/v1/chat/sessions/${long}/`, `/api/v1/shared/${long}/`])
    expect(await refusal(await ask(address, browser))).toEqual(nothing);
});

it('an address that is whole, as a proxy is asked, is the same one', async () => {
  const ends = 'HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';
  for (const [address, status, code] of [
    ['http://a/api/v1/%zz', 400, 'invalid-input'],
    ['http://a/%zz', 404, 'not-found'],
  ]) {
    const reply = await sendBytes(test.url, `GET ${address} ${ends}`);
    expect([reply?.statusCode, JSON.parse(reply?.body ?? '').code]).toEqual([status, code]);
  }
});
