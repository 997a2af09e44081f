import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../errors.ts';
import { createFairQueue } from '../jobs/fair-queue.ts';
import { exitCodes, maxPixels } from './picture-limits.ts';

/** Milliseconds that a picture may take, its process's start included. */
const timeoutMs = 20_000;
/** A JPEG of 512 by 512 has less. */
const maxJpeg = 2 * 1024 * 1024;
const program = fileURLToPath(new URL('./picture-process.ts', import.meta.url));

/** One at a time: a picture takes 64 MB of memory while it is made. */
const line = createFairQueue({
  atOnce: 1,
  each: 1,
  maxWaiting: 4,
  message: 'Your earlier pictures are still being read',
});

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
 * file: the place it was taken, a program behind the last pixel. In a process of its own: within ours pictures and
 * passwords would wait for the same four threads, and a flaw of a decoder would have our secrets at hand.
 * @throws AppError `invalid-input` for bytes that are no whole JPEG, PNG, WebP or GIF; `rate-limited` when too many of
 *   this person's wait already
 */
export async function reEncodePicture(userId: string, bytes: Buffer): Promise<Buffer> {
  if (!kinds.some((isKind) => isKind(bytes)))
    throw refusal('The picture must be a JPEG, PNG, WebP or GIF file.');
  return line.run(userId, () => inProcess(bytes));
}

function inProcess(bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [program],
      // None of our environment: it has keys in it.
      { encoding: 'buffer', env: {}, maxBuffer: maxJpeg, timeout: timeoutMs, killSignal: 'SIGKILL' },
      (error, jpeg) => (error ? reject(asRefusal(error)) : resolve(jpeg)),
    );
    // It may have seen enough before it has read all.
    child.stdin?.on('error', () => {});
    child.stdin?.end(bytes);
  });
}

const asRefusal = (error: { code?: unknown }): AppError =>
  refusal(
    error.code === exitCodes.tooManyPixels
      ? `The picture has too many pixels: at most ${maxPixels / 1_000_000} million, please.`
      : 'The picture cannot be read. Please try another file.',
    error,
  );

const refusal = (message: string, cause?: unknown) =>
  new AppError('invalid-input', message, { fields: { profile_picture: message }, cause });
