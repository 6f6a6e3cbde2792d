import { and, eq, isNull } from 'drizzle-orm';
import { resumeInvitationsTo, stopInvitationsTo } from '#pipeline/invitations/server/stopped-addresses.ts';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Context } from '#platform/http/request-context.ts';
import { referenceErrors } from '#references/errors.ts';
import { linkState } from '#references/rules/reference-state.ts';
import { daysAfter, LAPSE_DAYS } from '#references/rules/reference-terms.ts';
import { type ReferenceLink, type ReferenceRow, requireAddressOf, requireByLink } from './queries.ts';
import { everywhere, listRunningProcesses, oneOfEachCompany } from './running-processes.ts';
import { referenceRequests } from './tables.ts';

/** What the page of the link says. Reading it marks nothing: programs that check links read it too. */
export async function readLink({ database, now }: Pick<Context, 'database' | 'now'>, link: ReferenceLink) {
  const { reference, candidate, answer, job } = await requireByLink(database, link);
  const state = linkState(reference, now);
  const processes = state === 'open' ? await listRunningProcesses(database, reference.memberId, everywhere) : [];
  return {
    state,
    language: reference.language,
    candidate,
    recommender: reference.name,
    job: job?.title ? job : null,
    readers: oneOfEachCompany(processes).map(({ companyName }) => companyName),
    until: daysAfter(reference.createdAt, LAPSE_DAYS).toISOString(),
    answer: answer && withoutTimes(answer),
  };
}

function withoutTimes<Answer extends { referenceId: string; writtenAt: Date }>(answer: Answer) {
  const { referenceId: _id, writtenAt: _at, ...said } = answer;
  return said;
}

/** A person pressed begin. Idempotent. */
export async function beginReference({ database, now }: Context, link: ReferenceLink): Promise<void> {
  const { reference } = await requireByLink(database, link);
  await database
    .update(referenceRequests)
    .set({ openedAt: now })
    .where(and(eq(referenceRequests.id, reference.id), isNull(referenceRequests.openedAt)));
}

/** Nobody speaks for themselves: neither while logged in as the candidate, nor by an address that has become theirs. */
export async function refuseCandidate(
  transaction: Database,
  { session }: Pick<Context, 'session'>,
  { memberId, email }: Pick<ReferenceRow, 'memberId' | 'email'>,
): Promise<void> {
  if (session?.userId === memberId) throw referenceErrors.ownReference();
  const own = await transaction.$count(users, and(eq(users.id, memberId), eq(users.email, email)));
  if (own > 0) throw referenceErrors.ownReference();
}

/** Ends mails to the address of a link's mail, or takes that back. Idempotent. */
export async function setStopByLink({ database, now }: Context, code: string, stopped: boolean) {
  const email = await requireAddressOf(database, code);
  await (stopped ? stopInvitationsTo(database, email, now) : resumeInvitationsTo(database, email));
  return { stopped };
}
