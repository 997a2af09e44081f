import { routes } from '@sextant/contracts';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../errors.ts';
import { countedIfWrong } from '../../../platform/plugins/count-together.ts';
import { serve } from '../../../platform/plugins/serve.ts';
import type { VerifyGoogleAccount } from '../google/id-token.ts';
import { createEmailLinks } from './email-links.ts';
import { createOwnAccountRepository } from './repository.ts';
import { createOwnAccounts } from './service.ts';
import { createSignInList } from './sign-in-list.ts';

export interface OwnAccountDependencies extends Pick<Dependencies, 'config' | 'database' | 'log' | 'mailer'> {
  /** Null: Google sign-in is off. */
  verifyGoogle: VerifyGoogleAccount | null;
}

/** The life of an account after it was made: e-mail verified, password changed, sign-ins ended, all of it deleted. */
export async function ownAccountRoutes(
  app: FastifyInstance,
  { config, database, log, mailer, verifyGoogle }: OwnAccountDependencies,
): Promise<void> {
  const { publicUrl } = config;
  const accounts = createOwnAccounts({
    repository: createOwnAccountRepository(database),
    verifyGoogle,
    mailer,
    publicUrl,
    log,
  });
  const emailLinks = createEmailLinks({ database, mailer, publicUrl });
  const signIns = createSignInList(database);
  app.addHook('onClose', () => accounts.settle());

  serve(app, routes.myAccount, ({ userId }) => accounts.read(userId));

  serve(app, routes.sendVerification, async ({ request, userId }) => {
    const { email, emailVerifiedAt } = await accounts.find(userId);
    if (emailVerifiedAt) return { message: 'Your email address is verified already.' };
    const counted = await app.limits.emailLink(email, request.ip);
    await emailLinks.send(userId, email).catch(async (error: unknown) => {
      await counted.refund();
      throw error;
    });
    return { message: `A link was sent to ${email}.` };
  });

  serve(app, routes.verifyEmail, async ({ body }) => {
    await emailLinks.verify(body.token);
    return { message: 'Your email address is verified.' };
  });

  serve(app, routes.changePassword, async ({ body, request, userId }) => {
    const counted = await app.limits.ownPassword(userId);
    const { current_password: current, new_password: chosen } = body;
    await countedIfWrong(counted, accounts.changePassword(request, current, chosen));
    app.signInsEnded();
    await app.limits.ownPasswordKnown(userId);
    return { message: 'Password updated successfully' };
  });

  serve(app, routes.signIns, async ({ request }) => ({ sign_ins: await signIns.list(request) }));

  serve(app, routes.endSignIn, async ({ params, request, userId }) => {
    if (!(await signIns.end(userId, params.id)))
      throw new AppError('not-found', 'This sign-in does not exist or has ended.');
    app.signInsEnded();
    return { sign_ins: await signIns.list(request) };
  });

  serve(app, routes.endOtherSignIns, async ({ request }) => {
    await signIns.endOthers(request);
    app.signInsEnded();
    return { sign_ins: await signIns.list(request) };
  });

  serve(app, routes.deleteAccount, async ({ body, userId }) => {
    const counted = await app.limits.ownPassword(userId);
    await countedIfWrong(
      counted,
      accounts.remove(userId, { password: body.password, idToken: body.id_token }),
    );
    app.signInsEnded();
    return { message: 'Your account was deleted.' };
  });
}
