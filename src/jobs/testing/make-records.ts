import { eq } from 'drizzle-orm';
import { newCode } from '#accounts/mailed-codes/server/mail-code.ts';
import { alertStopCodes, savedSearches } from '#jobs/alerts/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import type { MakeRecords } from '#platform/testing/access-sample.ts';

/** A saved search with the link that stops its mails. */
export const makeRecords: MakeRecords = async ({ database }, { memberId }) => {
  // The number of searches per member is limited.
  await database.delete(savedSearches).where(eq(savedSearches.memberId, memberId));
  const [savedSearch] = await database
    .insert(savedSearches)
    .values({ memberId, slot: 1, name: 'x', words: newId(), anchor: '*', frequency: 'daily' })
    .returning({ id: savedSearches.id });
  const stop = newCode();
  await database.insert(alertStopCodes).values({ codeHash: stop.codeHash, savedSearchId: savedSearch!.id });
  return { searchId: savedSearch!.id, stopCode: stop.code };
};

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    searchId: string;
    stopCode: string;
  }
}
