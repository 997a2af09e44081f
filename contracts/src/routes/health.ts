import { aliveReply, readyReply } from '../health.ts';
import { route } from './route.ts';

/** Whether the process lives and may be asked. */
export const healthRoutes = {
  healthz: route({
    method: 'GET',
    path: '/healthz',
    access: 'anyone',
    summary: 'Whether the process lives',
    reply: aliveReply,
  }),
  readyz: route({
    method: 'GET',
    path: '/readyz',
    access: 'anyone',
    summary:
      'Whether requests may come, within 2 s: the database answers, has the right schema and takes writes; else 503, and why',
    reply: readyReply,
  }),
};
