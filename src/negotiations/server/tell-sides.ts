import { jobsHappenings } from '#jobs/happenings.ts';
import { findCompanyReader } from '#negotiations/server/company-reader.ts';
import type { HeldNegotiation, Speaker } from '#negotiations/server/hold-negotiation.ts';
import { announceNegotiation } from '#negotiations/server/live-topics.ts';
import { type AboutNegotiation, negotiationMail, type News } from '#negotiations/server/mails.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMails } from '#platform/mail/outbox.ts';

type Said = Pick<AboutNegotiation, 'figures' | 'expiresAt' | 'message'> & {
  news: News;
  event: 'budgetOffered' | 'budgetCountered' | 'budgetAccepted' | 'budgetDeclined';
};

/** Both sides learn of a step by mail, each in their own language, and see it at once where the page is open. */
export async function tellSides(
  transaction: Database,
  speaker: Speaker,
  { held, place, latest, said }: HeldNegotiation,
  { news, event, ...step }: Said,
): Promise<void> {
  const { side, actorId, publicUrl } = speaker;
  const spokesId = side === 'company' ? actorId : said.findLast((one) => one.side === 'company')?.authorId;
  const { workspaceId } = held.application;
  const company = await findCompanyReader(transaction, { workspaceId, ownerId: held.ownerId, spokesId });
  const currency = latest?.negotiation.currency ?? place.currency;
  const about = { ...place, currency, ...step, publicUrl };
  const voiceOf = (reader: Speaker['side']) => (reader === side ? 'done' : 'told');
  await queueMails(transaction, jobsHappenings[event], [
    negotiationMail(news, voiceOf('candidate'), { side: 'candidate', reader: held.candidate }, about),
    negotiationMail(news, voiceOf('company'), { side: 'company', reader: company }, about),
  ]);
  await announceNegotiation(transaction, place);
}
