/** What is withheld from somebody who works without a company: social security, income tax and the tax on services. Cents of reais. */
export interface WithheldTaxes {
  inssCents: number;
  irrfCents: number;
  issCents: number;
}

export const taxNames = ['inss', 'irrf', 'iss'] as const;
export type TaxName = (typeof taxNames)[number];

export function sumOfTaxes({ inssCents, irrfCents, issCents }: WithheldTaxes): number {
  return inssCents + irrfCents + issCents;
}

export function leavesMoney(netCents: number, taxes: WithheldTaxes): boolean {
  return sumOfTaxes(taxes) < netCents;
}

/** `asked`: a second administrator decides; `dropped`: refused, or nobody decided in time. */
export const taxPaymentStates = ['asked', 'paid', 'dropped'] as const;
export type TaxPaymentState = (typeof taxPaymentStates)[number];

export const GUIDE_LENGTH = 60;
