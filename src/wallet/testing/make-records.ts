import { sql } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import { retainFile, storeFile } from '#platform/files/stored-files.ts';
import type { MakeRecords } from '#platform/testing/access-sample.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { fiscalIdentities } from '#wallet/fiscal/server/tables.ts';
import { cnabFiles } from '#wallet/pay-runs/server/provider/cnab/tables.ts';
import { payments, payRunHires, payRuns } from '#wallet/pay-runs/server/tables.ts';
import { walletFiles } from '#wallet/statements/server/files/tables.ts';
import { hirePrices } from '#wallet/prices/server/tables.ts';
import { INVOICE_KIND } from '#wallet/statements/server/invoices/invoice-queries.ts';
import { invoices } from '#wallet/statements/server/invoices/tables.ts';

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    ledgerTransactionId: string;
    /** With a nota fiscal and its file. */
    invoicedTransactionId: string;
    payRunId: string;
    /** The member's payment, which failed. */
    paymentId: string;
    handPaymentId: string;
    remittanceId: string;
    /** The id of somebody whose account is deleted. */
    goneMemberId: string;
    /** Asked for by the owner. */
    walletFileId: string;
  }
}

/** Money that came into the company's wallet, a price of the hire that neither side confirmed, and a payment that reached nobody. */
export const makeRecords: MakeRecords = async (
  { database, files, makePerson },
  { workspaceId, ownerId, projectId, memberId, professionalId: hireId },
) => {
  const { transactionId } = await buildTopUp(database, { workspaceId, cents: 10_000, at: new Date() });
  const { transactionId: invoicedTransactionId } = await buildTopUp(database, {
    ...{ workspaceId, cents: 20_000, at: new Date() },
  });
  const bytes = { kind: INVOICE_KIND, mediaType: 'application/pdf', bytes: Buffer.from('%PDF-1.7'), sizeBytes: 8 };
  const fileKey = await storeFile(database, files, bytes);
  await retainFile(database, fileKey);
  const attachedBy = await makePerson('admin');
  await database.insert(invoices).values({
    ...{ transactionId: invoicedTransactionId, workspaceId, number: '2026/117' },
    ...{ fileKey, fileFormat: 'pdf', attachedBy },
  });
  await database
    .insert(hirePrices)
    .values({ id: newId(), hireId, grossCents: 10_000, netCents: 8_500, pricedBy: await makePerson('admin') });
  const [payRunId, paymentId] = [newId(), newId()];
  const sums = { peopleCount: 1, minutes: 60, grossCents: 10_000, netCents: 8_500 };
  const createdBy = await makePerson('admin');
  await database.insert(payRuns).values({ id: payRunId, createdBy, state: 'done', ...sums });
  await database.insert(payments).values({
    ...{ id: paymentId, runId: payRunId, memberId, cents: 8_500, keyKind: 'email', key: 'ana@example.com' },
    ...{ state: 'failed', reason: 'keyNotFound', attempt: 1 },
  });
  const paid = {
    memberId,
    keyKind: 'email',
    key: 'ana@example.com',
    state: 'paidByHand',
    attempt: 1,
    paidAt: new Date(),
  } as const;
  const paidRunId = newId();
  await database.insert(payRuns).values({ id: paidRunId, createdBy, state: 'done', ...sums });
  const handPaymentId = newId();
  await database.insert(payments).values({ id: handPaymentId, runId: paidRunId, cents: 8_500, ...paid });
  await database.insert(payRunHires).values({
    ...{ runId: paidRunId, paymentId: handPaymentId, hireId, workspaceId, projectId },
    ...{ minutes: 60, grossCents: 10_000, netCents: 8_500 },
  });
  const goneMemberId = await makePerson('squadMember');
  const identity = JSON.stringify({ name: 'Ana', companyName: '', taxId: '', personalTaxId: '' });
  await database.insert(fiscalIdentities).values({
    ...{ memberId: goneMemberId, identity, keptUntil: '2099-12-31' },
    ...{ keyKind: 'email', key: 'ana@example.com' },
  });
  const remittanceId = newId();
  await database.insert(cnabFiles).values({
    ...{ id: remittanceId, number: sql`(select coalesce(max(number), 0) + 1 from cnab_files)`, createdBy },
    ...{ paymentCount: 1, cents: 8_500, content: '341' },
  });
  const walletFileId = newId();
  await database.insert(walletFiles).values({
    ...{ id: walletFileId, userId: ownerId, workspaceId, view: 'statement', format: 'csv' },
    ...{ language: 'en', currency: 'BRL', types: [], state: 'failed' },
  });
  return {
    ledgerTransactionId: transactionId,
    invoicedTransactionId,
    payRunId,
    paymentId,
    handPaymentId,
    remittanceId,
    walletFileId,
    goneMemberId,
  };
};
