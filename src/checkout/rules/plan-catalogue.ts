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

export interface PlanPrice {
  planId: PlanId;
  /** The first date in São Paulo on which it is sold at this price. Running plans keep theirs. */
  from: string;
  /** Reais. */
  monthlyCents: number;
  /** Vacancies published, or professionals invited, in each month of the plan. */
  includedUnits: number;
  /** The price of each unit above the plan, billed with the next month. */
  unitCents: number;
}

/** Only products that are built are on sale. A new price is a new row; old ones stay. */
const planPrices: readonly PlanPrice[] = [
  { planId: 'ats-standard', from: '2026-01-01', monthlyCents: 390_00, includedUnits: 3, unitCents: 90_00 },
  { planId: 'ats-plus', from: '2026-01-01', monthlyCents: 890_00, includedUnits: 10, unitCents: 70_00 },
  { planId: 'sourcing-standard', from: '2026-01-01', monthlyCents: 290_00, includedUnits: 40, unitCents: 9_00 },
  { planId: 'sourcing-plus', from: '2026-01-01', monthlyCents: 690_00, includedUnits: 120, unitCents: 7_00 },
];

/** What each plan costs on a date, in the order of the catalogue. */
export function plansOnSale(today: string, prices: readonly PlanPrice[] = planPrices): PlanPrice[] {
  return planIds.flatMap((planId) => {
    const begun = prices.filter((price) => price.planId === planId && price.from <= today);
    const newest = begun.toSorted((one, other) => one.from.localeCompare(other.from)).at(-1);
    return newest ? [newest] : [];
  });
}

/** Dates the text that companies accept (`checkout/plans:terms`). A new text needs a new version, and holds for later plans. */
export const PLAN_TERMS_VERSION = '2026-11-30';
export const planTermsParts = [
  'what',
  'price',
  'usage',
  'commitment',
  'change',
  'end',
  'payment',
  'late',
  'data',
] as const;
