import { z } from 'zod';
import { companyProfile, publicProfile } from '#profiles/audience-schemas.ts';
import { quizKeys } from '#quizzes/rules/quiz.ts';
import { hireWays } from './rules/hire-way.ts';
import { topCriteria } from './rules/top-professional.ts';

/** Where the hire banner leads the caller; null: there is none. */
export const hire = z.enum(hireWays).nullable();

const professional = { memberId: z.uuid(), image: z.string().nullable(), isTop: z.boolean() };

export const topTalent = z.object({
  ...professional,
  profile: publicProfile,
  hire,
  /** Only for the professional: the state of the page, and which conditions of the stamp are met. */
  own: z.object({ isListed: z.boolean(), met: z.array(z.enum(topCriteria)) }).nullable(),
});

export const professionalView = z.object({
  ...professional,
  profile: companyProfile,
  hire,
  finishedTests: z.array(z.enum(quizKeys)),
  isListed: z.boolean(),
  /** Whether the professional is a candidate of the caller's company. */
  isCandidate: z.boolean(),
});

export const professionalCard = z.object({
  ...professional,
  name: z.string(),
  jobTitle: z.string(),
  level: z.int().nullable(),
  city: z.string(),
  country: z.string(),
  about: z.string(),
  isAvailable: z.boolean(),
  hiringModels: z.array(z.string()),
  skills: z.array(z.string()),
  skillCount: z.int(),
});
