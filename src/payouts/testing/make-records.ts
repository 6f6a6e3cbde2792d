import { eq, sql } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import { retainFile, storeFile } from '#platform/files/stored-files.ts';
import type { MakeRecords } from '#platform/testing/access-sample.ts';
import { fiscalIdentities } from '#payouts/fiscal/server/tables.ts';
import { cnabFiles } from '#payouts/pay-runs/server/provider/tables.ts';
import { NOTA_KIND } from '#payouts/own-payments/server/notas.ts';
import { professionalNotas } from '#payouts/pay-runs/server/taxes/tables.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { payments, payRunHires, payRuns } from '#payouts/pay-runs/server/tables.ts';

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    payRunId: string;
    /** The member's payment, which failed. */
    paymentId: string;
    handPaymentId: string;
    remittanceId: string;
    /** The id of somebody whose account is deleted. */
    goneMemberId: string;
    /** The member's, with its file. */
    notaId: string;
    /** In which the member worked (`YYYY-MM`). */
    workedMonth: string;
  }
}

/** A payment that reached nobody and one by hand, a file for the bank, and who somebody was whose account is deleted. */
export const makeRecords: MakeRecords = async (
  { database, files, makePerson },
  { workspaceId, projectId, memberId, professionalId: hireId, timeEntryId },
) => {
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
  const bytes = { kind: NOTA_KIND, mediaType: 'application/pdf', bytes: Buffer.from('%PDF-1.7'), sizeBytes: 8 };
  const fileKey = await storeFile(database, files, bytes);
  await retainFile(database, fileKey);
  const notaId = newId();
  await database.insert(professionalNotas).values({
    ...{ id: notaId, hireId, memberId, month: '2019-12-01', number: '41', issuedOn: '2020-01-05' },
    ...{ fileKey, fileFormat: 'pdf' },
  });
  const [worked] = await database.select().from(timeEntries).where(eq(timeEntries.id, timeEntryId));
  const workedMonth = worked!.localDate.slice(0, 7);
  return { payRunId, paymentId, handPaymentId, remittanceId, goneMemberId, notaId, workedMonth };
};
