import type { Language } from '#platform/i18n/language.ts';
import type { CvPart } from '#profiles/cv/rules/cv-parts.ts';
import type { Phone, Profile } from '#profiles/rules/profile.ts';

/** The source of a CV: only what its reader may see of the profile. */
export type CvSource = Pick<
  Profile,
  | 'displayName'
  | 'about'
  | 'pronouns'
  | 'jobTitle'
  | 'level'
  | 'country'
  | 'city'
  | 'skills'
  | 'experiences'
  | 'educations'
  | 'languages'
  | 'pages'
  | 'certifications'
> & { phone?: Phone; email?: string; photo: string | null };

export interface CvOptions {
  language: Language;
  parts: readonly CvPart[];
}

export interface CvEntry {
  title: string;
  subtitle: string;
  period: string;
  text: string;
  url: string;
}

export type CvSection = { key: string; title: string } & (
  | { kind: 'text'; text: string }
  | { kind: 'entries'; entries: CvEntry[] }
  | { kind: 'lines'; lines: { label: string; text: string }[] }
);

/** A CV in the words of its language: shown by the page, typeset by the PDF. */
export interface Cv {
  language: Language;
  name: string;
  jobTitle: string;
  facts: string[];
  links: { text: string; url: string }[];
  /** The photo's path within the product. */
  photo: string | null;
  sections: CvSection[];
}
