/** What companies can subscribe to. */
export const planProducts = [
  'ats',
  'sourcing',
  'videoInterviews',
  'matchmaking',
  'assessment',
  'aiFeedback',
  'candidateVerification',
] as const;
export type PlanProduct = (typeof planProducts)[number];
const planTiers = ['standard', 'plus'] as const;
type PlanTier = (typeof planTiers)[number];

export type PlanId = `${PlanProduct}-${PlanTier}`;
export const planIds = planProducts.flatMap((product) => planTiers.map((tier): PlanId => `${product}-${tier}`));

export function productOf(planId: PlanId): PlanProduct {
  return planProducts.find((product) => planId.startsWith(`${product}-`))!;
}
