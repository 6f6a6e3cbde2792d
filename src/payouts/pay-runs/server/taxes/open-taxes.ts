import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { WithheldTaxes } from '#payouts/pay-runs/rules/withheld-taxes.ts';
import { withheldTaxes } from './tables.ts';

export interface OpenTaxes extends WithheldTaxes {
  id: string;
  /** The net of the hours for which they were typed. */
  netCents: number;
  typedBy: string;
}

/** The lines that no payment was made by yet, by person. */
export async function readOpenTaxes(database: Database, memberIds: readonly string[]): Promise<Map<string, OpenTaxes>> {
  if (memberIds.length === 0) return new Map();
  const rows = await database
    .select()
    .from(withheldTaxes)
    .where(
      and(
        inArray(withheldTaxes.memberId, [...memberIds]),
        isNull(withheldTaxes.paymentId),
        isNull(withheldTaxes.replacedAt),
      ),
    );
  return new Map(rows.map((row) => [row.memberId, row]));
}

/** What was withheld from a payment; null: nothing is. */
export async function readTaxesOfPayment(database: Database, paymentId: string): Promise<WithheldTaxes | null> {
  const [row] = await database.select().from(withheldTaxes).where(eq(withheldTaxes.paymentId, paymentId));
  return row ?? null;
}

/** What was withheld from the payments of a year that were paid. */
export async function readTaxesOfYear(database: Database, memberId: string, year: number): Promise<WithheldTaxes> {
  const { rows } = await database.execute<WithheldTaxes & Record<string, unknown>>(sql`
    select coalesce(sum(x.inss_cents), 0)::float8 as "inssCents", coalesce(sum(x.irrf_cents), 0)::float8 as "irrfCents",
      coalesce(sum(x.iss_cents), 0)::float8 as "issCents"
    from payments y join withheld_taxes x on x.payment_id = y.id
    where y.member_id = ${memberId} and y.state in ('paid', 'paidByHand')
      and extract(year from y.paid_at at time zone 'America/Sao_Paulo') = ${year}`);
  return rows[0]!;
}
