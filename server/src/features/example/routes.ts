import { setTimeout } from 'node:timers/promises';
import { routes } from '@sextant/contracts';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import { serve } from '../../platform/plugins/serve.ts';
import { type ExampleOptions, isExampleMade, makeExample } from './make-example.ts';
import type { WrittenExample } from './written-example.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the example unless it is there; `main.ts` does once the server listens. */
    prepareExample(): Promise<void>;
  }
}

/** Milliseconds that a reader waits for the first making, and between two looks at it. */
const waitMs = 20_000;
const lookEveryMs = 250;

/** A whole session for those without a key or an account: its answers are written, all the rest is made as ever. */
async function registerExample(
  app: FastifyInstance,
  {
    example,
    jobsBegun,
    wake,
    ...options
  }: ExampleOptions & { example: WrittenExample; jobsBegun: () => Promise<void>; wake: () => void },
): Promise<void> {
  let making: Promise<boolean> | null = null;
  const prepare = async () => {
    await jobsBegun();
    making ??= makeExample(example, options).finally(() => {
      making = null;
    });
    if (await making) wake();
  };
  app.decorate('prepareExample', prepare);

  serve(app, routes.example, async ({ request }) => {
    await app.limits.shared(request.ip);
    await prepare();
    const end = Date.now() + waitMs;
    while (!(await isExampleMade(options.database, example))) {
      if (Date.now() > end)
        throw new AppError(
          'unavailable',
          'The example is still being prepared. Please try again in a moment.',
          {
            retryAfter: 5,
          },
        );
      await setTimeout(lookEveryMs);
    }
    return { token: example.token };
  });
}

/** Not within a scope of its own: what it adds to the server is `main.ts`'s to call. */
export const exampleFeature = fastifyPlugin(registerExample, { name: 'example' });
