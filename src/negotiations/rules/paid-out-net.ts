import type { HiringModel } from '#projects/rules/terms.ts';

/** In a hundredth of a percent, so that rates stay whole numbers. */
const WHOLE = 10_000;

/**
 * Whether the net of an offer is the amount that is paid out: for a PJ hire the professional sends an invoice over it and pays the own taxes.
 * A CLT salary is paid by the company itself, and its net stays an estimate; so does that of a hire whose model is not known.
 */
export function paysOutNet(hiringModel: HiringModel | null): boolean {
  return hiringModel === 'PJ';
}

/** What a service fee in basis points leaves of the gross, in cents: the net that is paid out. The fee is rounded half up. */
export function netAfterFee(grossCents: number, feeBasisPoints: number): number {
  return grossCents - Math.floor((grossCents * feeBasisPoints * 2 + WHOLE) / (WHOLE * 2));
}

/** The gross from which a professional's taxes are estimated: what is paid out, or the salary. */
export function taxedPay(
  hiringModel: HiringModel | null,
  { hourlyNet, hourlyGross }: { hourlyNet: number; hourlyGross: number },
): number {
  return paysOutNet(hiringModel) ? hourlyNet : hourlyGross;
}
