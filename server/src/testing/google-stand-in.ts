import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { generate } from 'selfsigned';
import sharp from 'sharp';
import { Agent, buildConnector, type Dispatcher } from 'undici';

const projectId = 'sextant-test';
const issuer = `https://securetoken.google.com/${projectId}`;
const keyId = 'key-1';
const pictureHost = 'lh3.googleusercontent.com';

type PictureBehaviour = 'picture' | 'redirect' | 'missing' | 'garbage' | 'endless' | 'hang';

/** What is to stand in an ID token; what is not given is as Google would have it. */
export interface TokenOptions {
  sub: string;
  email: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
  /** Google's own id of the account, beside the project's. */
  googleUid?: string;
  provider?: string;
  aud?: string;
  iss?: string;
  /** Seconds since 1970: when the sign-in took place that the token is of; now, when not given. */
  auth_time?: number;
  /** As jose writes times. */
  expires?: string;
  forged?: 'same-key-id' | 'unknown-key-id' | 'hmac' | 'none';
}

export interface GoogleStandIn {
  /** Variables that point the server here. */
  environment: Record<string, string>;
  /** Leads connections to Google's picture host here, which shows a certificate for that name. */
  outbound: Dispatcher;
  signIdToken(options: TokenOptions): Promise<string>;
  /** From now on the keys cannot be had. */
  failKeys(): void;
  answerPicturesWith(behaviour: PictureBehaviour): void;
  /** Host and path of the pictures that were asked for. */
  asked(): string[];
  /** Hosts that `outbound` was to connect to. */
  connectedTo(): string[];
  reset(): void;
  close(): Promise<void>;
}

/** Firebase's keys and Google's picture host, as real servers on free ports of this machine. */
export async function startGoogleStandIn(): Promise<GoogleStandIn> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const { privateKey: foreignKey } = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }] };
  const publicText = new TextEncoder().encode(await exportSPKI(publicKey));
  const jpeg = await sharp({ create: { width: 96, height: 96, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();

  let keysFail = false;
  let behaviour: PictureBehaviour = 'picture';
  let asked: string[] = [];
  let connectedTo: string[] = [];

  const keyServer = createHttpServer((_request, response) => {
    if (keysFail) response.writeHead(500).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(jwks));
  });
  const certificate = await generate([{ name: 'commonName', value: pictureHost }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: pictureHost }] }],
  });
  const pictureServer = createHttpsServer(
    { key: certificate.private, cert: certificate.cert },
    (request, response) => {
      asked.push(`${request.headers.host}${request.url}`);
      if (behaviour === 'picture') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg);
      if (behaviour === 'redirect')
        response.writeHead(302, { location: 'https://lh3.googleusercontent.com/elsewhere' }).end();
      if (behaviour === 'missing') response.writeHead(404).end();
      if (behaviour === 'garbage') response.writeHead(200).end('<svg onload="alert(1)"/>');
      if (behaviour === 'endless') {
        const more = () => {
          while (response.write(Buffer.alloc(65_536)));
        };
        response.on('drain', more);
        more();
      }
    },
  );
  for (const server of [keyServer, pictureServer]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  const portOf = (server: typeof keyServer | typeof pictureServer) => (server.address() as AddressInfo).port;
  const connect = buildConnector({ ca: certificate.cert, allowH2: false });
  const outbound = new Agent({
    connect(options, callback) {
      connectedTo.push(options.host ?? options.hostname);
      connect({ ...options, hostname: '127.0.0.1', port: String(portOf(pictureServer)) }, callback);
    },
  });

  return {
    environment: {
      FIREBASE_API_KEY: 'test-key',
      FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_JWKS_URL: `http://127.0.0.1:${portOf(keyServer)}/keys`,
    },
    outbound,
    signIdToken({ aud, expires = '1h', forged, googleUid, iss, provider = 'google.com', ...claims }) {
      const payload = {
        email_verified: true,
        auth_time: Math.floor(Date.now() / 1_000),
        ...claims,
        firebase: {
          sign_in_provider: provider,
          identities: { email: [claims.email], ...(googleUid && { 'google.com': [googleUid] }) },
        },
      };
      const fill = <T extends SignJWT | UnsecuredJWT>(token: T) =>
        token
          .setIssuer(iss ?? issuer)
          .setAudience(aud ?? projectId)
          .setIssuedAt()
          .setExpirationTime(expires);
      if (forged === 'none')
        return Promise.resolve((fill(new UnsecuredJWT(payload)) as UnsecuredJWT).encode());
      const token = fill(new SignJWT(payload)) as SignJWT;
      if (forged === 'hmac') return token.setProtectedHeader({ alg: 'HS256', kid: keyId }).sign(publicText);
      const kid = forged === 'unknown-key-id' ? 'key-2' : keyId;
      return token.setProtectedHeader({ alg: 'RS256', kid }).sign(forged ? foreignKey : privateKey);
    },
    failKeys: () => {
      keysFail = true;
    },
    answerPicturesWith: (chosen) => {
      behaviour = chosen;
    },
    asked: () => asked,
    connectedTo: () => connectedTo,
    reset() {
      keysFail = false;
      behaviour = 'picture';
      asked = [];
      connectedTo = [];
    },
    async close() {
      await outbound.destroy();
      for (const server of [keyServer, pictureServer]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
