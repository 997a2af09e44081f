import { pages } from '@sextant/contracts';
import { AppError } from '../../../errors.ts';
import type { Database } from '../../../platform/db/client.ts';
import { and, eq, sql } from '../../../platform/db/orm.ts';
import { emailLinks, users } from '../../../platform/db/schema.ts';
import { holdAccount } from '../../../platform/db/standing-account.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { createOpaqueToken, hashOpaqueToken } from '../../../platform/tokens/opaque-token.ts';
import { verificationMessage } from './messages.ts';

const lifetime = sql`now() + interval '24 hours'`;

const wrongLink = () =>
  new AppError(
    'wrong-code',
    'This link doesn’t work, or no longer does. You can have another one sent under "Account and security".',
  );

export interface EmailLinkOptions {
  database: Database;
  mailer: Mailer;
  publicUrl: string;
}

/** Links in mails, by which people show that they read the mail of their address. */
export function createEmailLinks({ database, mailer, publicUrl }: EmailLinkOptions) {
  return {
    /**
     * Earlier links go on working: mails overtake each other.
     * @throws AppError `unavailable` when the mail is not taken, `unauthenticated` when the account is gone
     */
    async send(userId: string, email: string): Promise<void> {
      const token = createOpaqueToken();
      await database.transaction(async (transaction) => {
        await holdAccount(transaction, userId);
        await transaction
          .insert(emailLinks)
          .values({ hash: hashOpaqueToken(token), userId, expiresAt: lifetime });
      });
      // Behind a `#`, so that the token comes into no server's or proxy's log.
      const link = `${publicUrl}${pages.verifyEmail}#${token}`;
      await mailer.send(verificationMessage(email, link)).catch((cause: unknown) => {
        throw new AppError('unavailable', 'The email could not be sent. Please try again later.', {
          cause,
        });
      });
    },

    /** Uses up all links of the account. @throws AppError `wrong-code` for a token that does not work */
    verify: (token: string): Promise<void> =>
      database.transaction(async (transaction) => {
        const [link] = await transaction
          .select({ userId: emailLinks.userId })
          .from(emailLinks)
          .where(and(eq(emailLinks.hash, hashOpaqueToken(token)), sql`${emailLinks.expiresAt} > now()`));
        if (!link) throw wrongLink();
        const verified = await transaction
          .update(users)
          .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
          .where(eq(users.id, link.userId));
        // Its account has been deleted meanwhile.
        if (verified.rowCount === 0) throw wrongLink();
        await transaction.delete(emailLinks).where(eq(emailLinks.userId, link.userId));
      }),
  };
}
