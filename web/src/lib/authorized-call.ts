import type { CallInput, RouteName } from '@sextant/contracts/routes/index';
import { type CallOptions, fetchCall } from './call.ts';
import { readAccessToken, renewTokens, type StoreAccess } from './token-renewal.ts';
import { readUserChanges } from './user-change.ts';

/** `fetchCall` as the user who is signed in; see `authorizedCall`. */
export type AuthorizedCall = <N extends RouteName>(
  name: N,
  input: CallInput<N>,
  options?: CallOptions,
) => Promise<Response>;

/**
 * `fetchCall` with the bearer header, for calls that RTK Query does not make: streams and downloads.
 * A 401 renews the tokens once and asks again, unless as somebody else. Throws what `fetch` throws.
 */
export async function authorizedCall<N extends RouteName>(
  store: StoreAccess,
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<Response> {
  const token = readAccessToken(store.getState);
  const userChanges = readUserChanges();
  const response = await fetchCall(name, input, { ...options, token });
  if (response.status !== 401 || !(await renewTokens(store, token, userChanges))) return response;
  await response.body?.cancel();
  return fetchCall(name, input, { ...options, token: readAccessToken(store.getState) });
}
