import { approvals } from '#second-approvals/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import type { MakeRecords } from '#platform/testing/access-sample.ts';

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    approvalId: string;
  }
}

const WEEK_MS = 7 * 86_400_000;

/** A request of another administrator for something that is gone by now: approving it changes nothing else. */
export const makeRecords: MakeRecords = async ({ database, makePerson }) => {
  const approvalId = newId();
  await database.insert(approvals).values({
    ...{ id: approvalId, kind: 'serviceFee', aboutId: newId(), askedBy: await makePerson('admin') },
    details: { basisPoints: 1_400, startsAt: '2027-01-01T12:00:00Z' },
    expiresAt: new Date(Date.now() + WEEK_MS),
  });
  return { approvalId };
};
