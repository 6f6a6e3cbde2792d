export type EmailProblem = 'emailMissing' | 'emailInvalid';

/** The server's check is stricter; this one catches typing mistakes. */
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function emailProblem(email: string): EmailProblem | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'emailMissing';
  return emailPattern.test(trimmed) && trimmed.length <= 254 ? null : 'emailInvalid';
}
