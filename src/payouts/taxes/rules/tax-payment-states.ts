/** `asked`: a second administrator decides; `dropped`: refused, or nobody decided in time. */
export const taxPaymentStates = ['asked', 'paid', 'dropped'] as const;
export type TaxPaymentState = (typeof taxPaymentStates)[number];

export const GUIDE_LENGTH = 60;
