import { limits, routes } from '@sextant/contracts';
import type { FastifyInstance } from 'fastify';
import type { Engine } from '../../answers/engines/engine.ts';
import type { Config } from '../../config.ts';
import sampleQuestions from '../../literature/sources/library/bundled/sample-questions.json' with {
  type: 'json',
};
import { serve } from '../../platform/plugins/serve.ts';

/** Tells the web what this server can do. */
export async function configFeature(
  app: FastifyInstance,
  { config, engines }: { config: Pick<Config, 'google' | 'mail'>; engines: readonly Engine[] },
) {
  serve(app, routes.config, async () => ({
    engines: engines.map(({ id, label, mode, model }) => ({ id, label, mode, model })),
    google: config.google && {
      api_key: config.google.apiKey,
      auth_domain: config.google.authDomain,
      project_id: config.google.projectId,
    },
    mail: config.mail.smtpUrl ? ('smtp' as const) : ('outbox' as const),
    sample_questions: sampleQuestions.map(({ question }) => question),
    limits: {
      question_length: limits.questionLength,
      password_min: limits.passwordMin,
      password_max: limits.passwordMax,
      picture_bytes: limits.pictureBytes,
    },
  }));
}
