import { and, desc, eq, sql } from 'drizzle-orm';
import { lockCaller } from '#accounts/server/own-data/erase-account.ts';
import { jobsErrors } from '#jobs/errors.ts';
import { type AlertFrequency, MAXIMUM_SAVED_SEARCHES } from '#jobs/alerts/rules/saved-search.ts';
import { type Criteria, prepareCriteria } from '#jobs/alerts/server/prepare-criteria.ts';
import { savedSearches } from '#jobs/alerts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

interface NewSearch {
  name: string;
  criteria: Criteria;
  frequency: AlertFrequency;
}

interface SearchChanges extends Partial<{ [Name in keyof NewSearch]: NewSearch[Name] | undefined }> {
  version: number;
  paused?: boolean | undefined;
}

type SavedSearchRow = typeof savedSearches.$inferSelect;

export async function readSavedSearches({ database, session }: SignedInContext) {
  const rows = await database
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.memberId, session.userId))
    .orderBy(desc(savedSearches.id));
  return { searches: rows.map(presentSearch), maximum: MAXIMUM_SAVED_SEARCHES } as const;
}

/** Saves a search in the member's first free slot; calls of one member run one after the other. */
export function saveSearch({ database, session, now }: SignedInContext, { name, criteria, frequency }: NewSearch) {
  return database.transaction(async (transaction) => {
    const memberId = session.userId;
    await lockCaller(transaction, memberId);
    const slot = await findFreeSlot(transaction, memberId);
    if (slot === null) throw jobsErrors.tooManySearches();
    const prepared = await prepareCriteria(transaction, criteria);
    const times = { createdAt: now, updatedAt: now };
    const [saved] = await transaction
      .insert(savedSearches)
      .values({ memberId, slot, name, frequency, ...prepared, ...times })
      .onConflictDoNothing()
      .returning();
    if (!saved) throw jobsErrors.searchAlreadySaved();
    return presentSearch(saved);
  });
}

async function findFreeSlot(transaction: Database, memberId: string): Promise<number | null> {
  const { rows } = await transaction.execute<{ slot: number }>(sql`
    select slot from generate_series(1, ${MAXIMUM_SAVED_SEARCHES}::int) as slot
    where not exists (select from saved_searches s where s.member_id = ${memberId} and s.slot = slot.slot)
    order by slot limit 1`);
  return rows[0]?.slot ?? null;
}

/** Changed criteria apply from now on; hits found before and not mailed yet are still sent. */
export function changeSearch({ database, session, now }: SignedInContext, searchId: string, changes: SearchChanges) {
  const { version: seen, criteria, paused, name, frequency } = changes;
  return database.transaction(async (transaction) => {
    await lockCaller(transaction, session.userId);
    const [own] = await transaction.select().from(savedSearches).where(ownSearch(session.userId, searchId));
    if (!own) throw jobsErrors.searchNotFound();
    if (own.version !== seen) throw platformErrors.staleVersion();
    const prepared = criteria && (await prepareCriteria(transaction, criteria));
    if (prepared && (await isSavedElsewhere(transaction, own, prepared))) throw jobsErrors.searchAlreadySaved();
    const pausedAt = paused === undefined ? own.pausedAt : paused ? (own.pausedAt ?? now) : null;
    const [changed] = await transaction
      .update(savedSearches)
      .set({
        ...prepared,
        ...(name !== undefined && { name }),
        ...(frequency !== undefined && { frequency }),
        pausedAt,
        version: own.version + 1,
        updatedAt: now,
      })
      .where(eq(savedSearches.id, searchId))
      .returning();
    return presentSearch(changed!);
  });
}

/** What makes two searches the same. */
const criteriaColumns = [
  'words',
  'area',
  'hiringModel',
  'workModel',
  'level',
  'city',
  'state',
  'payFrom',
  'english',
] as const;

async function isSavedElsewhere(
  transaction: Database,
  own: SavedSearchRow,
  prepared: Awaited<ReturnType<typeof prepareCriteria>>,
): Promise<boolean> {
  const found = await transaction
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(
      and(
        eq(savedSearches.memberId, own.memberId),
        ...criteriaColumns.map(
          (name) => sql`${savedSearches[name]} is not distinct from ${sql.param(prepared[name], savedSearches[name])}`,
        ),
      ),
    );
  return found.some(({ id }) => id !== own.id);
}

export async function deleteSearch({ database, session }: SignedInContext, searchId: string) {
  const deleted = await database
    .delete(savedSearches)
    .where(ownSearch(session.userId, searchId))
    .returning({ id: savedSearches.id });
  if (deleted.length === 0) throw jobsErrors.searchNotFound();
  return { done: true } as const;
}

const ownSearch = (memberId: string, searchId: string) =>
  and(eq(savedSearches.memberId, memberId), eq(savedSearches.id, searchId));

function presentSearch({ id, name, words, area, hiringModel, workModel, ...row }: SavedSearchRow) {
  const { level, city, state, payFrom, english } = row;
  return {
    id,
    name,
    frequency: row.frequency,
    version: row.version,
    paused: row.pausedAt !== null,
    criteria: { search: words, area, hiringModel, workModel, level, city, state, payFrom, english },
    createdAt: row.createdAt.toISOString(),
  };
}
