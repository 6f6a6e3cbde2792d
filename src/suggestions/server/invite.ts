import { and, eq, isNull } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import { findCandidatesAmong } from '#applications/advancing/server/manage-applications.ts';
import { lockPosition } from '#applications/server/queries.ts';
import { vacancyObstacle } from '#pipeline/invitations/rules/invitation-state.ts';
import { mayMailInvitation } from '#pipeline/invitations/server/stopped-addresses.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { suggestionErrors } from '#suggestions/errors.ts';
import { suggestionHappenings } from '#suggestions/happenings.ts';
import { invitedMail } from './emails.ts';
import { requireVisible } from './read-suggested.ts';
import { positionInvitations } from './tables.ts';
import { requireVacancy, type VacancyKey } from './vacancy.ts';

const refusals = {
  filled: suggestionErrors.positionFilled,
  closed: suggestionErrors.positionClosed,
  underReview: suggestionErrors.underReview,
};

/** Invites somebody to apply. Of concurrent invitations one succeeds; the professional gets one mail. */
export async function inviteProfessional(
  context: SignedInContext,
  key: VacancyKey,
  { memberId, message }: { memberId: string; message: string },
) {
  const { database, reach, session, now, ports, settings } = context;
  const { id: positionId, title, companyName } = await requireVacancy(database, reach, key);
  await requireVisible(context, memberId);
  return database.transaction(async (transaction) => {
    const [member] = await transaction
      .select(mailReader)
      .from(users)
      .where(and(eq(users.id, memberId), eq(users.role, 'squadMember'), isNull(users.deletedAt)))
      .for('share');
    if (!member) throw suggestionErrors.professionalNotFound();
    const locked = await lockPosition(transaction, key.projectId, key.positionIndex);
    if (!locked) throw suggestionErrors.positionClosed();
    const obstacle = vacancyObstacle(locked.position.state, locked.projectStatus);
    if (obstacle !== null) throw refusals[obstacle]();
    const free = settings.freePlanUnits.sourcing;
    const use = { workspaceId: locked.position.workspaceId, product: 'sourcing', units: 1, free, now } as const;
    const ofPlan = await ports.findPlanObstacle(transaction, use);
    if (ofPlan === 'suspended') throw suggestionErrors.planSuspended();
    if (ofPlan === 'freeUnitsUsed') throw suggestionErrors.freeInvitationsUsed({ count: free });
    if ((await findCandidatesAmong(transaction, positionId, [memberId])).size > 0)
      throw suggestionErrors.alreadyCandidate({ name: member.name });
    const [invited] = await transaction
      .insert(positionInvitations)
      .values({ positionId, memberId, invitedBy: session.userId, message, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: positionInvitations.id });
    if (!invited) throw suggestionErrors.alreadyInvited({ name: member.name });
    const happened = {
      name: suggestionHappenings.invited,
      workspaceId: locked.position.workspaceId,
      actorId: session.userId,
    };
    await recordHappening(transaction, { ...happened, ids: { positionId, memberId } });
    // Whoever wants no such mails still finds the invitation on Ponte.
    if (await mayMailInvitation(transaction, member.email))
      await queueMail(transaction, happened.name, invitedMail(member, { title, companyName, message, ...key }));
    return { invitationId: invited.id };
  });
}
