import { and, asc, eq, exists, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '#accounts/server/tables.ts';
import { hashCode, newCode } from '#accounts/mailed-codes/server/mail-code.ts';
import { calendarFeedPath } from '#applications/paths.ts';
import { calendarFile } from '#applications/interviews/server/calendar-file.ts';
import { calendarEntry } from '#applications/interviews/server/emails.ts';
import { listInterviewApplications } from '#applications/interviews/server/queries.ts';
import { calendarFeeds, interviewers, interviews, interviewSlots } from '#applications/interviews/server/tables.ts';
import type { PublicPlace } from '#platform/capability/server-capability.ts';
import { applications } from '#applications/server/tables.ts';
import { clockTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { isOfSpace } from '#workspaces/server/queries.ts';

const MAXIMUM_ENTRIES = 500;

export async function readFeedState({ database, session }: SignedInContext) {
  const [feed] = await database.select().from(calendarFeeds).where(eq(calendarFeeds.userId, session.userId));
  return { createdAt: feed?.createdAt.toISOString() ?? null };
}

/** Creates a new secret address and invalidates the one before. It is returned once; only its hash is stored. */
export async function createFeed({ database, session, now, settings }: SignedInContext) {
  const { code, codeHash: secretHash } = newCode();
  await database
    .insert(calendarFeeds)
    .values({ userId: session.userId, secretHash, createdAt: now })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { secretHash, createdAt: now } });
  return { address: `${settings.publicUrl}${calendarFeedPath(code)}` };
}

export async function revokeFeed(database: Database, userId: string): Promise<void> {
  await database.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** The agreed interviews of the person to whom an address belongs, for calendar programs that follow it. */
export function serveCalendarFeed(app: FastifyInstance, { database }: PublicPlace): void {
  app.get<{ Params: { file: string } }>(calendarFeedPath(':file', ''), async (request, reply) => {
    const secret = /^([\w-]{1,64})\.ics$/.exec(request.params.file)?.[1];
    const reader = secret === undefined ? null : await findReader(database, secret);
    if (!reader) throw platformErrors.notFound();
    const entries = await listEntries(database, reader);
    const name = translate(reader.language, 'applications/interviews:feed.name');
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/calendar; charset=utf-8')
      .send(calendarFile(entries, { method: 'PUBLISH', name }));
  });
}

async function findReader(database: Database, secret: string) {
  const [reader] = await database
    .select({ id: users.id, name: users.name, email: users.email, language: users.language })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.secretHash, hashCode(secret)), isNull(users.deletedAt)));
  return reader ?? null;
}
type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>;

/** Interviews as a candidate, and as an interviewer of companies to which the person still belongs. */
async function listEntries(database: Database, reader: Reader) {
  const holds = database
    .select({ id: interviewers.userId })
    .from(interviewers)
    .innerJoin(users, eq(users.id, interviewers.userId))
    .where(
      and(
        eq(interviewers.interviewId, interviews.id),
        eq(interviewers.userId, reader.id),
        isOfSpace(applications.workspaceId),
      ),
    );
  const rows = await database
    .select({ interview: interviews, startsAt: interviewSlots.startsAt })
    .from(interviewSlots)
    .innerJoin(interviews, eq(interviews.id, interviewSlots.interviewId))
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(
      and(
        isNotNull(interviewSlots.confirmedAt),
        gt(interviewSlots.startsAt, sql`${clockTime} - interval '30 days'`),
        or(eq(applications.memberId, reader.id), exists(holds)),
      ),
    )
    .orderBy(asc(interviewSlots.startsAt))
    .limit(MAXIMUM_ENTRIES);
  const about = await listInterviewApplications(
    database,
    rows.map(({ interview }) => interview.applicationId),
  );
  return rows.flatMap(({ interview, startsAt }) => {
    const applied = about.find(({ application }) => application.id === interview.applicationId);
    return applied ? [calendarEntry({ applied, interview }, startsAt, reader)] : [];
  });
}
