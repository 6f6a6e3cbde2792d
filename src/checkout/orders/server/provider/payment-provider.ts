import type { DisputeState, ReportedAmount } from '#checkout/orders/rules/provider-reports.ts';
import type { PaymentMethod, ReportedRefund } from '#checkout/orders/rules/order-terms.ts';
import type { ReportedState } from '#checkout/orders/rules/order-states.ts';
import type { Currency } from '#platform/money/currencies.ts';

export interface Payer {
  name: string;
  email: string;
  /** The 14 digits of a CNPJ. */
  taxId: string;
  address: { line: string; city: string; state: string; postalCode: string };
}

export interface PaymentRequest {
  /** A second request for the same order answers the first payment. */
  orderId: string;
  method: PaymentMethod;
  currency: Currency;
  cents: number;
  expiresAt: Date;
  orderedAt: Date;
  /** Null: not a boleto. */
  payer: Payer | null;
}

export interface PaymentInstructions {
  /** The text of the QR code; null: not by PIX. */
  pixCode: string | null;
  /** The 44 digits; null: not by boleto. */
  boletoBarcode: string | null;
  /** With which the provider’s own form in the browser takes the card; null: not by card, or the sandbox. */
  cardSecret?: string | null;
}

/** How a payment stands, and what was paid, or is to be. */
export interface ReportedPayment extends ReportedAmount {
  reported: ReportedState;
}

export interface ReportedDispute extends ReportedAmount {
  /** The payment. */
  reference: string;
  state: DisputeState;
}

export interface ListedDispute extends ReportedDispute {
  id: string;
  openedAt: Date;
}

export interface MadeRefund extends ReportedAmount {
  reference: string;
  reported: ReportedRefund;
}

export interface RefundRequest {
  refundId: string;
  /** The payment. */
  reference: string;
  cents: number;
  /** The refunds of this payment that we know of. */
  knownReferences: readonly string[];
}

export interface ListedPayment extends ReportedAmount {
  reference: string;
  /** The order that it was begun for; null: it names none, as what is sold elsewhere by the same account. */
  orderId: string | null;
}

export interface ListedRefund extends MadeRefund {
  /** The reference of its payment; null: it is of none that we could have begun. */
  payment: string | null;
  /** For which of ours it was made; null: somebody made it in the provider’s own dashboard. */
  refundId: string | null;
}

/** Who holds and moves the money. Called outside of transactions; a failure changes nothing here, and the same call may be made again. */
export interface PaymentProvider {
  name: ProviderName;
  /** Nothing that it asks for is real money. */
  isSandbox: boolean;
  methods: readonly PaymentMethod[];
  /** `expiresAt`: the provider’s own, where it differs. Throws `checkout.paymentRefused` for what it will never take. */
  begin: (
    request: PaymentRequest,
  ) => Promise<{ reference: string; instructions: PaymentInstructions; expiresAt?: Date }>;
  read: (reference: string) => Promise<ReportedPayment>;
  /** The payments whose money arrived in a time, for the nightly proof. */
  listArrived: (period: { since: Date; until: Date }) => Promise<readonly ListedPayment[]>;
  /** Turns money of a payment back, once for each refund. What somebody turned back in the provider’s own dashboard is taken on instead. */
  refund: (request: RefundRequest) => Promise<MadeRefund | { reference: null; reported: 'failed' }>;
  readRefund: (reference: string) => Promise<MadeRefund>;
  /** All refunds that were made in a time, whoever made them, for the nightly proof. */
  listRefunds: (period: { since: Date; until: Date }) => Promise<readonly ListedRefund[]>;
  /** How a dispute stands; null: nothing was taken back. */
  readDispute: (disputeId: string) => Promise<ReportedDispute | null>;
  listDisputes: (since: Date) => Promise<readonly ListedDispute[]>;
  /** Nobody can pay it any more, unless somebody has; a boleto may stay payable until it is due. */
  cancel: (reference: string) => Promise<void>;
}

export const providerNames = ['sandbox', 'stripe'] as const;
export type ProviderName = (typeof providerNames)[number];
