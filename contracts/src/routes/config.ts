import { config } from '../config.ts';
import { route } from './route.ts';

/** What the web needs before sign-in. */
export const configRoutes = {
  config: route({
    method: 'GET',
    path: '/api/v1/config/',
    access: 'anyone',
    summary: 'What the web needs before sign-in',
    reply: config,
  }),
};
