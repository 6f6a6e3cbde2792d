import { eq } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach.ts';
import type { Context } from '#platform/http/request-context.ts';
import { profiles } from '#profiles/server/tables.ts';
import { listWorkspaceAccess } from '#workspaces/server/list-workspace-access.ts';
import type { PieceRow } from './queries.ts';

type Reader = Pick<Context, 'database' | 'session' | 'reach' | 'ports'>;

/** Whether the caller may read a professional's portfolio: the same people as the profile. */
export async function mayReadPortfolio(
  { database, session, reach, ports }: Reader,
  memberId: string,
): Promise<boolean> {
  if (session?.userId === memberId) return true;
  const [profile] = await database
    .select({ listedAt: profiles.listedAt, jobTitle: profiles.jobTitle })
    .from(profiles)
    .where(eq(profiles.memberId, memberId));
  if (!profile) return false;
  if (profile.listedAt !== null && profile.jobTitle !== '') return true;
  if (!session || session.role === 'squadMember') return false;
  return profile.listedAt !== null || ports.isCandidateOf(database, reach, memberId);
}

/** Reading over all spaces of the caller: a browser cannot say for which of them it asks for a picture. */
export async function withEverySpace(reader: Reader): Promise<Reader> {
  const { database, session } = reader;
  if (session?.role !== 'squadOwner') return reader;
  const spaces = await listWorkspaceAccess(database, session.userId);
  const reach: Reach = { workspaceIds: spaces.map(({ id }) => id) };
  return { ...reader, reach };
}

/** What the team of the product hid is seen by it and by the professional only. */
export function maySeePiece(session: Context['session'], { hiddenAt, memberId }: PieceRow): boolean {
  return hiddenAt === null || session?.role === 'admin' || session?.userId === memberId;
}
