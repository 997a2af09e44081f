/**
 * Classes of SQLSTATE that tell of a value and not of the database: data exceptions, integrity constraints, and limits
 * such as that of a JSON text. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const ofValues = /^(?:22|23|54)/;

/** Whether PostgreSQL refuses what it was given: the same statement would fail for ever. */
export function isValueRefused(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown };
    if (typeof code === 'string' && code.length === 5 && ofValues.test(code)) return true;
  }
  return false;
}
