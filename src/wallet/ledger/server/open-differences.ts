import { and, eq, inArray, isNull, min, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { walletErrors } from '#wallet/errors.ts';
import { listKinds } from '#wallet/ledger/rules/differences.ts';
import { ledgerDifferences } from './tables.ts';

/** Found and not explained. */
export const isOpenDifference = and(isNull(ledgerDifferences.settledAt), isNull(ledgerDifferences.explainedAt))!;

const exists = async (database: Database, condition: SQL | undefined): Promise<boolean> =>
  (await database.$count(ledgerDifferences, and(isOpenDifference, condition))) > 0;

/** Whether a difference concerns payments to all people: nobody is paid before it is explained. */
export function ledgerDiffers(database: Database): Promise<boolean> {
  return exists(database, inArray(ledgerDifferences.scope, ['all', 'payouts']));
}

/** Says of somebody's id that a difference concerns what the person is paid. */
export const differsFor = (memberId: SQL) => sql<boolean>`exists (select from ${ledgerDifferences}
  where ${isOpenDifference} and ${ledgerDifferences.scope} = 'person' and ${ledgerDifferences.memberId} = ${memberId})`;

/** Nothing goes back to a company before what concerns its money is explained. Throws `wallet.ledgerDiffers`. */
export async function requireNoDifference(transaction: Database, workspaceId: string): Promise<void> {
  const isOfSpace = and(eq(ledgerDifferences.scope, 'workspace'), eq(ledgerDifferences.workspaceId, workspaceId));
  if (await exists(transaction, or(eq(ledgerDifferences.scope, 'all'), isOfSpace))) throw walletErrors.ledgerDiffers();
}

const DAY_MS = 86_400_000;
const COMPARED_DAYS = 40;
/** After a long outage we hear late: a list begins so many days before what is looked for in it. */
const HEARD_LATE_DAYS = 10;

/** From when on lists of providers are compared: for some weeks, and longer for what was found and nobody has explained, because nothing leaves by its age. */
export async function readComparedTime(database: Database, now: Date): Promise<{ compared: Date; listed: Date }> {
  const [open] = await database
    .select({ since: min(ledgerDifferences.firstSeenAt) })
    .from(ledgerDifferences)
    .where(and(isOpenDifference, inArray(ledgerDifferences.kind, [...listKinds])));
  const compared = new Date((open?.since ?? now).getTime() - COMPARED_DAYS * DAY_MS);
  return { compared, listed: new Date(compared.getTime() - HEARD_LATE_DAYS * DAY_MS) };
}
