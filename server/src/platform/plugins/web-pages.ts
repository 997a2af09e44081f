import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { pages } from '@sextant/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import { isUnchanged } from './json-text.ts';

const builtWeb = path.resolve(import.meta.dirname, '../../../../web/dist');

export interface WebPagesOptions {
  /** Folder of the built web. */
  webRoot?: string;
}

/**
 * Serves the built web. Every address of a screen gets its one page, whose script shows the screen; an unknown one
 * gets the same page with status 404, and the script shows '404'.
 */
export const webPages = fastifyPlugin(async (app: FastifyInstance, options: WebPagesOptions) => {
  const root = options.webRoot ?? builtWeb;
  const assets = path.join(root, 'assets');
  const isBuilt = existsSync(path.join(root, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      // One route a file: what is no file falls through to the page below.
      wildcard: false,
      globIgnore: ['assets/**'],
      preCompressed: true,
      cacheControl: false,
      // They are short; a part that no file has would be an error of its own.
      acceptRanges: false,
      schemaHide: true,
      setHeaders: (reply, file) => {
        // Vite puts a hash of the content into the names of `assets`, so that they never change.
        const isHashed = file.startsWith(assets + path.sep);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    // Vite writes them with no folder below. What else is asked for is not there, and need not be looked for on the disk.
    const names = new Set(existsSync(assets) ? readdirSync(assets) : []);
    // One route for all: as routes of their own, seven hundred files took a quarter of a second of every start.
    app.get<{ Params: { name: string } }>('/assets/:name', { schema: { hide: true } }, (request, reply) =>
      names.has(request.params.name) ? reply.sendFile(request.params.name, assets) : reply.callNotFound(),
    );
  }
  // As it was at the start, as the names above: a later build's page would ask for files that this server does not know.
  const page = isBuilt ? readFileSync(path.join(root, 'index.html'), 'utf8') : withoutWeb;
  const sendText = (reply: FastifyReply) => reply.type('text/html; charset=utf-8').send(page);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    isUnchanged(request, reply.header('cache-control', 'no-cache'), page)
      ? reply.code(304).send()
      : sendText(reply);

  for (const url of Object.values(pages)) {
    app.get(url, { schema: { hide: true } }, (request, reply) => {
      // A shared session is for anyone who has its link, and for no search engine.
      if (url === pages.shared) reply.header('x-robots-tag', 'noindex, nofollow');
      return sendPage(request, reply);
    });
  }
  app.setNotFoundHandler((request, reply) => {
    // As a whole, whatever its reader holds: of a page that is not there nothing is unchanged.
    if (request.headers.accept?.includes('text/html'))
      return sendText(reply.code(404).header('cache-control', 'no-store'));
    throw new AppError('not-found', 'There is nothing at this address.');
  });
});

/** Shown while the web is not built, as in development, where it has a server of its own. */
const withoutWeb = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Sextant</title>
<h1>Sextant</h1>
<p>The server is up; its web pages are not built yet. <code>npm start</code> builds them.</p>
<p><a href="/api/docs">The API</a></p>
</html>
`;
