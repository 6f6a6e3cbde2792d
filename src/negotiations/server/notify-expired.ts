import { and, asc, eq, lt, lte, sql } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { recordSideEvent } from '#applications/interviews/server/record.ts';
import { applications } from '#applications/server/tables.ts';
import { findCompanyRecipient } from '#negotiations/server/company-recipient.ts';
import { announceNegotiation } from '#negotiations/server/live-topics.ts';
import { negotiationMail } from '#negotiations/server/emails.ts';
import { figuresOf } from '#negotiations/server/present-negotiation.ts';
import { findPlace } from '#negotiations/server/queries.ts';
import { negotiationInteractions, negotiations } from '#negotiations/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { runBatches } from '#platform/jobs/run-batches.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** Every ten minutes: notifies both sides that an offer expired unanswered. */
export const notifyExpiredOffersJob: AnyJob = {
  name: 'notify-expired-offers',
  retryLimit: 3,
  retryDelaySeconds: 120,
  schedule: '*/10 * * * *',
  run: (_data, { database, now }) => notifyExpiredOffers(database, now),
};

const AT_ONCE = 100;

/** Each expiry is notified once, even if several processes run this repeatedly. */
export async function notifyExpiredOffers(database: Database, now: Date): Promise<void> {
  await runBatches(database, AT_ONCE, async (transaction) => {
    const lapsed = await lockExpired(transaction, now);
    for (const one of lapsed) await notify(transaction, one);
    return lapsed.length;
  });
}

type Expired = Awaited<ReturnType<typeof lockExpired>>[number];

/** Open negotiations whose last offer expired, locked with their applications; those locked by others are skipped. */
function lockExpired(transaction: Database, now: Date) {
  const last = sql`(select max(later.number) from ${negotiationInteractions} later where later.negotiation_id = ${negotiations.id})`;
  return transaction
    .select({
      negotiation: negotiations,
      offer: negotiationInteractions,
      application: {
        id: applications.id,
        positionId: applications.positionId,
        memberId: applications.memberId,
        workspaceId: applications.workspaceId,
      },
      ownerId: workspaces.ownerId,
      candidate: mailReader,
    })
    .from(negotiations)
    .innerJoin(negotiationInteractions, eq(negotiationInteractions.negotiationId, negotiations.id))
    .innerJoin(applications, eq(applications.id, negotiations.applicationId))
    .innerJoin(workspaces, eq(workspaces.id, applications.workspaceId))
    .innerJoin(users, eq(users.id, applications.memberId))
    .where(
      and(
        eq(negotiations.state, 'open'),
        eq(negotiationInteractions.number, last),
        lte(negotiationInteractions.expiresAt, now),
        lt(negotiations.lapseToldOf, negotiationInteractions.number),
      ),
    )
    .orderBy(asc(negotiationInteractions.expiresAt))
    .limit(AT_ONCE)
    .for('no key update', { of: [negotiations, applications], skipLocked: true });
}

async function notify(transaction: Database, lapsed: Expired): Promise<void> {
  const { negotiation, offer, application, ownerId, candidate } = lapsed;
  const { memberId, workspaceId } = application;
  await transaction.update(negotiations).set({ lapseToldOf: offer.number }).where(eq(negotiations.id, negotiation.id));
  await recordSideEvent(transaction, application, { event: 'budgetLapsed', actorId: null, at: offer.expiresAt! });
  const place = await findPlace(transaction, { memberId }, negotiation.applicationId);
  if (!place) return;
  const spokesId = offer.side === 'company' ? offer.authorId : undefined;
  const company = await findCompanyRecipient(transaction, { workspaceId, ownerId, spokesId });
  const about = {
    ...place,
    currency: negotiation.currency,
    figures: figuresOf(offer),
    netIsPaidOut: offer.netIsPaidOut,
  };
  const voiceOf = (side: typeof offer.side) => (side === offer.side ? 'done' : 'told');
  await queueMails(transaction, applicationsHappenings.budgetLapsed, [
    negotiationMail('lapsed', voiceOf('candidate'), { side: 'candidate', reader: candidate }, about),
    negotiationMail('lapsed', voiceOf('company'), { side: 'company', reader: company }, about),
  ]);
  await announceNegotiation(transaction, place);
}
