import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';

/** Files hold names and keys of people: they are emptied once the bank has answered all of them; those with one person, or all. */
export async function emptyAnsweredFiles(transaction: Database, memberId: string | null = null): Promise<void> {
  await transaction.execute(sql`
    update cnab_files f set content = ''
    where f.content <> '' and not exists (select from cnab_payments y where y.file_id = f.id and y.outcome = 'sent')
      and (${memberId}::uuid is null or exists (
        select from cnab_payments y join payments p on p.id = y.payment_id
        where y.file_id = f.id and p.member_id = ${memberId}::uuid))`);
}
