import type { RouteContract } from '@sextant/contracts';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOf, sendWatched, table } from '../calls.ts';
import { expectRefusal, expectSound } from '../expect-refusal.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let picture: Buffer;
beforeAll(async () => {
  world = await createWorld();
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
});
afterAll(() => world?.close());

const boundary = 'edge';
const type = `multipart/form-data; boundary=${boundary}`;
const part = (disposition: string, content: string | Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: ${disposition}\r\n${more}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const end = Buffer.from(`--${boundary}--\r\n`);
const field = (name: string, value: string | Buffer) => part(`form-data; name="${name}"`, value);
const file = (name: string, content: string | Buffer, filename = 'me.jpg', mime = 'image/jpeg') =>
  part(`form-data; name="${name}"; filename="${filename}"`, content, `content-type: ${mime}\r\n`);

/** Forms that no multipart call takes, whatever its fields are called: `f` is a file's name, `t` a text's. */
function badForms(f: string, t: string): [flaw: string, payload: Buffer | string, contentType: string][] {
  const form = (...parts: Buffer[]) => Buffer.concat([...parts, end]);
  const png = picture;
  return [
    ['no body', '', type],
    ['no boundary', form(field(t, 'x')), 'multipart/form-data'],
    ['another boundary', form(field(t, 'x')), 'multipart/form-data; boundary=other'],
    ['an endless boundary', form(field(t, 'x')), `multipart/form-data; boundary=${'b'.repeat(5_000)}`],
    ['JSON', '{"full_name":"x"}', 'application/json'],
    ['JSON called a form', '{"full_name":"x"}', type],
    ['a form of the other kind', `${t}=x`, 'application/x-www-form-urlencoded'],
    ['no end', Buffer.concat([field(t, 'x')]), type],
    ['a file that is cut', file(f, png.subarray(0, 20)), type],
    ['a part without a name', form(part('form-data', 'x')), type],
    ['an unknown field', form(field('admin', 'true')), type],
    ['a prototype', form(field('__proto__', 'x')), type],
    ['a constructor', form(field('constructor', 'x')), type],
    ['an unknown file', form(file('secret', png)), type],
    ['text as a file', form(file(f, 'hello')), type],
    ['an empty file', form(file(f, '')), type],
    ['a page as a picture', form(file(f, '<html><script>alert(1)</script></html>')), type],
    ['an SVG', form(file(f, '<svg xmlns="http://www.w3.org/2000/svg"/>', 'me.svg', 'image/svg+xml')), type],
    ['a picture that is cut', form(file(f, png.subarray(0, png.length - 30))), type],
    [
      'a head of a picture and nonsense',
      form(file(f, Buffer.concat([png.subarray(0, 30), Buffer.alloc(999, 7)]))),
      type,
    ],
    ['two files', form(file(f, png), file(f, png)), type],
    ['a file too large', form(file(f, Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024)]))), type],
    ['a text as long as a file', form(field(t, 'x'.repeat(2 * 1024 * 1024))), type],
    ['a blank text', form(field(t, ' \t ')), type],
    ['a NUL', form(field(t, 'a\0b')), type],
    ['a text too long', form(field(t, 'x'.repeat(3_000))), type],
    ['thousands of parts', form(...Array.from({ length: 3_000 }, () => field(t, 'x'))), type],
  ];
}

/** Forms that a call may take or not, if only it survives them. */
const oddForms = (f: string, t: string): [flaw: string, payload: Buffer, contentType: string][] => [
  ['bytes that are no UTF-8', Buffer.concat([field(t, Buffer.from([0xff, 0xfe, 0x41])), end]), type],
  ['the same text twice', Buffer.concat([field(t, 'x'), field(t, 'y'), end]), type],
  ['a file whose name climbs', Buffer.concat([file(f, picture, '../../etc/passwd'), end]), type],
  ['a file without a type', Buffer.concat([part(`form-data; name="${f}"; filename=""`, ''), end]), type],
  ['an empty form', end, type],
  [
    'thousands of headers',
    Buffer.concat([part(`form-data; name="${t}"`, 'x', 'x-odd: y\r\n'.repeat(5_000)), end]),
    type,
  ],
];

describe.each(table.filter(([, { consumes }]) => consumes === 'multipart'))(
  '%s',
  (_name, contract: RouteContract) => {
    const [f = ''] = contract.files ?? [];
    const [t = ''] = Object.keys((contract.body as { shape?: object } | undefined)?.shape ?? {});
    const sendForm = (payload: Buffer | string, contentType: string) =>
      sendWatched(world, {
        ...callOf(contract, { access: world.reader.user.access, headers: { 'content-type': contentType } }),
        payload,
      });

    it('has a file and a text to try', () => {
      expect([f, t]).not.toContain('');
    });

    it('refuses forms that are wrong', async () => {
      for (const [flaw, payload, contentType] of badForms(f, t))
        expectRefusal(await sendForm(payload, contentType), `${contract.path} with ${flaw}`);
    });

    it('survives forms that are odd', async () => {
      for (const [flaw, payload, contentType] of oddForms(f, t))
        expectSound(await sendForm(payload, contentType), `${contract.path} with ${flaw}`);
    });

    it('survives forms with bytes changed at random', async () => {
      const good = Buffer.concat([field(t, 'Ada'), file(f, picture), end]);
      const spoiled = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), {
        minLength: 1,
        maxLength: 12,
      });
      await fc.assert(
        fc.asyncProperty(spoiled, async (changes) => {
          const bytes = Buffer.from(good);
          for (const [at, value] of changes) bytes[at] = value;
          expectSound(await sendForm(bytes, type), JSON.stringify(changes));
        }),
        { numRuns: 40 },
      );
    });
  },
);
