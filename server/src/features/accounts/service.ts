import { limits } from '@sextant/contracts';
import { AppError } from '../../errors.ts';
import { checkPassword } from '../../platform/passwords/check-password.ts';
import { hashPassword, verifyPassword } from '../../platform/passwords/password-hash.ts';
import type { Claimed, GooglePerson, VerifyGoogleAccount } from './google/id-token.ts';
import type { createAccountRepository, User } from './repository.ts';

/** The specification's words. */
const emailTaken = 'User with this email already exists.';

const taken = () => new AppError('email-taken', emailTaken, { fields: { email: emailTaken } });

const signInRefusal = (message: string) =>
  new AppError('wrong-credentials', message, { asNonFieldError: true });

export interface AccountServiceOptions {
  repository: ReturnType<typeof createAccountRepository>;
  /** Null: Google sign-in is off. */
  verifyGoogle: VerifyGoogleAccount | null;
  /** Takes over a picture; never rejects. */
  keepGooglePicture(userId: string, address: string): Promise<void>;
}

/** Whose account it is, and new accounts. Sign-ins are the matter of `sign-ins.ts`. */
export function createAccountService({ keepGooglePicture, repository, verifyGoogle }: AccountServiceOptions) {
  async function askGoogle(claimed: Claimed): Promise<GooglePerson> {
    if (!verifyGoogle)
      throw signInRefusal('Google sign-in is not set up on this server. Please use a password.');
    return verifyGoogle(claimed);
  }

  /** Null when the e-mail address or the Google account is known already. */
  async function createFromGoogle(person: GooglePerson, fullName: string): Promise<string | null> {
    const userId = await repository.create({ fullName, email: person.email, googleUid: person.uid });
    if (userId && person.picture) await keepGooglePicture(userId, person.picture);
    return userId;
  }

  return {
    /** @throws AppError `email-taken` */
    async checkFree(email: string): Promise<void> {
      if (await repository.findByEmail(email)) throw taken();
    },

    async register(account: { fullName: string; email: string; password: string }): Promise<void> {
      const { email, fullName, password } = account;
      checkPassword('password', password, email);
      const userId = await repository.create({ fullName, email, passwordHash: await hashPassword(password) });
      if (!userId) throw taken();
    },

    async registerWithGoogle(claimed: Claimed, fullName: string): Promise<void> {
      const userId = await createFromGoogle(await askGoogle(claimed), fullName);
      if (!userId) throw taken();
    },

    /** @throws AppError `wrong-credentials`, in the same words and the same time whether or not there is an account */
    async signIn(email: string, password: string): Promise<User> {
      const user = await repository.findByEmail(email);
      if ((await verifyPassword(user?.passwordHash ?? null, password)) && user) return user;
      throw signInRefusal('The email or password is incorrect.');
    },

    /** Somebody new gets an account. */
    async signInWithGoogle(claimed: Claimed): Promise<User> {
      const person = await askGoogle(claimed);
      const known = await repository.findByGoogleUid(person.uid);
      if (known) return known;
      await createFromGoogle(person, nameOf(person));
      const user = await repository.findByEmail(person.email);
      if (user?.googleUid === person.uid) return user;
      // Made just now, and deleted while its picture was being fetched.
      if (!user) throw new AppError('conflict', 'The account has just changed. Please sign in again.');
      // The person who made it may not be who Google speaks of, and an account has a password or a Google id, never both.
      if (user.passwordHash)
        throw signInRefusal(
          'This email already has an account with a password. Please sign in with the password.',
        );
      throw signInRefusal('This email belongs to another Google account here.');
    },
  };
}

function nameOf({ email, name }: GooglePerson): string {
  const given = name?.replaceAll('\0', '').toWellFormed().trim();
  return (given || email.split('@', 1)[0] || email).slice(0, limits.fullNameLength).toWellFormed();
}
