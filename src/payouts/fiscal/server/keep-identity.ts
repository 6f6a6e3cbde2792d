import { sql } from 'drizzle-orm';
import { readPixKey } from '#platform/brazil/pix-key.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { LeavingPerson } from '#platform/capability/own-data.ts';
import type { Database } from '#platform/db/connection.ts';
import { readPaymentDetails } from '#profiles/private/server/payment-details.ts';
import { privateRecordOf } from '#profiles/private/server/private-records.ts';
import { keptUntil } from '#payouts/fiscal/rules/kept-until.ts';
import { isOwedTo } from './is-owed.ts';
import { newestLineOn } from './newest-line.ts';
import { fiscalIdentities } from './tables.ts';

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
