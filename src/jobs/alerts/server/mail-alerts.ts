import { and, asc, desc, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { newCode } from '#accounts/mailed-codes/server/mail-code.ts';
import { users } from '#accounts/server/tables.ts';
import type { AlertFrequency } from '#jobs/alerts/rules/saved-search.ts';
import { type AlertedVacancy, alertMail } from '#jobs/alerts/server/alert-email.ts';
import { alertStopCodes, savedSearches, savedSearchHits } from '#jobs/alerts/server/tables.ts';
import type { AppliedPort } from '#jobs/server/ports.ts';
import { jobsHappenings } from '#jobs/happenings.ts';
import { clockTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { positions } from '#projects/server/tables.ts';

const SEARCHES_AT_ONCE = 100;
const LISTED = 10;

interface Mailing {
  database: Database;
  ports: AppliedPort;
}

/** Writes the mails for hits that were not notified yet: one per search, in batches that commit separately. */
export async function mailAlerts(tools: Mailing, frequency: AlertFrequency): Promise<void> {
  while (await mailSome(tools, frequency));
}

/** Returns whether there was anything to do. One process at a time, because a second one would split one mail into two. */
function mailSome({ database, ports }: Mailing, frequency: AlertFrequency): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('mail-alerts'))`);
    const settled = await settleHits(transaction, frequency);
    if (settled.length === 0) return false;
    const news = await readNews(transaction, ports, settled);
    const bySearch = Map.groupBy(news, ({ search }) => search.id);
    const mails = [...bySearch.values()].map((found) => {
      const { search, person } = found[0]!;
      return { search, person, vacancies: found.map(({ vacancy }) => vacancy), ...newCode() };
    });
    if (mails.length > 0)
      await transaction
        .insert(alertStopCodes)
        .values(mails.map(({ search, codeHash }) => ({ codeHash, savedSearchId: search.id })));
    await queueMails(
      transaction,
      jobsHappenings.vacanciesFound,
      mails.map(({ search, person, vacancies, code }) =>
        alertMail(person, { search, code, vacancies: vacancies.slice(0, LISTED), count: vacancies.length }),
      ),
    );
    return true;
  });
}

/** Marks these hits as notified. Nothing is mailed twice, because the mail is written in the same transaction. */
async function settleHits(transaction: Database, frequency: AlertFrequency) {
  const due = and(eq(savedSearchHits.frequency, frequency), isNull(savedSearchHits.settledAt));
  const searches = transaction
    .selectDistinct({ id: savedSearchHits.savedSearchId })
    .from(savedSearchHits)
    .where(due)
    .orderBy(asc(savedSearchHits.savedSearchId))
    .limit(SEARCHES_AT_ONCE)
    .as('searches');
  return transaction
    .update(savedSearchHits)
    .set({ settledAt: sql`${clockTime}` })
    .from(searches)
    .where(and(due, sql`${savedSearchHits.savedSearchId} is not distinct from ${searches.id}`))
    .returning({ memberId: savedSearchHits.memberId, positionId: savedSearchHits.positionId, searchId: searches.id });
}

/** Drops outdated hits: vacancies that left the board, searches that were deleted or paused, members who have applied meanwhile. */
async function readNews(transaction: Database, ports: AppliedPort, settled: Awaited<ReturnType<typeof settleHits>>) {
  const announced = sql`(select * from unnest(
    ${sql.param(settled.map(({ positionId }) => positionId))}::uuid[],
    ${sql.param(settled.map(({ searchId }) => searchId))}::uuid[]
  ) as announced (position_id, search_id)) as announced`;
  const { email, name, language, brand } = users;
  const { title, companyName, city, workModel, projectId, positionIndex } = positions;
  const applied = ports.hasApplied({ positionId: positions.id, memberId: users.id, counts: 'all' });
  const rows = await transaction
    .select({
      search: savedSearches,
      person: { email, name, language, brand },
      vacancy: { title, companyName, city, workModel, projectId, positionIndex },
    })
    .from(savedSearches)
    .innerJoin(announced, sql`announced.search_id = ${savedSearches.id}`)
    .innerJoin(positions, sql`${positions.id} = announced.position_id`)
    .innerJoin(users, eq(users.id, savedSearches.memberId))
    .where(
      and(
        inArray(positions.state, ['open']),
        isNull(savedSearches.pausedAt),
        eq(users.emailVerified, true),
        isNull(users.deletedAt),
        not(applied),
      ),
    )
    .orderBy(asc(savedSearches.id), desc(positions.publishedAt), desc(positions.id));
  return rows satisfies { vacancy: AlertedVacancy }[];
}
