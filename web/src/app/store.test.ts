import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setCredentials } from '../features/auth/slice.ts';
import { storedStateKey } from '../lib/stored-auth.ts';

const kept = new Map<string, string>();
let isDenied = false;
const whereAllowed = <T>(value: T) => {
  if (isDenied) throw new DOMException('Denied.', 'SecurityError');
  return value;
};

beforeAll(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => whereAllowed(kept.get(key) ?? null),
    setItem: (key: string, text: string) => void whereAllowed(kept).set(key, text),
    removeItem: (key: string) => void whereAllowed(kept).delete(key),
  });
});
afterAll(() => vi.unstubAllGlobals());

const of = (email: string) => ({
  access: `access of ${email}`,
  refresh: `refresh of ${email}`,
  user: { email, fullName: '' },
  isAuthenticated: true,
});

/** Ada's page; Bob has signed in in another tab, of which this one has heard nothing. */
async function afterBob() {
  const { persistor, store } = await import('./store.ts');
  await vi.waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  store.dispatch(setCredentials(of('ada@example.org')));
  await persistor.flush();
  kept.set(storedStateKey, JSON.stringify({ auth: JSON.stringify(of('bob@example.org')) }));
  const shown = () => store.getState().auth.user.email;
  const come = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { come, shown };
}

test('a page that comes back as it was left is of whoever is signed in by now', async () => {
  const { come, shown } = await afterBob();
  come(false);
  expect(shown()).toBe('ada@example.org');
  come(true);
  expect(shown()).toBe('bob@example.org');
});

test('a page that may not look at storage stays signed in when it comes back', async () => {
  const { come, shown } = await afterBob();
  isDenied = true;
  come(true);
  isDenied = false;
  expect(shown()).toBe('ada@example.org');
});
