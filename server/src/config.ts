import path from 'node:path';
import type { z } from 'zod';
import type { EngineSettings, SharedEngineSettings } from './answers/engines/engine.ts';
import { engineDefinitions } from './answers/engines/registry.ts';
import type { EngineCallLimits } from './features/chat/engine-calls.ts';
import type { StructureSettings } from './features/structures/structure-settings.ts';
import { sourceDefinitions } from './literature/sources/registry.ts';
import type { SourceSettings } from './literature/sources/source-settings.ts';
import type { JudgeSettings } from './overview/judge/choose-judges.ts';
import { readSecretFiles } from './platform/process/secret-files.ts';
import type {
  MailSettings,
  MetricsSettings,
  PageSettings,
  StorageSettings,
  TracingSettings,
} from './platform/settings.ts';
import { engineIds, secretVariables, variables } from './variables.ts';

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
  metrics: MetricsSettings;
  /** Null: no spans are kept. */
  tracing: TracingSettings | null;
  engines: Record<string, EngineSettings>;
  sharedEngineSettings: SharedEngineSettings;
  evidence: SourceSettings;
  judging: JudgingSettings;
  structures: StructureSettings;
}

/** Who judges the answers, and how often. */
interface JudgingSettings extends JudgeSettings {
  /** Of the judge of these settings; undefined: the engine's own. */
  model: string | undefined;
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
  // An empty variable is one that a compose file or a shell left unset; a blank at an end is no part of one either.
  const given = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => {
      const trimmed = value?.trim();
      return trimmed ? [[name, trimmed]] : [];
    }),
  );
  const files = readSecretFiles(given, secretVariables);
  const set: Record<string, string | undefined> = { ...given, ...files.secrets };
  const parsed = variables.safeParse(set);
  const problems = [
    ...files.problems,
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...mailProblems(set),
  ];
  if (set.NODE_ENV === 'production' && !(set.APP_SECRET || set.APP_SECRET_FILE))
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

/** A server for others must not leave one-time codes lying about because somebody forgot its mail server. */
function mailProblems(set: Record<string, string | undefined>): string[] {
  const hasServer = Boolean(set.SMTP_URL || set.SMTP_URL_FILE);
  if (set.MAIL === 'outbox' && hasServer) return ['MAIL: outbox, and SMTP_URL is set; unset one of them'];
  if (set.MAIL === 'smtp' && !hasServer) return ['SMTP_URL: required when MAIL=smtp'];
  if (set.NODE_ENV === 'production' && !hasServer && set.MAIL !== 'outbox')
    return [
      'SMTP_URL: required when NODE_ENV=production; MAIL=outbox leaves messages as files in DATA_DIR/outbox',
    ];
  return [];
}

/** On where it is said where spans go; what else there is to say is read by the SDK itself. */
function tracingOf(values: z.output<typeof variables>): TracingSettings | null {
  const isOn = values.OTEL_EXPORTER_OTLP_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  return isOn && values.OTEL_SDK_DISABLED !== 'true' ? { headers: values.OTEL_EXPORTER_OTLP_HEADERS } : null;
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
    mail: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM,
      logsSecrets: values.NODE_ENV !== 'production' && values.MAIL === undefined,
    },
    metrics: {
      host: values.HOST,
      port: values.METRICS_PORT,
      token: values.METRICS_TOKEN,
      isOpen: values.NODE_ENV !== 'production',
    },
    tracing: tracingOf(values),
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
