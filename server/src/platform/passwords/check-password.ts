import { limits } from '@sextant/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../../errors.ts';

/** Of the list's 49,000, ordered by how often they are used, so many are refused. */
const howMany = 10_000;
const common = new Set(
  dictionary['passwords-common']
    .slice(0, howMany)
    .filter((password) => password.length >= limits.passwordMin),
);

/**
 * Refuses a password that would be among the first to be guessed.
 * @throws AppError `invalid-input` that names the field
 */
export function checkPassword(field: 'password' | 'new_password', password: string, email: string): void {
  const lower = password.normalize('NFKC').toLowerCase();
  // "Password123!!" is guessed right after "password123".
  const isCommon = common.has(lower) || common.has(lower.replace(/[^\p{L}\p{N}]+$/u, ''));
  const isOneCharacter = new Set(lower).size === 1;
  if (isCommon || isOneCharacter) throw refusal(field, 'This password is too common. Please choose another.');
  if (lower === email.toLowerCase()) throw refusal(field, 'The password must not be your email address.');
}

const refusal = (field: string, message: string) =>
  new AppError('invalid-input', message, { fields: { [field]: message } });
