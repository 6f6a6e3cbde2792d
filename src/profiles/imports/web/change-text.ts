import type { Translate } from '#platform/i18n/format-text.ts';
import type { ProfileChange } from '#profiles/imports/rules/profile-change.ts';
import { MAXIMUM_LEVEL } from '#profiles/rules/profile-limits.ts';
import type {
  Experience,
  Education,
  Certification,
  Phone,
  Proficiency,
  Skill,
  SpokenLanguage,
} from '#profiles/rules/profile.ts';
import { countryName, languageName } from '#profiles/web/name-options.ts';
import { monthWords } from '#ui/marks/month-words.ts';
import { periodText } from '#profiles/web/period-text.ts';

const joined = (parts: (string | null)[], by: string) => parts.filter(Boolean).join(by);

/** The subject of a change: the field's name, or the entry's. */
export function changeTitle(t: Translate, { path, after }: ProfileChange): string {
  switch (path) {
    case 'experiences':
      return joined([after.office, after.company], ' · ');
    case 'educations':
      return joined([after.course, after.school], ' · ');
    case 'skills':
      return after.name;
    case 'languages':
      return languageName(after.language);
    case 'certifications':
      return after.name;
    case 'pages.linkedin':
    case 'pages.behance':
    case 'pages.github':
    case 'pages.webPage':
      return t(`pages.${path.slice('pages.'.length)}` as 'pages.linkedin');
    case 'phone':
      return t('fields.phoneNumber');
    case 'nativeLanguage':
      return t('languages.native');
    case 'englishLevel':
      return t('languages.english');
    default:
      return t(`fields.${path}`);
  }
}

/** A value in words, as the profile would show it. */
export function changeValue(t: Translate, path: ProfileChange['path'], value: unknown): string {
  switch (path) {
    case 'experiences': {
      const { start, end, currentJob, location, description } = value as Experience;
      return joined([joined([periodText(t, { start, end }, currentJob), location], ' · '), description], '\n');
    }
    case 'educations': {
      const { start, end, stillTraining, degree, description } = value as Education;
      return joined([joined([degree, periodText(t, { start, end }, stillTraining)], ' · '), description], '\n');
    }
    case 'skills':
      return t(`skillKinds.${(value as Skill).kind}`);
    case 'languages':
      return t(`proficiencies.${(value as SpokenLanguage).proficiency}`);
    case 'certifications': {
      const { issuer, issued } = value as Certification;
      return joined([issuer, issued && monthWords(issued)], ' · ');
    }
    case 'level':
      return t('header.years', {
        count: value as number,
        years: value === MAXIMUM_LEVEL ? `${MAXIMUM_LEVEL}+` : String(value),
      });
    case 'country':
      return countryName(value as string);
    case 'nativeLanguage':
      return languageName(value as string);
    case 'englishLevel':
      return t(`proficiencies.${value as Proficiency}`);
    case 'phone':
      return joined([(value as Phone).countryCode, (value as Phone).phoneNumber], ' ');
    default:
      return value as string;
  }
}
