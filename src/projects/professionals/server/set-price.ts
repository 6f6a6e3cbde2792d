import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { hirePrices, projectProfessionals } from './tables.ts';

/** Lets a price be that of its hire, which the caller has locked; reais where no currency was agreed on. */
export async function setPrice(transaction: Database, { priceId, now }: { priceId: string; now: Date }): Promise<void> {
  const [found] = await transaction
    .select({ price: hirePrices, hire: projectProfessionals })
    .from(hirePrices)
    .innerJoin(projectProfessionals, eq(projectProfessionals.id, hirePrices.hireId))
    .where(eq(hirePrices.id, priceId));
  const { price, hire } = found!;
  const former = hire.pricedAt && { formerGross: hire.agreedGross, formerNet: hire.agreedNet };
  await transaction
    .update(hirePrices)
    .set({ ...former, holdsFrom: now })
    .where(eq(hirePrices.id, priceId));
  await transaction
    .update(projectProfessionals)
    .set({
      ...{ agreedGross: price.grossCents, agreedNet: price.netCents, pricedAt: now },
      agreedCurrency: hire.agreedCurrency ?? 'BRL',
      agreedHours: price.monthlyHours ?? hire.agreedHours,
    })
    .where(eq(projectProfessionals.id, hire.id));
}

/**
 * What an hour of entry `e` costs by the price of its hire, named `hire`, in cents: hours from before another price keep the one by which they
 * were paid. What is entered later is paid by the price of its day of payment.
 */
export function priceOfEntry(hire: SQL, side: 'gross' | 'net'): SQL {
  const former = sql.identifier(`former_${side}`);
  return sql`coalesce((
    select x.${former} from hire_prices x
    where x.hire_id = ${hire}.id and e.local_date < x.counts_from and e.created_at < x.holds_from
    order by x.holds_from limit 1), ${hire}.${sql.identifier(`agreed_${side}`)})`;
}
