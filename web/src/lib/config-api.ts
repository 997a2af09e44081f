import type { Config } from '@sextant/contracts';
import { api } from './api.ts';

const configApi = api.injectEndpoints({
  endpoints: (build) => ({
    config: build.query<Config, void>({ query: () => 'config/', extraOptions: { anonymous: true } }),
  }),
});

/** Engines, Google settings, limits: what the server says about itself before anyone signs in. */
export const { useConfigQuery } = configApi;
