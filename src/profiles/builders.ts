import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Profile } from '#profiles/rules/profile.ts';
import { columnsOf } from '#profiles/server/queries.ts';
import { profiles } from '#profiles/server/tables.ts';
import { recogniseProfession } from '#taxonomy/server/read-profession.ts';

export { believableProfile } from '#profiles/believable/believable-profile.ts';

export interface ProfileToBuild {
  /** A person with the member role, whose name should equal the profile's. */
  memberId: string;
  profile: Profile;
  language?: Language;
  /** Since when companies may find the member; absent: not listed. */
  listedAt?: Date;
  /** The last change by the member; default: now. */
  changedAt?: Date;
}

/** Creates profiles of existing members, linked to the taxonomy's professions where known. */
export async function buildProfiles(database: Database, toBuild: readonly ProfileToBuild[]): Promise<void> {
  if (toBuild.length === 0) return;
  const rows = [];
  const recognised = new Map<string, string | null>();
  for (const { memberId, profile, language = 'pt', listedAt, changedAt } of toBuild) {
    const title = `${language}/${profile.jobTitle}`;
    if (!recognised.has(title)) {
      const profession = profile.jobTitle && (await recogniseProfession(database, profile.jobTitle, language));
      recognised.set(title, profession ? profession.id : null);
    }
    rows.push({
      memberId,
      listedAt,
      updatedAt: changedAt,
      ...columnsOf({ ...profile, professionId: recognised.get(title) ?? null }),
    });
  }
  await database.insert(profiles).values(rows);
}
