import { and, desc, eq, isNotNull, ne, or } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import { vacancyObstacle } from '#pipeline/invitations/rules/invitation-state.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { mayInvite } from './policy.ts';
import { requireVisible } from './read-suggested.ts';
import { positionInvitations } from './tables.ts';

const MAXIMUM_LISTED = 100;

/** The company's vacancies beside a professional: where they are a candidate, and where they may be invited. */
export async function listVacanciesFor(context: SignedInContext, memberId: string) {
  const { database, reach } = context;
  await requireVisible(context, memberId);
  const { id, projectId, positionIndex, title, companyName, state } = positions;
  const isOpen = and(eq(state, 'open'), ne(projects.status, 'underReview'));
  const rows = await database
    .select({
      vacancy: { projectId, positionIndex, title, companyName },
      state,
      status: projects.status,
      applicationId: applications.id,
      invitationId: positionInvitations.id,
    })
    .from(positions)
    .innerJoin(projects, eq(projects.id, projectId))
    .leftJoin(
      applications,
      and(eq(applications.positionId, id), eq(applications.memberId, memberId), ne(applications.state, 'withdrawn')),
    )
    .leftJoin(
      positionInvitations,
      and(eq(positionInvitations.positionId, id), eq(positionInvitations.memberId, memberId)),
    )
    .where(and(withinReach(positions.workspaceId, reach), ne(state, 'removed'), or(isOpen, isNotNull(applications.id))))
    .orderBy(desc(positions.createdAt), desc(id))
    .limit(MAXIMUM_LISTED);
  return {
    vacancies: rows.map(({ vacancy, status, applicationId, invitationId, ...row }) => ({
      ...vacancy,
      applicationId,
      isInvited: invitationId !== null,
      isOpen: vacancyObstacle(row.state, status) === null,
    })),
    abilities: { invite: mayInvite(context) },
  };
}
