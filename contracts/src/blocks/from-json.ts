import { z } from 'zod';

/** JSON as written in a fence. What it must look like is said by the schema that is piped behind. */
export const fromJson = (maxLength: number) =>
  z
    .string()
    .max(maxLength, `Longer than ${maxLength.toLocaleString('en')} characters.`)
    .transform((source, context): unknown => {
      try {
        return JSON.parse(source);
      } catch (error) {
        context.addIssue({ code: 'custom', message: `Not JSON: ${(error as Error).message}` });
        return z.NEVER;
      }
    });
