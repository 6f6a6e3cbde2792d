import { and, eq, isNull } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import { createApplication } from '#applications/server/create-application.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { inHouseMail } from '#pipeline/selection/server/squad/emails.ts';
import { inHouseInvitations } from '#pipeline/selection/server/squad/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { InHouseInvitation } from '#projects/server/ports.ts';
import { positions } from '#projects/server/tables.ts';

/**
 * Asks the people whom a company brings along for its positions: registered professionals become candidates at once, others when they
 * accept.
 */
export async function inviteInHouse(transaction: Database, invitation: InHouseInvitation): Promise<void> {
  const { projectId, actorId, now } = invitation;
  for (const { positionId, positionIndex, email } of invitation.invited) {
    const [position] = await transaction.select().from(positions).where(eq(positions.id, positionId));
    const member = await findProfessional(transaction, email);
    const applicationId = member
      ? await createApplication(transaction, {
          position: position!,
          memberId: member.id,
          actorId,
          isSuggested: false,
          now,
        })
      : null;
    await transaction
      .insert(inHouseInvitations)
      .values({ projectId, positionId, email, applicationId, invitedBy: actorId, createdAt: now });
    const { title, companyName } = position!;
    const reader = member ?? { email, name: '', language: invitation.language };
    const about = { title, company: companyName, projectId, positionIndex, isNew: !member };
    const ids = { projectId, positionId, applicationId, memberId: member?.id };
    const happened = { name: pipelineHappenings.invitedInHouse, workspaceId: position!.workspaceId, actorId, ids };
    await recordHappening(transaction, happened);
    await queueMail(transaction, happened.name, inHouseMail(reader, about));
  }
}

/** The professional with this confirmed address. */
async function findProfessional(transaction: Database, email: string) {
  const [person] = await transaction
    .select({ id: users.id, ...mailReader })
    .from(users)
    .where(
      and(
        eq(users.email, email),
        eq(users.role, 'squadMember'),
        eq(users.emailVerified, true),
        isNull(users.deletedAt),
      ),
    );
  return person ?? null;
}
