/** What companies can subscribe to. */
const planProducts = [
  'ats',
  'sourcing',
  'videoInterviews',
  'matchmaking',
  'assessment',
  'aiFeedback',
  'candidateVerification',
] as const;
const planTiers = ['standard', 'plus'] as const;

export type PlanId = `${(typeof planProducts)[number]}-${(typeof planTiers)[number]}`;
export const planIds = planProducts.flatMap((product) => planTiers.map((tier): PlanId => `${product}-${tier}`));
