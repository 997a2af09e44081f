import { limits } from '@sextant/contracts';
import type { Logger } from 'pino';
import { type Dispatcher, request } from 'undici';
import { outboundAgent } from '../outbound/outbound-fetch.ts';
import { reEncodePicture } from './re-encode.ts';
import type { createPictureRepository } from './repository.ts';

/** Google serves profile pictures from here alone. An exact name: a rule for a suffix lets look-alikes in. */
const host = 'lh3.googleusercontent.com';
/** For connecting, waiting and reading together. */
const timeoutMs = 4_000;

export interface GooglePicturesOptions {
  pictures: Pick<ReturnType<typeof createPictureRepository>, 'replace'>;
  log: Logger;
  /** How hosts are reached; the usual way out of this server when not given. It never decides which ones are. */
  outbound: Dispatcher | undefined;
}

/** Takes over the picture of a Google account, once. No failure of it is worth failing a sign-in for. */
export function createGooglePictures({ log, outbound, pictures }: GooglePicturesOptions) {
  return async (userId: string, address: string): Promise<void> => {
    try {
      const bytes = await fetchGooglePicture(address, outbound);
      await pictures.replace(userId, await reEncodePicture(userId, bytes));
    } catch (error) {
      log.warn({ err: error, user: userId }, 'the picture from Google was not taken over');
    }
  };
}

async function fetchGooglePicture(
  address: string,
  dispatcher: Dispatcher = outboundAgent(),
): Promise<Buffer> {
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.host !== host || url.username || url.password)
    throw new Error(`not Google's: ${url.protocol}//${url.host}`);
  // Tokens name the small picture.
  url.pathname = url.pathname.replace(/=s\d+-c$/, '=s512-c');
  // undici follows no redirect unless told to, so that no answer leads elsewhere.
  const { body, statusCode } = await request(url, {
    signal: AbortSignal.timeout(timeoutMs),
    dispatcher,
  });
  try {
    if (statusCode !== 200) throw new Error(`Google answered ${statusCode}`);
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of body) {
      length += chunk.length;
      if (length > limits.pictureBytes) throw new Error('the picture is too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    body.on('error', () => {}).destroy();
  }
}
