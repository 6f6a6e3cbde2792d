import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type BankDetails, emptyBankDetails } from '#profiles/rules/bank-details.ts';
import { ensureProfile, lockProfile } from '#profiles/server/queries.ts';
import { profiles } from '#profiles/server/tables.ts';

export interface KeptBankDetails {
  version: number;
  details: BankDetails;
}

/** A member's bank details; undefined when none were given. For the member alone. */
export async function bankDetailsOf(database: Database, memberId: string): Promise<KeptBankDetails | undefined> {
  const [found] = await database
    .select({ kept: sql<KeptBankDetails | null>`${profiles.content} -> 'bankDetails'`.mapWith(profiles.content) })
    .from(profiles)
    .where(eq(profiles.memberId, memberId));
  return (found?.kept as KeptBankDetails | null | undefined) ?? undefined;
}

export async function readBankDetails({ database, session }: SignedInContext): Promise<KeptBankDetails> {
  await ensureProfile(database, session.userId);
  return (await bankDetailsOf(database, session.userId)) ?? { version: 0, details: emptyBankDetails() };
}

/** Throws `platform.staleVersion` when another tab saved them since. The profile's own version stays, so that an import can still be undone. */
export async function saveBankDetails(
  { database, session }: SignedInContext,
  { version, details }: KeptBankDetails,
): Promise<KeptBankDetails> {
  return database.transaction(async (transaction) => {
    await lockProfile(transaction, session.userId);
    const before = await bankDetailsOf(transaction, session.userId);
    if ((before?.version ?? 0) !== version) throw platformErrors.staleVersion();
    const kept = { version: version + 1, details };
    await transaction
      .update(profiles)
      .set({ content: sql`${profiles.content} || jsonb_build_object('bankDetails', ${JSON.stringify(kept)}::jsonb)` })
      .where(eq(profiles.memberId, session.userId));
    return kept;
  });
}
