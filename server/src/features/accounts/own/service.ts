import type { MyAccount } from '@sextant/contracts';
import type { Logger } from 'pino';
import { AppError } from '../../../errors.ts';
import { noAccount } from '../../../platform/db/standing-account.ts';
import type { Mailer, Message } from '../../../platform/mail/mailer.ts';
import { checkPassword } from '../../../platform/passwords/check-password.ts';
import { hashPassword, verifyPassword } from '../../../platform/passwords/password-hash.ts';
import type { AccessClaims } from '../../../platform/tokens/access-token.ts';
import type { VerifyGoogleAccount } from '../google/id-token.ts';
import { deletedMessage, passwordChangedMessage } from './messages.ts';
import type { createOwnAccountRepository, OwnAccount } from './repository.ts';

/** How long ago a sign-in with Google may be that stands for a password, in milliseconds. */
const freshMs = 5 * 60_000;

/** Shows that it is the owner who asks, and not someone who found the page open. */
export interface Proof {
  password: string | undefined;
  idToken: string | undefined;
}

export interface OwnAccountOptions {
  repository: ReturnType<typeof createOwnAccountRepository>;
  /** Null: Google sign-in is off. */
  verifyGoogle: VerifyGoogleAccount | null;
  mailer: Mailer;
  publicUrl: string;
  log: Logger;
}

const wrongPassword = (field: 'password' | 'current_password') =>
  new AppError('wrong-credentials', 'This is not your password.', {
    fields: { [field]: 'This is not your password.' },
  });

/** What people do with their own account. */
export function createOwnAccounts({ log, mailer, publicUrl, repository, verifyGoogle }: OwnAccountOptions) {
  const underWay = new Set<Promise<void>>();

  /** What has happened is not undone because its mail fails. */
  function sendLater(message: Message): void {
    const sending = mailer
      .send(message)
      .catch((error) => log.error({ err: error }, 'a message about an account could not be sent'))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  }

  async function find(userId: string): Promise<OwnAccount> {
    const account = await repository.find(userId);
    if (!account) throw noAccount();
    return account;
  }

  async function proveByGoogle({ googleUid }: OwnAccount, idToken: string | undefined) {
    const again = 'Please sign in with Google again.';
    if (!verifyGoogle || !googleUid || !idToken) throw new AppError('wrong-credentials', again);
    const person = await verifyGoogle({ email: null, uid: googleUid, idToken });
    const isFresh = person.signedInAt !== null && Date.now() - person.signedInAt.getTime() < freshMs;
    if (person.uid !== googleUid || !isFresh) throw new AppError('wrong-credentials', again);
  }

  return {
    find,

    async read(userId: string): Promise<MyAccount> {
      const { email, emailVerifiedAt, passwordHash } = await find(userId);
      return { email, email_verified: emailVerifiedAt !== null, has_password: passwordHash !== null };
    },

    /** @throws AppError `wrong-credentials`, `invalid-input` for a common password, `conflict`, `unauthenticated` */
    async changePassword(claims: AccessClaims, current: string, chosen: string): Promise<void> {
      const { email, passwordHash } = await find(claims.userId);
      if (passwordHash === null)
        throw new AppError('conflict', 'This account has no password: it signs in with Google.');
      if (!(await verifyPassword(passwordHash, current))) throw wrongPassword('current_password');
      checkPassword('new_password', chosen, email);
      const newHash = await hashPassword(chosen);
      if (!(await repository.changePassword(claims, { oldHash: passwordHash, newHash }))) {
        await find(claims.userId);
        throw new AppError('conflict', 'The password has just been changed elsewhere. Please sign in again.');
      }
      sendLater(passwordChangedMessage(email, publicUrl));
    },

    /** @throws AppError `wrong-credentials` when it is not shown that the owner asks, `unauthenticated` when it is gone */
    async remove(userId: string, { idToken, password }: Proof): Promise<void> {
      const account = await find(userId);
      if (account.passwordHash === null) await proveByGoogle(account, idToken);
      else if (!(await verifyPassword(account.passwordHash, password ?? ''))) throw wrongPassword('password');
      if (!(await repository.remove(userId))) throw noAccount();
      sendLater(deletedMessage(account.email));
    },

    /** Resolves when all messages have gone out or failed. */
    settle: async (): Promise<void> => void (await Promise.all(underWay)),
  };
}
