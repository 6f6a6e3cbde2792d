import { z } from 'zod';
import { calendarDate, currency, text } from '#platform/contract/schemas.ts';
import { VACANCY_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { changedFields, lenientFields, postedFields } from '#projects/positions/field-schemas.ts';
import * as terms from '#projects/rules/terms.ts';
import { vacancyFields } from '#projects/positions/rules/vacancy-fields.ts';

export const TITLE_LENGTH = vacancyFields.title.most;

const MAXIMUM_INDEX = 10_000;
/** The index of a vacancy in its project, as stated in a call's body. */
export const positionIndex = z.int().min(0).max(MAXIMUM_INDEX);
/** The vacancy in a call's address. */
export const positionParams = z.object({
  projectId: z.uuid(),
  positionIndex: z.coerce.number<string>().int().min(0).max(MAXIMUM_INDEX),
});

/** An empty text means not stated. */
const words = (maximum: number) => text(maximum).transform((value) => (value === '' ? null : value));
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null);

export const positionBody = z.object({
  ...lenientFields,
  title: postedFields.title,
  currency: optional(currency),
  source: optional(words(300)),
});

export const positionChanges = z.object({
  ...changedFields,
  title: postedFields.title.optional(),
  currency: currency.optional(),
});

export const projectFacts = {
  description: text(VACANCY_TEXT_LENGTH)
    .nullish()
    .transform((value) => value ?? ''),
  type: optional(z.enum(terms.projectTypes)),
  currency: currency.nullish().transform((value) => value ?? ('BRL' as const)),
  deadline: optional(z.enum(terms.deadlines)),
  startDate: optional(calendarDate),
};

export const projectBody = z.object({
  /** If left out: the first position's. */
  title: optional(words(TITLE_LENGTH)),
  ...projectFacts,
  positions: z.array(positionBody).min(1).max(terms.MAXIMUM_POSITIONS),
});
