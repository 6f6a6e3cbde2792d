import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { vacancyObstacle } from '#pipeline/invitations/rules/invitation-state.ts';
import { DAILY_INVITATIONS } from '#pipeline/invitations/rules/invitation-terms.ts';
import { countOfDay, languageOf } from './invite-by-email.ts';
import { mayInvite, presentInvitation } from './present-invitation.ts';
import { findVacancy, listInvitations, type VacancyKey } from './queries.ts';

/** Whom the company invited to a vacancy, and whether it may invite more. */
export async function readInvitations(context: SignedInContext, key: VacancyKey) {
  const { database, reach, now } = context;
  const vacancy = await findVacancy(database, reach, key);
  if (!vacancy) throw platformErrors.notFound();
  const [rows, count] = await Promise.all([
    listInvitations(database, vacancy.id),
    countOfDay(database, vacancy.workspaceId, now),
  ]);
  return {
    positionId: vacancy.id,
    title: vacancy.title,
    language: languageOf(vacancy, context),
    obstacle: vacancyObstacle(vacancy.state, vacancy.projectStatus),
    invitations: rows.map(({ invitation, inviter }) => presentInvitation(context, invitation, inviter)),
    left: Math.max(0, DAILY_INVITATIONS - count),
    abilities: { invite: mayInvite(context) },
  };
}
