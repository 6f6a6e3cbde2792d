import type { MakeRecords } from '#platform/testing/access-sample.ts';
import { dataExports } from '#own-data/server/tables.ts';

export const makeRecords: MakeRecords = async ({ database }, { memberId }) => {
  const [dataExport] = await database.insert(dataExports).values({ userId: memberId, state: 'done' }).returning();
  return { exportId: dataExport!.id };
};

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    exportId: string;
  }
}
