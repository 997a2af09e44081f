import { InvalidResponseDataError } from '@ai-sdk/provider';
import { fetchEvents } from '../../platform/outbound/outbound-fetch.ts';

/**
 * `fetch` for the vendors' packages. A page in place of a stream (a proxy, a hotel's sign-in, a wrong address) has no
 * events in it: the packages would read it as an answer that was cut, or as an empty one.
 * @throws InvalidResponseDataError when a reply that calls itself good cannot be an answer
 */
export const vendorFetch: typeof globalThis.fetch = async (input, init) => {
  const response = await fetchEvents(input, init);
  const type = response.headers.get('content-type') ?? '';
  const isPage = type.startsWith('text/html');
  if (response.ok && (isPage || response.headers.get('content-length') === '0')) {
    await response.body?.cancel();
    throw new InvalidResponseDataError({
      data: type,
      message: isPage ? 'The reply is a web page' : 'The reply is empty',
    });
  }
  return response;
};
