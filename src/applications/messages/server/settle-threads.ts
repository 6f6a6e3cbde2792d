import { and, inArray } from 'drizzle-orm';
import { sidesSettledBy } from '#applications/messages/rules/settled-by-end.ts';
import type { ApplicationEvent } from '#applications/rules/moves.ts';
import type { Database } from '#platform/db/connection.ts';
import { amongIds } from '#platform/db/statements/any-of.ts';
import { messageThreads } from './tables.ts';

interface Ending {
  event: ApplicationEvent;
  /** The candidate learns of it by a later event. */
  tellsLater?: boolean;
}

/** What was written before the end of an application waits for nobody any more; what is written afterwards does again. */
export async function settleThreads(
  transaction: Database,
  applicationIds: readonly string[],
  { event, tellsLater }: Ending,
): Promise<void> {
  const sides = sidesSettledBy(event, tellsLater);
  if (sides.length === 0 || applicationIds.length === 0) return;
  const { applicationId, awaits } = messageThreads;
  await transaction
    .update(messageThreads)
    .set({ awaits: null })
    .where(and(amongIds(applicationId, applicationIds), inArray(awaits, sides)));
}
