import type { MakeRecords } from '#platform/testing/access-sample.ts';
import { positionInvitations } from '#suggestions/server/tables.ts';

export const makeRecords: MakeRecords = async ({ database }, { positionId, memberId, ownerId }) => {
  const [invited] = await database
    .insert(positionInvitations)
    .values({ positionId, memberId, invitedBy: ownerId })
    .returning({ id: positionInvitations.id });
  return { invitationToApplyId: invited!.id };
};

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    invitationToApplyId: string;
  }
}
