import type { z } from 'zod';
import type { RouteContract } from './route.ts';

/** A part of a request under its name: left out where the contract has none, optional where all of it is. */
type Part<Name extends string, R, Key extends keyof RouteContract = Name & keyof RouteContract> =
  R extends Record<Key, z.ZodType>
    ? object extends z.output<R[Key]>
      ? { [name in Name]?: z.output<R[Key]> }
      : { [name in Name]: z.output<R[Key]> }
    : unknown;

/** What a call is asked with: the segments of its address, its query, its headers, its body. */
export type InputOf<R extends RouteContract> = Part<'params', R> &
  Part<'query', R> &
  Part<'headers', R> &
  (R extends { consumes: 'multipart' } ? { body: FormData } : Part<'body', R>);

/** What a call answers as JSON; undefined where it answers with no body, a file or a stream. */
export type ReplyOf<R extends RouteContract> = R extends { reply: z.ZodType }
  ? z.output<R['reply']>
  : undefined;
