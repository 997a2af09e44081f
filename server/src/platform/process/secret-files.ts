import { readFileSync } from 'node:fs';

type Values = Record<string, string | undefined>;

/**
 * Reads secrets that are given as files, as Docker and Kubernetes mount them: `APP_SECRET_FILE` names the file that holds
 * `APP_SECRET`.
 * @param names variables that may be given so
 * @returns what the files hold, and what is wrong with those that hold nothing; neither a secret nor a path is in that
 */
export function readSecretFiles(set: Values, names: readonly string[]) {
  const secrets: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const variable = `${name}_FILE`;
    const file = set[variable];
    if (file === undefined) continue;
    if (set[name] !== undefined) {
      problems.push(`${variable}: ${name} is set too; unset one of them`);
      continue;
    }
    try {
      // Editors and `echo` end a file with a line end, which is no part of the secret.
      const secret = readFileSync(file, 'utf8').trim();
      if (secret) secrets[name] = secret;
      else problems.push(`${variable}: the file is empty`);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      problems.push(`${variable}: the file cannot be read (${code})`);
    }
  }
  return { secrets, problems };
}
