import { and, gt, lt, lte, not, or, sql } from 'drizzle-orm';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import type { Database } from '#platform/db/connection.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { KEPT_YEARS, keptUntil } from '#payouts/fiscal/rules/kept-until.ts';
import { isOwedTo } from './is-owed.ts';
import { newestLineOn } from './newest-line.ts';
import { fiscalIdentities } from './tables.ts';

const isOwed = isOwedTo(sql`${fiscalIdentities.memberId}`);
const newestLine = newestLineOn(sql`${fiscalIdentities.memberId}`);
/** As `keptUntil` says. */
const untilByPayment = sql`make_date(extract(year from ${newestLine})::int + ${KEPT_YEARS}::int, 12, 31)`;

/** Every night: forgets who was paid, and the legal data of companies that closed, once the law asks for it no more. Amounts stay, without a name. */
export const forgetIdentitiesJob: AnyJob = {
  name: 'forget-identities',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '40 5 * * *',
  run: async (_data, { database, now }) => {
    const today = dateInSaoPaulo(now);
    await database
      .update(fiscalIdentities)
      .set({ keptUntil: keptUntil(today) })
      .where(and(lte(fiscalIdentities.keptUntil, today), isOwed));
    await endDebts(database);
    await database
      .delete(fiscalIdentities)
      .where(or(lt(fiscalIdentities.keptUntil, today), and(not(isOwed), sql`${newestLine} is null`)));
    const firstKeptDay = `${Number(today.slice(0, 4)) - KEPT_YEARS}-01-01`;
    await database.execute(sql`
      update workspaces w set legal_company = null
      where w.legal_company is not null and (w.closed_at at time zone ${HOME_TIME_ZONE})::date < ${firstKeptDay}::date
        and not exists (
          select from ledger_accounts a join ledger_lines l on l.account_id = a.id join ledger_transactions t on t.id = l.transaction_id
          where a.workspace_id = w.id and (t.posted_at at time zone ${HOME_TIME_ZONE})::date >= ${firstKeptDay}::date)`);
  },
};

/**
 * Forgets the key by which somebody was to be paid, once nothing is owed to them; the years count from the last payment, however long hours
 * that were refused in the end kept them open. Whoever was never paid has none of these years.
 */
async function endDebts(database: Database): Promise<void> {
  await database
    .update(fiscalIdentities)
    .set({ keyKind: null, key: null })
    .where(and(sql`${fiscalIdentities.keyKind} is not null`, not(isOwed)));
  await database
    .update(fiscalIdentities)
    .set({ keptUntil: untilByPayment })
    .where(and(gt(fiscalIdentities.keptUntil, untilByPayment), not(isOwed)));
}
