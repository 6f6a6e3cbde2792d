/** What a line of a company's statement says. `fine`: of an early end. */
export const statementTypes = ['credited', 'discounted', 'fine', 'serviceFee', 'refund'] as const;
export type StatementType = (typeof statementTypes)[number];

/** What a payment was for. */
export const paymentTypes = ['creditConsumption', 'topUp', 'refund', 'accountClosure'] as const;
export type PaymentType = (typeof paymentTypes)[number];
