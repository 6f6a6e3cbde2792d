import { z } from 'zod';
import { currency, language } from '#platform/contract/schemas.ts';
import { VACANCY_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { briefSteps } from '#projects/briefs/rules/brief-problems.ts';
import { CAMPAIGN_PATTERN } from '#projects/briefs/rules/campaign.ts';
import * as terms from '#projects/rules/terms.ts';

/*
 * A draft is kept as it is typed: half answers, texts that are still too long. Shapes and sizes are checked all the same,
 * because what is kept is read back into the form. Texts are not trimmed: the space just typed must not vanish.
 */
const typed = (maximum: number) =>
  z
    .string()
    .max(maximum * 2)
    // The database keeps no NUL characters.
    .transform((value) => value.toWellFormed().replace(/\u0000/g, ''));
const whole = z.int().min(0).max(Number.MAX_SAFE_INTEGER).nullable();
const vacancyText = typed(VACANCY_TEXT_LENGTH);

const positionAnswers = z.object({
  key: z.string().min(1).max(60),
  title: typed(200),
  profession: typed(160),
  area: z.enum(terms.areas).nullable(),
  monthlyHours: whole,
  aboutOpportunity: vacancyText,
  experienceYears: z.int().min(1).max(terms.MAXIMUM_EXPERIENCE_YEARS).nullable(),
  tags: z
    .array(z.object({ kind: z.enum(terms.tagKinds), name: typed(100) }))
    .max(terms.MAXIMUM_TAGS_PER_KIND * terms.tagKinds.length),
  requiredLanguages: z
    .array(z.object({ language: z.string().regex(/^[a-z]{2}$/), proficiency: z.enum(terms.proficiencies) }))
    .max(10),
  hiringModel: z.enum(terms.hiringModels).nullable(),
  workModel: z.enum(terms.workModels).nullable(),
  hybridReason: typed(500),
  city: typed(120),
  country: typed(120),
  payPeriod: z.enum(terms.payPeriods).nullable(),
  payMinimum: whole,
  payMaximum: whole,
  negotiable: z.boolean(),
  affirmativeTargets: z.array(z.enum(terms.affirmativeTargets)).max(terms.affirmativeTargets.length),
  hiringCompany: typed(160),
  responsibilities: vacancyText,
  requirements: vacancyText,
  benefits: vacancyText,
  aboutCompany: vacancyText,
  culture: vacancyText,
  professionalEmail: typed(254).optional(),
});

export const briefAnswers = z.object({
  title: typed(200),
  description: vacancyText,
  type: z.enum(terms.projectTypes).nullable(),
  currency,
  deadline: z.enum(terms.deadlines).nullable(),
  textLanguage: language.nullable(),
  path: z.enum(terms.projectPaths).optional(),
  positions: z.array(positionAnswers).min(1).max(terms.MAXIMUM_POSITIONS),
});

/** As it stands in an address. */
export const campaign = z.string().regex(CAMPAIGN_PATTERN);

export const briefBody = z.object({ answers: briefAnswers, step: z.enum(briefSteps) });
