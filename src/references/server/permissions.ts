import { and, eq } from 'drizzle-orm';
import { hashCode, newCode } from '#accounts/mailed-codes/server/mail-code.ts';
import { users } from '#accounts/server/tables.ts';
import { mayMailInvitation } from '#pipeline/invitations/server/stopped-addresses.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { Context, SignedInContext } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { referenceErrors } from '#references/errors.ts';
import { referenceHappenings } from '#references/happenings.ts';
import { readingAccess } from '#references/rules/reading-access.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { permissionMail } from './emails.ts';
import { refuseCandidate } from './open-link.ts';
import { currentAnswer } from './queries.ts';
import { listReaders, requireProcesses } from './read-references.ts';
import { referenceAnswers, referenceReaders, referenceRequests } from './tables.ts';

interface Wanted {
  userId: string;
  recommendationRecordId: string;
}

/** A company that talks to the candidate now asks to read what was written for another one; once. */
export async function askToRead(context: SignedInContext, { userId, recommendationRecordId }: Wanted): Promise<void> {
  const { database, session, now } = context;
  const [process] = await requireProcesses(context, userId);
  await database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ reference: referenceRequests, servesLater: referenceAnswers.servesLater, candidate: users.name })
      .from(referenceRequests)
      .innerJoin(users, eq(users.id, referenceRequests.memberId))
      .innerJoin(referenceAnswers, currentAnswer)
      .where(and(eq(referenceRequests.id, recommendationRecordId), eq(referenceRequests.memberId, userId)))
      .for('update', { of: referenceRequests });
    if (!found || !process) throw platformErrors.notFound();
    const { reference, servesLater, candidate } = found;
    const { workspaceId, companyName } = process;
    const readers = (await listReaders(transaction, [workspaceId])).filter((one) => one.referenceId === reference.id);
    if (readingAccess(readers, servesLater) !== 'askable') throw referenceErrors.permissionAsked();
    const { code, codeHash } = newCode();
    await transaction
      .insert(referenceReaders)
      .values({ referenceId: reference.id, workspaceId, codeHash, askedBy: session.userId, createdAt: now });
    await recordHappening(transaction, {
      name: referenceHappenings.readingAsked,
      workspaceId,
      actorId: session.userId,
      ids: { referenceId: reference.id, memberId: userId },
    });
    const { email, language, name } = reference;
    if (!(await mayMailInvitation(transaction, email))) return;
    const about = { candidate, memberId: userId, companyName, code };
    await queueMail(transaction, referenceHappenings.readingAsked, permissionMail({ email, language, name }, about));
  });
}

function selectByCode(database: Database, code: string) {
  return database
    .select({
      reader: referenceReaders,
      reference: { memberId: referenceRequests.memberId, email: referenceRequests.email },
      candidate: users.name,
      companyName: workspaces.company,
    })
    .from(referenceReaders)
    .innerJoin(referenceRequests, eq(referenceRequests.id, referenceReaders.referenceId))
    .innerJoin(users, eq(users.id, referenceRequests.memberId))
    .innerJoin(workspaces, eq(workspaces.id, referenceReaders.workspaceId))
    .where(eq(referenceReaders.codeHash, hashCode(code)));
}

export async function readPermission({ database }: Context, code: string) {
  const [found] = await selectByCode(database, code);
  if (!found) throw referenceErrors.linkUnknown();
  const { reader, candidate, companyName } = found;
  const decided = reader.allowed ? ('allowed' as const) : ('denied' as const);
  return { state: reader.allowed === null ? ('open' as const) : decided, candidate, companyName };
}

/** Decides once; the same decision again changes nothing. */
export async function decidePermission(context: Context, code: string, allowed: boolean): Promise<void> {
  const { database, now } = context;
  await database.transaction(async (transaction) => {
    const [found] = await selectByCode(transaction, code).for('update', { of: referenceReaders });
    if (!found) throw referenceErrors.linkUnknown();
    const { reader, reference } = found;
    const { referenceId, workspaceId } = reader;
    await refuseCandidate(transaction, context, reference);
    if (reader.allowed === allowed) return;
    if (reader.allowed !== null) throw referenceErrors.permissionAnswered();
    await transaction
      .update(referenceReaders)
      .set({ allowed, decidedAt: now })
      .where(eq(referenceReaders.codeHash, hashCode(code)));
    await recordHappening(transaction, {
      name: referenceHappenings[allowed ? 'readingAllowed' : 'readingDenied'],
      workspaceId,
      actorId: null,
      ids: { referenceId, memberId: reference.memberId },
    });
  });
}
