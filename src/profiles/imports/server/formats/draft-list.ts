import { foldText } from '#profiles/rules/folded-text.ts';
import type { ProfileDraft } from '#profiles/imports/rules/profile-draft.ts';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import type { Skill, SkillKind } from '#profiles/rules/profile.ts';
import { languageCode } from '#profiles/rules/world-names.ts';
import { lineField } from '#profiles/imports/server/formats/clean-text.ts';
import type { ImportOptions } from '#profiles/imports/server/formats/import-options.ts';
import { looseProficiency } from '#profiles/imports/server/formats/loose-proficiency.ts';
import { quoted, type WarningList } from '#profiles/imports/server/formats/warning-list.ts';

/** The first entries up to the limit; a warning says how many were left out. */
export function cutList<Entry>(entries: readonly Entry[], list: string, limit: number, warnings: WarningList): Entry[] {
  if (entries.length > limit) warnings.add('listCut', { list, limit, dropped: entries.length - limit });
  return entries.slice(0, limit);
}

/** Deduplicates skills by name and sorts them into kinds, each with its limit. */
export function draftSkills(
  names: readonly string[],
  { kindOfSkill = () => 'skills' }: ImportOptions,
  warnings: WarningList,
): Skill[] {
  const unique = new Map(names.toReversed().map((name) => [foldText(name), name]));
  const inOrder = new Set(names.map((name) => unique.get(foldText(name)) ?? ''));
  const byKind = new Map<SkillKind, Skill[]>();
  for (const name of inOrder) {
    const clean = lineField(name, 'skills.name', warnings, PROFILE_LIMITS.skillName);
    if (clean === '') continue;
    const kind = kindOfSkill(clean);
    const skills = byKind.get(kind) ?? [];
    skills.push({ kind, name: clean });
    byKind.set(kind, skills);
  }
  return [...byKind].flatMap(([kind, skills]) =>
    cutList(skills, kind === 'languages' ? 'skills.languages' : kind, PROFILE_LIMITS.skillsPerKind, warnings),
  );
}

/** Languages by code; an empty or unknown proficiency stays null, with a warning, so that it is never preselected. */
export function draftLanguages(
  spoken: readonly { name: string; proficiency: string }[],
  warnings: WarningList,
): ProfileDraft['languages'] {
  const languages = new Map<string, ProfileDraft['languages'][number]>();
  for (const { name, proficiency: written } of spoken) {
    const language = languageCode(lineField(name, 'languages.language', warnings));
    if (language === '' || languages.has(foldText(language))) continue;
    const proficiency = looseProficiency(written);
    if (!proficiency && written.trim() === '') warnings.add('proficiencyMissing', { language });
    else if (!proficiency) warnings.add('proficiencyUnknown', { language, value: quoted(written.trim()) });
    languages.set(foldText(language), { language, proficiency });
  }
  return cutList([...languages.values()], 'languages', PROFILE_LIMITS.languages, warnings);
}

/** The profile fields that follow from the list of languages. */
export function languageFields(
  languages: ProfileDraft['languages'],
): Pick<ProfileDraft['fields'], 'nativeLanguage' | 'englishLevel'> {
  const native = languages.find(({ proficiency }) => proficiency === 'native');
  const english = languages.find(({ language }) => language === 'en');
  return {
    ...(native && { nativeLanguage: native.language }),
    ...(english?.proficiency && { englishLevel: english.proficiency }),
  };
}
