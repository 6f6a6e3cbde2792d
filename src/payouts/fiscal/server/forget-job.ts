import { and, isNotNull, not, sql } from 'drizzle-orm';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { KEPT_YEARS } from '#payouts/fiscal/rules/kept-until.ts';
import { isOwedTo, newestLineOn } from './kept-identities.ts';
import { fiscalIdentities } from './tables.ts';

const isOwed = isOwedTo(sql`${fiscalIdentities.memberId}`);
/** As `keptUntil` says, from the last payment, or from today while something is owed. Null: nothing is, and nobody was ever paid. */
const untilFrom = (today: string) => sql`make_date(${KEPT_YEARS}::int + extract(year from
  case when ${isOwed} then ${today}::date else ${newestLineOn(sql`${fiscalIdentities.memberId}`)} end)::int, 12, 31)`;

/** Every night: forgets who was paid, and the legal data of companies that closed, once the law asks for it no more. Amounts stay, without a name. */
export const forgetIdentitiesJob: AnyJob = {
  name: 'forget-identities',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '40 5 * * *',
  run: async (_data, { database, now }) => {
    const today = dateInSaoPaulo(now);
    const until = untilFrom(today);
    await database.delete(fiscalIdentities).where(sql`${until} is null or ${until} < ${today}::date`);
    await database
      .update(fiscalIdentities)
      .set({ keptUntil: until })
      .where(sql`${fiscalIdentities.keptUntil} <> ${until}`);
    // The key by which somebody was to be paid goes once nothing is owed to them.
    await database
      .update(fiscalIdentities)
      .set({ keyKind: null, key: null })
      .where(and(isNotNull(fiscalIdentities.keyKind), not(isOwed)));
    const firstKeptDay = `${Number(today.slice(0, 4)) - KEPT_YEARS}-01-01`;
    await database.execute(sql`
      update workspaces w set legal_company = null
      where w.legal_company is not null and (w.closed_at at time zone ${HOME_TIME_ZONE})::date < ${firstKeptDay}::date
        and not exists (
          select from ledger_accounts a join ledger_lines l on l.account_id = a.id join ledger_transactions t on t.id = l.transaction_id
          where a.workspace_id = w.id and (t.posted_at at time zone ${HOME_TIME_ZONE})::date >= ${firstKeptDay}::date)`);
  },
};
