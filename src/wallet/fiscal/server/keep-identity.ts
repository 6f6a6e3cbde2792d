import { sql } from 'drizzle-orm';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import type { LeavingPerson } from '#platform/capability/own-data.ts';
import type { Database } from '#platform/db/connection.ts';
import { privateRecordOf } from '#profiles/private/server/private-records.ts';
import { keptUntil } from '#wallet/fiscal/rules/kept-until.ts';
import { isOwedTo } from './is-owed.ts';
import { fiscalIdentities } from './tables.ts';

export interface KeptIdentity {
  name: string;
  companyName: string;
  taxId: string;
  personalTaxId: string;
}

/** Before an account is deleted: keeps who it was, encrypted, where money was paid to the person or still may be. */
export async function keepIdentity(
  transaction: Database,
  { id: memberId, name }: LeavingPerson,
  now: Date,
): Promise<void> {
  const { rows } = await transaction.execute<{ lastPaidOn: string | null; isOwed: boolean }>(sql`
    select (max(t.posted_at) at time zone ${HOME_TIME_ZONE})::date::text as "lastPaidOn", ${isOwedTo(sql`${memberId}::uuid`)} as "isOwed"
    from ledger_accounts a join ledger_lines l on l.account_id = a.id join ledger_transactions t on t.id = l.transaction_id
    where a.member_id = ${memberId}`);
  const { lastPaidOn, isOwed } = rows[0]!;
  const day = isOwed ? dateInSaoPaulo(now) : lastPaidOn;
  if (day === null) return;
  const company = (await privateRecordOf(transaction, memberId, 'ownCompany'))?.details;
  const kept: KeptIdentity = {
    name,
    companyName: company?.legalName || company?.name || '',
    taxId: company?.taxId ?? '',
    personalTaxId: company?.personalTaxId ?? '',
  };
  await transaction
    .insert(fiscalIdentities)
    .values({ memberId, identity: JSON.stringify(kept), keptUntil: keptUntil(day) })
    .onConflictDoNothing();
}
