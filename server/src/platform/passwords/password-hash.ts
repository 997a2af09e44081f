import { hash, verify } from '@node-rs/argon2';

/** OWASP's smallest setting for Argon2id, which is the library's algorithm when none is named. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One password may be typed as different bytes on different systems. */
const canonical = (password: string) => password.normalize('NFKC');

/** Argon2id in PHC form, with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(canonical(password), cost);

/** Made at once, so that not even the first sign-in takes longer. */
const hashOfNobody = hashPassword('nobody');

/** Without a hash it takes as long to say no, so that the time tells no one which addresses have accounts. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await hashOfNobody), canonical(password));
  return isRight && passwordHash !== null;
}
