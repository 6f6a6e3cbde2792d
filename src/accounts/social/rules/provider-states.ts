/** How the sign-in provider stands to an account: it opens it, it was disconnected, or the first login with the same address connects it. */
export const providerStates = ['connected', 'disconnected', 'notYet'] as const;
export type ProviderState = (typeof providerStates)[number];
