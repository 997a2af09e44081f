import { readAccessToken, renewTokens, type StoreAccess } from './token-renewal.ts';

/**
 * `fetch` with the bearer header, for calls that RTK Query does not make: streams and downloads.
 * A 401 renews the tokens once and asks again. Throws what `fetch` throws.
 */
export async function authorizedFetch(
  store: StoreAccess,
  input: string,
  init: RequestInit = {},
): Promise<Response> {
  const send = (token: string | null) => {
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return fetch(input, { ...init, headers });
  };
  const token = readAccessToken(store.getState);
  const response = await send(token);
  if (response.status !== 401 || !(await renewTokens(store, token))) return response;
  await response.body?.cancel();
  return send(readAccessToken(store.getState));
}
