/** The currencies in which companies hold credits. Nothing is exchanged between them. */
export const currencies = ['BRL', 'USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];
