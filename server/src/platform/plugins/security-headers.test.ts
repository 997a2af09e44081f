import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { GoogleSettings } from '../settings.ts';
import { securityHeaders } from './security-headers.ts';

const google: GoogleSettings = {
  apiKey: 'key',
  authDomain: 'reader.firebaseapp.com',
  projectId: 'reader',
  jwksUrl: 'https://example.org/jwks',
  issuer: 'https://securetoken.google.com/reader',
};

async function headersOf(
  url: string,
  { publicUrl = 'http://localhost:8080', google = null as GoogleSettings | null } = {},
) {
  const app = fastify();
  await app.register(securityHeaders, { config: { publicUrl, google } });
  app.get('/', async () => 'page');
  app.get('/api/v1/thing/', async () => ({}));
  app.get('/api/v1/picture/', async (_request, reply) =>
    reply.header('cache-control', 'max-age=60').send(''),
  );
  const { headers } = await app.inject({ url });
  const policy = new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name = '', ...sources]) => [name, sources.join(' ')]),
  );
  return { headers, policy };
}

describe('the content security policy', () => {
  it('runs scripts of this origin alone and lets no one frame us', async () => {
    const { policy } = await headersOf('/');
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('img-src')).toBe("'self' data: blob:");
    for (const name of ['script-src-attr', 'object-src', 'frame-src', 'frame-ancestors', 'base-uri'])
      expect(policy.get(name), name).toBe("'none'");
  });

  it('opens for Google exactly what its popup needs', async () => {
    const { policy, headers } = await headersOf('/', { google });
    expect(policy.get('script-src')).toBe("'self' https://apis.google.com");
    expect(policy.get('frame-src')).toBe('https://reader.firebaseapp.com');
    expect(policy.get('connect-src')).toBe(
      "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    );
    expect(policy.get('default-src')).toBe("'self'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });
});

describe('transport security', () => {
  it('is demanded where people come by https', async () => {
    const { headers, policy } = await headersOf('/', { publicUrl: 'https://sextant.example.org' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(policy.has('upgrade-insecure-requests')).toBe(true);
  });

  it('is not demanded on http, where it would lock people out', async () => {
    const { headers, policy } = await headersOf('/');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(policy.has('upgrade-insecure-requests')).toBe(false);
  });
});

describe('caches', () => {
  it('keep nothing of the API, unless a call says otherwise', async () => {
    expect((await headersOf('/api/v1/thing/')).headers['cache-control']).toBe('no-store');
    expect((await headersOf('/api/v1/picture/')).headers['cache-control']).toBe('max-age=60');
    expect((await headersOf('/')).headers).not.toHaveProperty('cache-control');
  });
});
