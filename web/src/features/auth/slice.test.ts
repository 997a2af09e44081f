import { expect, test } from 'vitest';
import { profileLearned, signInEnded, tokensRenewed } from '../../lib/auth-state.ts';
import { authSlice, credentialsEntered, credentialsUsed, restoreAuth, setCredentials } from './slice.ts';

const { reducer } = authSlice;
const signedOut = {
  access: null,
  refresh: null,
  user: { email: '', fullName: '' },
  profilePicture: null,
  isAuthenticated: false,
  email: '',
  password: '',
};
const credentials = { access: 'a', refresh: 'r', user: { email: 'ada@example.org' }, profilePicture: '/p' };

test('it starts signed out, e-mail and name being empty strings', () => {
  expect(reducer(undefined, { type: 'start' })).toEqual(signedOut);
});

test('credentials are stored, and mark as authenticated only where there is an access token', () => {
  expect(reducer(undefined, setCredentials(credentials))).toEqual({
    ...signedOut,
    ...credentials,
    user: { email: 'ada@example.org', fullName: '' },
    isAuthenticated: true,
  });
  expect(reducer(undefined, setCredentials({ ...credentials, access: '' })).isAuthenticated).toBe(false);
});

test('e-mail and password are held while the server is asked, and no longer', () => {
  const entered = reducer(undefined, credentialsEntered({ email: 'e', password: 'p' }));
  expect(entered).toMatchObject({ email: 'e', password: 'p' });
  expect(reducer(entered, credentialsUsed())).toEqual(signedOut);
  expect(reducer(entered, setCredentials(credentials))).toMatchObject({ email: '', password: '' });
});

test('renewed tokens and a changed profile keep the rest; the end of the sign-in clears everything', () => {
  let state = reducer(undefined, setCredentials(credentials));
  state = reducer(state, tokensRenewed({ access: 'a2', refresh: 'r2' }));
  state = reducer(state, profileLearned({ fullName: 'Ada', profilePicture: null }));
  expect(state).toMatchObject({
    access: 'a2',
    refresh: 'r2',
    user: { email: 'ada@example.org', fullName: 'Ada' },
  });
  expect(reducer(state, signInEnded())).toEqual(signedOut);
});

test.each([null, 'text', 7, { access: 7, user: 'nobody', isAuthenticated: 'yes' }, { user: { email: [] } }])(
  'whatever lies in storage, %o, becomes a whole state',
  (stored) => expect(restoreAuth(stored)).toEqual(signedOut),
);
