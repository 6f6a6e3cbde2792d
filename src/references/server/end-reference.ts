import type { Database } from '#platform/db/connection.ts';
import { eq } from 'drizzle-orm';
import { recordHappenings } from '#platform/happenings/record-happening.ts';
import { referenceHappenings } from '#references/happenings.ts';
import type { ReferenceRow } from './queries.ts';
import { everywhere, listRunningProcesses, oneOfEachCompany } from './running-processes.ts';
import { referenceReaders, referenceRequests } from './tables.ts';

/** What the candidate and the companies are told of each end. */
const told = {
  answered: ['answered', 'arrived'],
  declined: ['declined', 'refused'],
  lapsed: ['lapsed', 'unanswered'],
} as const;

interface End {
  state: keyof typeof told;
  now: Date;
  reason?: string;
}

/**
 * Answered, declined or lapsed: the companies that the candidate talks to at this moment read it, which the recommender's page has said,
 * and they and the candidate are told.
 */
export async function endReference(
  transaction: Database,
  { id: referenceId, memberId }: Pick<ReferenceRow, 'id' | 'memberId'>,
  { state, now, reason = '' }: End,
): Promise<void> {
  const version = state === 'answered' ? 1 : 0;
  await transaction
    .update(referenceRequests)
    .set({ state, reason, version, endedAt: now })
    .where(eq(referenceRequests.id, referenceId));
  const processes = oneOfEachCompany(await listRunningProcesses(transaction, memberId, everywhere));
  if (processes.length > 0)
    await transaction.insert(referenceReaders).values(
      processes.map(({ workspaceId }) => ({
        referenceId,
        workspaceId,
        allowed: true,
        createdAt: now,
        decidedAt: now,
      })),
    );
  const [toCandidate, toCompany] = told[state];
  await recordHappenings(transaction, [
    {
      name: referenceHappenings[toCandidate],
      workspaceId: null,
      // The recommender has no account here; nobody else may read who it was.
      actorId: null,
      ids: { referenceId, memberId },
    },
  ]);
  await recordHappenings(
    transaction,
    processes.map(({ workspaceId, applicationId, positionId }) => ({
      name: referenceHappenings[toCompany],
      workspaceId,
      actorId: null,
      ids: { referenceId, applicationId, positionId, memberId },
    })),
  );
}
