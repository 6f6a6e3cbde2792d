import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { supportFaults, supportTemplates, supportTickets } from '#support/server/tables.ts';

const MAXIMUM = 200;

/** What the team needs beside its tickets. */
export async function readDesk({ database }: SignedInContext) {
  const { id, name, en, pt, version } = supportTemplates;
  const open = sql<number>`(select count(*)::int from ${supportTickets} as t where t.fault_id = support_faults.id and t.closed_at is null)`;
  const [people, templates, faults] = await Promise.all([
    database
      .select({ userId: users.id, name: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})` })
      .from(users)
      .where(and(eq(users.role, 'admin'), isNull(users.deletedAt)))
      .orderBy(asc(users.name))
      .limit(MAXIMUM),
    database.select({ templateId: id, name, en, pt, version }).from(supportTemplates).orderBy(asc(name)).limit(MAXIMUM),
    database
      .select({ faultId: supportFaults.id, title: supportFaults.title, since: supportFaults.createdAt, tickets: open })
      .from(supportFaults)
      .where(isNull(supportFaults.mendedAt))
      .orderBy(asc(supportFaults.createdAt))
      .limit(MAXIMUM),
  ]);
  return { people, templates, faults: faults.map((fault) => ({ ...fault, since: fault.since.toISOString() })) };
}
