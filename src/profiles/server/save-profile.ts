import { advanceStage } from '#accounts/server/advance-stage.ts';
import type { Database } from '#platform/db/connection.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import type { Language } from '#platform/i18n/language.ts';
import { earnedStage } from '#profiles/rules/next-stage.ts';
import type { Profile } from '#profiles/rules/profile.ts';
import { presentProfile } from '#profiles/server/present-profile.ts';
import { type ProfileRow, writeProfile } from '#profiles/server/queries.ts';
import { recogniseProfession } from '#taxonomy/server/read-profession.ts';
import { recordOfMember } from '#profiles/server/record-of-member.ts';
import { profileHappenings } from '#profiles/happenings.ts';

interface ProfileToSave {
  memberId: string;
  before: ProfileRow;
  content: Profile;
  language: Language;
  /** The member has finished filling in. */
  finished?: boolean;
}

/** Saves a changed profile as its next version, and updates the person's name and stage. */
export async function saveProfile(
  transaction: Database,
  { memberId, before, finished = false, ...given }: ProfileToSave,
) {
  const content = await withProfession(transaction, given.content, given.language);
  const saved = { content, version: before.version + 1 };
  await writeProfile(transaction, memberId, saved);
  await recordOfMember(transaction, profileHappenings.changed, memberId);
  // A vacancy that the member signed up for may wait for this piece.
  await announceWaiting(transaction, { userIds: [memberId] });
  const stage = await advanceStage(transaction, memberId, {
    ...(content.displayName !== '' && { name: content.displayName }),
    stage: earnedStage(content, finished),
  });
  return presentProfile(saved, stage);
}

/** A new title has no profession yet and is linked to the matching one, if the taxonomy knows it. */
async function withProfession(transaction: Database, content: Profile, language: Language): Promise<Profile> {
  const { jobTitle, professionId } = content;
  if (professionId !== null || jobTitle === '') return content;
  const profession = await recogniseProfession(transaction, jobTitle, language);
  return { ...content, professionId: profession?.id ?? null };
}
