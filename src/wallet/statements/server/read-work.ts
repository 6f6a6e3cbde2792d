import { sql } from 'drizzle-orm';
import { formatCnpj } from '#platform/brazil/cnpj.ts';
import type { Database } from '#platform/db/connection.ts';
import { priceOfEntry } from '#projects/professionals/server/set-price.ts';
import { readPaymentDetails } from '#profiles/private/server/payment-details.ts';

export interface PaidWork {
  /** Name and CNPJ; without a company the name alone, and empty once the account is deleted. */
  professional: string;
  /** Agreed for these hours, in cents per hour. */
  grossPrice: number | null;
  /** Local dates of the first and the last hours. */
  from: string | null;
  to: string | null;
}

/** Which work of a hire a transaction paid; null: it paid none. */
export async function readWork(database: Database, transactionId: string): Promise<PaidWork | null> {
  const { rows } = await database.execute<Omit<PaidWork, 'professional'> & { memberId: string; name: string }>(sql`
    select h.member_id as "memberId", u.name, min(${priceOfEntry(sql`h`, 'gross')})::float8 as "grossPrice", min(e.local_date)::text as "from",
      max(e.local_date)::text as "to"
    from ledger_transactions t join project_professionals h on h.id = t.cause_id join users u on u.id = h.member_id
    left join ledger_reservations r on r.ended_by = t.id left join covered_hours c on c.reservation_id = r.id
    left join time_entries e on e.id = c.entry_id
    where t.id = ${transactionId} and t.type = 'work' and t.cause_kind = 'hire' group by h.id, u.id`);
  const [found] = rows;
  if (!found) return null;
  const { memberId, name, ...work } = found;
  const taxId = (await readPaymentDetails(database, [memberId])).get(memberId)?.companyTaxId;
  return { ...work, professional: [name, taxId && `CNPJ ${formatCnpj(taxId)}`].filter(Boolean).join(', ') };
}
