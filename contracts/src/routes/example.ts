import { exampleReply } from '../shares.ts';
import { route } from './route.ts';

/** A session for those who have no key, or no account yet. */
export const exampleRoutes = {
  example: route({
    method: 'GET',
    path: '/api/v1/example/',
    access: 'anyone',
    summary: 'The link to a session that was written as an example; the reply waits until it is made',
    reply: exampleReply,
  }),
};
