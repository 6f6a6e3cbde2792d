/** In which part somebody reads a board. */
export const boardParts = ['company', 'professional', 'team'] as const;
export type BoardPart = (typeof boardParts)[number];
