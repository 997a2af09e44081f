import type { z } from 'zod';

/** Something to be filled by an engine. */
export interface ObjectTask<Schema extends z.ZodType> {
  schema: Schema;
  instructions: string;
  prompt: string;
  /** Past so many milliseconds it is given up. */
  timeoutMs: number;
}

/** An engine as an overview needs it; made of an answering engine in `app.ts`. */
export interface OverviewEngine {
  id: string;
  /** Its name as shown. */
  label: string;
  /**
   * Has the engine fill the schema.
   * @returns what it filled, and the id of the model that did
   * @throws Error with a message for people when it fails or takes too long; the signal's reason when left
   */
  fill<Schema extends z.ZodType>(
    task: ObjectTask<Schema>,
    signal: AbortSignal,
  ): Promise<{ filled: z.output<Schema>; model: string }>;
}
