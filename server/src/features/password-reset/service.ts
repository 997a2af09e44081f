import type { Logger } from 'pino';
import { AppError } from '../../errors.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { checkPassword } from '../../platform/passwords/check-password.ts';
import { hashPassword } from '../../platform/passwords/password-hash.ts';
import type { Counted } from '../../platform/plugins/count-together.ts';
import { createOpaqueToken, hashOpaqueToken } from '../../platform/tokens/opaque-token.ts';
import { type CodeHasher, createCode } from './code.ts';
import { changedMessage, codeMessage, googleMessage } from './messages.ts';
import type { createResetRepository } from './repository.ts';

export interface ResetServiceOptions {
  repository: ReturnType<typeof createResetRepository>;
  codes: CodeHasher;
  mailer: Mailer;
  publicUrl: string;
  log: Logger;
}

/** One message for every way in which a code can be wrong: none of them is a stranger's business. */
const wrongCode = () =>
  new AppError(
    'wrong-code',
    'This code is incorrect or has expired. After 5 attempts or 10 minutes, request a new one.',
  );

const noTicket = () =>
  new AppError('wrong-code', 'The time to choose a new password has run out. Please request a new code.');

export function createResetService(options: ResetServiceOptions) {
  const { codes, log, mailer, publicUrl, repository } = options;
  const underWay = new Set<Promise<void>>();

  /** No one waits for mail: how long it takes would tell whether there is an account. */
  function inBackground(work: Promise<void>): void {
    const logged = work
      .catch((error) => log.error({ err: error }, 'a message about a password could not be sent'))
      .finally(() => underWay.delete(logged));
    underWay.add(logged);
  }

  async function sendCode(email: string, address: string, counted: Counted): Promise<void> {
    // Before anything else, and with or without an account: neither the count nor the time tells whether there is one. And
    // no code is made that its owner does not get, or an outage would be a time to guess at ever new ones.
    await mailer.check().catch(async (error: unknown) => {
      await counted.refund();
      throw error;
    });
    const user = await repository.findUser(email);
    if (!user) return;
    if (!user.hasPassword) return mailer.send(googleMessage(user.email));
    const code = createCode();
    const codeHash = codes.hash(user.id, code);
    const network = codes.hashNetwork(address);
    // Of an account that has been deleted meanwhile there is nobody to write to.
    if (!(await repository.storeCode({ userId: user.id, codeHash, network }))) return;
    await mailer.send(codeMessage(user.email, code));
  }

  return {
    /** Mails a code in the background, if there is an account. It does not count while the mail server is away. */
    requestCode: (email: string, address: string, counted: Counted): void =>
      inBackground(sendCode(email, address, counted)),

    /** Resolves when all messages have gone out or failed. */
    settle: async (): Promise<void> => void (await Promise.all(underWay)),

    /** Swaps a right code for a ticket, which is good for one reset. @throws AppError `wrong-code` */
    async verifyCode(email: string, code: string, address: string): Promise<string> {
      const tried = await repository.takeTry(email, codes.hashNetwork(address));
      const found = tried.find(({ codeHash, userId }) => codes.isRight(userId, code, codeHash));
      if (!found) throw wrongCode();
      const ticket = createOpaqueToken();
      if (!(await repository.swapCode(found, hashOpaqueToken(ticket)))) throw wrongCode();
      return ticket;
    },

    /** @throws AppError `wrong-code` without a ticket for this account, `invalid-input` for a common password */
    async resetPassword(ticket: string | undefined, email: string, password: string): Promise<void> {
      const ticketHash = ticket && hashOpaqueToken(ticket);
      // Before the costly hash, and before the ticket is used up for a password that is refused.
      if (!ticketHash || !(await repository.isTicket(ticketHash, email))) throw noTicket();
      checkPassword('new_password', password, email);
      const user = await repository.setPassword(ticketHash, await hashPassword(password));
      if (!user) throw noTicket();
      inBackground(mailer.send(changedMessage(user.email, publicUrl)));
    },
  };
}
