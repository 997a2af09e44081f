import type { z } from 'zod';

/** Something to be filled by an engine. */
export interface JudgeTask<Schema extends z.ZodType> {
  schema: Schema;
  instructions: string;
  prompt: string;
  /** Past so many milliseconds it is given up. */
  timeoutMs: number;
}

/** What was filled, by which model, and what it took; null where the vendor does not tell. */
export interface Filled<Schema extends z.ZodType> {
  filled: z.output<Schema>;
  model: string;
  tokensIn: number | null;
  tokensOut: number | null;
  costUsd: number | null;
}

/** An engine as a judge; made of an answering engine in `app.ts`. Demo engines are none. */
export interface Judge {
  id: string;
  /** Its name as shown. */
  label: string;
  /**
   * Has the engine fill the schema.
   * @throws Error with a message for people when it fails or takes too long; the signal's reason when left
   */
  fill<Schema extends z.ZodType>(task: JudgeTask<Schema>, signal: AbortSignal): Promise<Filled<Schema>>;
}
