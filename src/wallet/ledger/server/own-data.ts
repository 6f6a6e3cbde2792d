import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { ledgerAccounts, ledgerLines, ledgerTransactions } from './tables.ts';

/** What was credited to a person and paid out, line by line, and what the person moved for a company. */
export async function collectOwnMoney(database: Database, userId: string) {
  const lines = await database
    .select({
      at: ledgerTransactions.postedAt,
      type: ledgerTransactions.type,
      currency: ledgerTransactions.currency,
      cents: ledgerLines.cents,
      minutes: ledgerTransactions.minutes,
    })
    .from(ledgerLines)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
    .where(eq(ledgerAccounts.memberId, userId))
    .orderBy(asc(ledgerTransactions.id), asc(ledgerLines.position));
  const moved = await database
    .select({
      at: ledgerTransactions.postedAt,
      type: ledgerTransactions.type,
      currency: ledgerTransactions.currency,
    })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.actorId, userId))
    .orderBy(asc(ledgerTransactions.id));
  return { lines, moved };
}
