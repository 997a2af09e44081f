import { setTimeout as delay } from 'node:timers/promises';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { routes } from '@sextant/contracts';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../errors.ts';
import { serve } from '../../platform/plugins/serve.ts';
import { createCodeHasher } from './code.ts';
import { createResetRepository } from './repository.ts';
import { createResetService } from './service.ts';

/** What a right code buys: it goes to this one call, and to no script. */
const cookieName = 'reset_ticket';
const cookieSeconds = 10 * 60;
/** Every reply takes this long, whether there is an account to do something for or not. In milliseconds. */
const replyTime = { forgotPassword: 300, verifyOtp: 150 };

/** A forgotten password: a code by mail, the code for a cookie, the cookie for a new password. */
export async function passwordResetFeature(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { appSecret, config, database, log, mailer } = dependencies;
  const reset = createResetService({
    repository: createResetRepository(database),
    codes: createCodeHasher(appSecret),
    mailer,
    publicUrl: config.publicUrl,
    log,
  });
  const cookie: CookieSerializeOptions = {
    path: routes.resetPassword.path.replace(/\/$/, ''),
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
  };
  app.addHook('onClose', () => reset.settle());

  serve(app, routes.forgotPassword, async ({ body, request }) => {
    const counted = await app.limits.codeRequest(body.email, request.ip);
    reset.requestCode(body.email, request.ip, counted);
    await delay(replyTime.forgotPassword);
    return { message: 'OTP sent to your email' };
  });

  serve(app, routes.verifyOtp, async ({ body, reply, request }) => {
    await app.limits.codeTry(request.ip);
    const [verified] = await Promise.allSettled([
      reset.verifyCode(body.email, body.otp, request.ip),
      delay(replyTime.verifyOtp),
    ]);
    const isWrong =
      verified.status === 'rejected' &&
      verified.reason instanceof AppError &&
      verified.reason.code === 'wrong-code';
    if (!isWrong) await app.limits.rightCode(request.ip);
    if (verified.status === 'rejected') throw verified.reason;
    reply.setCookie(cookieName, verified.value, { ...cookie, maxAge: cookieSeconds });
    return { message: 'OTP verified successfully' };
  });

  serve(app, routes.resetPassword, async ({ body, reply, request }) => {
    const { email, new_password: password } = body;
    await reset.resetPassword(request.cookies[cookieName], email, password);
    app.signInsEnded();
    reply.clearCookie(cookieName, cookie);
    // Wrong guesses at the old password shall not keep its owner out now.
    await app.limits.signedIn(email, request.ip);
    return { message: 'Password updated successfully' };
  });
}
