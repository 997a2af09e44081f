import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import { errorBody, type RouteContract, routes, turnEvent } from '@sextant/contracts';
import type { FastifyInstance, FastifySchema } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** The API's description at `/api/docs/json`, made from the contracts, and a page to read and try it at `/api/docs`. */
export const apiDocs = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sextant',
        description:
          'One biomedical question, six AI engines side by side, every statement tied to a checked source.',
        version: '1',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (document) => {
      const contract = document.route.config?.contract;
      // Whatever is not in the route table is no part of the API: pages, figures, this documentation.
      if (!contract) return { schema: { hide: true }, url: document.url };
      return jsonSchemaTransform({
        ...document,
        schema: describe(contract, document.schema) as FastifySchema,
      });
    },
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    // The default asks a validator on the internet, which our content security policy forbids.
    uiConfig: { validatorUrl: null, persistAuthorization: false },
    theme: { title: 'Sextant API' },
  });
});

const errorReply = {
  description: 'What went wrong.',
  content: { 'application/json': { schema: errorBody } },
};

/** A route's schemas as documented: beside those that are checked, its errors, its stream and its form. */
function describe(contract: RouteContract, schema: FastifySchema) {
  return {
    ...schema,
    operationId: Object.entries(routes).find(
      ([, one]) => one.path === contract.path && one.method === contract.method,
    )?.[0],
    tags: [contract.path.split('/')[3] ?? 'server'],
    ...(contract.headers && { headers: contract.headers }),
    ...(contract.consumes === 'multipart' && { consumes: ['multipart/form-data'], body: formOf(contract) }),
    response: { ...successOf(contract), '4XX': errorReply, '5XX': errorReply },
  };
}

function successOf({ produces, reply, streams }: RouteContract) {
  if (!reply && !streams && !produces) return { 204: z.null().describe('Done.') };
  return {
    200: {
      description: streams
        ? 'Asked for `text/event-stream`: server-sent events, each named after its `type`.'
        : 'Done.',
      content: {
        ...(reply && { 'application/json': { schema: reply } }),
        ...Object.fromEntries([produces ?? []].flat().map((type) => [type, { schema: z.file() }])),
        ...(streams && { 'text/event-stream': { schema: turnEvent } }),
      },
    },
  };
}

function formOf({ body, files = [] }: RouteContract): z.ZodType {
  const fields = body instanceof z.ZodObject ? body : z.object({});
  return fields.extend(Object.fromEntries(files.map((name) => [name, z.file().optional()])));
}
