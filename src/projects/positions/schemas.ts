import { z } from 'zod';
import { cents, currency, language, text } from '#platform/contract/schemas.ts';
import { VACANCY_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { emptyPositionFacts } from '#projects/positions/rules/empty-position.ts';
import * as terms from '#projects/rules/terms.ts';

export const TITLE_LENGTH = 200;

const MOST_POSITIONS = 10_000;
/** The place of a vacancy in its project, as the body of a call says it. */
export const positionIndex = z.int().min(0).max(MOST_POSITIONS);
/** A vacancy, as the address of a call names it. */
export const positionParams = z.object({
  projectId: z.uuid(),
  positionIndex: z.coerce.number<string>().int().min(0).max(MOST_POSITIONS),
});

/** An empty text says nothing. */
const words = (maximum: number) => text(maximum).transform((value) => (value === '' ? null : value));
const vacancyText = words(VACANCY_TEXT_LENGTH);
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null);

const tag = z.object({ kind: z.enum(terms.tagKinds), name: text(100, 1) });
const requiredLanguage = z.object({
  language: z.string().regex(/^[a-z]{2}$/),
  proficiency: z.enum(terms.proficiencies),
});
/** The limit per kind is a rule with its own message; this one only keeps the list from growing without end. */
const MOST_TAGS_SENT = terms.MAXIMUM_TAGS_PER_KIND * terms.tagKinds.length * 2;

const facts = {
  profession: words(160),
  area: z.enum(terms.areas),
  hiringModel: z.enum(terms.hiringModels),
  workModel: z.enum(terms.workModels),
  hybridReason: words(500),
  city: words(120),
  country: words(120),
  experienceYears: z.int().min(1).max(terms.MAXIMUM_EXPERIENCE_YEARS),
  monthlyHours: z.int().min(1).max(terms.MAXIMUM_MONTHLY_HOURS),
  payPeriod: z.enum(terms.payPeriods),
  payMinimum: cents,
  payMaximum: cents,
  payText: words(200),
  negotiable: z.boolean(),
  aboutCompany: vacancyText,
  culture: vacancyText,
  aboutOpportunity: vacancyText,
  responsibilities: vacancyText,
  benefits: vacancyText,
  requirements: vacancyText,
  requiredLanguages: z.array(requiredLanguage).max(10),
  tags: z.array(tag).max(MOST_TAGS_SENT).transform(withoutRepeats),
  affirmativeTargets: z
    .array(z.enum(terms.affirmativeTargets))
    .max(20)
    .transform((targets) => [...new Set(targets)]),
  hiringCompany: words(160),
  textLanguage: language,
};
type Facts = typeof facts;
type FactName = keyof Facts;
type Said<Name extends FactName> = (typeof emptyPositionFacts)[Name];

/** Lenient: what is missing or null is "not said". */
const lenientFacts = Object.fromEntries(
  Object.entries(facts).map(([name, schema]) => [
    name,
    schema.nullish().transform((value) => value ?? emptyPositionFacts[name as FactName]),
  ]),
) as unknown as { [Name in FactName]: z.ZodType<Said<Name>, z.input<Facts[Name]> | null | undefined> };

/** For edits: what is missing stays as it is, null is "not said" from now on. */
const changedFacts = Object.fromEntries(
  Object.entries(facts).map(([name, schema]) => [name, schema.nullable().optional()]),
) as unknown as {
  [Name in FactName]: z.ZodOptional<z.ZodType<Said<Name> | null, z.input<Facts[Name]> | null>>;
};

export const positionBody = z.object({
  title: text(TITLE_LENGTH, 1),
  ...lenientFacts,
  currency: optional(currency),
  source: optional(words(300)),
});

export const positionChanges = z.object({
  title: text(TITLE_LENGTH, 1).optional(),
  ...changedFacts,
  currency: currency.optional(),
});

export const projectFacts = {
  description: text(VACANCY_TEXT_LENGTH)
    .nullish()
    .transform((value) => value ?? ''),
  type: optional(z.enum(terms.projectTypes)),
  currency: currency.nullish().transform((value) => value ?? ('BRL' as const)),
  deadline: optional(z.enum(terms.deadlines)),
  startDate: optional(z.iso.date()),
};

export const projectBody = z.object({
  /** Left out: the first position's. */
  title: optional(words(TITLE_LENGTH)),
  ...projectFacts,
  positions: z.array(positionBody).min(1).max(terms.MAXIMUM_POSITIONS),
});

/** The same tag said twice counts once. */
function withoutRepeats(tags: z.output<typeof tag>[]): z.output<typeof tag>[] {
  return [...new Map(tags.map((one) => [`${one.kind} ${one.name.toLowerCase()}`, one])).values()];
}
