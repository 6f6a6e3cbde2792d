import type { CalendarMonth } from '#profiles/rules/calendar-month.ts';

export const SKILL_KINDS = ['skills', 'softwares', 'methodologies', 'languages', 'databases'] as const;
export const PROFICIENCIES = ['basic', 'intermediate', 'advanced', 'fluent', 'native'] as const;
export const HIRING_MODELS = ['CLT', 'PJ'] as const;
export const KINDS_OF_WORK = ['CLT', 'PJ', 'freelance', 'internship', 'temporary', 'volunteer', 'other'] as const;
export const MEETING_TIMES = ['morning', 'afternoon', 'evening'] as const;
/** Time from an offer to the first day. */
export const START_TIMES = ['atOnce', 'twoWeeks', 'oneMonth', 'twoMonths'] as const;
export const PAGE_KINDS = ['linkedin', 'behance', 'github', 'webPage'] as const;
export const currencies = ['BRL', 'USD', 'EUR'] as const;
export const PROFILE_SECTIONS = ['myProfile', 'experiences', 'educations', 'skills', 'languages', 'values'] as const;

export type SkillKind = (typeof SKILL_KINDS)[number];
export type Proficiency = (typeof PROFICIENCIES)[number];
export type HiringModel = (typeof HIRING_MODELS)[number];
export type KindOfWork = (typeof KINDS_OF_WORK)[number];
export type MeetingTime = (typeof MEETING_TIMES)[number];
export type StartTime = (typeof START_TIMES)[number];
export type PageKind = (typeof PAGE_KINDS)[number];
export type Currency = (typeof currencies)[number];
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

/** `countryCode` with its plus ('+55') or ''; `phoneNumber` only digits. */
export type Phone = { countryCode: string; phoneNumber: string };

export type Availability = {
  isAvailable: boolean;
  /** The specification's workAvailability; null: not given. */
  startsWithin: StartTime | null;
  /** When the member works (dailyTime) and can attend meetings, by part of the day. */
  dailyTimes: MeetingTime[];
  meetingTimes: MeetingTime[];
  partTime: boolean;
  fullTime: boolean;
  freelance: boolean;
  hiringModels: HiringModel[];
};

export type Skill = { kind: SkillKind; name: string };

export type Experience = {
  id: string;
  company: string;
  office: string;
  kindOfWork: KindOfWork | null;
  description: string;
  location: string;
  start: CalendarMonth | null;
  end: CalendarMonth | null;
  currentJob: boolean;
};

export type Education = {
  id: string;
  school: string;
  course: string;
  degree: string;
  start: CalendarMonth | null;
  end: CalendarMonth | null;
  stillTraining: boolean;
  description: string;
};

/** `language` is an ISO 639-1 code ('pt') when the language is known, otherwise the member's own words. */
export type SpokenLanguage = { language: string; proficiency: Proficiency };

export type Certification = {
  id: string;
  name: string;
  issuer: string;
  url: string;
  licenseNumber: string;
  issued: CalendarMonth | null;
  expires: CalendarMonth | null;
};

/** Integer cents of `currency`: value is gross (what the company pays), receive is net (what arrives). */
export type ExpectedValues = {
  currency: Currency;
  hourValue: number | null;
  hourReceive: number | null;
  monthValue: number | null;
  monthReceive: number | null;
};

/**
 * A member's profile as plain data. An empty text is '' and never null.
 * `country` is an ISO 3166-1 alpha-2 code ('BR') when known, otherwise the member's own words.
 * `level` is years of experience, 1 to 10 where 10 means ten or more.
 */
export type Profile = {
  displayName: string;
  about: string;
  pronouns: string;
  jobTitle: string;
  professionId: string | null;
  level: number | null;
  country: string;
  city: string;
  phone: Phone;
  availability: Availability;
  skills: Skill[];
  experiences: Experience[];
  educations: Education[];
  languages: SpokenLanguage[];
  nativeLanguage: string;
  englishLevel: Proficiency | null;
  pages: Record<PageKind, string>;
  values: ExpectedValues;
  certifications: Certification[];
};

/** What the document of a profile holds: the name is the account's alone, and a copy of it in older documents is not read. */
export type ProfileContent = Omit<Profile, 'displayName'>;

/** The profile of a new member: only the defaults of the specification. */
export function emptyProfile(): Profile {
  return {
    displayName: '',
    about: '',
    pronouns: '',
    jobTitle: '',
    professionId: null,
    level: null,
    country: '',
    city: '',
    phone: { countryCode: '', phoneNumber: '' },
    availability: {
      isAvailable: true,
      startsWithin: null,
      dailyTimes: [],
      meetingTimes: [],
      partTime: false,
      fullTime: false,
      freelance: false,
      hiringModels: [],
    },
    skills: [],
    experiences: [],
    educations: [],
    languages: [],
    nativeLanguage: 'pt',
    englishLevel: null,
    pages: { linkedin: '', behance: '', github: '', webPage: '' },
    values: { currency: 'BRL', hourValue: null, hourReceive: null, monthValue: null, monthReceive: null },
    certifications: [],
  };
}
