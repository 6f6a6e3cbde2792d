import { and, eq } from 'drizzle-orm';
import { messageParticipants } from '#applications/messages/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { amongIds } from '#platform/db/statements/any-of.ts';
import { lockThreads } from './deliver.ts';

interface Unreached {
  /** Their candidates take no messages of the company. */
  blocked: ReadonlySet<string>;
  /** Their candidates get no mails about messages. */
  muted: ReadonlySet<string>;
}

/** Which of these locked applications' candidates a message of the company would not reach, by conversation and by mail; their threads are locked. */
export async function listUnreached(transaction: Database, applicationIds: readonly string[]): Promise<Unreached> {
  const threads = await lockThreads(transaction, applicationIds);
  const { applicationId, side, isMailed } = messageParticipants;
  const muted = await transaction
    .select({ applicationId })
    .from(messageParticipants)
    .where(and(amongIds(applicationId, applicationIds), eq(side, 'candidate'), eq(isMailed, false)));
  return {
    blocked: new Set([...threads].flatMap(([id, { candidateBlockedAt }]) => (candidateBlockedAt ? [id] : []))),
    muted: new Set(muted.map((row) => row.applicationId)),
  };
}
