import { and, eq, isNull, ne } from 'drizzle-orm';
import { lockCaller } from '#accounts/server/own-data/erase-account.ts';
import { applications } from '#applications/server/tables.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { invitationState, linkState, vacancyObstacle } from '#pipeline/invitations/rules/invitation-state.ts';
import { endOfInvitation } from '#pipeline/invitations/rules/invitation-terms.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Context, SignedInContext } from '#platform/http/request-context.ts';
import { answerInvitations } from './answer-invitations.ts';
import { findByCode } from './queries.ts';
import { resumeInvitationsTo, stopInvitationsTo } from './stopped-addresses.ts';
import { emailInvitations } from './tables.ts';

async function requireByCode(database: Database, code: string) {
  const found = await findByCode(database, code);
  if (!found) throw pipelineErrors.invitationLinkUnknown();
  return found;
}

/** What the page of the link says; whoever has the link reads the same. */
export async function readLink({ database, now }: Context, code: string) {
  const { invitation, vacancy, projectStatus, closedAt } = await requireByCode(database, code);
  const { title, companyName, projectId, positionIndex, state } = vacancy;
  const obstacle = closedAt ? 'closed' : vacancyObstacle(state, projectStatus);
  return {
    state: linkState(invitationState(invitation, now), obstacle),
    name: invitation.name,
    note: invitation.note,
    companyName,
    title,
    projectId,
    positionIndex,
    until: endOfInvitation(invitation.createdAt).toISOString(),
  };
}

/** The invitation becomes the professional's who opens it first; who has applied already has answered it. */
export async function openLink({ database, session }: SignedInContext, code: string): Promise<void> {
  const { invitation } = await requireByCode(database, code);
  const { id, positionId } = invitation;
  const memberId = session.userId;
  await database.transaction(async (transaction) => {
    // As whoever applies does, the person before the invitation: writing who opened it holds the invitation and then waits for the person.
    await lockCaller(transaction, memberId);
    await transaction
      .update(emailInvitations)
      .set({ openedBy: memberId })
      .where(and(eq(emailInvitations.id, id), isNull(emailInvitations.openedBy)));
    const [applied] = await transaction
      .select({ id: applications.id })
      .from(applications)
      .where(
        and(
          eq(applications.positionId, positionId),
          eq(applications.memberId, memberId),
          ne(applications.state, 'withdrawn'),
        ),
      );
    if (applied) await answerInvitations(transaction, { applicationId: applied.id, positionId, memberId });
  });
}

/** Ends mails of invitations to the address of a link's mail, from any company, or takes that back. Idempotent. */
export async function setStopByLink({ database, now }: Context, code: string, stopped: boolean) {
  const { email } = (await requireByCode(database, code)).invitation;
  await (stopped ? stopInvitationsTo(database, email, now) : resumeInvitationsTo(database, email));
  return { stopped };
}
