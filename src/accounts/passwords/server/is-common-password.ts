import { readFile } from 'node:fs/promises';

const file = new URL('common-passwords.txt', import.meta.url);
let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether guessers try this password first. The list holds, in lower case, only what our own rules would let through (decision 029);
 * it is read when the first password is chosen, and never sent to a browser.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readFile(file, 'utf8').then((text) => new Set(text.trimEnd().split('\n')));
  return (await common).has(password.toLowerCase());
}
