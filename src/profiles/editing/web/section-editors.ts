import type { ComponentType } from 'react';
import type { ProfileEditor } from '#profiles/paths.ts';
import type { Profile } from '#profiles/rules/profile.ts';
import { AvailabilityForm } from './availability-form.tsx';
import { CertificationsForm } from './certifications-form.tsx';
import { EducationsForm } from './educations-form.tsx';
import { ExperiencesForm } from './experiences-form.tsx';
import type { SectionFormProps } from './form-parts.ts';
import { LanguagesForm } from './languages-form.tsx';
import { MyProfileForm } from './my-profile-form.tsx';
import type { ProfileUpdate } from '#profiles/web/own-profile.ts';
import { SkillsForm } from './skills-form.tsx';
import { ValuesForm } from './values-form.tsx';

interface SectionEditor {
  Form: ComponentType<SectionFormProps>;
  /** The part of the profile that it sends. */
  keys: readonly Exclude<keyof Profile, 'professionId'>[];
}

export const SECTION_EDITORS: Record<ProfileEditor, SectionEditor> = {
  myProfile: {
    Form: MyProfileForm,
    keys: ['displayName', 'pronouns', 'jobTitle', 'level', 'country', 'city', 'about', 'phone', 'pages'],
  },
  experiences: { Form: ExperiencesForm, keys: ['experiences'] },
  educations: { Form: EducationsForm, keys: ['educations'] },
  skills: { Form: SkillsForm, keys: ['skills'] },
  languages: { Form: LanguagesForm, keys: ['languages', 'nativeLanguage', 'englishLevel'] },
  values: { Form: ValuesForm, keys: ['values'] },
  availability: { Form: AvailabilityForm, keys: ['availability'] },
  certifications: { Form: CertificationsForm, keys: ['certifications'] },
};

/**
 * The part of a profile that an editor sends; empty fields are omitted where empty values are refused. A name that nobody touched here is
 * omitted too: it may have been changed in the settings since, which does not make this form outdated.
 */
export function partOf(profile: Profile, editor: ProfileEditor, openedName: string): ProfileUpdate {
  return Object.fromEntries(
    SECTION_EDITORS[editor].keys
      .filter((key) => profile[key] !== null || key === 'englishLevel')
      .filter((key) => key !== 'displayName' || profile.displayName !== openedName)
      .map((key) => [key, profile[key]]),
  );
}
