/** The currencies in which companies hold credits. Nothing is exchanged between them (decision 26). */
export const currencies = ['BRL', 'USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];
