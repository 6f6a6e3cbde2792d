/** What a line of a company's statement says. `work`: what people got for their hours; `fine`: of an early end; `chargeback`: what a bank took back, or gave back. */
export const statementTypes = ['credited', 'work', 'discounted', 'fine', 'serviceFee', 'refund', 'chargeback'] as const;
export type StatementType = (typeof statementTypes)[number];

/** What a payment was for. */
export const paymentTypes = ['creditConsumption', 'topUp', 'refund', 'chargeback', 'accountClosure'] as const;
export type PaymentType = (typeof paymentTypes)[number];
