import { useTranslation } from '#ui/i18n.ts';
import type { Profile } from '#profiles/rules/profile.ts';
import { countryName, languageName } from '#profiles/web/name-options.ts';

/** The part of a profile that forms edit. */
export type EditedProfile = Partial<Profile>;

const line = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');
/** Entries below each other. */
const inWords: { [Name in keyof Profile]?: (value: NonNullable<Profile[Name]>) => string } = {
  country: countryName,
  nativeLanguage: languageName,
  phone: ({ countryCode, phoneNumber }) => `${countryCode} ${phoneNumber}`.trim(),
  pages: (pages) => line(...Object.values(pages)),
  skills: (skills) => skills.map(({ name }) => name).join(', '),
  languages: (languages) => languages.map(({ language }) => languageName(language)).join(', '),
  experiences: (entries) =>
    entries.map(({ office, company, description }) => line(office, company, description)).join('\n'),
  educations: (entries) =>
    entries.map(({ course, school, description }) => line(course, school, description)).join('\n'),
  certifications: (entries) => entries.map(({ name, issuer }) => line(name, issuer)).join('\n'),
};

/** What the fields of a section are called, and their values in words. */
export function useSectionWords() {
  const { t } = useTranslation('profiles');
  const names: Partial<Record<keyof Profile, string>> = {
    ...{ phone: t('fields.phoneNumber'), pages: t('pages.webPage') },
    ...{ nativeLanguage: t('sections.languages'), englishLevel: t('sections.languages') },
  };
  return {
    nameOf: (field: keyof Profile) =>
      names[field] ??
      (['displayName', 'pronouns', 'jobTitle', 'level', 'country', 'city', 'about'].includes(field)
        ? t(`fields.${field}`)
        : t(`sections.${field}`)),
    textOf: (field: keyof Profile, values: EditedProfile): string | null => {
      if (field === 'englishLevel') return values.englishLevel ? t(`proficiencies.${values.englishLevel}`) : null;
      const write = inWords[field] as ((value: unknown) => string) | undefined;
      return write && values[field] ? write(values[field]) : null;
    },
  };
}
