import { readFile } from 'node:fs/promises';
import { normalPassword } from '#accounts/passwords/rules/typed-password.ts';

const file = new URL('common-passwords.txt', import.meta.url);
let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether this password is among the most common. The list only contains, in lower case, what our own rules would accept (decision
 * 029); it is loaded with the first new password, and never sent to a browser.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readFile(file, 'utf8').then((text) => new Set(text.trimEnd().split('\n')));
  return (await common).has(normalPassword(password).toLowerCase());
}
