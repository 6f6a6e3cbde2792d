import { newId } from '#platform/db/columns.ts';
import { retainFile, storeFile } from '#platform/files/stored-files.ts';
import type { MakeRecords } from '#platform/testing/access-sample.ts';
import { buildFine, buildTopUp } from '#wallet/builders.ts';
import { ledgerDifferences } from '#wallet/ledger/server/tables.ts';
import { INVOICE_KIND } from '#wallet/statements/server/invoices.ts';
import { invoices } from '#wallet/statements/server/tables.ts';

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    ledgerTransactionId: string;
    ledgerDifferenceId: string;
    /** With a nota fiscal and its file. */
    invoicedTransactionId: string;
  }
}

/** Money that came into the company's wallet, fines that it paid, one with a nota fiscal, and a difference. */
export const makeRecords: MakeRecords = async ({ database, files, makePerson }, { workspaceId }) => {
  const at = new Date();
  await buildTopUp(database, { workspaceId, cents: 30_000, at });
  const { transactionId } = await buildFine(database, { workspaceId, cents: 10_000, at });
  const { transactionId: invoicedTransactionId } = await buildFine(database, { workspaceId, cents: 10_000, at });
  const bytes = { kind: INVOICE_KIND, mediaType: 'application/pdf', bytes: Buffer.from('%PDF-1.7'), sizeBytes: 8 };
  const fileKey = await storeFile(database, files, bytes);
  await retainFile(database, fileKey);
  const attachedBy = await makePerson('admin');
  await database.insert(invoices).values({
    ...{ transactionId: invoicedTransactionId, workspaceId, number: '2026/117', issuedOn: '2026-02-10' },
    ...{ fileKey, fileFormat: 'pdf', attachedBy },
  });
  const ledgerDifferenceId = newId();
  await database.insert(ledgerDifferences).values({
    ...{ id: ledgerDifferenceId, kind: 'foreignRefund', about: ledgerDifferenceId, cents: -100, currency: 'BRL' },
    ...{ scope: 'nobody', workspaceId, firstSeenAt: new Date(), lastSeenAt: new Date() },
  });
  return { ledgerTransactionId: transactionId, ledgerDifferenceId, invoicedTransactionId };
};
