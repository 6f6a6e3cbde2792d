import { eq } from 'drizzle-orm';
import { lockCaller } from '#accounts/server/own-data/erase-account.ts';
import type { Database } from '#platform/db/connection.ts';
import { decryptText, encryptText } from '#platform/encryption/encrypt-text.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type Gender, GENDER_CONSENT_VERSION } from '#profiles/private/rules/gender.ts';
import { personalData } from '#profiles/server/tables.ts';

const belongsTo = (memberId: string) => `personalData:${memberId}`;

/** Only for the member and the export of their own data; null when never given or the consent was withdrawn. */
export async function genderOf(database: Database, memberId: string) {
  const [row] = await database.select().from(personalData).where(eq(personalData.memberId, memberId));
  if (!row) return { gender: null, consentedAt: null };
  const { gender } = JSON.parse(decryptText(row.content, belongsTo(memberId))) as { gender: Gender };
  return { gender, consentedAt: row.consentedAt.toISOString() };
}

export async function readGender({ database, session }: SignedInContext) {
  return genderOf(database, session.userId);
}

/** Saves the member's answer together with its consent. */
export async function saveGender({ database, session, now }: SignedInContext, gender: Gender) {
  const values = {
    content: encryptText(JSON.stringify({ gender }), belongsTo(session.userId)),
    consentVersion: GENDER_CONSENT_VERSION,
    consentedAt: now,
    updatedAt: now,
  };
  await database.transaction(async (transaction) => {
    await lockCaller(transaction, session.userId);
    await transaction
      .insert(personalData)
      .values({ memberId: session.userId, ...values })
      .onConflictDoUpdate({ target: personalData.memberId, set: values });
  });
  return { gender, consentedAt: now.toISOString() };
}

/** Withdraws the consent: nothing remains, not even that there was an answer. */
export async function deleteGender({ database, session }: SignedInContext) {
  await database.delete(personalData).where(eq(personalData.memberId, session.userId));
  return { gender: null, consentedAt: null };
}
