import { and, asc, desc, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import { negotiableStages } from '#negotiations/rules/standing.ts';
import { negotiationAgreements, negotiationInteractions, negotiations } from '#negotiations/server/tables.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { amongIds } from '#platform/db/statements/any-of.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { positions, projects } from '#projects/server/tables.ts';

export type InteractionRow = typeof negotiationInteractions.$inferSelect;
export type AgreementRow = typeof negotiationAgreements.$inferSelect;

/** Companies are checked by workspace, candidates by member id. */
export type NegotiationReach = Reach | { readonly memberId: string };

/** Maximum number in one answer, newest first. */
const MAXIMUM = 100;

export function ownedBy(reach: NegotiationReach): SQL {
  return 'memberId' in reach ? eq(applications.memberId, reach.memberId) : withinReach(applications.workspaceId, reach);
}

const hasNegotiation = (database: Database) =>
  exists(
    database
      .select({ one: sql`1` })
      .from(negotiations)
      .where(eq(negotiations.applicationId, applications.id)),
  );

function selectPlaces(database: Database) {
  return database
    .select({
      applicationId: applications.id,
      projectId: applications.projectId,
      memberId: applications.memberId,
      stage: applications.stage,
      state: applications.state,
      position: positions.state,
      positionIndex: positions.positionIndex,
      title: positions.title,
      companyName: positions.companyName,
      currency: positions.currency,
      hiringModel: positions.hiringModel,
      wantedHours: positions.monthlyHours,
      candidateName: users.name,
      candidateImage: users.image,
    })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .innerJoin(users, eq(users.id, applications.memberId))
    .$dynamic();
}
export type PlaceRow = Awaited<ReturnType<typeof findPlace>> & object;

export async function findPlace(database: Database, reach: NegotiationReach, applicationId: string) {
  const own = and(eq(applications.id, applicationId), ownedBy(reach), ne(positions.state, 'removed'));
  const [found] = await selectPlaces(database).where(own);
  return found ?? null;
}

/** A member's applications with a negotiation, newest first. */
export function listOwnPlaces(database: Database, memberId: string) {
  return selectPlaces(database)
    .where(and(eq(applications.memberId, memberId), hasNegotiation(database)))
    .orderBy(desc(applications.updatedAt), desc(applications.id))
    .limit(MAXIMUM);
}

/** The candidates of a project with whom its company negotiates or may start to, most advanced stage first. */
export function listCompanyPlaces(database: Database, reach: Reach, projectId: string) {
  return selectPlaces(database)
    .where(
      and(
        eq(applications.projectId, projectId),
        withinReach(applications.workspaceId, reach),
        ne(positions.state, 'removed'),
        or(
          and(inArray(applications.stage, [...negotiableStages]), eq(applications.state, 'active')),
          hasNegotiation(database),
        ),
      ),
    )
    .orderBy(asc(positions.positionIndex), desc(applications.stageEnteredAt), desc(applications.id))
    .limit(MAXIMUM);
}

/** Finds which of the applications have an offer or an agreement that is not over. */
export async function findNegotiating(
  transaction: Database,
  applicationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { applicationId, state } = negotiations;
  const rows = await transaction
    .select({ applicationId })
    .from(negotiations)
    .where(and(amongIds(applicationId, applicationIds), inArray(state, ['open', 'accepted'])));
  return new Set(rows.map((row) => row.applicationId));
}

export async function findProject(database: Database, reach: Reach, projectId: string) {
  const [project] = await database
    .select({ title: projects.title })
    .from(projects)
    .where(and(eq(projects.id, projectId), withinReach(projects.workspaceId, reach)));
  if (!project) return null;
  const list = await database
    .select({ positionIndex: positions.positionIndex, title: positions.title })
    .from(positions)
    .where(and(eq(positions.projectId, projectId), ne(positions.state, 'removed')))
    .orderBy(asc(positions.positionIndex));
  return { title: project.title, positions: list };
}

/** The negotiations about these applications, newest first per application, with all offers and answers; three statements. */
export async function listNegotiations(database: Database, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return [];
  const rows = await database
    .select()
    .from(negotiations)
    .where(sql`${negotiations.applicationId} = any(${sql.param([...applicationIds])}::uuid[])`)
    .orderBy(desc(negotiations.createdAt), desc(negotiations.id));
  const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::uuid[])`;
  const [interactions, agreed] = await Promise.all([
    database
      .select({ interaction: negotiationInteractions, author: users.name })
      .from(negotiationInteractions)
      .innerJoin(users, eq(users.id, negotiationInteractions.authorId))
      .where(sql`${negotiationInteractions.negotiationId} = ${ids}`)
      .orderBy(asc(negotiationInteractions.number)),
    database
      .select()
      .from(negotiationAgreements)
      .where(sql`${negotiationAgreements.negotiationId} = ${ids}`),
  ]);
  const byNegotiation = Map.groupBy(interactions, ({ interaction }) => interaction.negotiationId);
  const agreements = new Map(agreed.map((agreement) => [agreement.negotiationId, agreement]));
  return rows.map((negotiation) => ({
    negotiation,
    said: byNegotiation.get(negotiation.id) ?? [],
    agreement: agreements.get(negotiation.id) ?? null,
  }));
}
export type WholeNegotiation = Awaited<ReturnType<typeof listNegotiations>>[number];
