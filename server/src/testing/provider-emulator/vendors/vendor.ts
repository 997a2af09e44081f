import type { IncomingHttpHeaders } from 'node:http';
import type { FailureKind } from '../script.ts';
import type { WireFormat } from '../wire/wire-format.ts';

export interface VendorReply {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** All in which one vendor's server differs from another's. */
export interface EmulatedVendor {
  /** Engine id; also the first part of every path here. */
  engine: string;
  /** What follows it in the engine's `<P>_BASE_URL`. */
  basePath: string;
  readKey(headers: IncomingHttpHeaders): string | undefined;
  /** The model that a call asks for. */
  readModel(path: string, body: unknown): string;
  /** Formats by the end of the path. */
  formats: { path: RegExp; format: WireFormat }[];
  failures: Record<FailureKind, VendorReply>;
}

export const readBearer = ({ authorization }: IncomingHttpHeaders) =>
  authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : undefined;

/** A call without a model is answered all the same: what is wrong with it is not this server's business. */
export function readModelOfBody(_path: string, body: unknown): string {
  return typeof body === 'object' && body !== null && 'model' in body ? String(body.model) : 'unnamed';
}

/** In the look of a real one, so that a test can see that it never comes out again. */
export const keyOf = (engine: string) => `sk-emulated-${engine}-0123456789abcdefghij`;
