import { foldText } from '#profiles/rules/folded-text.ts';
import type { ListEntries, ListPath } from '#profiles/imports/rules/profile-change.ts';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import { languageCode } from '#profiles/rules/world-names.ts';

export type ListRule<Entry> = {
  /** Two entries with the same key are the same item. */
  key: (entry: Entry) => string;
  /** Extends the member's entry with the import's additional facts; the member's own text always stays. */
  merge: (own: Entry, imported: Entry) => Entry;
  /** Entries of one group share a limit. */
  group: (entry: Entry) => string;
  limit: number;
};

const keyOf = (...parts: (string | null)[]): string => parts.map((part) => foldText(part ?? '')).join('|');
const whole = (): string => '';

export const LIST_RULES: { [Path in ListPath]: ListRule<ListEntries[Path]> } = {
  experiences: {
    key: ({ company, office, start }) => keyOf(company, office, start),
    merge: (own, imported) => ({
      ...own,
      kindOfWork: own.kindOfWork ?? imported.kindOfWork,
      description: own.description || imported.description,
      location: own.location || imported.location,
      // An ongoing job that has ended since.
      ...(!own.end && imported.end ? { end: imported.end, currentJob: false } : {}),
    }),
    group: whole,
    limit: PROFILE_LIMITS.experiences,
  },
  educations: {
    key: ({ school, course, start }) => keyOf(school, course, start),
    merge: (own, imported) => ({
      ...own,
      degree: own.degree || imported.degree,
      description: own.description || imported.description,
      ...(!own.end && imported.end ? { end: imported.end, stillTraining: imported.stillTraining } : {}),
    }),
    group: whole,
    limit: PROFILE_LIMITS.educations,
  },
  // A name under another kind is still the same skill: the member chose its kind.
  skills: {
    key: ({ name }) => keyOf(name),
    merge: (own) => own,
    group: ({ kind }) => kind,
    limit: PROFILE_LIMITS.skillsPerKind,
  },
  languages: {
    key: ({ language }) => keyOf(languageCode(language)),
    merge: (own, imported) => ({ ...own, proficiency: imported.proficiency }),
    group: whole,
    limit: PROFILE_LIMITS.languages,
  },
  certifications: {
    key: ({ name, issuer }) => keyOf(name, issuer),
    merge: (own, imported) => ({
      ...own,
      url: own.url || imported.url,
      licenseNumber: own.licenseNumber || imported.licenseNumber,
      issued: own.issued ?? imported.issued,
      expires: own.expires ?? imported.expires,
    }),
    group: whole,
    limit: PROFILE_LIMITS.certifications,
  },
};

/** Whether a list has room for one more entry of this group. */
export function hasRoom<Entry>(rule: ListRule<Entry>, list: readonly Entry[], entry: Entry): boolean {
  return list.filter((other) => rule.group(other) === rule.group(entry)).length < rule.limit;
}
