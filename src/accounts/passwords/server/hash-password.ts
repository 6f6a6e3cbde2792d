import { hash, verify } from '@node-rs/argon2';
import { normalPassword } from '#accounts/passwords/rules/typed-password.ts';

/** Argon2id with the first parameters recommended by OWASP (19 MiB, two passes, one lane). */
export function hashPassword(password: string): Promise<string> {
  return hash(normalPassword(password), { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

/** Whether a password is that of a hash. Hashes from before passwords had one form are of what was typed. */
export async function isPasswordOfHash(hashed: string, password: string): Promise<boolean> {
  const normal = normalPassword(password);
  return (await verify(hashed, normal)) || (normal !== password && (await verify(hashed, password)));
}
