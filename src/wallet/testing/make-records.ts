import type { MakeRecords } from '#platform/testing/access-sample.ts';
import { buildTopUp } from '#wallet/builders.ts';

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    ledgerTransactionId: string;
  }
}

/** Money that came into the company's wallet. */
export const makeRecords: MakeRecords = async ({ database }, { workspaceId }) => {
  const { transactionId } = await buildTopUp(database, { workspaceId, cents: 10_000, at: new Date() });
  return { ledgerTransactionId: transactionId };
};
