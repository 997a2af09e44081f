import path from 'node:path';
import { z } from 'zod';
import type { EngineSettings, SharedEngineSettings } from './answers/engines/engine.ts';
import { engineDefinitions } from './answers/engines/registry.ts';
import type { EngineCallLimits } from './features/chat/engine-calls.ts';
import type { StructureSettings } from './features/structures/structure-settings.ts';
import { sourceDefinitions } from './literature/sources/registry.ts';
import type { SourceSettings } from './literature/sources/source-settings.ts';
import type { JudgeSettings } from './overview/judge/choose-judges.ts';
import type { MailSettings, PageSettings, StorageSettings } from './platform/settings.ts';

const onOff = (initial: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(initial)
    .transform((value) => value === 'on');
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
// No number of hops: who talks to us directly could pretend to have passed as many (Fastify ignores such a number).
const trustProxy = z
  .string()
  .default('off')
  .refine((value) => !/^\d+$/.test(value), 'must be on, off, or the addresses of the proxies')
  .transform((value) => {
    if (value === 'on' || value === 'true') return true;
    if (value === 'off' || value === 'false') return false;
    return value.split(',').map((address) => address.trim());
  });

const engineIds = engineDefinitions.map(({ id }) => id);
const judge = z
  .string()
  .default('auto')
  .refine((value) => ['auto', 'off', ...engineIds].includes(value), {
    error: `must be auto, off or one of ${engineIds.join(', ')}`,
  });
const countADay = (initial: number) => z.coerce.number().int().min(0).max(1_000_000).default(initial);

const engineVariables = Object.fromEntries(
  engineDefinitions.flatMap(({ variablePrefix: prefix }) => [
    [`${prefix}_API_KEY`, z.string().optional()],
    [`${prefix}_BASE_URL`, httpUrl.optional()],
    [`${prefix}_MODEL`, z.string().optional()],
  ]),
) as Record<string, z.ZodType<string | undefined>>;

const sourceVariables = Object.fromEntries(
  sourceDefinitions.map(({ baseUrlVariable, defaultBaseUrl }) => [
    baseUrlVariable,
    httpUrl.default(defaultBaseUrl),
  ]),
) as Record<string, z.ZodType<string>>;

/** Every variable that Sextant reads. The README lists the same ones. */
export const variables = z.object({
  NODE_ENV: z.string().default('development'),
  /** Set by npm for what it runs. */
  npm_lifecycle_event: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.string().default('Sextant <no-reply@localhost>'),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(3_600).default(25),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
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
  RCSB_BASE_URL: httpUrl.default('https://files.rcsb.org'),
  ALPHAFOLD_BASE_URL: httpUrl.default('https://alphafold.ebi.ac.uk'),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_JWKS_URL: httpUrl.default(
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ),
  FIREBASE_ISSUER: z.string().optional(),
  ...engineVariables,
  ...sourceVariables,
});

/** All that the environment decides. */
export interface Config extends StorageSettings, PageSettings {
  production: boolean;
  /** By an npm script: npm does not hand every signal on. */
  startedByNpm: boolean;
  port: number;
  host: string;
  trustProxy: boolean | string[];
  /** Milliseconds that streams in flight have to finish when the server is told to stop. */
  drainMs: number;
  /** Connections, and requests, of one network at once; 0 for any number. */
  connectionsPerNetwork: number;
  engineCalls: EngineCallLimits;
  logLevel: string;
  /** Undefined: made at first start and kept in `dataDir`. */
  appSecret: string | undefined;
  mail: MailSettings;
  engines: Record<string, EngineSettings>;
  sharedEngineSettings: SharedEngineSettings;
  evidence: SourceSettings;
  judging: JudgingSettings;
  structures: StructureSettings;
}

/** Who judges the answers, and how often. */
interface JudgingSettings extends JudgeSettings {
  /** Of whoever judges by these settings; undefined: the engine's own. */
  model: string | undefined;
  /** So many judgements a day. */
  dailyUser: number;
  dailyServer: number;
}

/** The environment is wrong; the message names every bad variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the environment: the one place that does.
 * @throws ConfigError that lists all bad variables together, never their values
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty variable is one that a compose file or a shell left unset.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(set);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (set.NODE_ENV === 'production' && !set.APP_SECRET)
    problems.push('APP_SECRET: required when NODE_ENV=production (32 characters or more)');
  const firebase = ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'] as const;
  if (set.JUDGE && set.JUDGE === set.SECOND_JUDGE && engineIds.includes(set.JUDGE))
    problems.push('SECOND_JUDGE: must be another engine than JUDGE');
  const missing = firebase.filter((name) => !set[name]);
  if (missing.length > 0 && missing.length < firebase.length)
    problems.push(`${missing.join(', ')}: missing, Google sign-in needs all of ${firebase.join(', ')}`);
  if (!parsed.success || problems.length > 0)
    throw new ConfigError(`Sextant cannot start with these settings:\n  ${problems.join('\n  ')}`);
  return toConfig(parsed.data);
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

function toConfig(values: z.output<typeof variables>): Config {
  const byName = values as Record<string, unknown>;
  const value = (name: string) => byName[name] as string | undefined;
  return {
    production: values.NODE_ENV === 'production',
    startedByNpm: values.npm_lifecycle_event !== undefined,
    port: values.PORT,
    host: values.HOST,
    publicUrl: withoutSlash(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`),
    trustProxy: values.TRUST_PROXY,
    drainMs: values.DRAIN_SECONDS * 1_000,
    connectionsPerNetwork: values.CONNECTIONS_PER_NETWORK,
    engineCalls: {
      dailyUser: values.ENGINE_CALLS_DAILY_USER,
      dailyServer: values.ENGINE_CALLS_DAILY_SERVER,
    },
    logLevel: values.LOG_LEVEL,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    appSecret: values.APP_SECRET,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    engines: Object.fromEntries(
      engineDefinitions.map(({ id, variablePrefix: prefix }) => [
        id,
        {
          apiKey: value(`${prefix}_API_KEY`),
          baseUrl: value(`${prefix}_BASE_URL`)?.replace(/\/+$/, ''),
          model: value(`${prefix}_MODEL`),
        },
      ]),
    ),
    sharedEngineSettings: {
      demoEngines: values.DEMO_ENGINES,
      webSearch: values.WEB_SEARCH,
      openaiApi: values.OPENAI_API,
    },
    evidence: {
      enabled: values.EVIDENCE,
      ncbiApiKey: values.NCBI_API_KEY,
      contactEmail: values.CONTACT_EMAIL,
      baseUrls: Object.fromEntries(
        sourceDefinitions.map(({ baseUrlVariable, id }) => [id, withoutSlash(value(baseUrlVariable) ?? '')]),
      ),
    },
    judging: {
      judge: values.JUDGE,
      second: values.SECOND_JUDGE,
      model: values.JUDGE_MODEL,
      dailyUser: values.JUDGE_DAILY_USER,
      dailyServer: values.JUDGE_DAILY_SERVER,
    },
    structures: {
      rcsbBaseUrl: withoutSlash(values.RCSB_BASE_URL),
      alphafoldBaseUrl: withoutSlash(values.ALPHAFOLD_BASE_URL),
    },
    google:
      values.FIREBASE_API_KEY && values.FIREBASE_AUTH_DOMAIN && values.FIREBASE_PROJECT_ID
        ? {
            apiKey: values.FIREBASE_API_KEY,
            authDomain: values.FIREBASE_AUTH_DOMAIN,
            projectId: values.FIREBASE_PROJECT_ID,
            jwksUrl: values.FIREBASE_JWKS_URL,
            issuer: values.FIREBASE_ISSUER ?? `https://securetoken.google.com/${values.FIREBASE_PROJECT_ID}`,
          }
        : null,
  };
}
