import { z } from 'zod';
import { engineMode } from './answers.ts';
import { engineId } from './primitives.ts';

export const engineInfo = z.object({
  id: engineId,
  label: z.string(),
  mode: engineMode,
  model: z.string().describe('Model id that answers now; of a demo engine, its own name.'),
});
export type EngineInfo = z.infer<typeof engineInfo>;

/** What the web needs to know before sign-in. */
export const config = z.object({
  engines: z.array(engineInfo),
  google: z
    .object({ api_key: z.string(), auth_domain: z.string(), project_id: z.string() })
    .nullable()
    .describe('Firebase settings, or null where Google sign-in is off.'),
  mail: z.enum(['smtp', 'outbox']).describe('`outbox`: nothing is sent; messages are files on the server.'),
  sample_questions: z
    .array(z.string())
    .describe('Questions to begin with; the bundled library answers them.'),
  limits: z.object({
    question_length: z.int(),
    password_min: z.int(),
    password_max: z.int(),
    picture_bytes: z.int(),
  }),
});
export type Config = z.infer<typeof config>;
