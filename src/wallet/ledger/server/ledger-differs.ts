import { desc } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { ledgerProofs } from './tables.ts';

/** Whether the newest proof found differences: nobody is paid before each is explained. */
export async function ledgerDiffers(database: Database): Promise<boolean> {
  const [latest] = await database
    .select({ differences: ledgerProofs.differences })
    .from(ledgerProofs)
    .orderBy(desc(ledgerProofs.provenAt), desc(ledgerProofs.id))
    .limit(1);
  return latest !== undefined && latest.differences.length > 0;
}
