/** What a company does before its first hire can be paid, in this order. */
export const firstSteps = ['company', 'colleague', 'vacancy', 'candidates', 'credits'] as const;
export type FirstStep = (typeof firstSteps)[number];
