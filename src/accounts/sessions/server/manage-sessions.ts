import Bowser from 'bowser';
import { and, desc, eq, gt, lt, ne, type SQL } from 'drizzle-orm';
import { type Device, devices } from '#accounts/sessions/rules/devices.ts';
import { shortenedAddress } from '#accounts/sessions/rules/shortened-address.ts';
import { sessions } from '#accounts/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';
import { accessTopic, announce } from '#platform/events/live-topics.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

const MAXIMUM_SHOWN = 100;

/** The caller's sessions: this one first, then by last use. */
export async function listSessions(context: SignedInContext) {
  const { userId, sessionId } = context.session;
  const rows = await context.database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, context.now)))
    .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.updatedAt))
    .limit(MAXIMUM_SHOWN);
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      ...describeDevice(row.userAgent ?? ''),
      address: shortenedAddress(row.ipAddress ?? ''),
      signedInAt: row.createdAt.toISOString(),
      lastUsedAt: row.updatedAt.toISOString(),
      isThisOne: row.id === sessionId,
    })),
  };
}

function describeDevice(userAgent: string) {
  if (userAgent === '') return { browser: null, system: null, device: 'other' as Device };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    device: devices.find((device) => device === platform.type) ?? 'other',
  };
}

/** Ends one session of the caller; one of somebody else is not found. */
export async function endSession({ database, session: { userId } }: SignedInContext, sessionId: string) {
  const isEnded = await database.transaction((transaction) => endOneSession(transaction, userId, sessionId));
  if (!isEnded) throw platformErrors.notFound();
  return { done: true as const };
}

/** Ends every session of the caller except the current one. */
export async function endOtherSessions(context: SignedInContext) {
  const { userId, sessionId } = context.session;
  const ended = await context.database.transaction((transaction) =>
    endSessions(transaction, userId, { except: sessionId }),
  );
  return { ended };
}

/** Ends one session of a person with its open event streams; false when the person has no such session. */
export async function endOneSession(transaction: Database, userId: string, sessionId: string): Promise<boolean> {
  return (await endThose(transaction, userId, eq(sessions.id, sessionId))) > 0;
}

/** Ends all sessions of a person with their open event streams, except one if given. */
export function endSessions(
  transaction: Database,
  userId: string,
  { except }: { except: string | null },
): Promise<number> {
  return endThose(transaction, userId, except ? ne(sessions.id, except) : undefined);
}

async function endThose(transaction: Database, userId: string, which: SQL | undefined): Promise<number> {
  const ended = await transaction
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), which))
    .returning({ id: sessions.id });
  if (ended.length > 0) await announce(transaction, { topic: accessTopic(userId), id: userId });
  return ended.length;
}

/** Purges expired sessions with their addresses and devices; called by the worker periodically. */
export async function purgeEndedSessions(database: Database): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expiresAt, clock.now()));
}
