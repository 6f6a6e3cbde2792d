export const holdReasons = [
  'unpriced',
  'blocked',
  'ledgerDiffers',
  'foreignCurrency',
  'noCredits',
  'noCompany',
  'otherTaxes',
  'noNota',
  'noPixKey',
  'wrongPixKey',
] as const;
export type HoldReason = (typeof holdReasons)[number];

interface PayableHire {
  isPriced: boolean;
  /** Agreed in another currency than reais: paid by hand, outside of the product. */
  isForeign: boolean;
  isBlocked: boolean;
  /** A proof found what nobody has explained of what the person is paid. */
  isDiffering: boolean;
  /** The person works there no more; whoever left is paid whatever was blocked before. */
  hasEnded: boolean;
  coveredMinutes: number;
  /** The account is deleted, and its key with it: paid by hand, outside of the product. */
  isGone: boolean;
  /** Works as a company; without one, by what an administrator typed to withhold: for these hours, or for others. */
  company: 'none' | 'company' | 'taxed' | 'otherTaxes';
  /** The operator asks for notas, and one of a month is missing. */
  lacksNota: boolean;
  pixKey: 'missing' | 'wrong' | 'right';
}

/** Why a hire's payable hours wait, or null: its covered hours can be paid. Hours that no credits cover wait whatever this says. */
export function holdReasonOf(hire: PayableHire): HoldReason | null {
  if (!hire.isPriced) return 'unpriced';
  if (hire.isBlocked && !hire.hasEnded) return 'blocked';
  if (hire.isDiffering) return 'ledgerDiffers';
  if (hire.isForeign) return 'foreignCurrency';
  if (hire.coveredMinutes === 0) return 'noCredits';
  if (hire.company === 'none') return 'noCompany';
  if (hire.company === 'otherTaxes') return 'otherTaxes';
  if (hire.isGone) return null;
  if (hire.lacksNota) return 'noNota';
  if (hire.pixKey === 'missing') return 'noPixKey';
  return hire.pixKey === 'wrong' ? 'wrongPixKey' : null;
}
