import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { announceBoard } from '#tasks/board/server/announce-tasks.ts';
import { timesheetHappenings } from '#timesheets/happenings.ts';
import { requireWorking } from '#tasks/board/server/board-queries.ts';
import { requireReader } from '#tasks/board/server/find-reader.ts';
import { taskErrors } from '#tasks/errors.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import { type Connection, findConnection, lockConnection } from './connection-queries.ts';
import { offerEntries } from './offer-entries.ts';
import { clockifyConnections, clockifyEntries, clockifyPeople } from './tables.ts';

interface Links {
  projectId: string;
  memberships: readonly { clockifyUserId: string; memberId: string | null }[];
  version: number;
}

/** Says who is who, and takes what waited for it. Hours that were taken stay with whom they were taken for. */
export async function linkPeople(context: SignedInContext, { projectId, memberships, version }: Links): Promise<void> {
  const { database } = context;
  const reader = await requireReader(database, context, projectId);
  const known = await findConnection(database, projectId);
  if (!known) throw platformErrors.notFound();
  await database.transaction(async (transaction) => {
    const connection = await lockConnection(transaction, known);
    if (!connection) throw platformErrors.notFound();
    if (connection.version !== version) throw platformErrors.staleVersion();
    const people = await transaction.select().from(clockifyPeople).where(eq(clockifyPeople.projectId, projectId));
    const before = new Map(people.map(({ outsideUserId, memberId }) => [outsideUserId, memberId]));
    const after = new Map(before);
    for (const { clockifyUserId, memberId } of memberships) {
      if (!before.has(clockifyUserId)) throw taskErrors.personUnknown();
      after.set(clockifyUserId, memberId);
    }
    const linked = [...after.values()].filter((memberId) => memberId !== null);
    if (new Set(linked).size < linked.length) throw timesheetErrors.clockifyLinkedTwice();
    const changed = [...after].filter(([outsideUserId, memberId]) => before.get(outsideUserId) !== memberId);
    await requireWorking(
      transaction,
      projectId,
      changed.flatMap(([, memberId]) => memberId ?? []),
    );
    // All are set free first, because two may change places.
    await setLinks(
      transaction,
      projectId,
      changed.map(([outsideUserId]) => [outsideUserId, null]),
    );
    await setLinks(
      transaction,
      projectId,
      changed.filter(([, memberId]) => memberId !== null),
    );
    await transaction
      .update(clockifyConnections)
      .set({ version: version + 1 })
      .where(eq(clockifyConnections.projectId, projectId));
    await announceBoard(transaction, reader, timesheetHappenings.clockifyLinked);
  });
  await offerOpen(context, known);
}

async function setLinks(
  transaction: Database,
  projectId: string,
  links: readonly (readonly [outsideUserId: string, memberId: string | null])[],
): Promise<void> {
  for (const [outsideUserId, memberId] of links)
    await transaction
      .update(clockifyPeople)
      .set({ memberId })
      .where(and(eq(clockifyPeople.projectId, projectId), eq(clockifyPeople.outsideUserId, outsideUserId)));
}

/** Offers what is not taken to the rules of hours again. */
export async function offerAgain(context: SignedInContext, projectId: string): Promise<void> {
  await requireReader(context.database, context, projectId);
  const connection = await findConnection(context.database, projectId);
  if (!connection) throw platformErrors.notFound();
  await offerOpen(context, connection);
}

const AT_ONCE = 300;

async function offerOpen({ database, settings, now }: SignedInContext, connection: Connection): Promise<void> {
  const { projectId } = connection;
  const rows = await database
    .select({ entry: clockifyEntries, memberId: clockifyPeople.memberId })
    .from(clockifyEntries)
    .innerJoin(
      clockifyPeople,
      and(
        eq(clockifyPeople.projectId, clockifyEntries.projectId),
        eq(clockifyPeople.outsideUserId, clockifyEntries.outsideUserId),
      ),
    )
    .where(
      and(
        eq(clockifyEntries.projectId, projectId),
        // What was deleted there is settled by the next fetch, which knows whether it still is.
        inArray(clockifyEntries.state, ['waiting', 'refused', 'changed']),
      ),
    )
    .orderBy(asc(clockifyEntries.startedAt))
    .limit(AT_ONCE);
  for (const { entry, memberId } of rows)
    await offerEntries(database, [entry], { connection, memberId, now, holidays: settings.holidays });
}
