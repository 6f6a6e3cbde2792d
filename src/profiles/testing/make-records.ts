import type { MakeRecords } from '#platform/testing/access-sample.ts';
import { newId } from '#platform/db/columns.ts';
import { profileImports } from '#profiles/server/tables.ts';

export const makeRecords: MakeRecords = async ({ database }, { memberId }) => {
  const importId = newId();
  await database
    .insert(profileImports)
    .values({ id: importId, memberId, source: 'linkedin', difference: { changes: [], leftOut: [] }, warnings: [] });
  return { importId };
};

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    listedMemberId: string;
    importId: string;
  }
}
