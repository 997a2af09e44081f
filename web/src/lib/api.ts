import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { limits } from '@sextant/contracts/limits';
import { fetchTimed } from './call.ts';
import { readAccessToken, renewTokens } from './token-renewal.ts';
import { readUserChanges } from './user-change.ts';

/**
 * Milliseconds after which a call that has not been answered fails with TIMEOUT_ERROR: well after the server has told
 * that something is still being made.
 */
const requestTimeout = limits.remakingWait + 20_000;
/** Seconds that cached data outlives its last reader. */
const keepUnusedSeconds = 60;

/** What an endpoint may ask of the transport by `extraOptions`. */
interface CallOptions {
  /** Carries no bearer token, and its 401 means what it says instead of "renew the tokens". */
  isAnonymous?: boolean;
}

type BaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  CallOptions | undefined,
  FetchBaseQueryMeta
>;

const isWithoutSignIn = (options: unknown) => (options as CallOptions | undefined)?.isAnonymous === true;

/** Reports a failure and decides nothing: FETCH_ERROR, TIMEOUT_ERROR, PARSING_ERROR, or the status with its data. */
export function createBaseQuery({ baseUrl = '', timeout = requestTimeout } = {}): BaseQuery {
  const send = fetchBaseQuery({
    baseUrl,
    timeout,
    fetchFn: fetchTimed,
    prepareHeaders: (headers, { getState, extraOptions }) => {
      const token = isWithoutSignIn(extraOptions) ? null : readAccessToken(getState);
      if (token) headers.set('authorization', `Bearer ${token}`);
    },
  });
  return async (call, store, options) => {
    const token = readAccessToken(store.getState);
    const userChanges = readUserChanges();
    const result = await send(call, store, options ?? {});
    if (result.error?.status !== 401 || isWithoutSignIn(options)) return result;
    return (await renewTokens(store, token, userChanges)) ? send(call, store, options ?? {}) : result;
  };
}

/** The one RTK Query api; every feature injects its own endpoints, made by `endpoint` from the table of calls. */
export const api = createApi({
  baseQuery: createBaseQuery(),
  tagTypes: ['chatSessions', 'chatSession', 'users'],
  keepUnusedDataFor: keepUnusedSeconds,
  endpoints: () => ({}),
});
