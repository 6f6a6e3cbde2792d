import { inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { keyedHashes } from '#platform/encryption/keyed-hash.ts';
import { invitationStops } from './tables.ts';

const hashesOf = (email: string) => keyedHashes(email.trim().toLowerCase(), 'invitationStops');

/** Whether invitations may be mailed to this address. Nobody but the mail itself may depend on the answer. */
export async function mayMailInvitation(database: Database, email: string): Promise<boolean> {
  return (await database.$count(invitationStops, inArray(invitationStops.addressHash, hashesOf(email)))) === 0;
}

/** No company mails an invitation to this address from now on. Idempotent. */
export async function stopInvitationsTo(database: Database, email: string, now: Date): Promise<void> {
  const [addressHash] = hashesOf(email);
  await database.insert(invitationStops).values({ addressHash, stoppedAt: now }).onConflictDoNothing();
}

/** Takes that back. Idempotent. */
export async function resumeInvitationsTo(database: Database, email: string): Promise<void> {
  await database.delete(invitationStops).where(inArray(invitationStops.addressHash, hashesOf(email)));
}
