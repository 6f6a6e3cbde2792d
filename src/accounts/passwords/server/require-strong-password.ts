import { accountErrors } from '#accounts/errors.ts';
import { containsOwnWords } from '#accounts/passwords/rules/contains-own-words.ts';
import { passwordProblems } from '#accounts/passwords/rules/password-problems.ts';
import { isCommonPassword } from '#accounts/passwords/server/is-common-password.ts';

const { weakPassword, passwordHoldsName, passwordEasyToGuess } = accountErrors;

/**
 * Refuses a new password that breaks a rule, naming each broken one, or that can be guessed: because it holds the person's names or address, or
 * because many have it. Each refusal is said in its own words.
 */
export async function requireStrongPassword(password: string, namesAndAddress: readonly string[]): Promise<void> {
  const lacks = passwordProblems(password);
  if (lacks.length > 0) throw weakPassword({}, fieldsOf(...lacks.map((problem) => accountErrors[problem])));
  if (containsOwnWords(password, namesAndAddress)) throw passwordHoldsName({}, fieldsOf(passwordHoldsName));
  if (await isCommonPassword(password)) throw passwordEasyToGuess({}, fieldsOf(passwordEasyToGuess));
}

const fieldsOf = (...rules: { code: string }[]) => rules.map(({ code }) => ({ path: 'password', code }));
