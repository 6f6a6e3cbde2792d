import { and, asc, desc, eq, lt, or, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { SpaceAction } from '#workspaces/rules/space-actions.ts';
import { spaceIdOf } from '#workspaces/server/own-space.ts';
import { workspaceAudit } from '#workspaces/server/tables.ts';

const PAGE = 50;

export interface AuditQuery {
  userId?: string | undefined;
  action?: SpaceAction | undefined;
  before?: string | undefined;
}

/** One page of a space's audit trail, newest first, and, with the first page, the people to filter by. */
export async function readAudit(context: SignedInContext, { userId, action, before }: AuditQuery) {
  const { database } = context;
  const workspaceId = spaceIdOf(context);
  const [rows, people] = await Promise.all([
    database
      .select({ entry: workspaceAudit, actorName: users.name, actorEmail: users.email })
      .from(workspaceAudit)
      .leftJoin(users, eq(users.id, workspaceAudit.actorId))
      .where(
        and(
          eq(workspaceAudit.workspaceId, workspaceId),
          before ? lt(workspaceAudit.id, before) : undefined,
          action ? eq(workspaceAudit.action, action) : undefined,
          userId
            ? or(eq(workspaceAudit.actorId, userId), sql`${workspaceAudit.details} ->> 'userId' = ${userId}`)
            : undefined,
        ),
      )
      .orderBy(desc(workspaceAudit.id))
      .limit(PAGE + 1),
    before ? [] : listPeople(database, workspaceId),
  ]);
  const page = rows.slice(0, PAGE);
  return {
    entries: page.map(({ entry, actorName, actorEmail }) => ({
      id: entry.id,
      at: entry.createdAt.toISOString(),
      actor: entry.actorId && actorEmail ? { userId: entry.actorId, displayName: actorName || actorEmail } : null,
      action: entry.action,
      subject: entry.subject,
      details: entry.details,
    })),
    next: rows.length > PAGE ? page.at(-1)!.entry.id : null,
    people,
  };
}

/** Everybody who did something or had something done to them. */
async function listPeople(database: Database, workspaceId: string) {
  const ofSpace = sql`from ${workspaceAudit} where ${workspaceAudit.workspaceId} = ${workspaceId}`;
  const rows = await database
    .select({ userId: users.id, name: users.name, email: users.email })
    .from(users)
    .where(
      sql`${users.id} in (select ${workspaceAudit.actorId} ${ofSpace} union select (${workspaceAudit.details} ->> 'userId')::uuid ${ofSpace})`,
    )
    .orderBy(asc(users.name), asc(users.email))
    .limit(200);
  return rows.map(({ userId, name, email }) => ({ userId, displayName: name || email }));
}
