/** How a sign-in at the provider ended; stands in the address of the page that the pop-up comes back to. */
export const socialOutcomes = [
  'signedIn',
  /** Who switched the second factor on is asked for its code, as after the password. */
  'secondFactor',
  /** Nobody of ours yet: the account type and the terms are asked for first. */
  'signUp',
  'cancelled',
  'expired',
  'emailUnverified',
  'accountClosed',
  /** The person disconnected the provider from the account. */
  'disconnected',
  'tooMany',
  'unavailable',
  'failed',
] as const;
export type SocialOutcome = (typeof socialOutcomes)[number];

export function isSocialOutcome(word: unknown): word is SocialOutcome {
  return (socialOutcomes as readonly unknown[]).includes(word);
}

/** Names one try of one tab, so that the pop-up finds the tab that opened it. */
export const ATTEMPT_PATTERN = /^[\w-]{1,64}$/;
