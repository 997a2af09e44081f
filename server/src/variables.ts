import { validateHeaderName, validateHeaderValue } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import addressparser from 'nodemailer/lib/addressparser';
import { ProxyAgent } from 'undici';
import { z } from 'zod';
import { engineDefinitions } from './answers/engines/registry.ts';
import { sourceDefinitions } from './literature/sources/registry.ts';

/** YAML makes booleans of `on` and `off` where they are not quoted, as in a values file of Helm. */
const switches = ['on', 'off', 'true', 'false'] as const;
const isOn = (value: string) => value === 'on' || value === 'true';
const isOff = (value: string) => value === 'off' || value === 'false';

const onOff = (initial: 'on' | 'off') =>
  z.enum(switches, { error: 'must be on or off' }).default(initial).transform(isOn);
/** As browsers write it: who asks whether it begins with `https:` finds it so, however it was typed. */
const httpUrl = z.url({ protocol: /^https?$/, normalize: true, error: 'must be an http(s) address' });
/** What paths are put behind. With a password in it no request can be made, and the log would tell it. */
const baseUrl = httpUrl.refine((value) => {
  const url = URL.parse(value);
  // One that is none is refused as such.
  return !url || !(url.hash || url.password || url.search || url.username);
}, 'must be an address without a user, a password, a query or a #');
/** It goes into a header: with a quotation mark of a text, or a second line, that was copied along, none can be made. */
const apiKey = z.string().regex(/^[\x21-\x7e]+$/, 'must be one word of plain ASCII characters');

const listed = (value: string) => value.split(',').map((address) => address.trim());

/** Whether Fastify, which takes them, will understand them. */
function areProxies(value: string): boolean {
  try {
    compile(listed(value));
    return true;
  } catch {
    return false;
  }
}

/** Whether undici, which goes out through it, will take it. */
function isWayOut(value: string): boolean {
  try {
    new ProxyAgent(value);
    return true;
  } catch {
    return false;
  }
}

const wayOut = z
  .string()
  .refine(isWayOut, "must be a proxy's address, such as http://proxy.example.org:3128")
  .optional();

// No number of hops: who talks to us directly could pretend to have passed as many (Fastify ignores such a number).
const trustProxy = z
  .string()
  .default('off')
  .refine(
    (value) => isOn(value) || isOff(value) || (!/^\d+$/.test(value) && areProxies(value)),
    'must be on, off, or addresses and networks of proxies, such as 10.0.0.0/8, separated by commas',
  )
  .transform((value) => {
    if (isOn(value)) return true;
    if (isOff(value)) return false;
    return listed(value);
  });

export const engineIds = engineDefinitions.map(({ id }) => id);
const judge = z
  .string()
  .default('auto')
  .transform((value) => (isOff(value) ? 'off' : value))
  .refine((value) => ['auto', 'off', ...engineIds].includes(value), {
    error: `must be auto, off or one of ${engineIds.join(', ')}`,
  });
const sender = z
  .string()
  .default('Sextant <no-reply@localhost>')
  .refine((value) => {
    const [first, ...others] = addressparser(value);
    // A host without a dot, as in the default, is a machine's own name.
    return (
      first && 'address' in first && others.length === 0 && /^[^\s@]+@[^\s@]+$/.test(first.address ?? '')
    );
  }, 'must be one address, such as Sextant <no-reply@example.org>');
const countADay = (initial: number) => z.coerce.number().int().min(0).max(1_000_000).default(initial);

const engineVariables = Object.fromEntries(
  engineDefinitions.flatMap(({ variablePrefix: prefix }) => [
    [`${prefix}_API_KEY`, apiKey.optional()],
    [`${prefix}_BASE_URL`, baseUrl.optional()],
    [`${prefix}_MODEL`, z.string().optional()],
  ]),
) as Record<string, z.ZodType<string | undefined>>;

const sourceVariables = Object.fromEntries(
  sourceDefinitions.map(({ baseUrlVariable, defaultBaseUrl }) => [
    baseUrlVariable,
    baseUrl.default(defaultBaseUrl),
  ]),
) as Record<string, z.ZodType<string>>;

/** As OpenTelemetry has them: `name=value`, separated by commas, with percent signs for what those need. */
const otlpHeaders = z.string().transform((value, context) => {
  try {
    const pairs = listed(value).map((pair) => {
      const [, name = '', text = ''] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
      const [header, content] = [decodeURIComponent(name.trim()), decodeURIComponent(text.trim())];
      validateHeaderName(header);
      validateHeaderValue(header, content);
      return [header, content] as const;
    });
    return Object.fromEntries(pairs);
  } catch {
    context.addIssue('must be headers, such as api-key=secret,tenant=one');
    return z.NEVER;
  }
});

/** Those that OpenTelemetry's SDK knows. */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Every variable that Sextant reads. The README lists the same ones. */
export const variables = z.object({
  // A misspelt one would be an open server: no secret asked for, codes in the log.
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .default('development'),
  /** Set by npm for what it runs. */
  npm_lifecycle_event: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: baseUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  // Without a host, as in `smtp:mail.example.org`, messages would be given to this machine.
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: 'must be an smtp:// or smtps:// address' })
    .optional(),
  MAIL: z.enum(['smtp', 'outbox']).optional(),
  MAIL_FROM: sender,
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(3_600).default(25),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders.optional(),
  OTEL_EXPORTER_OTLP_TIMEOUT: z.coerce.number().int().min(1).max(600_000).optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_TRACES_SAMPLER: z.enum(samplers).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
  OTEL_SDK_DISABLED: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['true', 'false']))
    .default('false'),
  HTTP_PROXY: wayOut,
  HTTPS_PROXY: wayOut,
  NO_PROXY: z.string().optional(),
  // As most programs have them: these are gone by where both are set.
  http_proxy: wayOut,
  https_proxy: wayOut,
  no_proxy: z.string().optional(),
  TRUST_PROXY: trustProxy,
  CONNECTIONS_PER_NETWORK: z.coerce.number().int().min(0).max(1_000_000).default(1_000),
  OPENAI_API: z.enum(['responses', 'chat']).default('responses'),
  DEMO_ENGINES: onOff('on'),
  WEB_SEARCH: onOff('off'),
  EVIDENCE: onOff('on'),
  JUDGE: judge,
  SECOND_JUDGE: judge,
  JUDGE_MODEL: z.string().optional(),
  ENGINE_CALLS_DAILY_USER: countADay(3_000),
  ENGINE_CALLS_DAILY_SERVER: countADay(100_000),
  JUDGE_DAILY_USER: countADay(50),
  JUDGE_DAILY_SERVER: countADay(1_000),
  NCBI_API_KEY: z.string().optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  RCSB_BASE_URL: baseUrl.default('https://files.rcsb.org'),
  ALPHAFOLD_BASE_URL: baseUrl.default('https://alphafold.ebi.ac.uk'),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]*(?::\d+)?$/i, 'must be a host alone, such as project.firebaseapp.com')
    .optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_JWKS_URL: httpUrl.default(
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ),
  FIREBASE_ISSUER: z.string().optional(),
  ...engineVariables,
  ...sourceVariables,
});

/** Those of them that nobody else may know: each may be in a file instead, named by the same name and `_FILE`. */
export const secretVariables = Object.keys(variables.shape).filter(
  (name) =>
    name.endsWith('_API_KEY') ||
    ['APP_SECRET', 'DATABASE_URL', 'METRICS_TOKEN', 'OTEL_EXPORTER_OTLP_HEADERS', 'SMTP_URL'].includes(name),
);
