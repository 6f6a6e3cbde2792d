import type { MakeRecords } from '#platform/testing/access-sample.ts';
import { supportTickets } from '#support/server/tables.ts';

export const makeRecords: MakeRecords = async ({ database }, { workspaceId, ownerId }) => {
  const [ticket] = await database
    .insert(supportTickets)
    .values({ workspaceId, openedBy: ownerId, subject: 'x', type: 'question', answerDueAt: new Date() })
    .returning({ id: supportTickets.id });
  return { supportId: ticket!.id };
};

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    supportId: string;
  }
}
