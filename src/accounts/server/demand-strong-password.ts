import { accountErrors } from '#accounts/errors.ts';
import { passwordProblems } from '#accounts/rules/password-problems.ts';

/** Refuses a new password that lacks something, naming each lack. */
export function demandStrongPassword(password: string): void {
  const problems = passwordProblems(password);
  if (problems.length === 0) return;
  throw accountErrors.weakPassword(
    {},
    problems.map((problem) => ({ path: 'password', code: accountErrors[problem].code })),
  );
}
