import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectErrors } from '#projects/errors.ts';
import { projectHappenings } from '#projects/happenings.ts';
import type { Management } from '#projects/management/contract.ts';
import { dateOutOfOrder } from '#projects/management/rules/management-terms.ts';
import { findProject, lockProject } from '#projects/server/queries.ts';
import { projects } from '#projects/server/tables.ts';
import { projectManagement } from './tables.ts';

const MAXIMUM_TEAM = 200;
const isOfTeam = and(inArray(users.role, ['admin', 'recruiter']), isNull(users.deletedAt));

/** The team's facts of a project, empty until somebody saves them. */
export async function readManagement({ database, reach }: SignedInContext, projectId: string) {
  const found = await findProject(database, reach, projectId);
  if (!found) throw projectErrors.notFound();
  const { title, type, currency, version, createdAt } = found.project;
  const [kept] = await database.select().from(projectManagement).where(eq(projectManagement.projectId, projectId));
  return {
    ...{ title, type, currency, version },
    phase: kept?.phase ?? '',
    productType: kept?.productType ?? '',
    huntingOwnerId: kept?.huntingOwnerId ?? null,
    openedOn: kept ? kept.openedOn : createdAt.toISOString().slice(0, 10),
    onboardingOn: kept?.onboardingOn ?? null,
    ongoingSince: kept?.ongoingSince ?? null,
    concludedOn: kept?.concludedOn ?? null,
    rate: kept?.rate ?? null,
    totalAmount: kept?.totalAmount ?? null,
    paymentType: kept?.paymentType ?? null,
    installments: kept?.installments ?? null,
    team: await listTeam(database),
  };
}

/** Saves them all. A project that has ended can still be managed: its figures are settled afterwards. */
export function saveManagement(
  { database, reach, session, now }: SignedInContext,
  projectId: string,
  { version: seen, title, type, ...facts }: Management & { version: number },
) {
  const wrong = dateOutOfOrder(facts);
  if (wrong !== null)
    throw projectErrors.datesOutOfOrder({}, [{ path: `body.${wrong}`, code: 'projects.datesOutOfOrder' }]);
  return database.transaction(async (transaction) => {
    const project = await lockProject(transaction, reach, projectId);
    if (!project) throw projectErrors.notFound();
    if (project.version !== seen) throw platformErrors.staleVersion();
    await requireTeamMember(transaction, facts.huntingOwnerId);
    const version = project.version + 1;
    await transaction.update(projects).set({ title, type, version, updatedAt: now }).where(eq(projects.id, projectId));
    const kept = { ...facts, updatedAt: now };
    await transaction
      .insert(projectManagement)
      .values({ projectId, ...kept })
      .onConflictDoUpdate({ target: projectManagement.projectId, set: kept });
    const happened = { name: projectHappenings.managed, workspaceId: project.workspaceId, actorId: session.userId };
    await recordHappening(transaction, { ...happened, ids: { projectId } });
    return { version };
  });
}

function listTeam(database: Database) {
  return database
    .select({ userId: users.id, name: users.name })
    .from(users)
    .where(isOfTeam)
    .orderBy(asc(users.name), asc(users.id))
    .limit(MAXIMUM_TEAM);
}

async function requireTeamMember(transaction: Database, userId: string | null): Promise<void> {
  if (userId === null) return;
  const [found] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isOfTeam));
  if (!found) throw projectErrors.notOfTeam();
}
