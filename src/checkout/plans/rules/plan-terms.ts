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
