import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import type { GoogleSettings, PageSettings } from '../settings.ts';

/** What a page of ours may load, and who may frame it; and that nothing of the API is kept by caches. */
export const securityHeaders = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: PageSettings }) => {
    const isHttps = config.publicUrl.startsWith('https:');
    const headers = headersBy({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: contentSecurityPolicy(config.google, isHttps),
      },
      strictTransportSecurity: isHttps && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
      // Google's popup must be able to tell us that it is done.
      crossOriginOpenerPolicy: { policy: config.google ? 'same-origin-allow-popups' : 'same-origin' },
      // A Firebase key may be bound to our origin, which Google reads from the referrer.
      referrerPolicy: { policy: config.google ? 'strict-origin-when-cross-origin' : 'no-referrer' },
      xFrameOptions: { action: 'deny' },
    });
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(headers);
      // A call that may be kept says so.
      if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
      done();
    });
  },
);

/** The same for every reply: written by Helmet once, and not anew for each, which is a tenth of what a short one costs. */
function headersBy(options: HelmetOptions): OutgoingHttpHeaders {
  const written = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(written.req, written, (error) => {
    if (error) throw error;
  });
  written.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  return written.getHeaders();
}

/** Firebase's popup sign-in needs Google's loader, a frame of the project's own domain and two of Google's APIs. */
function contentSecurityPolicy(google: GoogleSettings | null, isHttps: boolean) {
  const self = "'self'";
  const none = ["'none'"];
  return {
    defaultSrc: [self],
    scriptSrc: [self, ...(google ? ['https://apis.google.com'] : [])],
    scriptSrcAttr: none,
    // Toasts, diagrams and charts bring their styles along at run time; a style cannot run code.
    styleSrc: [self, "'unsafe-inline'"],
    imgSrc: [self, 'data:', 'blob:'],
    fontSrc: [self],
    connectSrc: [
      self,
      ...(google ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'] : []),
    ],
    frameSrc: google ? [`https://${google.authDomain}`] : none,
    workerSrc: [self, 'blob:'],
    manifestSrc: [self],
    mediaSrc: none,
    objectSrc: none,
    baseUri: none,
    formAction: [self],
    frameAncestors: none,
    ...(isHttps && { upgradeInsecureRequests: [] }),
  };
}
