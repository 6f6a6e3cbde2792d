import type { PixKeyKind } from '#platform/brazil/pix-key.ts';
import type { FailureReason } from '#payouts/pay-runs/rules/payment-states.ts';

export interface PayoutRequest {
  /** One for each attempt of a payment: a second request with it answers the first payout. */
  requestKey: string;
  cents: number;
  keyKind: PixKeyKind;
  key: string;
}

export type PayoutReport =
  | { state: 'processing' }
  /** When the money left; null: the provider does not say, so it is when it was asked. */
  | { state: 'paid'; paidAt: Date | null }
  | { state: 'failed' | 'returned'; reason: FailureReason; paidAt: Date | null };

/** Who pays people by PIX. Called outside of transactions; a failure changes nothing here, and the same call may be made again. */
export interface PayoutProvider {
  /** Its name of the payout of a request; null: it never heard of it. */
  find: (requestKey: string) => Promise<string | null>;
  send: (request: PayoutRequest) => Promise<string>;
  read: (reference: string) => Promise<PayoutReport>;
  /** What left its accounts since then and did not come back, for the nightly proof. `knownAt`: since when it says so. */
  listPaid: (since: Date) => Promise<readonly { requestKey: string; cents: number; knownAt: Date }[]>;
}
