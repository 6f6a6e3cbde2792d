import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { clockifyConnections } from './tables.ts';

export type Connection = typeof clockifyConnections.$inferSelect;

export async function findConnection(database: Database, projectId: string): Promise<Connection | null> {
  const [found] = await database.select().from(clockifyConnections).where(eq(clockifyConnections.projectId, projectId));
  return found ?? null;
}

/** The connection that a fetch began with, locked; null when it ended meanwhile or is another one by now. */
export async function lockConnection(
  transaction: Database,
  { projectId, connectedAt }: Pick<Connection, 'projectId' | 'connectedAt'>,
): Promise<Connection | null> {
  const { projectId: id, connectedAt: since } = clockifyConnections;
  const same = and(eq(id, projectId), eq(since, connectedAt));
  const [found] = await transaction.select().from(clockifyConnections).where(same).for('no key update');
  return found ?? null;
}
