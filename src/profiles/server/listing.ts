import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { profileErrors } from '#profiles/errors.ts';
import { topTalentPath } from '#profiles/paths.ts';
import { isRegistered } from '#profiles/rules/next-stage.ts';
import { announceProfessional } from '#profiles/server/announce-professional.ts';
import { lockProfile } from '#profiles/server/queries.ts';
import { profiles } from '#profiles/server/tables.ts';
import { recordOfMember } from '#profiles/server/record-of-member.ts';
import { profileHappenings } from '#profiles/happenings.ts';

/** Since when a member is listed for companies; null: not listed. */
export async function listedSince(database: Database, memberId: string): Promise<Date | null> {
  const [row] = await database
    .select({ listedAt: profiles.listedAt })
    .from(profiles)
    .where(eq(profiles.memberId, memberId));
  return row?.listedAt ?? null;
}

export async function readListing({ database, session }: SignedInContext) {
  return present(session.userId, await listedSince(database, session.userId));
}

/** Off by default, and revocable at once: the public page and every list of companies check it each time. */
export async function changeListing({ database, session, now }: SignedInContext, listed: boolean) {
  const memberId = session.userId;
  return database.transaction(async (transaction) => {
    const { content } = await lockProfile(transaction, memberId);
    // Being found publishes a page; taking it back must always be possible.
    if (listed && !session.emailVerified) throw platformErrors.unverifiedEmail();
    if (listed && !isRegistered(content)) throw profileErrors.tooEmptyToBeFound();
    const [row] = await transaction
      .update(profiles)
      .set({ listedAt: listed ? sql`coalesce(${profiles.listedAt}, ${now.toISOString()}::timestamptz)` : null })
      .where(eq(profiles.memberId, memberId))
      .returning({ listedAt: profiles.listedAt });
    await recordOfMember(transaction, profileHappenings[listed ? 'listed' : 'unlisted'], memberId);
    await announceProfessional(transaction, memberId);
    return present(memberId, row?.listedAt ?? null);
  });
}

function present(memberId: string, listedAt: Date | null) {
  return { listedAt: listedAt?.toISOString() ?? null, path: topTalentPath(memberId) };
}
