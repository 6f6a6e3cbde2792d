import { and, desc, eq, gt, inArray, or } from 'drizzle-orm';
import { lockCaller } from '#accounts/server/own-data/erase-account.ts';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';
import { applications } from '#applications/server/tables.ts';
import { referenceErrors } from '#references/errors.ts';
import { referenceHappenings } from '#references/happenings.ts';
import { daysAfter, LAPSE_DAYS, MAXIMUM_OPEN, REPEAT_DAYS } from '#references/rules/reference-terms.ts';
import { workspaceMembers, workspaces } from '#workspaces/server/tables.ts';
import { mailRequest } from './mail-request.ts';
import { presentOwn } from './read-own.ts';
import { everywhere, listRunningProcesses } from './running-processes.ts';
import { referenceRequests } from './tables.ts';

interface Asked {
  name: string;
  jobTitle: string;
  company: string;
  email: string;
  phone: string;
  language?: Language | undefined;
  applicationId?: string | undefined;
}

/** Asks an address for a reference. The caller's row is locked, so that the limits hold for calls side by side. */
export async function askForReference(context: SignedInContext, asked: Asked) {
  const { database, session, now } = context;
  const memberId = session.userId;
  return database.transaction(async (transaction) => {
    const person = await lockCaller(transaction, memberId);
    if (asked.email === person.email.toLowerCase()) throw referenceErrors.ownAddress();
    const job = await findJob(transaction, memberId, asked.applicationId);
    await refuseRepeated(transaction, memberId, asked.email, now);
    await refuseHiringCompany(transaction, memberId, asked.email);
    if ((await countOpen(transaction, memberId, now)) >= MAXIMUM_OPEN)
      throw referenceErrors.tooManyOpen({ count: MAXIMUM_OPEN });
    const { language = context.language, ...details } = asked;
    const [reference] = await transaction
      .insert(referenceRequests)
      .values({ ...details, language, memberId, createdAt: now })
      .returning();
    await recordHappening(transaction, {
      name: referenceHappenings.asked,
      workspaceId: null,
      actorId: memberId,
      ids: { referenceId: reference!.id, memberId },
    });
    await mailRequest(transaction, reference!, { candidate: session.displayName, isReminder: false });
    return presentOwn({ reference: reference!, job }, now);
  });
}

/** The job of one's own application that still runs; null when it is asked for in general. */
async function findJob(transaction: Database, memberId: string, applicationId: string | undefined) {
  if (applicationId === undefined) return null;
  const [own] = await transaction
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.id, applicationId), eq(applications.memberId, memberId)));
  if (!own) throw platformErrors.notFound();
  const processes = await listRunningProcesses(transaction, memberId, everywhere);
  const running = processes.find((one) => one.applicationId === applicationId);
  if (!running) throw referenceErrors.applicationOver();
  return { title: running.title, companyName: running.companyName };
}

async function refuseRepeated(transaction: Database, memberId: string, email: string, now: Date): Promise<void> {
  const [earlier] = await transaction
    .select({ name: referenceRequests.name })
    .from(referenceRequests)
    .where(
      and(
        eq(referenceRequests.memberId, memberId),
        eq(referenceRequests.email, email),
        gt(referenceRequests.createdAt, daysAfter(now, -REPEAT_DAYS)),
      ),
    )
    .orderBy(desc(referenceRequests.createdAt))
    .limit(1);
  if (earlier) throw referenceErrors.alreadySent({ name: earlier.name });
}

/** Whoever decides about the candidate cannot speak for them. */
async function refuseHiringCompany(transaction: Database, memberId: string, email: string): Promise<void> {
  const processes = await listRunningProcesses(transaction, memberId, everywhere);
  const spaces = processes.map(({ workspaceId }) => workspaceId);
  if (spaces.length === 0) return;
  const [found] = await transaction
    .select({ id: users.id })
    .from(users)
    .leftJoin(workspaces, and(eq(workspaces.ownerId, users.id), inArray(workspaces.id, spaces)))
    .leftJoin(
      workspaceMembers,
      and(eq(workspaceMembers.userId, users.id), inArray(workspaceMembers.workspaceId, spaces)),
    )
    .where(and(eq(users.email, email), or(eq(workspaces.ownerId, users.id), eq(workspaceMembers.userId, users.id))))
    .limit(1);
  if (found) throw referenceErrors.hiringCompany();
}

/** Requests that nobody has answered yet. */
function countOpen(database: Database, memberId: string, now: Date): Promise<number> {
  return database.$count(
    referenceRequests,
    and(
      eq(referenceRequests.memberId, memberId),
      eq(referenceRequests.state, 'asked'),
      gt(referenceRequests.createdAt, daysAfter(now, -LAPSE_DAYS)),
    ),
  );
}
