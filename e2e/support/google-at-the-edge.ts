import type { Page } from 'playwright-core';

/** Somebody who signs in at Google. */
export interface GoogleAccountStandIn {
  email: string;
  /** The project's id of the account. */
  sub: string;
  /** Google's own id of it. */
  googleUid: string;
  name: string;
  picture: string;
  idToken: string;
}

/** Google's loader of frames, cut down to what firebase asks of it. What the window says arrives as its frame's event. */
const loader = `{
  const handlers = {};
  const frame = {
    restyle: async () => {},
    ping: async (answer) => answer(),
    register: (name, handler) => { handlers[name] = handler; },
    send: (name, _message, answer) => { try { answer([{ [name]: true }]); } catch { /* firebase always throws here */ } },
  };
  window.addEventListener('message', ({ data }) => { if (data?.eventId) handlers.authEvent({ authEvent: data }); });
  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: 0, getContext: () => ({ open: async (_options, ready) => ready(frame) }) },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
}`;

/** Google's window: tells at once how the sign-in ended. */
const handler = (error: object | null) => `<!doctype html><script>
  opener.postMessage({
    type: 'signInViaPopup',
    eventId: new URL(location).searchParams.get('eventId'),
    urlResponse: 'http://localhost/?code=1', sessionId: 'session', postBody: null, tenantId: null,
    error: ${JSON.stringify(error)},
  }, '*');
</script>`;

/**
 * Answers in Google's place whatever leaves the browser for it; all of firebase and all of ours is real.
 * Without an account the sign-in fails.
 */
export async function standInForGoogle(page: Page, account: GoogleAccountStandIn | null): Promise<void> {
  const context = page.context();
  const script = { contentType: 'text/javascript', body: loader };
  await context.route('https://apis.google.com/js/api.js**', (route) => route.fulfill(script));
  const failure = account ? null : { code: 'auth/user-cancelled', message: 'The user went away.' };
  const window = { contentType: 'text/html', body: handler(failure) };
  await context.route('https://*.firebaseapp.com/__/auth/handler**', (route) => route.fulfill(window));
  await context.route('https://identitytoolkit.googleapis.com/v1/projects**', (route) =>
    route.fulfill({ json: { authorizedDomains: ['127.0.0.1'] } }),
  );
  if (!account) return;
  const { email, googleUid, idToken, name, picture, sub } = account;
  const person = { localId: sub, email, emailVerified: true, displayName: name, photoUrl: picture };
  await context.route('https://identitytoolkit.googleapis.com/v1/accounts:signInWithIdp**', (route) =>
    route.fulfill({
      json: { ...person, idToken, refreshToken: 'refresh', expiresIn: '3600', providerId: 'google.com' },
    }),
  );
  const provider = {
    providerId: 'google.com',
    rawId: googleUid,
    email,
    displayName: name,
    photoUrl: picture,
  };
  await context.route('https://identitytoolkit.googleapis.com/v1/accounts:lookup**', (route) =>
    route.fulfill({ json: { users: [{ ...person, providerUserInfo: [provider] }] } }),
  );
}
