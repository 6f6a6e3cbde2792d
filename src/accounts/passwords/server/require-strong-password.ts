import { accountErrors } from '#accounts/errors.ts';
import { containsOwnWords } from '#accounts/passwords/rules/contains-own-words.ts';
import { passwordProblems } from '#accounts/passwords/rules/password-problems.ts';
import { isCommonPassword } from '#accounts/passwords/server/is-common-password.ts';

/** Refuses a new password that breaks a rule, naming each broken one, or that can be guessed from the person's names and address. */
export async function requireStrongPassword(password: string, namesAndAddress: readonly string[]): Promise<void> {
  const lacks = passwordProblems(password);
  const isGuessed = containsOwnWords(password, namesAndAddress) || (await isCommonPassword(password));
  if (lacks.length === 0 && !isGuessed) return;
  const problems = lacks.length > 0 ? lacks : (['passwordEasyToGuess'] as const);
  throw accountErrors.weakPassword(
    {},
    problems.map((problem) => ({ path: 'password', code: accountErrors[problem].code })),
  );
}
