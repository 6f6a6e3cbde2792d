import type { z } from 'zod';
import { newId } from '#platform/db/columns.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { profileUpdate } from '#profiles/profile-schemas.ts';
import { foldText } from '#profiles/rules/folded-text.ts';
import { countryCode, languageCode } from '#profiles/rules/world-names.ts';
import type { Profile } from '#profiles/rules/profile.ts';
import { lockProfile } from '#profiles/server/queries.ts';
import { saveProfile } from '#profiles/server/save-profile.ts';

interface ProfileChanges {
  version: number;
  updateObj: z.output<typeof profileUpdate>;
  finished?: boolean | undefined;
}

/** Updates sections of the caller's profile. Throws `platform.staleVersion` when somebody else, such as another tab, has changed it since. */
export async function updateProfile({ database, session, language }: SignedInContext, changes: ProfileChanges) {
  return database.transaction(async (transaction) => {
    const before = await lockProfile(transaction, session.userId);
    if (before.version !== changes.version) throw platformErrors.staleVersion();
    return saveProfile(transaction, {
      memberId: session.userId,
      before,
      content: merge(before.content, changes.updateObj),
      language,
      finished: changes.finished ?? false,
    });
  });
}

function merge(content: Profile, changes: ProfileChanges['updateObj']): Profile {
  const defined = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const merged = { ...content, ...defined };
  return {
    ...merged,
    professionId: foldText(merged.jobTitle) === foldText(content.jobTitle) ? content.professionId : null,
    country: countryCode(merged.country),
    nativeLanguage: languageCode(merged.nativeLanguage),
    languages: merged.languages.map((spoken) => ({ ...spoken, language: languageCode(spoken.language) })),
    experiences: identified(merged.experiences).map((job) => (job.currentJob ? { ...job, end: null } : job)),
    educations: identified(merged.educations),
    certifications: identified(merged.certifications),
  };
}

/** Gives every entry an id of its own: new ones have none, and a copied one gets another. */
function identified<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
  const taken = new Set<string>();
  return entries.map((entry) => {
    const id = entry.id === '' || taken.has(entry.id) ? newId() : entry.id;
    taken.add(id);
    return { ...entry, id };
  });
}
