import { hash } from '@node-rs/argon2';

/** Argon2id with the first parameters recommended by OWASP (19 MiB, two passes, one lane). */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}
