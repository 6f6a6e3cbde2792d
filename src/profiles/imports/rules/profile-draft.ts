import type {
  Certification,
  Education,
  Experience,
  PageKind,
  Phone,
  Proficiency,
  Skill,
} from '#profiles/rules/profile.ts';

/** The single values that an import can set, by their path in the profile. */
export type FieldValues = {
  displayName: string;
  about: string;
  jobTitle: string;
  level: number;
  country: string;
  city: string;
  phone: Phone;
  nativeLanguage: string;
  englishLevel: Proficiency;
} & { [Page in PageKind as `pages.${Page}`]: string };

export type FieldPath = keyof FieldValues;

export const FIELD_PATHS = [
  'displayName',
  'about',
  'jobTitle',
  'level',
  'country',
  'city',
  'phone',
  'nativeLanguage',
  'englishLevel',
  'pages.linkedin',
  'pages.behance',
  'pages.github',
  'pages.webPage',
] as const satisfies readonly FieldPath[];

/** A notice for the member about the file; the text is in the catalogue under the code. */
export type ImportWarning = { code: ImportWarningCode; params: Record<string, string | number> };

export const IMPORT_WARNING_CODES = [
  'fileMissing',
  'headerMissing',
  'encodingGuessed',
  'rowsCut',
  'listCut',
  'textCut',
  'entryDropped',
  'sectionUnreadable',
  'dateUnreadable',
  'dateToCome',
  'lineUnreadable',
  'entriesUnreadable',
  'endBeforeStart',
  'addressDropped',
  'addressUnused',
  'phoneUnreadable',
  'proficiencyMissing',
  'proficiencyUnknown',
  'levelEstimated',
  'moreWarnings',
] as const;
export type ImportWarningCode = (typeof IMPORT_WARNING_CODES)[number];

/** Kinds of entries that files have and profiles do not. */
export const UNTAKEN_KINDS = ['projects', 'awards', 'publications', 'volunteering'] as const;
export type UntakenKind = (typeof UNTAKEN_KINDS)[number];

/** The content of an import, not applied yet: the member sees the difference first and chooses. A language without a stated proficiency has null. */
export type ProfileDraft = {
  source: 'linkedIn' | 'jsonResume';
  fields: Partial<FieldValues>;
  skills: Skill[];
  experiences: Omit<Experience, 'id'>[];
  educations: Omit<Education, 'id'>[];
  languages: { language: string; proficiency: Proficiency | null }[];
  certifications: Omit<Certification, 'id'>[];
  /** How many entries of each kind the file has that a profile cannot take. */
  untaken: Record<UntakenKind, number>;
  warnings: ImportWarning[];
};
