import { inArray, type SQL, sql } from 'drizzle-orm';
import { readPixKey } from '#platform/brazil/pix-key.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import type { LeavingPerson } from '#platform/capability/own-data.ts';
import type { Database } from '#platform/db/connection.ts';
import { readPaymentDetails } from '#profiles/private/server/payment-details.ts';
import { privateRecordOf } from '#profiles/private/server/private-records.ts';
import { keptUntil } from '#payouts/fiscal/rules/kept-until.ts';
import { fiscalIdentities } from './tables.ts';

/**
 * Whether something is owed to a person, or may still come to be: hours that nobody has paid or refused, whatever keeps them, and money that has
 * not arrived. Of a payment that waits, failed or came back it is the one or the other. CLT hours are never paid here.
 */
export const isOwedTo = (memberId: SQL): SQL => sql`(
  exists (
    select from time_entries e join project_professionals h on h.id = e.hire_id join positions o on o.id = h.position_id
    where e.member_id = ${memberId} and e.state not in ('refused', 'paid') and coalesce(o.hiring_model, '') <> 'CLT')
  or exists (
    select from ledger_accounts a join ledger_balances b on b.account_id = a.id
    where a.member_id = ${memberId} and b.cents <> 0))`;

/** The day in São Paulo on which money of a person moved last, to them or back; null: none ever did. */
export const newestLineOn = (memberId: SQL): SQL => sql`(
  select (max(t.posted_at) at time zone ${HOME_TIME_ZONE})::date
  from ledger_accounts a join ledger_lines l on l.account_id = a.id join ledger_transactions t on t.id = l.transaction_id
  where a.member_id = ${memberId})`;

export interface KeptIdentity {
  name: string;
  companyName: string;
  /** The tax id of a Brazilian company. */
  taxId: string;
  personalTaxId: string;
}

/**
 * Before an account is deleted: keeps who it was, encrypted, where money was paid to the person or still may be; and while it may be, the key to
 * which it goes.
 */
export async function keepIdentity(
  transaction: Database,
  { id: memberId, name }: LeavingPerson,
  now: Date,
): Promise<void> {
  const member = sql`${memberId}::uuid`;
  const { rows } = await transaction.execute<{ lastPaidOn: string | null; isOwed: boolean }>(
    sql`select ${newestLineOn(member)}::text as "lastPaidOn", ${isOwedTo(member)} as "isOwed"`,
  );
  const { lastPaidOn, isOwed } = rows[0]!;
  const day = isOwed ? dateInSaoPaulo(now) : lastPaidOn;
  if (day === null) return;
  const company = (await privateRecordOf(transaction, memberId, 'ownCompany'))?.details;
  const details = (await readPaymentDetails(transaction, [memberId])).get(memberId);
  const { pixKeyKind: keyKind = 'cpf', pixKey: key = '', companyTaxId: taxId = '' } = details ?? {};
  // Some have given their CPF nowhere else.
  const cpfOfKey = keyKind === 'cpf' ? readPixKey(keyKind, key) : null;
  const kept: KeptIdentity = {
    name,
    companyName: company?.legalName || company?.name || '',
    taxId,
    personalTaxId: company?.personalTaxId || cpfOfKey || '',
  };
  await transaction
    .insert(fiscalIdentities)
    .values({
      ...{ memberId, identity: JSON.stringify(kept), keptUntil: keptUntil(day) },
      ...(isOwed && key !== '' && { keyKind, key }),
    })
    .onConflictDoNothing();
}

/** Who people with a deleted account are, for the bank that pays them what is still owed. People look by `lookAtIdentity`, which records it. */
export async function readKeptIdentities(
  database: Database,
  memberIds: readonly string[],
): Promise<Map<string, KeptIdentity>> {
  const rows = await database
    .select()
    .from(fiscalIdentities)
    .where(inArray(fiscalIdentities.memberId, [...memberIds]));
  return new Map(rows.map(({ memberId, identity }) => [memberId, JSON.parse(identity) as KeptIdentity]));
}
