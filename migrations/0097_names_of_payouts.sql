-- Paying people out is a room of its own, whose name stands before the names of what happened there.
UPDATE "happenings" SET "name" = 'payouts.' || substr("name", length('wallet.') + 1) WHERE "name" IN (
  'wallet.yearTold', 'wallet.taxesTyped', 'wallet.payRunFrozen', 'wallet.payRunStarted',
  'wallet.payRunDropped', 'wallet.payRunDone', 'wallet.paymentPaid', 'wallet.paymentFailed',
  'wallet.paymentReturned', 'wallet.paymentRetried', 'wallet.handPaymentAsked', 'wallet.handReturnAsked',
  'wallet.changedKeyAsked', 'wallet.remittanceMade', 'wallet.returnTaken', 'wallet.fiscalIdentitySeen'
);--> statement-breakpoint
UPDATE "mail_outbox" SET "happening" = 'payouts.' || substr("happening", length('wallet.') + 1) WHERE "happening" IN (
  'wallet.yearTold', 'wallet.taxesTyped', 'wallet.payRunFrozen', 'wallet.payRunStarted',
  'wallet.payRunDropped', 'wallet.payRunDone', 'wallet.paymentPaid', 'wallet.paymentFailed',
  'wallet.paymentReturned', 'wallet.paymentRetried', 'wallet.handPaymentAsked', 'wallet.handReturnAsked',
  'wallet.changedKeyAsked', 'wallet.remittanceMade', 'wallet.returnTaken', 'wallet.fiscalIdentitySeen'
);
