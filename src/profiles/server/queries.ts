import { and, desc, eq } from 'drizzle-orm';
import { lockCaller } from '#accounts/server/own-data/erase-account.ts';
import { users } from '#accounts/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';
import { scoreProfile } from '#profiles/rules/profile-score.ts';
import { emptyProfile, type Profile, type ProfileContent } from '#profiles/rules/profile.ts';
import { announceProfessional } from '#profiles/server/announce-professional.ts';
import { profileImports, profiles } from '#profiles/server/tables.ts';

export interface ProfileRow {
  content: Profile;
  version: number;
}
export type ImportRow = typeof profileImports.$inferSelect;

const row = { content: profiles.content, version: profiles.version, displayName: users.name };

const withName = ({
  content,
  displayName,
  version,
}: {
  content: ProfileContent;
  displayName: string;
  version: number;
}) => ({
  content: { ...content, displayName },
  version,
});

/** A member's profile, for the capabilities that show it; undefined when there is none. The caller decides who may see it. */
export async function readProfileOf(database: Database, memberId: string): Promise<ProfileRow | undefined> {
  const [found] = await database
    .select(row)
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.memberId))
    .where(eq(profiles.memberId, memberId));
  return found && withName(found);
}

/** The member's profile, created on first use. */
export async function ensureProfile(database: Database, memberId: string): Promise<ProfileRow> {
  const found = await readProfileOf(database, memberId);
  if (found) return found;
  const [person] = await database.select({ name: users.name }).from(users).where(eq(users.id, memberId));
  const content = { ...emptyProfile(), displayName: person?.name ?? '' };
  await database
    .insert(profiles)
    .values({ memberId, ...columnsOf(content) })
    .onConflictDoNothing();
  return (await readProfileOf(database, memberId))!;
}

/** Locks the caller's profile until the transaction ends, so that a concurrent change sees the new version. */
export async function lockProfile(transaction: Database, memberId: string): Promise<ProfileRow> {
  await lockCaller(transaction, memberId);
  await ensureProfile(transaction, memberId);
  const [locked] = await transaction
    .select(row)
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.memberId))
    .where(eq(profiles.memberId, memberId))
    .for('update', { of: profiles });
  return withName(locked!);
}

export async function writeProfile(
  transaction: Database,
  memberId: string,
  { content, version }: ProfileRow,
): Promise<void> {
  await transaction
    .update(profiles)
    .set({ ...columnsOf(content), version, updatedAt: clock.now() })
    .where(eq(profiles.memberId, memberId));
  await announceProfessional(transaction, memberId);
}

/** The document, without the name, and the columns for lists and filters. */
export function columnsOf(profile: Profile) {
  const { displayName: _, ...content } = profile;
  const { jobTitle, level, city, country, availability } = content;
  const { score } = scoreProfile(profile);
  return { content, jobTitle, level, city, country, isAvailable: availability.isAvailable, score };
}

export async function latestImport(database: Database, memberId: string): Promise<ImportRow | undefined> {
  const [found] = await database
    .select()
    .from(profileImports)
    .where(eq(profileImports.memberId, memberId))
    .orderBy(desc(profileImports.createdAt), desc(profileImports.id))
    .limit(1);
  return found;
}

export async function importOf(database: Database, memberId: string, importId: string): Promise<ImportRow | undefined> {
  const [found] = await database
    .select()
    .from(profileImports)
    .where(and(eq(profileImports.id, importId), eq(profileImports.memberId, memberId)));
  return found;
}

export async function insertImport(database: Database, values: typeof profileImports.$inferInsert): Promise<ImportRow> {
  const [inserted] = await database.insert(profileImports).values(values).returning();
  return inserted!;
}

export async function updateImport(
  transaction: Database,
  importId: string,
  values: Partial<typeof profileImports.$inferInsert>,
): Promise<void> {
  await transaction.update(profileImports).set(values).where(eq(profileImports.id, importId));
}
