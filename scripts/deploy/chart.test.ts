import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Model } from '@kubernetes-models/base';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Secret, Service, ServiceAccount } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { limits } from '../../contracts/src/limits.ts';
import { readConfig } from '../../server/src/config.ts';
import { renderChart } from './chart/render-chart.ts';
import { isInstalled, run } from './installed.ts';
import { settingsOfReadme } from './settings-of-readme.ts';

const root = path.resolve(import.meta.dirname, '../..');
const chart = path.join(root, 'deploy/helm/sextant');
const needed = {
  'secrets.APP_SECRET': 'of-32-characters-or-more-as-it-must',
  'secrets.DATABASE_URL': 'postgres://sextant:password@database/sextant',
};
const settings = settingsOfReadme();
/** What nobody may read who may read the pod. */
const isSecret = (name: string) =>
  /_API_KEY$|_TOKEN$|_HEADERS$|^APP_SECRET$|^(?:DATABASE|SMTP)_URL$/.test(name);

/** What the chart is tried with. */
const choices: Record<string, Record<string, unknown>> = {
  'the least': needed,
  everything: {
    ...needed,
    'autoscaling.enabled': true,
    'ingress.enabled': true,
    'ingress.host': 'sextant.example.org',
    'ingress.className': 'nginx',
    'ingress.tlsSecret': 'certificate',
    'podMonitor.enabled': true,
    imagePullSecrets: [{ name: 'registry' }],
    podAnnotations: { 'example.org/team': 'research' },
    nodeSelector: { disk: 'fast' },
    tolerations: [{ key: 'research', operator: 'Exists' }],
    affinity: { podAntiAffinity: {} },
    'settings.DRAIN_SECONDS': '120',
    'settings.DATA_DIR': '/data',
  },
  'a secret of the cluster': {
    existingSecret: 'mine',
    'settings.DRAIN_SECONDS': '0',
    'autoscaling.enabled': true,
    'autoscaling.questions': 0,
  },
};

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata?: { annotations?: Record<string, string> };
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own, which the tests below name
  spec?: any;
  data?: Record<string, string>;
  stringData?: Record<string, string>;
}

function manifestsOf(changes: Readonly<Record<string, unknown>>): Map<string, Manifest> {
  const texts = [...renderChart(chart, changes)].filter(([file]) => file.endsWith('.yaml'));
  const manifests = texts.map(([, text]) => parse(text) as Manifest | null).filter((one) => one !== null);
  return new Map(manifests.map((manifest) => [manifest.kind, manifest]));
}

const kinds: Record<string, new (manifest: never) => Model<unknown>> = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  PodDisruptionBudget,
  Secret,
  Service,
  ServiceAccount,
};

describe.each(Object.entries(choices))('the chart with %s', (_, changes) => {
  const manifests = manifestsOf(changes);
  // Of the Prometheus operator, not of Kubernetes.
  const ofKubernetes = [...manifests.values()].filter(({ kind }) => kind !== 'PodMonitor');

  it('makes what Kubernetes takes', () => {
    for (const manifest of ofKubernetes) {
      const kind = kinds[manifest.kind];
      if (!kind) throw new Error(`${manifest.kind} is a kind that nothing checks.`);
      expect(() => new kind(manifest as never).validate(), manifest.kind).not.toThrow();
    }
  });

  it('sets nothing that Kubernetes does not know', () => {
    const folder = mkdtempSync(path.join(root, 'node_modules/.cache-chart-'));
    try {
      // Its validation lets unknown fields pass; its types do not.
      const lines = ofKubernetes.map((manifest, at) => {
        const { apiVersion, kind } = manifest;
        const from = `kubernetes-models/${apiVersion}`;
        return `import type { I${kind} } from '${from}';\nexport const m${at}: I${kind} = ${JSON.stringify(manifest)};`;
      });
      const file = path.join(folder, 'manifests.ts');
      writeFileSync(file, lines.join('\n'));
      const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', ''];
      const { printed } = run(path.join(root, 'node_modules/.bin/tsc'), [...options, '--ignoreConfig', file]);
      expect(printed).toBe('');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('runs as nobody in particular, on a file system that it cannot write to', () => {
    const { template } = manifests.get('Deployment')?.spec ?? {};
    const [container] = template.spec.containers;
    expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    expect(template.spec.automountServiceAccountToken).toBe(false);
    expect(container.securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  it('gives a process the time to drain', () => {
    const { terminationGracePeriodSeconds } = manifests.get('Deployment')?.spec.template.spec ?? {};
    const drain = Number(manifests.get('ConfigMap')?.data?.DRAIN_SECONDS);
    // Who asks whether it is ready is told for up to 10 s, replies that others go on with, the last word to who waits in
    // vain, and closing: draining.ts and stop-on-signals.ts.
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Math.max(drain, 10) + 20 + 2 + 15);
  });
});

it('its ingress lets through what may be uploaded, and repeats nothing by POST', () => {
  const { metadata } = manifestsOf(choices.everything ?? {}).get('Ingress') ?? {};
  const of = (name: string) => metadata?.annotations?.[`nginx.ingress.kubernetes.io/${name}`] ?? '';
  const [, megabytes] = /^(\d+)m$/.exec(of('proxy-body-size')) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(limits.documentPictureBytes + 1024 * 1024);
  expect(of('proxy-next-upstream')).toContain('http_503');
  expect(of('proxy-next-upstream')).not.toContain('non_idempotent');
});

it('its PodMonitor reads the figures where they are, with the token that they want', () => {
  const endpointOf = (changes: Readonly<Record<string, unknown>>) =>
    manifestsOf({ ...needed, 'podMonitor.enabled': true, ...changes }).get('PodMonitor')?.spec
      .podMetricsEndpoints[0];
  const token = { 'secrets.METRICS_TOKEN': 'of-16-characters' };
  const withToken = (name: string) => ({ credentials: { name, key: 'METRICS_TOKEN' } });
  expect(endpointOf({})).toEqual({ port: 'metrics', path: '/metrics', interval: '30s' });
  expect(endpointOf(token).authorization).toEqual(withToken('sextant'));
  const besideTheRest = { 'settings.METRICS_PORT': '' };
  expect(endpointOf({ ...token, ...besideTheRest })).toMatchObject({ port: 'http' });
  expect(
    endpointOf({ existingSecret: 'mine', 'podMonitor.hasToken': true, ...besideTheRest }).authorization,
  ).toEqual(withToken('mine'));
  expect(() => endpointOf(besideTheRest)).toThrow('METRICS_PORT');
});

describe('the settings of the chart', () => {
  it('are those that the server reads, secrets apart', () => {
    const values = parse(run('cat', [path.join(chart, 'values.yaml')]).printed);
    expect(Object.keys(values.secrets).sort()).toEqual(settings.filter(isSecret).sort());
    expect(Object.keys(values.settings).sort()).toEqual(settings.filter((name) => !isSecret(name)).sort());
  });

  it('reach the server, each by its name', () => {
    const given = settings.map((name) => [`${isSecret(name) ? 'secrets' : 'settings'}.${name}`, `1${name}`]);
    const manifests = manifestsOf(Object.fromEntries(given));
    const arrived = { ...manifests.get('ConfigMap')?.data, ...manifests.get('Secret')?.stringData };
    expect(arrived).toEqual(Object.fromEntries(settings.map((name) => [name, `1${name}`])));
    const [container] = manifests.get('Deployment')?.spec.template.spec.containers ?? [];
    expect(container.envFrom).toEqual([
      { configMapRef: { name: 'sextant' } },
      { secretRef: { name: 'sextant' } },
    ]);
  });

  it('mean the same without quotes, where YAML takes on and off for booleans', () => {
    const words = {
      on: ['WEB_SEARCH'],
      off: ['DEMO_ENGINES', 'EVIDENCE', 'JUDGE', 'SECOND_JUDGE', 'TRUST_PROXY'],
    };
    const lines = Object.entries(words).flatMap(([word, names]) => names.map((name) => `${name}: ${word}`));
    const read = parse(lines.join('\n'), { version: '1.1' }) as Record<string, boolean>;
    const given = Object.entries(read).map(([name, value]) => [`settings.${name}`, value]);
    const { data } = manifestsOf({ ...needed, ...Object.fromEntries(given) }).get('ConfigMap') ?? {};
    const config = readConfig({ ...data, NODE_ENV: 'test' });
    expect(config.sharedEngineSettings).toMatchObject({ webSearch: true, demoEngines: false });
    expect(config.evidence.enabled).toBe(false);
    expect(config.judging).toMatchObject({ judge: 'off', second: 'off' });
    expect(config.trustProxy).toBe(false);
  });

  it('are asked for where nothing starts without them', () => {
    expect(() => renderChart(chart)).toThrow('secrets.APP_SECRET');
    expect(() => renderChart(chart, { ...needed, 'ingress.enabled': true })).toThrow('ingress.host');
  });

  it('scale by a figure that the server shows', () => {
    const { metrics } = manifestsOf(choices.everything ?? {}).get('HorizontalPodAutoscaler')?.spec ?? {};
    const source = path.join(root, 'server/src/answers/turns/turn-metrics.ts');
    expect(run('cat', [source]).printed).toContain(`name: '${metrics[0].pods.metric.name}'`);
  });
});

it.skipIf(!isInstalled('helm'))(
  'helm lints the chart, and renders it as it was rendered here (needs helm)',
  () => {
    expect(run('helm', ['lint', '--strict', chart, ...setsOf(needed)])).toMatchObject({ status: 0 });
    const { printed } = run('helm', ['template', 'sextant', chart, ...setsOf(needed)]);
    const ofHelm = printed
      .split(/^---$/m)
      .map((text) => parse(text))
      .filter((one) => one !== null);
    const ours = [...manifestsOf(needed).values()];
    expect(Object.fromEntries(ofHelm.map((one) => [one.kind, one]))).toEqual(
      Object.fromEntries(ours.map((one) => [one.kind, one])),
    );
  },
);

function setsOf(changes: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(changes).flatMap(([name, value]) => ['--set', `${name}=${value}`]);
}
