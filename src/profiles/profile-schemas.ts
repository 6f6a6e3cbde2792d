import { z } from 'zod';
import { cents, text, webAddressOrEmpty } from '#platform/contract/schemas.ts';
import { currencies } from '#platform/money/currencies.ts';
import { profileErrors } from '#profiles/errors.ts';
import { isCalendarMonth, isEarlier } from '#profiles/rules/calendar-month.ts';
import { foldText } from '#profiles/rules/folded-text.ts';
import { LIST_RULES } from '#profiles/rules/profile-list.ts';
import { MAXIMUM_HOURLY_CENTS, MAXIMUM_LEVEL, MINIMUM_LEVEL, PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import {
  HIRING_MODELS,
  KINDS_OF_WORK,
  MEETING_TIMES,
  PROFICIENCIES,
  SKILL_KINDS,
  START_TIMES,
} from '#profiles/rules/profile.ts';

type FieldError = (typeof profileErrors)[keyof typeof profileErrors];
const because = (error: FieldError, path: string[] = []) => ({ params: { code: error.code }, path });

const line = text(PROFILE_LIMITS.shortText);
const namedLine = text(PROFILE_LIMITS.shortText, 1);
const freeText = text(PROFILE_LIMITS.freeText);
const entryId = text(60);
const month = z.string().max(10).refine(isCalendarMonth, because(profileErrors.monthInvalid)).nullable();
const proficiency = z.enum(PROFICIENCIES);
const webAddress = webAddressOrEmpty(profileErrors.addressInvalid.code);

const inOrder = ({ start, end }: { start: string | null; end: string | null }) =>
  start === null || end === null || !isEarlier(end, start);

const phone = z.strictObject({
  countryCode: z.string().regex(/^(\+\d{1,3})?$/),
  phoneNumber: z.string().regex(new RegExp(`^(\\d{4,${PROFILE_LIMITS.phoneDigits}})?$`)),
});

const availability = z.strictObject({
  isAvailable: z.boolean(),
  startsWithin: z.enum(START_TIMES).nullable().default(null),
  dailyTimes: z.array(z.enum(MEETING_TIMES)).max(MEETING_TIMES.length).default([]),
  meetingTimes: z.array(z.enum(MEETING_TIMES)).max(MEETING_TIMES.length),
  partTime: z.boolean(),
  fullTime: z.boolean(),
  freelance: z.boolean(),
  hiringModels: z.array(z.enum(HIRING_MODELS)).max(HIRING_MODELS.length),
});

const skill = z.strictObject({ kind: z.enum(SKILL_KINDS), name: text(PROFILE_LIMITS.skillName, 1) });

const experience = z.strictObject({
  id: entryId,
  company: line,
  office: namedLine,
  kindOfWork: z.enum(KINDS_OF_WORK).nullable(),
  description: freeText,
  location: line,
  start: month,
  end: month,
  currentJob: z.boolean(),
});

const education = z.strictObject({
  id: entryId,
  school: namedLine,
  course: line,
  degree: line,
  start: month,
  end: month,
  stillTraining: z.boolean(),
  description: freeText,
});

const spokenLanguage = z.strictObject({ language: namedLine, proficiency });

const certification = z.strictObject({
  id: entryId,
  name: namedLine,
  issuer: line,
  url: webAddress,
  licenseNumber: line,
  issued: month,
  expires: month,
});

const values = z.strictObject({
  currency: z.enum(currencies),
  hourValue: cents.nullable(),
  hourReceive: cents.nullable(),
  monthValue: cents.nullable(),
  monthReceive: cents.nullable(),
});

const hourly = cents.max(MAXIMUM_HOURLY_CENTS).nullable();
const isNetWithin = (gross: number | null, net: number | null) => gross === null || net === null || net <= gross;

/** Any number of sections of the profile, as written by its member. */
export const profileUpdate = z
  .strictObject({
    displayName: namedLine,
    about: freeText,
    pronouns: line,
    jobTitle: namedLine,
    level: z.int().min(MINIMUM_LEVEL).max(MAXIMUM_LEVEL),
    country: line,
    city: line,
    phone,
    availability: availability.refine(
      ({ freelance, hiringModels }) => !freelance || hiringModels.length > 0,
      because(profileErrors.hiringModelMissing, ['hiringModels']),
    ),
    skills: z
      .array(skill)
      .max(PROFILE_LIMITS.skillsPerKind * SKILL_KINDS.length)
      .refine((skills) => areDistinct(skills.map(({ name }) => foldText(name))), because(profileErrors.duplicateEntry))
      .refine(
        (skills) =>
          SKILL_KINDS.every((kind) => skills.filter((one) => one.kind === kind).length <= PROFILE_LIMITS.skillsPerKind),
        because(profileErrors.tooManySkills),
      ),
    experiences: z
      .array(experience.refine(inOrder, because(profileErrors.endBeforeStart, ['end'])))
      .max(PROFILE_LIMITS.experiences),
    educations: z
      .array(education.refine(inOrder, because(profileErrors.endBeforeStart, ['end'])))
      .max(PROFILE_LIMITS.educations),
    languages: z
      .array(spokenLanguage)
      .max(PROFILE_LIMITS.languages)
      .refine(
        (languages) => areDistinct(languages.map(LIST_RULES.languages.key)),
        because(profileErrors.duplicateEntry),
      ),
    nativeLanguage: line,
    englishLevel: proficiency.nullable(),
    pages: z.strictObject({ linkedin: webAddress, behance: webAddress, github: webAddress, webPage: webAddress }),
    values: values
      .extend({ hourValue: hourly, hourReceive: hourly })
      .refine(
        ({ hourValue, hourReceive }) => isNetWithin(hourValue, hourReceive),
        because(profileErrors.netAboveGross, ['hourReceive']),
      )
      .refine(
        ({ monthValue, monthReceive }) => isNetWithin(monthValue, monthReceive),
        because(profileErrors.netAboveGross, ['monthReceive']),
      ),
    certifications: z
      .array(
        certification.refine(
          ({ issued, expires }) => inOrder({ start: issued, end: expires }),
          because(profileErrors.endBeforeStart, ['expires']),
        ),
      )
      .max(PROFILE_LIMITS.certifications),
  })
  .partial();

function areDistinct(keys: readonly string[]): boolean {
  return new Set(keys).size === keys.length;
}

/** A profile in an answer: it was validated on its way in. */
export const profileContent = z.object({
  displayName: z.string(),
  about: z.string(),
  pronouns: z.string(),
  jobTitle: z.string(),
  professionId: z.string().nullable(),
  level: z.int().nullable(),
  country: z.string(),
  city: z.string(),
  phone: z.object({ countryCode: z.string(), phoneNumber: z.string() }),
  availability,
  skills: z.array(z.object({ kind: z.enum(SKILL_KINDS), name: z.string() })),
  experiences: z.array(
    z.object({
      id: z.string(),
      company: z.string(),
      office: z.string(),
      kindOfWork: z.enum(KINDS_OF_WORK).nullable(),
      description: z.string(),
      location: z.string(),
      start: z.string().nullable(),
      end: z.string().nullable(),
      currentJob: z.boolean(),
    }),
  ),
  educations: z.array(
    z.object({
      id: z.string(),
      school: z.string(),
      course: z.string(),
      degree: z.string(),
      start: z.string().nullable(),
      end: z.string().nullable(),
      stillTraining: z.boolean(),
      description: z.string(),
    }),
  ),
  languages: z.array(z.object({ language: z.string(), proficiency })),
  nativeLanguage: z.string(),
  englishLevel: proficiency.nullable(),
  pages: z.object({ linkedin: z.string(), behance: z.string(), github: z.string(), webPage: z.string() }),
  values,
  certifications: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      issuer: z.string(),
      url: z.string(),
      licenseNumber: z.string(),
      issued: z.string().nullable(),
      expires: z.string().nullable(),
    }),
  ),
});
