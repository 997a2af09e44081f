import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import { AppError } from '../../errors.ts';
import { isBelowApi, refuseUnreadable } from './unroutable.ts';

const methods: HTTPMethod[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** One method of one address that this server answers. */
export interface Address {
  method: string;
  /** Fastify's form, `/a/:id/`. */
  url: string;
  /** Whether it is served from the contracts' route table. */
  isInTable: boolean;
}

/**
 * Refuses calls that no route takes, before their body is read: 405 where another method would do, else 404.
 * What a browser asks for with GET outside `/api` goes on to the web's pages. Registered before all routes.
 */
export const notFound = fastifyPlugin(async (app: FastifyInstance) => {
  // Fastify does not tell which other methods an address has, so its routes are entered in a second router.
  const known = findMyWay({ ignoreTrailingSlash: true, maxParamLength: 512 });
  const routeList: Address[] = [];
  app.decorate('routeList', routeList);
  app.addHook('onRoute', ({ config, method, url }) => {
    for (const one of [method].flat() as HTTPMethod[]) {
      if (!known.hasRoute(one, url)) known.on(one, url, () => {});
      routeList.push({ method: one, url, isInTable: config?.contract !== undefined });
    }
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    refuseUnreadable(request);
    const address = request.url.split('?', 1)[0] ?? '';
    const allowed = methods.filter((method) => known.find(method, address));
    if (allowed.length > 0) {
      reply.header('allow', allowed.join(', '));
      throw new AppError('method-not-allowed', `This address takes ${allowed.join(', ')} only.`);
    }
    if (!mayBePage(request)) throw new AppError('not-found', 'There is nothing at this address.');
    done();
  });
});

function mayBePage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !isBelowApi(url);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every address that is answered, in the order of registration. */
    routeList: readonly Address[];
  }
}
