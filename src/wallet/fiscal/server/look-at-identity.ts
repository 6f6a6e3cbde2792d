import { and, eq, gte } from 'drizzle-orm';
import { formatPixKey } from '#platform/brazil/pix-key.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { FiscalIdentity } from '#wallet/fiscal/contract.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import type { KeptIdentity } from './keep-identity.ts';
import { fiscalIdentities } from './tables.ts';

/** Reads who was paid, or is to be and where, and records who looked. */
export async function lookAtIdentity(
  { database, session, now }: SignedInContext,
  memberId: string,
): Promise<FiscalIdentity> {
  return database.transaction(async (transaction) => {
    const isKept = gte(fiscalIdentities.keptUntil, dateInSaoPaulo(now));
    const [row] = await transaction
      .select()
      .from(fiscalIdentities)
      .where(and(eq(fiscalIdentities.memberId, memberId), isKept));
    if (!row) throw platformErrors.notFound();
    await recordHappening(transaction, {
      ...{ name: walletHappenings.fiscalIdentitySeen, workspaceId: null, actorId: session.userId },
      ids: { userId: memberId },
    });
    const { identity, keyKind: kind, key, keptUntil } = row;
    const pixKey = kind === null || key === null ? null : { kind, key: formatPixKey(kind, key) };
    return { ...(JSON.parse(identity) as KeptIdentity), pixKey, keptUntil };
  });
}
