import sharp from 'sharp';
import { AppError } from '../../errors.ts';

/** Width and height of a kept picture. */
const side = 512;
/** More than any camera of today takes; what claims to be larger is there to fill our memory. */
const maxPixels = 50_000_000;
/** Transparent parts would turn black in a JPEG. */
const background = '#ffffff';

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** sharp reads more than these, SVG and PDF among them, which may fetch and run things. */
const kinds: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => startsWith(bytes, '\xff\xd8\xff'),
  (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'),
  (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a'),
];

/**
 * Makes any picture a square JPEG, upright, the first frame of an animation, without anything else that came in its
 * file: the place it was taken, a program behind the last pixel.
 * @throws AppError `invalid-input` for bytes that are no whole JPEG, PNG, WebP or GIF
 */
export async function reEncodePicture(bytes: Buffer): Promise<Buffer> {
  if (!kinds.some((isKind) => isKind(bytes)))
    throw refusal('The picture must be a JPEG, PNG, WebP or GIF file.');
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .flatten({ background })
    .jpeg({ quality: 85 })
    .timeout({ seconds: 10 })
    .toBuffer()
    .catch((error: unknown) => {
      const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
      throw refusal(
        isTooLarge
          ? 'The picture has too many pixels: at most 50 million, please.'
          : 'The picture cannot be read. Please try another file.',
        error,
      );
    });
}

const refusal = (message: string, cause?: unknown) =>
  new AppError('invalid-input', message, { fields: { profile_picture: message }, cause });
