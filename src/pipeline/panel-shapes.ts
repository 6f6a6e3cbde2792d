import { z } from 'zod';
import { currency, moment } from '#platform/contract/schemas.ts';
import { abilities, candidateCard, positionHead, stage } from '#pipeline/shapes.ts';
import { KINDS_OF_WORK, PROFICIENCIES, SKILL_KINDS } from '#profiles/rules/profile.ts';

/** 'YYYY-MM', or 'YYYY' where the month is not known. */
const calendarMonth = z.string();

/** A member's profile as companies see it: without phone, e-mail and what the member receives net. */
export const candidateProfile = z.object({
  displayName: z.string(),
  about: z.string(),
  pronouns: z.string(),
  jobTitle: z.string(),
  level: z.int().nullable(),
  country: z.string(),
  city: z.string(),
  availability: z.object({
    isAvailable: z.boolean(),
    partTime: z.boolean(),
    fullTime: z.boolean(),
    freelance: z.boolean(),
    hiringModels: z.array(z.string()),
  }),
  skills: z.array(z.object({ kind: z.enum(SKILL_KINDS), name: z.string() })),
  experiences: z.array(
    z.object({
      id: z.string(),
      company: z.string(),
      office: z.string(),
      kindOfWork: z.enum(KINDS_OF_WORK).nullable(),
      description: z.string(),
      location: z.string(),
      start: calendarMonth.nullable(),
      end: calendarMonth.nullable(),
      currentJob: z.boolean(),
    }),
  ),
  educations: z.array(
    z.object({
      id: z.string(),
      school: z.string(),
      course: z.string(),
      degree: z.string(),
      start: calendarMonth.nullable(),
      end: calendarMonth.nullable(),
      stillTraining: z.boolean(),
    }),
  ),
  languages: z.array(z.object({ language: z.string(), proficiency: z.enum(PROFICIENCIES) })),
  certifications: z.array(z.object({ id: z.string(), name: z.string(), issuer: z.string() })),
  pages: z.object({ linkedin: z.string(), behance: z.string(), github: z.string(), webPage: z.string() }),
  values: z.object({ currency, hourValue: z.int().nullable(), monthValue: z.int().nullable() }),
});
export type CandidateProfile = z.infer<typeof candidateProfile>;

const person = z.object({ name: z.string(), image: z.string().nullable() });

export const candidateComment = z.object({
  commentId: z.uuid(),
  text: z.string(),
  author: person,
  createdAt: moment,
  own: z.boolean(),
});

export const candidateView = z.object({
  card: candidateCard,
  position: positionHead,
  /** The skills that the vacancy asks for. */
  wantedSkills: z.array(z.string()),
  profile: candidateProfile,
  history: z.array(
    z.object({
      id: z.uuid(),
      event: z.string(),
      fromStage: stage.nullable(),
      toStage: stage.nullable(),
      reason: z.string().nullable(),
      actor: person.nullable(),
      at: moment,
    }),
  ),
  comments: z.array(candidateComment),
  abilities,
});
export type CandidateView = z.infer<typeof candidateView>;
