import { and, asc, eq } from 'drizzle-orm';
import { PROVIDER_ID } from '#accounts/social/server/link-person.ts';
import { identities, users } from '#accounts/server/tables.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

/** The sign-in provider's relation to the caller's account; null where none is configured. */
export async function readProvider({ database, session, settings }: SignedInContext) {
  const { oidc } = settings;
  if (!oidc) return null;
  const [row] = await database
    .select({ refusedAt: users.socialRefusedAt, connectedAt: identities.createdAt })
    .from(users)
    .leftJoin(identities, and(eq(identities.userId, users.id), eq(identities.providerId, PROVIDER_ID)))
    .where(eq(users.id, session.userId))
    .orderBy(asc(identities.createdAt))
    .limit(1);
  const connectedAt = row?.connectedAt?.toISOString() ?? null;
  const state = connectedAt ? ('connected' as const) : row?.refusedAt ? ('disconnected' as const) : ('notYet' as const);
  return { name: oidc.name, state, connectedAt };
}
