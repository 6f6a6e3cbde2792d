import { and, eq } from 'drizzle-orm';
import { messageParticipants } from '#conversations/server/tables.ts';
import { amongIds } from '#platform/db/statements/any-of.ts';
import type { ConversationsPort } from '#pipeline/server/ports.ts';
import { lockThreads } from './deliver.ts';

export const listUnreached: ConversationsPort['listUnreached'] = async (transaction, applicationIds) => {
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
};
