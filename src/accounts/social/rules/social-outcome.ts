/** The outcome of a sign-in with the provider; part of the address that the pop-up returns to. */
export const socialOutcomes = [
  'signedIn',
  /** A person with a second factor is asked for its code, as after the password. */
  'secondFactor',
  /** Not registered yet: the account type and the terms are asked for first. */
  'signUp',
  'cancelled',
  'expired',
  'emailUnverified',
  'accountClosed',
  /** The person has disconnected the provider from the account. */
  'disconnected',
  'tooMany',
  'unavailable',
  'failed',
] as const;
export type SocialOutcome = (typeof socialOutcomes)[number];

export function isSocialOutcome(word: unknown): word is SocialOutcome {
  return (socialOutcomes as readonly unknown[]).includes(word);
}

/** Identifies one attempt of one tab, so that the pop-up finds the tab that opened it. */
export const ATTEMPT_PATTERN = /^[\w-]{1,64}$/;
