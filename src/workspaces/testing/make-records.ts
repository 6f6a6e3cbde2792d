import type { MakeRecords } from '#platform/testing/access-sample.ts';
import { newCode } from '#accounts/mailed-codes/server/mail-code.ts';
import { permissions } from '#platform/access/permissions.ts';
import { newId } from '#platform/db/columns.ts';
import { workspaceInvitations, workspaceMembers } from '#workspaces/server/tables.ts';

export const makeRecords: MakeRecords = async ({ database, makePerson }, { workspaceId }) => {
  const colleagueId = await makePerson('squadOwner');
  await database.insert(workspaceMembers).values({ workspaceId, userId: colleagueId, permissions: [...permissions] });
  const [invitation] = await database
    .insert(workspaceInvitations)
    .values({
      workspaceId,
      email: `${newId()}@example.com`,
      codeHash: newCode().codeHash,
      permissions: [],
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .returning({ id: workspaceInvitations.id });
  return { colleagueId, invitationId: invitation!.id };
};

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    workspaceId: string;
    recruiterId: string;
    colleagueId: string;
    invitationId: string;
  }
}
