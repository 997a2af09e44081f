import { api } from './api.ts';
import { endpoint } from './endpoint.ts';

const configApi = api.injectEndpoints({
  endpoints: (build) => ({
    config: build.query(endpoint<'config', void>('config', () => ({}))),
  }),
});

/** Engines, Google settings, limits: what the server says about itself before anyone signs in. */
export const { useConfigQuery } = configApi;
