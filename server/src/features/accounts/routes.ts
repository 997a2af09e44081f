import { routes } from '@sextant/contracts';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../errors.ts';
import { createGooglePictures } from '../../platform/avatars/google-picture.ts';
import { createPictureRepository } from '../../platform/avatars/repository.ts';
import { createFairQueue } from '../../platform/jobs/fair-queue.ts';
import { countedIfWrong } from '../../platform/plugins/count-together.ts';
import { widerNetworkOf } from '../../platform/plugins/network-of.ts';
import { serve } from '../../platform/plugins/serve.ts';
import { createAccessTokens } from '../../platform/tokens/access-token.ts';
import { createGoogleVerifier } from './google/id-token.ts';
import { deviceOf } from './own/device.ts';
import { ownAccountRoutes } from './own/routes.ts';
import { createAccountRepository } from './repository.ts';
import { createAccountService } from './service.ts';
import { createSignIns, type OpenSignIn } from './sign-ins.ts';

/** Making an account, signing in and out, and fresh tokens. */
export async function accountsFeature(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { appSecret, config, database, log, mailer, outbound } = dependencies;
  const accessTokens = createAccessTokens(appSecret);
  const signIns = createSignIns(database);
  const verifyGoogle = config.google && createGoogleVerifier(config.google);
  const accounts = createAccountService({
    repository: createAccountRepository(database),
    verifyGoogle,
    keepGooglePicture: createGooglePictures({ pictures: createPictureRepository(database), log, outbound }),
  });

  /**
   * Whether an address has an account is counted before it is known. A network's addresses are looked up one after the
   * other: of a class that registers at one moment, none is to be refused for those that are just being looked up.
   */
  const lookUps = createFairQueue({
    atOnce: 20,
    each: 1,
    maxWaiting: 600,
    message: 'Too many accounts are being created from your network',
  });

  async function toTokens(signIn: OpenSignIn) {
    return { access: await accessTokens.sign(signIn), refresh: signIn.refresh };
  }

  serve(app, routes.register, async ({ body, request }) => {
    const { email, full_name: fullName, id_token: idToken, password } = body;
    await app.limits.registration(request.ip);
    if (idToken === undefined) {
      await lookUps.run(widerNetworkOf(request.ip), async () => {
        const counted = await app.limits.takenAddress(request.ip);
        await accounts.checkFree(email);
        await counted.refund();
      });
      await accounts.register({ email, fullName, password });
    } else await accounts.registerWithGoogle({ email, uid: password, idToken }, fullName);
    await app.limits.signedIn(email, request.ip);
    return { message: 'Registration successful!' };
  });

  serve(app, routes.login, async ({ body, request }) => {
    const { id_token: idToken, password, username: email } = body;
    const counted = await app.limits.signIn(email, request.ip);
    const user = await countedIfWrong(
      counted,
      idToken === undefined
        ? accounts.signIn(email, password)
        : accounts.signInWithGoogle({ email, uid: password, idToken }),
    );
    await counted.refund();
    const signIn = await signIns.open(user, deviceOf(request.headers['user-agent']));
    if (!signIn) throw new AppError('conflict', 'The account has just changed. Please sign in again.');
    await app.limits.signedIn(email, request.ip);
    return toTokens(signIn);
  });

  serve(app, routes.refresh, async ({ body, request }) => {
    await app.limits.refresh(request.ip);
    const signIn = await signIns.refresh(body.refresh);
    if (!signIn) {
      // It may have ended just now, by a token that came twice.
      app.signInsEnded();
      throw new AppError('unauthenticated', 'Your sign-in has ended. Please sign in again.');
    }
    return toTokens(signIn);
  });

  serve(app, routes.logout, async ({ body }) => {
    await signIns.end(body.refresh);
    app.signInsEnded();
    return { message: 'You are signed out.' };
  });

  await ownAccountRoutes(app, { config, database, log, mailer, verifyGoogle });
}
