import { type Availability, emptyProfile, type ExpectedValues, type Profile } from '#profiles/rules/profile.ts';

/** The audiences of a profile, narrowest first: everybody on the public page, companies with access to the professional, the member. */
export const AUDIENCES = ['public', 'company', 'own'] as const;
export type Audience = (typeof AUDIENCES)[number];

/**
 * The narrowest audience that may read each field. Complete by type: a new field of the profile does not compile before somebody
 * decides. Bank details, own company and birth date are not part of the profile and only for the member.
 */
export const FIELD_AUDIENCES = {
  displayName: 'public',
  about: 'public',
  pronouns: 'public',
  jobTitle: 'public',
  professionId: 'own',
  level: 'public',
  country: 'public',
  city: 'public',
  phone: 'own',
  availability: 'public',
  skills: 'public',
  experiences: 'public',
  educations: 'public',
  languages: 'public',
  nativeLanguage: 'public',
  englishLevel: 'public',
  pages: 'public',
  values: 'company',
  certifications: 'public',
} as const satisfies Record<keyof Profile, Audience>;

type FieldFor<Reader extends Audience> = {
  [Field in keyof Profile]: (typeof FIELD_AUDIENCES)[Field] extends Reader ? Field : never;
}[keyof Profile];

/** Everybody sees the wanted amount of work; the times of the day are only for arranging interviews. */
type PublicAvailability = Omit<Availability, 'meetingTimes' | 'dailyTimes'>;
/** The amount that the company would pay; the member's net pay is private. */
type GrossValues = Omit<ExpectedValues, 'hourReceive' | 'monthReceive'>;

export type PublicProfile = Omit<Pick<Profile, FieldFor<'public'>>, 'availability'> & {
  availability: PublicAvailability;
};
export type CompanyProfile = Omit<Pick<Profile, FieldFor<'public' | 'company'>>, 'values'> & { values: GrossValues };
export interface ProfileOf {
  public: PublicProfile;
  company: CompanyProfile;
  own: Profile;
}

/** The only rule for what others see of a profile: every view of it for somebody else is built with this. */
export function profileFor<Reader extends Audience>(reader: Reader, profile: Profile): ProfileOf[Reader] {
  if (reader === 'own') return profile;
  const fields = (Object.keys(FIELD_AUDIENCES) as (keyof Profile)[]).filter((field) => mayRead(reader, field));
  const shown = Object.fromEntries(fields.map((field) => [field, profile[field]])) as Partial<Profile>;
  if (reader === 'public') {
    const { meetingTimes: _, dailyTimes: __, ...availability } = profile.availability;
    return { ...shown, availability } as ProfileOf[Reader];
  }
  const { hourReceive: _, monthReceive: __, ...values } = profile.values;
  return { ...shown, values } as ProfileOf[Reader];
}

/** Whether this audience may read a field. */
export function mayRead(reader: Audience, field: keyof Profile): boolean {
  return AUDIENCES.indexOf(FIELD_AUDIENCES[field]) <= AUDIENCES.indexOf(reader);
}

/** The whole profile as this audience gets it: hidden fields look as if never filled in. */
export function viewFor(reader: Audience, profile: Profile): Profile {
  const untouched = emptyProfile();
  const shown: Partial<Profile> = profileFor(reader, profile) as Partial<Profile>;
  return {
    ...untouched,
    ...shown,
    availability: { ...untouched.availability, ...shown.availability },
    values: { ...untouched.values, ...shown.values },
  };
}

export function isAudience(value: unknown): value is Audience {
  return AUDIENCES.some((audience) => audience === value);
}
