import type { MakeRecords } from '#platform/testing/access-sample.ts';
import { newId } from '#platform/db/columns.ts';
import { makePortfolio } from '#profiles/portfolio/testing/make-portfolio.ts';
import { profileImports } from '#profiles/server/tables.ts';

export const makeRecords: MakeRecords = async (tools, { memberId, listedMemberId }) => {
  const importId = newId();
  await tools.database
    .insert(profileImports)
    .values({ id: importId, memberId, source: 'linkedin', difference: { changes: [], leftOut: [] }, warnings: [] });
  return { importId, ...(await makePortfolio(tools, { memberId, listedMemberId })) };
};

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    listedMemberId: string;
    importId: string;
  }
}
