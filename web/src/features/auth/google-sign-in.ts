import { initializeApp } from '@firebase/app';
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithPopup,
} from '@firebase/auth';
import type { Config } from '@sextant/contracts';

/** Who signed in at Google. */
export interface GoogleAccount {
  email: string;
  /** Google's name for the account; the server takes it as the password, and only along with `idToken`. */
  uid: string;
  /** Proves all of it to the server. */
  idToken: string;
  displayName: string;
  photo: string | null;
}

let auth: ReturnType<typeof initializeAuth> | null = null;

/**
 * Opens Google's window (500 by 600) and waits for the sign-in. This file brings firebase along: load it when needed.
 * @throws what firebase throws: window closed or blocked, no network, wrong project
 */
export async function signInWithGoogle(settings: NonNullable<Config['google']>): Promise<GoogleAccount> {
  auth ??= initializeAuth(
    initializeApp({
      apiKey: settings.api_key,
      authDomain: settings.auth_domain,
      projectId: settings.project_id,
    }),
    // The server's own tokens are the sign-in; Google's are not to be kept on this device.
    { persistence: inMemoryPersistence, popupRedirectResolver: browserPopupRedirectResolver },
  );
  const { user } = await signInWithPopup(auth, new GoogleAuthProvider());
  const google = user.providerData.find(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID);
  const email = user.email ?? google?.email;
  if (!email) throw new Error('The Google account has no email address.');
  return {
    email,
    uid: google?.uid ?? user.uid,
    idToken: await user.getIdToken(),
    displayName: user.displayName ?? google?.displayName ?? '',
    photo: user.photoURL ?? google?.photoURL ?? null,
  };
}
