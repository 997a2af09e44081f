import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

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
  [{ ...firebase, FIREBASE_AUTH_DOMAIN: 'https://secret.firebaseapp.com' }, 'FIREBASE_AUTH_DOMAIN'],
  [{ ...firebase, FIREBASE_AUTH_DOMAIN: 'secret.example; script-src *' }, 'FIREBASE_AUTH_DOMAIN'],
])('what could never work is refused at the start, by its name alone: %j', (environment, name) => {
  let message = '';
  try {
    readConfig(environment as Record<string, string>);
  } catch (error) {
    message = (error as Error).message;
  }
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
])('what works is taken: %j', (environment) => {
  expect(() => readConfig(environment)).not.toThrow();
});
