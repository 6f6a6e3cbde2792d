import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { Context } from '#platform/http/request-context.ts';
import { referenceErrors } from '#references/errors.ts';
import { referenceHappenings } from '#references/happenings.ts';
import { linkState } from '#references/rules/reference-state.ts';
import type { answerBody } from '#references/schemas.ts';
import { endReference } from './end-reference.ts';
import { readLink, refuseCandidate } from './open-link.ts';
import { lockByLink, type ReferenceLink, type ReferenceRow } from './queries.ts';
import { referenceAnswers, referenceRequests } from './tables.ts';

/** Gives the reference, or corrects it. Of answers side by side the first one counts: each names the version that it saw. */
export async function answerReference(context: Context, link: ReferenceLink, body: z.output<typeof answerBody>) {
  const { database, now } = context;
  const { version: seen, ...said } = body;
  await database.transaction(async (transaction) => {
    const reference = await lockByLink(transaction, link);
    await refuseCandidate(transaction, context, reference);
    const state = linkState(reference, now);
    if (state === 'declined') throw referenceErrors.declinedAlready();
    if (state === 'lapsed') throw referenceErrors.lapsed();
    if (state !== 'open' && seen === 0) throw referenceErrors.answeredAlready();
    if (state === 'settled') throw referenceErrors.correctionOver();
    if (seen !== reference.version) throw platformErrors.staleVersion();
    const answer = { ...said, contactPhone: said.mayContact ? said.contactPhone : '' };
    const version = seen + 1;
    await transaction
      .insert(referenceAnswers)
      .values({ ...answer, referenceId: reference.id, version, writtenAt: now });
    if (version === 1) await endReference(transaction, reference, { state: 'answered', now });
    else await correct(transaction, reference, version);
  });
  return readLink(context, link);
}

async function correct(transaction: Database, { id, memberId }: ReferenceRow, version: number): Promise<void> {
  await transaction.update(referenceRequests).set({ version }).where(eq(referenceRequests.id, id));
  await recordHappening(transaction, {
    name: referenceHappenings.corrected,
    workspaceId: null,
    actorId: null,
    ids: { referenceId: id, memberId },
  });
}

/** The recommender cannot give one. */
export async function declineReference(context: Context, link: ReferenceLink, reason: string) {
  const { database, now } = context;
  await database.transaction(async (transaction) => {
    const reference = await lockByLink(transaction, link);
    await refuseCandidate(transaction, context, reference);
    const state = linkState(reference, now);
    if (state === 'declined') throw referenceErrors.declinedAlready();
    if (state === 'lapsed') throw referenceErrors.lapsed();
    if (state !== 'open') throw referenceErrors.answeredAlready();
    await endReference(transaction, reference, { state: 'declined', now, reason });
  });
  return readLink(context, link);
}
