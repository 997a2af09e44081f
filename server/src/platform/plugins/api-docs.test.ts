import { type RouteContract, routes } from '@sextant/contracts';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiDocs } from './api-docs.ts';
import { serve } from './serve.ts';

interface Operation {
  operationId: string;
  security?: unknown[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, { content?: Record<string, { schema: { properties?: object } }> }>;
}

describe('the API description', () => {
  let paths: Record<string, Record<string, Operation>>;
  let version: string;
  let page: string;

  beforeAll(async () => {
    const app = fastify();
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.decorate('requireUser', async () => {});
    await app.register(apiDocs);
    for (const contract of Object.values(routes))
      serve(app, contract as RouteContract, async () => undefined as never);
    app.get('/metrics', async () => '');
    const description = (await app.inject('/api/docs/json')).json();
    paths = description.paths;
    version = description.openapi;
    page = (await app.inject('/api/docs/')).body;
  });

  it('has every call of the table and nothing else', () => {
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const known = Object.values(routes).map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(version).toBe('3.1.0');
    expect(described.sort()).toEqual(known.sort());
  });

  it.each(Object.entries(routes) as [string, RouteContract][])('tells all of %s', (name, contract) => {
    const operation = paths[contract.path.replace(/:(\w+)/g, '{$1}')]?.[contract.method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    expect(operation?.security ?? []).toEqual(contract.access === 'user' ? [{ bearer: [] }] : []);
    for (const status of ['4XX', '5XX'])
      expect(operation?.responses[status]?.content?.['application/json']?.schema.properties).toHaveProperty(
        'code',
      );
    const success = operation?.responses['200'] ?? operation?.responses['204'];
    expect(success?.content?.['application/json'] !== undefined).toBe(contract.reply !== undefined);
    expect(success?.content?.['text/event-stream'] !== undefined).toBe(contract.streams === true);
    const type = contract.consumes === 'multipart' ? 'multipart/form-data' : 'application/json';
    const properties = Object.keys(operation?.requestBody?.content[type]?.schema.properties ?? {});
    expect(properties).toEqual(expect.arrayContaining([...(contract.files ?? [])]));
    const fields = contract.body instanceof z.ZodObject ? Object.keys(contract.body.shape) : [];
    expect(properties).toEqual(expect.arrayContaining(fields));
    expect(operation?.requestBody !== undefined).toBe(contract.body !== undefined);
  });

  it('tells of the header that makes a question safe to send again', () => {
    const names = paths['/api/v1/chat/']?.post?.parameters?.map(({ name }) => name);
    expect(names).toEqual(['idempotency-key']);
  });

  it('has a page without inline scripts, which our content security policy would refuse', () => {
    expect(page).toMatch('Sextant API');
    expect(page.match(/<script(?![^>]*\bsrc=)/g)).toBeNull();
  });
});
