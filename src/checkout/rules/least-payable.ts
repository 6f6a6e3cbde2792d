/** Every payment method takes at least this, in any currency: what is less can only be paid from a wallet. */
export const LEAST_PAYABLE_CENTS = 5_00;
