/** Keys by their makers' prefixes, also half masked as vendors repeat them, and any long run that only a machine wrote. */
const secrets = [
  /\b(?:sk|xai|gsk|AIza|Bearer )[\w*.-]{4,}/gi,
  /(?<=key["']?(?: provided)?:\s*["'`]?)[\w*.-]{4,}/gi,
  /\b(?=[\w-]*\d)[\w-]{24,}/g,
];

/** Characters of a vendor's words that go into the log. */
const logLength = 500;

/** Text for the log without anything that may be a key, and short. */
export function redactKeys(text: string): string {
  return secrets
    .reduce((left, secret) => left.replace(secret, '[redacted]'), text.slice(0, logLength * 2))
    .slice(0, logLength);
}
