import { asc, eq, or } from 'drizzle-orm';
import type { ExportedPerson, LeavingPerson } from '#platform/capability/own-data.ts';
import type { Database } from '#platform/db/connection.ts';
import { translate } from '#platform/i18n/translate.ts';
import { referenceState } from '#references/rules/reference-state.ts';
import { clock } from '#platform/calendar/clock.ts';
import { referenceAnswers, referenceRequests } from './tables.ts';

/** Whom the person asked, without what was answered, and why; and what they wrote of others themselves. */
export async function collectOwnReferences(database: Database, { id, email, emailVerified, language }: ExportedPerson) {
  const answer = {
    general: referenceAnswers.general,
    behavioural: referenceAnswers.behavioural,
    technical: referenceAnswers.technical,
    words: referenceAnswers.words,
    contactPhone: referenceAnswers.contactPhone,
    writtenAt: referenceAnswers.writtenAt,
  };
  const [asked, given] = await Promise.all([
    database
      .select()
      .from(referenceRequests)
      .where(eq(referenceRequests.memberId, id))
      .orderBy(asc(referenceRequests.createdAt)),
    emailVerified
      ? database
          .select(answer)
          .from(referenceRequests)
          .innerJoin(referenceAnswers, eq(referenceAnswers.referenceId, referenceRequests.id))
          .where(eq(referenceRequests.email, email))
          .orderBy(asc(referenceAnswers.writtenAt))
      : [],
  ]);
  return {
    note: translate(language, 'references:ownData.note'),
    asked: asked.map((one) => ({
      ...{ name: one.name, jobTitle: one.jobTitle, company: one.company, email: one.email, phone: one.phone },
      ...{ askedAt: one.createdAt, endedAt: one.endedAt, state: referenceState(one, clock.now()) },
    })),
    given,
  };
}

/** Everything about the candidate goes, and what was sent to or written by the person as a recommender, if the address was confirmed. */
export async function eraseReferencesOf(
  transaction: Database,
  { id, email, emailVerified }: Pick<LeavingPerson, 'id' | 'email' | 'emailVerified'>,
): Promise<void> {
  const asRecommender = emailVerified ? eq(referenceRequests.email, email) : undefined;
  await transaction.delete(referenceRequests).where(or(eq(referenceRequests.memberId, id), asRecommender));
}
