import { emailProblem, type EmailProblem } from '#accounts/rules/email-problem.ts';
import { passwordProblems, type PasswordProblem } from '#accounts/passwords/rules/password-problems.ts';

export interface SignUpFields {
  email: string;
  password: string;
  confirmation: string;
}
export type SignUpProblem = EmailProblem | PasswordProblem | 'required' | 'differentPasswords';

/** The first problem of each field of a sign-up; null where there is none. */
export function signUpProblems(fields: SignUpFields): Record<keyof SignUpFields, SignUpProblem | null> {
  return { email: emailProblem(fields.email), ...newPasswordProblems(fields) };
}

/** Finds the problems of a form that only contains a new password. */
export function newPasswordProblems(fields: Omit<SignUpFields, 'email'>) {
  const confirmation: SignUpProblem | null = fields.confirmation === fields.password ? null : 'differentPasswords';
  return {
    password: fields.password === '' ? ('required' as const) : (passwordProblems(fields.password)[0] ?? null),
    confirmation: fields.confirmation === '' ? ('required' as const) : confirmation,
  };
}
