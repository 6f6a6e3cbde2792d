export const paymentTypes = ['creditCard', 'billet', 'pix'] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const PHASE_LENGTH = 80;
export const PRODUCT_TYPE_LENGTH = 80;
export const MAXIMUM_INSTALLMENTS = 48;
/** 100 % in hundredths of a percent. */
export const MAXIMUM_RATE = 10_000;

export const managementDates = ['openedOn', 'onboardingOn', 'ongoingSince', 'concludedOn'] as const;
export type ManagementDate = (typeof managementDates)[number];
export type ManagementDates = Record<ManagementDate, string | null>;

/** The first date that lies before one that must not come after it; null when all follow one another. Dates are `YYYY-MM-DD`. */
export function dateOutOfOrder(dates: ManagementDates): ManagementDate | null {
  let last = '';
  for (const name of managementDates) {
    const date = dates[name];
    if (date === null) continue;
    if (date < last) return name;
    last = date;
  }
  return null;
}
