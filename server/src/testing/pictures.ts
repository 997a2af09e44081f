import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'gif';

/** A plain picture; `alpha` 0 is transparent. */
export const pictureOf = (format: Format, width: number, height: number, alpha = 1): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 120, b: 90, alpha } } })
    .toFormat(format)
    .toBuffer();

/** A picture that does not compress, so that a cut removes much of it. */
export const noiseImage = (format: Format): Promise<Buffer> =>
  sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(format)
    .toBuffer();

/** Blue above red once it is turned as its EXIF data say, which tell a place too. */
export async function exifJpeg(): Promise<Buffer> {
  const half = (background: string) => ({
    create: { width: 200, height: 100, channels: 3 as const, background },
  });
  const blue = await sharp(half('#0000ff')).png().toBuffer();
  return sharp({ create: { width: 200, height: 200, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, top: 100, left: 0 }])
    .withExif({ IFD0: { ImageDescription: 'a secret place' } })
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer();
}

/** A small file that claims to be an enormous picture, and holds its first rows. */
export function bombPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((width * 3 + 1) * 100));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
