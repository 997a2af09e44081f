import { z } from 'zod';
import { limits } from './limits.ts';

/** PostgreSQL cannot keep a NUL in text, and a lone surrogate has no UTF-8: both are refused at the door. */
const storable = (value: string) => !value.includes('\0') && value.isWellFormed();

/** Text that can be stored and sent back unchanged. */
export const text = z.string().refine(storable, 'Contains characters that cannot be stored.');

/** Text trimmed at both ends, with at least one character left. */
export const trimmedText = (max: number) =>
  text
    .transform((value) => value.trim())
    .pipe(
      z
        .string()
        .min(1, 'This field is required.')
        .max(max, `At most ${max.toLocaleString('en')} characters.`),
    );

/** An e-mail address as typed; the server compares addresses case-insensitively. */
export const email = text
  .transform((value) => value.trim())
  .pipe(z.email('Enter a valid email address.').max(limits.emailLength));

/** Names one engine, such as `claude`. The list of engines is the server's registry, told by `GET /api/v1/config/`. */
export const engineId = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/, 'Unknown engine.');
export type EngineId = z.infer<typeof engineId>;

/** An id made by the server (UUID, lower case). */
export const id = z.uuid();

/** A moment in UTC, ISO 8601 with milliseconds. */
export const timestamp = z.iso.datetime();
