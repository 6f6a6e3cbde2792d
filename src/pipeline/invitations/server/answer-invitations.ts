import { and, eq, isNull, or } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { AppliedByInvitation } from '#applications/server/ports.ts';
import { candidateFiles } from '#pipeline/files/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';
import { noCv } from './change-invitation.ts';
import { hasCode, type Invitation } from './queries.ts';
import { emailInvitations } from './tables.ts';

/**
 * Somebody applied: invitations to this vacancy that were sent to their address, that they opened or whose link led them here are answered.
 * A CV joins the company's files about the candidate, if it was sent to their own address.
 */
export async function answerInvitations(transaction: Database, applied: AppliedByInvitation): Promise<void> {
  const { applicationId, positionId, memberId, code } = applied;
  const [person] = await transaction
    .select({ email: users.email, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, memberId));
  const address = person?.isConfirmed ? person.email : null;
  const answered = await transaction
    .update(emailInvitations)
    .set({ answeredAt: clock.now(), applicationId, openedBy: memberId })
    .where(
      and(
        eq(emailInvitations.positionId, positionId),
        isNull(emailInvitations.answeredAt),
        isNull(emailInvitations.withdrawnAt),
        or(
          eq(emailInvitations.openedBy, memberId),
          address === null ? undefined : eq(emailInvitations.email, address),
          code === undefined ? undefined : hasCode(transaction, code),
        ),
      ),
    )
    .returning();
  for (const invitation of answered)
    if (invitation.email.toLowerCase() === address?.toLowerCase()) await keepCv(transaction, invitation, applicationId);
}

async function keepCv(
  transaction: Database,
  { id, cvKey: fileKey, cvName: name, cvMediaType: mediaType, cvBytes: sizeBytes, invitedBy: addedBy }: Invitation,
  applicationId: string,
): Promise<void> {
  if (fileKey === null || name === null || mediaType === null || sizeBytes === null) return;
  await transaction.insert(candidateFiles).values({ applicationId, fileKey, name, mediaType, sizeBytes, addedBy });
  await transaction.update(emailInvitations).set(noCv).where(eq(emailInvitations.id, id));
}
