import fastifyMultipart from '@fastify/multipart';
import { type Profile, routes } from '@sextant/contracts';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../../errors.ts';
import { reEncodePicture } from '../../platform/avatars/re-encode.ts';
import { createPictureRepository } from '../../platform/avatars/repository.ts';
import { noAccount } from '../../platform/db/standing-account.ts';
import { createFairQueue } from '../../platform/jobs/fair-queue.ts';
import { whenLeft } from '../../platform/plugins/at-once.ts';
import { serve } from '../../platform/plugins/serve.ts';
import { formLimits, readProfileForm } from './form.ts';
import { createProfileRepository, type ProfileRow } from './repository.ts';

/** Forms that are in memory at once, 5 MB each: from their first byte until what is in them is kept. */
const forms = {
  atOnce: 16,
  each: 2,
  maxWaiting: 8,
  message: 'Your earlier pictures are still being read',
};

/** Name and picture of the person who is signed in, and the pictures themselves. */
export async function profileFeature(app: FastifyInstance, { database }: Dependencies): Promise<void> {
  const repository = createProfileRepository(database);
  const pictures = createPictureRepository(database);

  async function read(userId: string): Promise<Profile> {
    const row = await repository.find(userId);
    if (!row) throw noAccount();
    return toProfile(row);
  }

  serve(app, routes.userProfile, ({ userId }) => read(userId));

  serve(app, routes.picture, async ({ params, reply }) => {
    const jpeg = await pictures.find(params.id);
    if (!jpeg) throw new AppError('not-found', 'This picture does not exist.');
    return reply
      .type('image/jpeg')
      .headers({
        // The address belongs to this one picture for good.
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(jpeg);
  });

  const changes = createFairQueue(forms);
  await app.register(async (form) => {
    // In a scope of its own, where no other kind of body is read at all: the handler says what is wanted.
    form.removeAllContentTypeParsers();
    await form.register(fastifyMultipart, { limits: formLimits });
    form.addContentTypeParser('*', (_request, _payload, done) => done(null));

    serve(form, routes.updateProfile, async ({ reply, request, userId }) => {
      await app.limits.picture(userId);
      const change = async () => {
        const { fullName, picture } = await readProfileForm(request);
        const jpeg = picture && (await reEncodePicture(userId, picture));
        await repository.change(userId, { fullName, jpeg });
      };
      await changes.run(userId, change, whenLeft(reply.raw));
      return read(userId);
    });
  });
}

const toProfile = ({ email, fullName, pictureId }: ProfileRow): Profile => ({
  full_name: fullName,
  profile_picture: pictureId && routes.picture.path.replace(':id', pictureId),
  email,
});
