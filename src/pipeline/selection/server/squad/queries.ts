import { and, asc, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import { isCandidate } from '#applications/server/is-candidate.ts';
import { applications } from '#applications/server/tables.ts';
import { currentAnswer } from '#pipeline/selection/rules/squad.ts';
import { inHouseInvitations, squadAnswers, squadDecisions } from '#pipeline/selection/server/squad/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { profiles } from '#profiles/server/tables.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { workspaceRecruiters, workspaces } from '#workspaces/server/tables.ts';

/** The positions of a project in their order, with the selected or hired person and their answer. */
export async function listPlaces(database: Database, projectId: string) {
  const rows = await database
    .select({
      positionId: positions.id,
      positionIndex: positions.positionIndex,
      title: positions.title,
      companyName: positions.companyName,
      state: positions.state,
      candidates: sql<number>`(select count(*)::int from applications a where a.position_id = ${sql.raw('"positions"."id"')} and ${isCandidate(sql`a`)})`,
      applicationId: applications.id,
      selectedAt: applications.selectedAt,
      memberId: users.id,
      name: users.name,
      image: users.image,
      jobTitle: sql<string>`coalesce(${profiles.jobTitle}, '')`,
      answer: squadAnswers,
    })
    .from(positions)
    .leftJoin(applications, and(eq(applications.positionId, positions.id), isNotNull(applications.selectedAt)))
    .leftJoin(users, eq(users.id, applications.memberId))
    .leftJoin(profiles, eq(profiles.memberId, users.id))
    .leftJoin(squadAnswers, eq(squadAnswers.applicationId, applications.id))
    .where(and(eq(positions.projectId, projectId), ne(positions.state, 'removed')))
    .orderBy(asc(positions.positionIndex));
  return rows.map((row) => ({ ...row, answer: currentAnswer(row.answer, row.selectedAt) }));
}

/** The people whom the company named for its positions, the latest last. */
export function listInvitations(database: Database, projectId: string) {
  const { positionId, email, state } = inHouseInvitations;
  return database
    .select({ positionId, email, state })
    .from(inHouseInvitations)
    .where(eq(inHouseInvitations.projectId, projectId))
    .orderBy(asc(inHouseInvitations.createdAt), asc(inHouseInvitations.id));
}

export async function findLatestDecision(database: Database, projectId: string) {
  const [row] = await database
    .select({ decision: squadDecisions, by: users.name })
    .from(squadDecisions)
    .leftJoin(users, eq(users.id, squadDecisions.actorId))
    .where(eq(squadDecisions.projectId, projectId))
    .orderBy(desc(squadDecisions.at), desc(squadDecisions.id))
    .limit(1);
  return row ?? null;
}

export function listRecruiters(database: Database, workspaceId: string) {
  return database
    .select(mailReader)
    .from(workspaceRecruiters)
    .innerJoin(users, eq(users.id, workspaceRecruiters.recruiterId))
    .where(eq(workspaceRecruiters.workspaceId, workspaceId))
    .orderBy(asc(users.id));
}

const SHOWN = 100;
/** The member, with the address if it is confirmed. */
export interface InvitationReader {
  memberId: string;
  email: string | null;
}

/** The positions for which the reader was selected, answered, or was named by the company; newest first. */
export async function listInvitationsTo(database: Database, { memberId, email }: InvitationReader, place?: PlaceKey) {
  const own = and(eq(applications.positionId, positions.id), eq(applications.memberId, memberId));
  const named = and(
    eq(inHouseInvitations.positionId, positions.id),
    or(
      email === null ? undefined : eq(inHouseInvitations.email, email),
      eq(inHouseInvitations.applicationId, applications.id),
    ),
  );
  const rows = await database
    .select({
      position: positions,
      project: projects,
      company: workspaces.company,
      application: applications,
      answer: squadAnswers,
      inHouse: inHouseInvitations,
    })
    .from(positions)
    .innerJoin(projects, eq(projects.id, positions.projectId))
    .innerJoin(workspaces, eq(workspaces.id, positions.workspaceId))
    .leftJoin(applications, own)
    .leftJoin(squadAnswers, eq(squadAnswers.applicationId, applications.id))
    .leftJoin(inHouseInvitations, named)
    .where(
      and(
        inArray(positions.id, invitedTo(database, { memberId, email })),
        ne(positions.state, 'removed'),
        place && and(eq(positions.projectId, place.projectId), eq(positions.positionIndex, place.positionIndex)),
      ),
    )
    .orderBy(desc(positions.publishedAt), desc(positions.id))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, answer: currentAnswer(row.answer, row.application?.selectedAt ?? null) }));
}

export interface PlaceKey {
  projectId: string;
  positionIndex: number;
}
export type InvitationRow = Awaited<ReturnType<typeof listInvitationsTo>>[number];

function invitedTo(database: Database, { memberId, email }: InvitationReader) {
  const bySelection = database
    .select({ id: applications.positionId })
    .from(applications)
    .leftJoin(squadAnswers, eq(squadAnswers.applicationId, applications.id))
    .leftJoin(inHouseInvitations, eq(inHouseInvitations.applicationId, applications.id))
    .where(
      and(
        eq(applications.memberId, memberId),
        or(isNotNull(applications.selectedAt), isNotNull(squadAnswers.applicationId), isNotNull(inHouseInvitations.id)),
      ),
    );
  if (email === null) return bySelection;
  const byAddress = database
    .select({ id: inHouseInvitations.positionId })
    .from(inHouseInvitations)
    .where(eq(inHouseInvitations.email, email));
  return bySelection.union(byAddress);
}
