import { and, eq, gt } from 'drizzle-orm';
import { lockPosition } from '#applications/server/queries.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { vacancyObstacle, type VacancyObstacle } from '#pipeline/invitations/rules/invitation-state.ts';
import { DAILY_INVITATIONS, daysBefore } from '#pipeline/invitations/rules/invitation-terms.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { announceInvited } from './announce-invited.ts';
import { mailInvitation } from './mail-invitation.ts';
import { presentInvitation } from './present-invitation.ts';
import { findVacancy, type VacancyKey } from './queries.ts';
import { emailInvitations } from './tables.ts';

interface Invitee {
  name: string;
  email: string;
  note: string;
  /** The language of the mail; by default that of the vacancy's texts. */
  language?: Language | undefined;
}

/** Invites an address to a vacancy, once. Neither the answer nor the records depend on whether somebody has an account by it. */
export async function inviteByEmail(context: SignedInContext, key: VacancyKey, invitee: Invitee) {
  const { database, reach, session, now } = context;
  const vacancy = await findVacancy(database, reach, key);
  if (!vacancy) throw platformErrors.notFound();
  const { workspaceId } = vacancy;
  return database.transaction(async (transaction) => {
    // Locks the space so that concurrent invitations respect the day's limit, and its closing waits.
    const [space] = await transaction
      .select({ closedAt: workspaces.closedAt })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId))
      .for('no key update');
    const locked = await lockPosition(transaction, key.projectId, key.positionIndex);
    if (locked?.position.workspaceId !== workspaceId) throw platformErrors.notFound();
    const { position, owner, projectStatus } = locked;
    const obstacle = space?.closedAt ? 'closed' : vacancyObstacle(position.state, projectStatus);
    if (obstacle !== null) throw refusalOf(obstacle);
    const language = invitee.language ?? languageOf(position, context);
    const [invitation] = await transaction
      .insert(emailInvitations)
      .values({ ...invitee, language, workspaceId, positionId: position.id, invitedBy: session.userId, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!invitation) throw pipelineErrors.invitedAlready({ email: invitee.email });
    if ((await countOfDay(transaction, workspaceId, now)) > DAILY_INVITATIONS)
      throw pipelineErrors.tooManyInvitations({ count: DAILY_INVITATIONS });
    const { title, companyName } = position;
    const happened = { name: pipelineHappenings.invitedByEmail, workspaceId, actorId: session.userId };
    await recordHappening(transaction, { ...happened, ids: { positionId: position.id } });
    await announceInvited(transaction, invitation);
    await mailInvitation(transaction, invitation, {
      title,
      companyName,
      brand: owner.brand,
      isReminder: false,
    });
    return presentInvitation(context, invitation, session.displayName);
  });
}

/** The mail's language unless one was chosen: that of the vacancy's texts, else the inviter's. */
export function languageOf(
  { textLanguage }: { textLanguage: Language | null },
  { language }: { language: Language },
): Language {
  return textLanguage ?? language;
}

/** Invitations of a space within the last 24 hours; withdrawn ones count. */
export function countOfDay(database: Database, workspaceId: string, now: Date): Promise<number> {
  const ofDay = gt(emailInvitations.createdAt, daysBefore(now, 1));
  return database.$count(emailInvitations, and(eq(emailInvitations.workspaceId, workspaceId), ofDay));
}

function refusalOf(obstacle: VacancyObstacle) {
  return obstacle === 'underReview' ? pipelineErrors.vacancyUnderReview() : pipelineErrors.notTakingApplications();
}
