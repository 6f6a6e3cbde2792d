import { defineWaiting } from '#platform/contract/waiting.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { ownPaymentsPath, walletPaths } from '#wallet/paths.ts';

/** For administrators: who is paid, and what became of each payment. */
export const payRunsPath = '/cms-pay-runs';
export const payRunPath = '/cms-pay-runs/$runId';

export const payoutsPaths = {
  payRun: (runId: string) => `${payRunsPath}/${runId}`,
};

export const payoutsWaiting = defineWaiting('payouts', {
  /** For administrators: payments that did not reach anybody. */
  paymentsBroken: ({ runId }: { runId: string }) => payoutsPaths.payRun(runId),
  /** For administrators: payments to deleted accounts, which are made outside. */
  paymentsOutside: ({ runId }: { runId: string }) => payoutsPaths.payRun(runId),
  /** For administrators: payments that go to the bank with the next file. */
  paymentsToFile: () => payRunsPath,
  /** For administrators: payments of which the bank said what nobody understands. */
  paymentsToAskBank: () => payRunsPath,
  /** For administrators: approved hours in other currencies than reais, which are paid outside. */
  hoursAbroad: () => payRunsPath,
  /** For a professional: approved hours wait for the key by which they are paid. */
  keyToAdd: () => ownPaymentsPath,
  /** For a professional: notas fiscais of months that are to be paid. */
  notasToAttach: () => ownPaymentsPath,
  /** For a company: credits in another currency are missing for approved hours. */
  creditsAbroad: ({ currency }: { currency: Currency }) => walletPaths.topUp(currency),
});
