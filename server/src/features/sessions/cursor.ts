import { z } from 'zod';
import { AppError } from '../../errors.ts';
import type { Cursor } from './repository.ts';

const form = z.tuple([z.iso.datetime(), z.uuid()]);

/** A page's end as an opaque word. */
export const encodeCursor = ({ createdAt, id }: Cursor): string =>
  Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');

/** @throws AppError `invalid-input` for a word that this server did not make */
export function decodeCursor(cursor: string): Cursor {
  try {
    const [createdAt, id] = form.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { createdAt: new Date(createdAt), id };
  } catch (cause) {
    throw new AppError('invalid-input', 'cursor: not one of this list.', {
      fields: { cursor: 'is not one of this list' },
      cause,
    });
  }
}
