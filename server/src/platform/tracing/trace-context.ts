import { randomHex } from './random-hex.ts';

/** The trace that a request belongs to, as W3C Trace Context names it. */
export interface Trace {
  /** 32 hexadecimal digits. */
  id: string;
  /** Whether somebody keeps this trace: two hexadecimal digits. */
  flags: string;
  /** The caller's step in it, of 16 digits; undefined where the trace begins here. */
  caller?: string;
  /** The step that we are at, where steps are kept. */
  step?: string;
}

/** A later version may have more after these four parts; `ff` is none. */
const form = /^(?!ff)([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:$|-)/;
const nothing = /^0+$/;
/** The one flag that there is; of those to come nothing may be passed on. */
const sampled = 0x01;

/** The flags that are told, as two hexadecimal digits. */
export const flagsOf = (bits: number): string => (bits & sampled).toString(16).padStart(2, '0');

/** The trace of a `traceparent` header; a new one where that is missing or is none. */
export function readTrace(header: string | undefined): Trace {
  const [whole, version, id = '', parent = '', flags = ''] = form.exec(header ?? '') ?? [];
  const isWhole = version !== '00' || whole === header;
  if (!whole || !isWhole || nothing.test(id) || nothing.test(parent))
    return { id: randomHex(16), flags: '00' };
  return { id, flags: flagsOf(Number.parseInt(flags, 16)), caller: parent };
}

/** `traceparent` for who is told of, or asked in, this trace: the step that is kept, or one of its own each time. */
export const toTraceparent = ({ flags, id, step = randomHex(8) }: Trace): string =>
  `00-${id}-${step}-${flags}`;
