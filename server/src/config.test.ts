import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

/** What is said of settings that are refused; nothing of those that are taken. */
function problemsOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const firebase = { FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'project' };

it.each([
  [{ ANTHROPIC_API_KEY: '“sk-ant-0123456789”' }, 'ANTHROPIC_API_KEY'],
  [{ MISTRAL_API_KEY: 'first-secret\nsecond-secret' }, 'MISTRAL_API_KEY'],
  [{ MISTRAL_BASE_URL: 'https://user:secret@vendor.example/v1' }, 'MISTRAL_BASE_URL'],
  [{ MISTRAL_BASE_URL: 'secret' }, 'MISTRAL_BASE_URL'],
  [{ OPENAI_BASE_URL: 'https://vendor.example/v1?secret=1' }, 'OPENAI_BASE_URL'],
  [{ PUBMED_BASE_URL: 'https://user:secret@mirror.example' }, 'PUBMED_BASE_URL'],
  [{ PUBLIC_URL: 'https://sextant.example/?secret' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://sextant.example/#secret' }, 'PUBLIC_URL'],
  [{ SMTP_URL: 'smtp:secret.example.org' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp:///secret.example.org' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtps://' }, 'SMTP_URL'],
  [{ ...firebase, FIREBASE_AUTH_DOMAIN: 'https://secret.firebaseapp.com' }, 'FIREBASE_AUTH_DOMAIN'],
  [{ ...firebase, FIREBASE_AUTH_DOMAIN: 'secret.example; script-src *' }, 'FIREBASE_AUTH_DOMAIN'],
])('what could never work is refused at the start, by its name alone: %j', (environment, name) => {
  const message = problemsOf(environment as Record<string, string>);
  expect(message).toMatch(
    new RegExp(`^Sextant cannot start with these settings:\n {2}${name}: must [^\n]+$`),
  );
  expect(message).not.toContain('secret');
});

it.each([
  { ANTHROPIC_API_KEY: 'sk-ant-api03-A_b-C.d/e+f=', MISTRAL_BASE_URL: 'http://127.0.0.1:11434/v1/' },
  { ...firebase, FIREBASE_AUTH_DOMAIN: 'project.firebaseapp.com' },
  { ...firebase, FIREBASE_AUTH_DOMAIN: 'localhost:9099' },
  { PUBLIC_URL: 'https://sextant.example/' },
  { SMTP_URL: 'smtp://user:secret@mail.example.org:587' },
  { SMTP_URL: 'smtps://[::1]' },
])('what works is taken: %j', (environment) => {
  expect(() => readConfig(environment)).not.toThrow();
});

it('an address in capitals is the same: its cookies are for https alone', () => {
  expect(readConfig({ PUBLIC_URL: 'HTTPS://Sextant.Example/' }).publicUrl).toBe('https://sextant.example');
});

it('no mail server is wanted and named at once, nor is one asked for and not named', () => {
  const both = { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(40), MAIL: 'outbox' };
  expect(problemsOf({ ...both, SMTP_URL: 'smtp://mail.example.org' })).toContain(
    '  MAIL: outbox, and SMTP_URL is set; unset one of them',
  );
  expect(problemsOf({ MAIL: 'smtp' })).toContain('  SMTP_URL: required when MAIL=smtp');
});

it.each(['Production', 'prod', '"production"'])(
  'no misspelt NODE_ENV is taken for development: %s',
  (NODE_ENV) => {
    const problems = problemsOf({ NODE_ENV, PORT: 'eighty' });
    expect(problems).toMatch(/^ {2}NODE_ENV: must be production, development or test$/m);
    expect(problems).toMatch(/^ {2}PORT: /m);
  },
);

it('no blank is taken for a part of a setting', () => {
  const blank = { NODE_ENV: 'production ', LOG_LEVEL: ' info\r', MAIL: ' smtp' };
  expect(problemsOf(blank).split('\n').slice(1).sort()).toEqual([
    '  APP_SECRET: required when NODE_ENV=production (32 characters or more)',
    '  SMTP_URL: required when MAIL=smtp',
  ]);
});
