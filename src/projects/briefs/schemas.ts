import { z } from 'zod';
import { currency, language } from '#platform/contract/schemas.ts';
import { VACANCY_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { MOST_LANGUAGES, requiredLanguage } from '#projects/positions/field-schemas.ts';
import type { PositionAnswers } from '#projects/rules/brief-answers.ts';
import { briefSteps } from './rules/brief-problems.ts';
import { CAMPAIGN_PATTERN } from './rules/campaign.ts';
import * as terms from '#projects/rules/terms.ts';
import { fieldOf, type FormField, formFields, type VacancyField } from '#projects/positions/rules/vacancy-fields.ts';

/*
 * A draft is saved exactly as typed: partial answers, texts that are still too long. Shapes and sizes are validated nevertheless, because
 * the saved draft is loaded into the form again. Texts are not trimmed, or a space just typed would vanish.
 */
const typed = (maximum: number) =>
  z
    .string()
    .max(maximum * 2)
    // PostgreSQL cannot store NUL characters.
    .transform((value) => value.toWellFormed().replace(/\u0000/g, ''));
const whole = z.int().min(0).max(Number.MAX_SAFE_INTEGER).nullable();

function draftAnswer(field: VacancyField): z.ZodType {
  switch (field.kind) {
    case 'words':
    case 'text':
      return typed(field.most);
    case 'choice':
      return z.enum(field.of).nullable();
    case 'number':
      return field.isTyped ? whole : z.int().min(field.least).max(field.most).nullable();
    case 'cents':
      return whole;
    case 'flag':
      return z.boolean();
    case 'languages':
      return z.array(requiredLanguage).max(MOST_LANGUAGES);
    case 'tags':
      return z
        .array(z.object({ kind: z.enum(terms.tagKinds), name: typed(terms.MAXIMUM_TAG_LENGTH) }))
        .max(terms.MAXIMUM_TAGS_PER_KIND * terms.tagKinds.length);
    case 'choices':
      return z.array(z.enum(field.of)).max(field.of.length);
  }
}

const draftFields = Object.fromEntries(formFields.map((name) => [name, draftAnswer(fieldOf(name))])) as {
  [Name in FormField]: z.ZodType<PositionAnswers[Name], PositionAnswers[Name]>;
};

const positionAnswers = z.object({
  ...draftFields,
  key: z.string().min(1).max(60),
  professionalEmail: typed(254).optional(),
});

export const briefAnswers = z.object({
  title: typed(200),
  description: typed(VACANCY_TEXT_LENGTH),
  type: z.enum(terms.projectTypes).nullable(),
  currency,
  deadline: z.enum(terms.deadlines).nullable(),
  textLanguage: language.nullable(),
  path: z.enum(terms.projectPaths).optional(),
  positions: z.array(positionAnswers).min(1).max(terms.MAXIMUM_POSITIONS),
});

/** Sent by a browser that may be older than the newest field: missing fields keep their value. */
const sentAnswers = briefAnswers.partial().extend({
  positions: z
    .array(positionAnswers.partial().required({ key: true }))
    .min(1)
    .max(terms.MAXIMUM_POSITIONS),
});

/** As stated in an address. */
export const campaign = z.string().regex(CAMPAIGN_PATTERN);

export const briefBody = z.object({ answers: sentAnswers, step: z.enum(briefSteps) });
