import { applicationsHappenings } from '#applications/happenings.ts';
import { findCompanyRecipient } from '#negotiations/server/company-recipient.ts';
import type { LockedNegotiation, Speaker } from '#negotiations/server/lock-negotiation.ts';
import { announceNegotiation } from '#negotiations/server/live-topics.ts';
import { type AboutNegotiation, negotiationMail, type News } from '#negotiations/server/emails.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMails } from '#platform/mail/outbox.ts';

type Said = Pick<AboutNegotiation, 'figures' | 'netIsPaidOut' | 'expiresAt' | 'message'> & {
  news: News;
  event: 'budgetOffered' | 'budgetCountered' | 'budgetAccepted' | 'budgetDeclined';
};

/** Notifies both sides of a step by mail, each in their own language, and announces it to open pages. */
export async function notifySides(
  transaction: Database,
  speaker: Speaker,
  { applied, place, latest, said }: LockedNegotiation,
  { news, event, ...step }: Said,
): Promise<void> {
  const { side, actorId } = speaker;
  const spokesId = side === 'company' ? actorId : said.findLast((one) => one.side === 'company')?.authorId;
  const { workspaceId } = applied.application;
  const company = await findCompanyRecipient(transaction, { workspaceId, ownerId: applied.ownerId, spokesId });
  const currency = latest?.negotiation.currency ?? place.currency;
  const about = { ...place, currency, ...step };
  const voiceOf = (reader: Speaker['side']) => (reader === side ? 'done' : 'told');
  await queueMails(transaction, applicationsHappenings[event], [
    negotiationMail(news, voiceOf('candidate'), { side: 'candidate', reader: applied.candidate }, about),
    negotiationMail(news, voiceOf('company'), { side: 'company', reader: company }, about),
  ]);
  await announceNegotiation(transaction, place);
}
