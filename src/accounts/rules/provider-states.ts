/** The sign-in provider's relation to an account: connected, disconnected, or to be connected by the first login with the same address. */
export const providerStates = ['connected', 'disconnected', 'notYet'] as const;
export type ProviderState = (typeof providerStates)[number];
