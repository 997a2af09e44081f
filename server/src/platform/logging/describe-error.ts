/** What the log says of an error. */
export interface ErrorDescription {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorDescription;
}

/**
 * Describes an error for the log by a list of what is safe, since errors carry more than their message: a failed query
 * holds its parameters, a database error the row that it is about, a vendor's error the request with its key.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something was thrown that is no error' };
  const { code, query } = error as { code?: unknown; query?: unknown };
  // Drizzle writes the parameters into the message; the statement alone has only their places.
  const message = typeof query === 'string' && 'params' in error ? `Failed query: ${query}` : error.message;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    ...(typeof code === 'string' && { code }),
    // The stack begins with the message, parameters and all.
    ...(frames?.length && { stack: frames.join('\n') }),
    ...(error.cause !== undefined && depth < 5 && { cause: describeError(error.cause, depth + 1) }),
  };
}
