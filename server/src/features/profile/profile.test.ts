import { routes } from '@sextant/contracts';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { eq } from '../../platform/db/orm.ts';
import { pictures, users } from '../../platform/db/schema.ts';
import { databaseForFile, serverForFile } from '../../testing/for-file.ts';
import { bombPng, exifJpeg, noiseImage, pictureOf } from '../../testing/pictures.ts';
import { signUpTestUser, type TestUser } from '../../testing/test-user.ts';

const own = databaseForFile();
const server = serverForFile(own);
let user: TestUser;

beforeEach(async () => {
  user = await signUpTestUser(server.url);
});

type Part = [name: string, value: string | Blob, file?: string];

async function put(...parts: Part[]) {
  const form = new FormData();
  for (const [name, value, file] of parts)
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, file ?? 'profile_picture.jpg');
  return answerOf(await user.call('/api/v1/profile/', { method: 'PUT', body: form }));
}
async function answerOf(response: Response) {
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of a reply.
  return { status: response.status, body: (await response.json()) as any };
}
const blob = (bytes: Uint8Array | string, type = 'image/jpeg') =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type });
const ownRows = async () =>
  own.database
    .select({ id: pictures.id })
    .from(pictures)
    .innerJoin(users, eq(users.id, pictures.userId))
    .where(eq(users.email, user.email));
const served = async (address: string) => {
  const response = await fetch(server.url + address);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('a name', () => {
  it('is changed alone, trimmed', async () => {
    expect(await put(['full_name', '  Barbara McClintock ﷽ '])).toEqual({
      status: 200,
      body: { full_name: 'Barbara McClintock ﷽', profile_picture: null, email: user.email },
    });
    expect(await user.get('/api/v1/user-profile/')).toMatchObject({ full_name: 'Barbara McClintock ﷽' });
  });

  it.each([
    ['   ', 'blank'],
    ['x'.repeat(121), 'too long'],
    ['x'.repeat(10_000), 'far too long'],
    ['a\0b', 'not storable'],
  ])('is refused when it is %j: %s', async (name) => {
    expect(await put(['full_name', name])).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { full_name: expect.any(String) } },
    });
    expect(await user.get('/api/v1/user-profile/')).toMatchObject({ full_name: 'Test Person' });
  });
});

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'may be a %s; it is kept as a square JPEG',
    async (format) => {
      const { body, status } = await put([
        'profile_picture',
        blob(await pictureOf(format, 300, 200), 'text/plain'),
      ]);
      expect(status).toBe(200);
      const { bytes, response } = await served(body.profile_picture);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const { format: kept, height, width } = await sharp(bytes).metadata();
      expect({ kept, height, width }).toEqual({ kept: 'jpeg', height: 512, width: 512 });
    },
  );

  it('loses all that came with it, and stands upright', async () => {
    // Red above blue on the sensor, turned by 180 degrees in the file's own words.
    const original = await exifJpeg();
    expect(original.includes('a secret place')).toBe(true);
    const { body } = await put([
      'profile_picture',
      blob(Buffer.concat([original, Buffer.from('<script>trailer')])),
    ]);
    const { bytes } = await served(body.profile_picture);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).not.toHaveProperty('exif');
    expect(metadata).not.toHaveProperty('icc');
    expect(bytes.includes('a secret place')).toBe(false);
    expect(bytes.includes('<script>')).toBe(false);
    const colourAt = async (top: number) => [
      ...(await sharp(bytes).extract({ left: 256, top, width: 1, height: 1 }).raw().toBuffer()),
    ];
    const [above, below] = [await colourAt(50), await colourAt(460)];
    expect(above[2]).toBeGreaterThan(200);
    expect(below[0]).toBeGreaterThan(200);
  });

  it('shows white where it was transparent', async () => {
    const { body } = await put(['profile_picture', blob(await pictureOf('png', 64, 64, 0))]);
    const { bytes } = await served(body.profile_picture);
    const pixel = await sharp(bytes).extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer();
    expect([...pixel]).toEqual([255, 255, 255]);
  });

  it('replaces the one before, whose address is gone', async () => {
    const first = (await put(['profile_picture', blob(await pictureOf('png', 20, 20))])).body.profile_picture;
    const second = (await put(['profile_picture', blob(await pictureOf('png', 30, 30))])).body
      .profile_picture;
    expect(second).not.toBe(first);
    expect((await served(first)).response.status).toBe(404);
    expect((await served(second)).response.status).toBe(200);
    expect(await ownRows()).toHaveLength(1);
  });

  it('is one, also when several come at once', async () => {
    const png = await pictureOf('png', 20, 20);
    const replies = await Promise.all(Array.from({ length: 5 }, () => put(['profile_picture', blob(png)])));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await ownRows()).toHaveLength(1);
    const { profile_picture: address } = await user.get('/api/v1/user-profile/');
    expect((await served(address)).response.status).toBe(200);
  });

  it('may have 5 MB and not a byte more', async () => {
    const jpeg = await pictureOf('jpeg', 40, 40);
    const sized = (bytes: number) => blob(Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]));
    expect((await put(['profile_picture', sized(5 * 1024 * 1024)])).status).toBe(200);
    expect(await put(['profile_picture', sized(5 * 1024 * 1024 + 1)])).toMatchObject({
      status: 413,
      body: { code: 'payload-too-large', fields: { profile_picture: expect.stringContaining('5 MB') } },
    });
  });
});

describe('is refused, and nothing is stored:', () => {
  const cases: [string, () => Promise<Uint8Array | string>][] = [
    ['an SVG', async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    [
      'an SVG behind an XML header',
      async () => '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['a PDF', async () => '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'],
    ['a page', async () => '<!doctype html><script>alert(1)</script>'],
    [
      'a TIFF, which sharp would read',
      async () =>
        sharp(await pictureOf('png', 9, 9))
          .tiff()
          .toBuffer(),
    ],
    [
      'an AVIF, which sharp would read',
      async () =>
        sharp(await pictureOf('png', 9, 9))
          .avif()
          .toBuffer(),
    ],
    ['the first bytes of a JPEG', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a page that begins as a GIF', async () => 'GIF89a/*<html>*/=1;alert(1)'],
    ['a JPEG that is cut in half', async () => (await noiseImage('jpeg')).subarray(0, 20_000)],
    ['a PNG that is cut in half', async () => (await noiseImage('png')).subarray(0, 20_000)],
    ['a WebP that is cut in half', async () => (await noiseImage('webp')).subarray(0, 5_000)],
    ['a PNG of 30,000 by 30,000 pixels', async () => bombPng(30_000, 30_000)],
    ['an empty file', async () => ''],
  ];
  it.each(cases)('%s', async (_what, make) => {
    const reply = await put(['full_name', 'Half Stored'], ['profile_picture', blob(await make())]);
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { profile_picture: expect.any(String) } },
    });
    expect(await ownRows()).toEqual([]);
    expect(await user.get('/api/v1/user-profile/')).toMatchObject({
      full_name: 'Test Person',
      profile_picture: null,
    });
  });
});

it('is told that a picture is too large to be opened', async () => {
  const { body } = await put(['profile_picture', blob(bombPng(30_000, 30_000))]);
  expect(body.message).toMatch(/too many pixels/);
});

describe('a form', () => {
  it('without parts has nothing to change', async () => {
    expect(await put()).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });

  it.each<[string, ...Part[]]>([
    ['email', ['email', 'other@example.org']],
    ['avatar', ['avatar', blob('x')]],
    ['profile_picture', ['profile_picture', 'data:image/png;base64,AAAA']],
    ['full_name', ['full_name', 'One'], ['full_name', 'Two']],
    ['full_name', ['full_name', blob('a file')]],
  ])('with a part too many or of the wrong kind names it: %s', async (name, ...parts) => {
    expect(await put(...parts)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { [name]: expect.any(String) } },
    });
  });

  it('with two pictures or a hundred texts is refused', async () => {
    const png = blob(await pictureOf('png', 9, 9));
    const two = await put(['profile_picture', png], ['more', png]);
    const many = await put(...Array.from({ length: 100 }, (_, index): Part => [`field${index}`, 'x']));
    for (const { body, status } of [two, many])
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid-input' });
    expect(await ownRows()).toEqual([]);
  });

  it.each([
    ['application/json', '{"full_name":"A"}', 415],
    ['application/x-www-form-urlencoded', 'full_name=A', 415],
    ['text/plain', 'full_name=A', 415],
    ['multipart/form-data', 'no boundary', 400],
    ['multipart/form-data; boundary=x', '', 400],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="full_name"\r\n\r\ncut',
      400,
    ],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="profile_picture"; filename="a"\r\n\r\ncut',
      400,
    ],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
      400,
    ],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--', 400],
  ])('of %s saying %j is answered with an error', async (type, body, status) => {
    const reply = await answerOf(
      await user.call('/api/v1/profile/', { method: 'PUT', body, headers: { 'content-type': type } }),
    );
    expect(reply.status).toBe(status);
    expect(reply.body.message).toMatch(/form|multipart|change|part/);
  });

  it('is for those who are signed in', async () => {
    for (const method of ['PUT', 'GET'] as const) {
      const path = method === 'PUT' ? routes.updateProfile.path : routes.userProfile.path;
      const response = await fetch(server.url + path, { method });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
    }
  });
});

it('knows no picture at other addresses', async () => {
  for (const id of ['00000000-0000-4000-8000-000000000000', user.email, '..%2f..', '1'])
    expect((await fetch(`${server.url}/api/v1/pictures/${id}/`)).status).toBeGreaterThanOrEqual(400);
});
