import { asc, eq } from 'drizzle-orm';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';
import { emptyProfile } from '#profiles/rules/profile.ts';
import { announceProfessional } from '#profiles/server/announce-professional.ts';
import { genderOf } from '#profiles/private/server/gender.ts';
import { listedSince } from '#profiles/server/listing.ts';
import { privateRecordsOf } from '#profiles/private/server/private-records.ts';
import { columnsOf, readProfileOf } from '#profiles/server/queries.ts';
import { personalData, privateRecords, profileImports, profiles } from '#profiles/server/tables.ts';

/** A member's profile and imports, for the export of their own data. */
export async function collectOwnProfile(database: Database, memberId: string) {
  const { source, state, createdAt, appliedAt, undoneAt, difference } = profileImports;
  const [profile, hidden, listedAt, gender, imports] = await Promise.all([
    readProfileOf(database, memberId),
    privateRecordsOf(database, memberId),
    listedSince(database, memberId),
    genderOf(database, memberId),
    database
      .select({ source, state, createdAt, appliedAt, undoneAt, difference })
      .from(profileImports)
      .where(eq(profileImports.memberId, memberId))
      .orderBy(asc(createdAt)),
  ]);
  return { profile: profile?.content ?? null, ...hidden, gender, listedAt, imports };
}

/** Empties the profile including bank details, and removes the person from every list of available people. */
export async function eraseOwnProfile(transaction: Database, memberId: string): Promise<void> {
  const empty = emptyProfile();
  const content = { ...empty, availability: { ...empty.availability, isAvailable: false } };
  await transaction.delete(profileImports).where(eq(profileImports.memberId, memberId));
  await transaction.delete(personalData).where(eq(personalData.memberId, memberId));
  await transaction.delete(privateRecords).where(eq(privateRecords.memberId, memberId));
  await transaction
    .update(profiles)
    .set({ ...columnsOf(content), listedAt: null, updatedAt: clock.now() })
    .where(eq(profiles.memberId, memberId));
  await announceProfessional(transaction, memberId);
}
