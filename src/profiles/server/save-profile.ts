import { advanceStage } from '#accounts/server/advance-stage.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import { earnedStage } from '#profiles/rules/next-stage.ts';
import type { Profile } from '#profiles/rules/profile.ts';
import { presentProfile } from '#profiles/server/present-profile.ts';
import { type ProfileRow, writeProfile } from '#profiles/server/queries.ts';
import { recogniseProfession } from '#taxonomy/server/read-profession.ts';

interface ProfileToSave {
  memberId: string;
  before: ProfileRow;
  content: Profile;
  language: Language;
  /** The member said that filling in is over. */
  finished?: boolean;
}

/** Writes a changed profile as its next version, with the name and the stage of the person that go with it. */
export async function saveProfile(
  transaction: Database,
  { memberId, before, finished = false, ...given }: ProfileToSave,
) {
  const content = await withProfession(transaction, given.content, given.language);
  const saved = { content, version: before.version + 1 };
  await writeProfile(transaction, memberId, saved);
  const stage = await advanceStage(transaction, memberId, {
    ...(content.displayName !== '' && { name: content.displayName }),
    stage: earnedStage(content, finished),
  });
  return presentProfile(saved, stage);
}

/** A new title comes without a profession and is tied to the one that it means, if the taxonomy knows one. */
async function withProfession(transaction: Database, content: Profile, language: Language): Promise<Profile> {
  const { jobTitle, professionId } = content;
  if (professionId !== null || jobTitle === '') return content;
  const profession = await recogniseProfession(transaction, jobTitle, language);
  return { ...content, professionId: profession?.id ?? null };
}
