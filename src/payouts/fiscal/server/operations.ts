import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { implement } from '#platform/http/implement.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type FiscalIdentity, fiscalContract } from '#payouts/fiscal/contract.ts';
import { recordPayout } from '#payouts/server/record-payout.ts';
import type { KeptIdentity } from './kept-identities.ts';
import { fiscalIdentities } from './tables.ts';

/** Whether something is to be paid outside now to a person. The runs that pay say it: they come after who somebody is. */
type IsToPayOutsideTo = (memberId: SQL) => SQL;

/** Reads who was paid, or is to be, and where to pay what is to be paid outside now, and records who looked. */
async function lookAtIdentity(
  { database, session, now }: SignedInContext,
  memberId: string,
  isToPayOutsideTo: IsToPayOutsideTo,
): Promise<FiscalIdentity> {
  return database.transaction(async (transaction) => {
    const isKept = gte(fiscalIdentities.keptUntil, dateInSaoPaulo(now));
    const [row] = await transaction
      .select()
      .from(fiscalIdentities)
      .where(and(eq(fiscalIdentities.memberId, memberId), isKept));
    if (!row) throw platformErrors.notFound();
    await recordPayout(transaction, 'fiscalIdentitySeen', session.userId, { userId: memberId });
    const { identity, keyKind: kind, key, keptUntil } = row;
    const { rows } = await transaction.execute<{ isOwed: boolean }>(
      sql`select ${isToPayOutsideTo(sql`${memberId}::uuid`)} as "isOwed"`,
    );
    const { isOwed } = rows[0]!;
    // It is kept while something may come to be owed. Whoever saw it before would pay by it.
    const pixKey = isOwed && kind !== null && key !== null ? { kind, key } : null;
    return { ...(JSON.parse(identity) as KeptIdentity), isOwed, pixKey, keptUntil };
  });
}

export const fiscalOperations = (isToPayOutsideTo: IsToPayOutsideTo) =>
  implement(fiscalContract, {
    'POST /fiscalIdentities/{memberId}/look': ({ params, context }) =>
      lookAtIdentity(context, params.memberId, isToPayOutsideTo),
  });
