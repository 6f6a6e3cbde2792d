import { eq, ne } from 'drizzle-orm';
import { lockCaller } from '#accounts/server/own-data/erase-account.ts';
import type { Database } from '#platform/db/connection.ts';
import { decryptText, encryptText, UnreadableTextError } from '#platform/encryption/encrypt-text.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type Gender, GENDER_CONSENT_VERSION } from '#profiles/private/rules/gender.ts';
import { personalData } from '#profiles/server/tables.ts';

/** A name of its own, so that no other record of the same person can be put in its place. */
const GENDER = 'gender';
const belongsTo = (memberId: string, sealedAs = GENDER) => `${sealedAs}:${memberId}`;

/** Only for the member and the export of their own data; null when never given or the consent was withdrawn. */
export async function genderOf(database: Database, memberId: string) {
  const [row] = await database.select().from(personalData).where(eq(personalData.memberId, memberId));
  if (!row) return { gender: null, consentedAt: null };
  const { gender } = readAnswer(row);
  return { gender, consentedAt: row.consentedAt.toISOString() };
}

/** Refuses the birth date, which older versions sealed under the same name. */
function readAnswer({ content, memberId, sealedAs }: typeof personalData.$inferSelect): { gender: Gender } {
  const said = JSON.parse(decryptText(content, belongsTo(memberId, sealedAs))) as Partial<{ gender: Gender }>;
  if (said.gender === undefined) throw new UnreadableTextError('The sealed text is no answer about gender.');
  return { gender: said.gender };
}

export async function readGender({ database, session }: SignedInContext) {
  return genderOf(database, session.userId);
}

/** Saves the member's answer together with its consent, unless another device has answered since. */
export async function saveGender(
  { database, session, now }: SignedInContext,
  { gender, seen }: { gender: Gender; seen: Gender | null },
) {
  const values = {
    content: encryptText(JSON.stringify({ gender }), belongsTo(session.userId)),
    sealedAs: GENDER,
    consentVersion: GENDER_CONSENT_VERSION,
    consentedAt: now,
    updatedAt: now,
  };
  await database.transaction(async (transaction) => {
    await lockCaller(transaction, session.userId);
    const kept = await genderOf(transaction, session.userId);
    if (kept.gender !== seen) throw platformErrors.staleVersion();
    await transaction
      .insert(personalData)
      .values({ memberId: session.userId, ...values })
      .onConflictDoUpdate({ target: personalData.memberId, set: values });
  });
  return { gender, consentedAt: now.toISOString() };
}

const BATCH = 500;

/**
 * Once, at start: seals answers under their own name that an older version of the product had sealed under the name of the birth date. Of processes
 * that start together each takes other rows.
 */
export async function sealGendersApart(database: Database): Promise<void> {
  for (;;) {
    const count = await database.transaction(async (transaction) => {
      const former = await transaction
        .select()
        .from(personalData)
        .where(ne(personalData.sealedAs, GENDER))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      for (const row of former)
        await transaction
          .update(personalData)
          .set({ content: encryptText(JSON.stringify(readAnswer(row)), belongsTo(row.memberId)), sealedAs: GENDER })
          .where(eq(personalData.memberId, row.memberId));
      return former.length;
    });
    if (count < BATCH) return;
  }
}

/** Withdraws the consent: nothing remains, not even that there was an answer. */
export async function deleteGender({ database, session }: SignedInContext) {
  await database.delete(personalData).where(eq(personalData.memberId, session.userId));
  return { gender: null, consentedAt: null };
}
