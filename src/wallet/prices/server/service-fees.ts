import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type Language, localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { walletErrors } from '#wallet/errors.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { pricesPath } from '#wallet/paths.ts';
import { feeAt } from '#wallet/prices/rules/service-fee.ts';
import { projectServiceFees, serviceFees } from './tables.ts';

export const SERVICE_FEE_KIND = 'serviceFee';

const listApproved = (database: Database) =>
  database
    .select({ basisPoints: serviceFees.basisPoints, startsAt: serviceFees.startsAt })
    .from(serviceFees)
    .where(isNotNull(serviceFees.approvedAt))
    .orderBy(asc(serviceFees.approvedAt), asc(serviceFees.id));

export async function readFeeOfToday(database: Database, now: Date): Promise<number> {
  return feeAt(await listApproved(database), now);
}

/** In basis points: each project's own, and before its first offer today's. */
export async function readServiceFees(
  database: Database,
  projectIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  if (projectIds.length === 0) return new Map();
  const [today, frozen] = await Promise.all([
    readFeeOfToday(database, now),
    database
      .select({ projectId: projectServiceFees.projectId, basisPoints: projectServiceFees.basisPoints })
      .from(projectServiceFees)
      .where(inArray(projectServiceFees.projectId, [...projectIds])),
  ]);
  const own = new Map(frozen.map(({ projectId, basisPoints }) => [projectId, basisPoints]));
  return new Map(projectIds.map((projectId) => [projectId, own.get(projectId) ?? today]));
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
    .select({ fee: serviceFees, askedBy: users.name })
    .from(serviceFees)
    .innerJoin(users, eq(users.id, serviceFees.askedBy))
    .orderBy(desc(serviceFees.id))
    .limit(FEES_SHOWN);
  return {
    todayBasisPoints: await readFeeOfToday(database, now),
    fees: rows.map(({ fee: { id: feeId, basisPoints, startsAt, createdAt, approvedAt, droppedAt }, askedBy }) => ({
      ...{ feeId, basisPoints, askedBy },
      startsAt: startsAt.toISOString(),
      askedAt: createdAt.toISOString(),
      state: approvedAt ? ('approved' as const) : droppedAt ? ('dropped' as const) : ('asked' as const),
    })),
  };
}

/** Asks for another rate, which holds from a moment to come, once a second administrator approved it. */
export async function askServiceFee(
  { database, session, now }: SignedInContext,
  { basisPoints, startsAt: wanted }: { basisPoints: number; startsAt: string },
): Promise<{ feeId: string }> {
  const startsAt = new Date(wanted);
  if (startsAt <= now) throw walletErrors.feeInThePast();
  const feeId = newId();
  await database.transaction(async (transaction) => {
    await transaction
      .insert(serviceFees)
      .values({ id: feeId, basisPoints, startsAt, askedBy: session.userId, createdAt: now });
    await recordHappening(transaction, {
      ...{ name: walletHappenings.serviceFeeAsked, workspaceId: null, actorId: session.userId },
      ids: { feeId },
    });
    const details = { basisPoints, startsAt: startsAt.toISOString() };
    await requestApproval(transaction, {
      ...{ kind: SERVICE_FEE_KIND, aboutId: feeId, details, askedBy: session.userId, now },
      describe: (language) => describeFee(details, language),
    });
  });
  return { feeId };
}

/** A rate holds from its start, or from the approval where that came later: nobody's offer is changed afterwards. */
export const serviceFeeApproval: ApprovalKind = {
  describe: ({ details }, language) => ({
    title: describeFee(details, language),
    facts: [],
    path: pricesPath,
  }),
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

function describeFee(
  { basisPoints, startsAt }: Readonly<Record<string, string | number | null>>,
  language: Language,
): string {
  const share = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });
  return translate(language, 'wallet/prices:approval.fee', {
    rate: share.format(Number(basisPoints) / 10_000),
    date: dayInWords(new Date(String(startsAt)), language),
  });
}
