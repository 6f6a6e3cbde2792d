import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { projectProfessionals } from './tables.ts';

interface Price {
  hireId: string;
  /** Per hour: what the company is debited and what is paid out, in cents of the agreed currency. */
  grossCents: number;
  netCents: number;
  now: Date;
}

/** Sets the price by which a hire's hours are paid where no agreement did; reais where no currency was agreed on. */
export async function setPrice(transaction: Database, { hireId, grossCents, netCents, now }: Price): Promise<void> {
  await transaction
    .update(projectProfessionals)
    .set({
      ...{ agreedGross: grossCents, agreedNet: netCents, pricedAt: now },
      agreedCurrency: sql`coalesce(${projectProfessionals.agreedCurrency}, 'BRL')`,
    })
    .where(eq(projectProfessionals.id, hireId));
}
