import { profileContent } from '#profiles/profile-schemas.ts';
import type { PublicProfile } from '#profiles/rules/audience.ts';
import { z } from 'zod';

const { availability, values } = profileContent.shape;
type Fields = Record<keyof PublicProfile, true>;

/** The public part of a professional who wants to be found: no pay, no telephone. Built by rules/audience.ts. */
const publicFields = {
  displayName: true,
  about: true,
  pronouns: true,
  jobTitle: true,
  level: true,
  country: true,
  city: true,
  availability: true,
  skills: true,
  experiences: true,
  educations: true,
  languages: true,
  nativeLanguage: true,
  englishLevel: true,
  pages: true,
  certifications: true,
} as const satisfies Fields;

// Rebuilt from the fields, because the write schema rejects extra keys while this one must strip them.
const withoutTimes = z.object(availability.omit({ meetingTimes: true, dailyTimes: true }).shape);
const grossValues = z.object(values.omit({ hourReceive: true, monthReceive: true }).shape);

export const publicProfile = profileContent.pick(publicFields).extend({ availability: withoutTimes });

/** What companies with access to the professional read: adds the times of the day and the gross values. */
export const companyProfile = profileContent
  .pick(publicFields)
  .extend({ availability: z.object(availability.shape), values: grossValues });
