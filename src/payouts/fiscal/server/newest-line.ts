import { type SQL, sql } from 'drizzle-orm';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';

/** The day in São Paulo on which money of a person moved last, to them or back; null: none ever did. */
export const newestLineOn = (memberId: SQL): SQL => sql`(
  select (max(t.posted_at) at time zone ${HOME_TIME_ZONE})::date
  from ledger_accounts a join ledger_lines l on l.account_id = a.id join ledger_transactions t on t.id = l.transaction_id
  where a.member_id = ${memberId})`;
