import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { projects } from '#projects/server/tables.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import { walletErrors } from '#wallet/errors.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { pricesPath } from '#wallet/paths.ts';
import { feeAt } from '#wallet/prices/rules/service-fee.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { projectServiceFees, serviceFees } from './tables.ts';

const listApproved = (database: Database, ofWhich: SQL) =>
  database
    .select({
      ...{ basisPoints: serviceFees.basisPoints, startsAt: serviceFees.startsAt },
      projectId: serviceFees.projectId,
    })
    .from(serviceFees)
    .where(and(isNotNull(serviceFees.approvedAt), ofWhich))
    .orderBy(asc(serviceFees.approvedAt), asc(serviceFees.id));

export async function readFeeOfToday(database: Database, now: Date): Promise<number> {
  return feeAt(await listApproved(database, isNull(serviceFees.projectId)), now);
}

/**
 * In basis points: the rate that administrators gave a project, from its day on; else the one of its first offer, and before that today's. What
 * was agreed on at another rate stays as it is.
 */
export async function readServiceFees(
  database: Database,
  projectIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  if (projectIds.length === 0) return new Map();
  const [today, given, frozen] = await Promise.all([
    readFeeOfToday(database, now),
    listApproved(database, inArray(serviceFees.projectId, [...projectIds])),
    database
      .select({ projectId: projectServiceFees.projectId, basisPoints: projectServiceFees.basisPoints })
      .from(projectServiceFees)
      .where(inArray(projectServiceFees.projectId, [...projectIds])),
  ]);
  const own = new Map(frozen.map(({ projectId, basisPoints }) => [projectId, basisPoints]));
  return new Map(
    projectIds.map((projectId) => [
      projectId,
      feeAt(
        given.filter((fee) => fee.projectId === projectId),
        now,
        own.get(projectId) ?? today,
      ),
    ]),
  );
}

/** Keeps today's rate for a project that has none yet, for good. */
export async function freezeServiceFee(transaction: Database, projectId: string, now: Date): Promise<void> {
  await transaction
    .insert(projectServiceFees)
    .values({ projectId, basisPoints: await readFeeOfToday(transaction, now), frozenAt: now })
    .onConflictDoNothing();
}

const FEES_SHOWN = 50;

export async function listServiceFees({ database, now }: SignedInContext) {
  const rows = await database
    .select({ fee: serviceFees, askedBy: users.name, project: projects.title })
    .from(serviceFees)
    .innerJoin(users, eq(users.id, serviceFees.askedBy))
    .leftJoin(projects, eq(projects.id, serviceFees.projectId))
    .orderBy(desc(serviceFees.id))
    .limit(FEES_SHOWN);
  return {
    todayBasisPoints: await readFeeOfToday(database, now),
    fees: rows.map(
      ({ fee: { id: feeId, basisPoints, startsAt, createdAt, approvedAt, droppedAt }, askedBy, project }) => ({
        ...{ feeId, basisPoints, askedBy, project },
        startsAt: startsAt.toISOString(),
        askedAt: createdAt.toISOString(),
        state: approvedAt ? ('approved' as const) : droppedAt ? ('dropped' as const) : ('asked' as const),
      }),
    ),
  };
}

const PROJECTS_FOUND = 6;

export async function findProjectsForFee({ database }: SignedInContext, { search }: { search: string }) {
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await database
    .select({ projectId: projects.id, title: projects.title, company: workspaces.company })
    .from(projects)
    .innerJoin(workspaces, eq(workspaces.id, projects.workspaceId))
    .where(or(ilike(projects.title, pattern), ilike(workspaces.company, pattern)))
    .orderBy(desc(projects.id))
    .limit(PROJECTS_FOUND);
  return { projects: found.map(({ company, ...project }) => ({ ...project, company: company ?? '' })) };
}

/** Asks for another rate, which holds from a moment to come, once a second administrator approved it. */
export async function askServiceFee(
  { database, session, now }: SignedInContext,
  { basisPoints, startsAt: wanted, projectId }: { basisPoints: number; startsAt: string; projectId: string | null },
): Promise<{ feeId: string }> {
  const startsAt = new Date(wanted);
  if (startsAt <= now) throw walletErrors.feeInThePast();
  const feeId = newId();
  await database.transaction(async (transaction) => {
    const project = projectId === null ? '' : await readTitle(transaction, projectId);
    await transaction
      .insert(serviceFees)
      .values({ id: feeId, projectId, basisPoints, startsAt, askedBy: session.userId, createdAt: now });
    await recordHappening(transaction, {
      ...{ name: walletHappenings.serviceFeeAsked, workspaceId: null, actorId: session.userId },
      ids: { feeId },
    });
    const details = { basisPoints, project, startsAt: startsAt.toISOString() };
    await requestApproval(transaction, {
      ...{ kind: 'serviceFee', words: serviceFeeApproval, aboutId: feeId, details, askedBy: session.userId, now },
    });
  });
  return { feeId };
}

async function readTitle(database: Database, projectId: string): Promise<string> {
  const [project] = await database.select({ title: projects.title }).from(projects).where(eq(projects.id, projectId));
  if (!project) throw platformErrors.notFound();
  return project.title;
}

/** A rate holds from its start, or from the approval where that came later: nobody's offer is changed afterwards. */
export const serviceFeeApproval: ApprovalKind = {
  describe: ({ details: { basisPoints, startsAt, project } }, language) => {
    const share = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });
    const values = {
      rate: share.format(Number(basisPoints) / 10_000),
      date: dayInWords(new Date(String(startsAt)), language),
      project: project ?? '',
    };
    const title = translate(
      language,
      project ? 'wallet/prices:approval.feeOfProject' : 'wallet/prices:approval.fee',
      values,
    );
    return { title, path: pricesPath };
  },
  carryOut: async (transaction, { aboutId }, { now }) => {
    const [fee] = await transaction.select().from(serviceFees).where(eq(serviceFees.id, aboutId)).for('update');
    if (!fee) return;
    await transaction
      .update(serviceFees)
      .set({ approvedAt: now, startsAt: fee.startsAt > now ? fee.startsAt : now })
      .where(eq(serviceFees.id, aboutId));
  },
  drop: async (transaction, { aboutId }, { now }) => {
    await transaction
      .update(serviceFees)
      .set({ droppedAt: now })
      .where(and(eq(serviceFees.id, aboutId), isNull(serviceFees.approvedAt)));
  },
};
