import { z } from 'zod';
import { cents, text } from '#platform/contract/schemas.ts';
import { emptyPositionFacts } from './rules/empty-position.ts';
import type { Answer, PositionFacts } from './rules/position-draft.ts';
import * as terms from '#projects/rules/terms.ts';
import { type FieldName, fieldNames, fieldOf, type VacancyField, type VacancyFields } from './rules/vacancy-fields.ts';

type Shape<Schemas extends { [Name in FieldName]: z.ZodType }> = Schemas;
type SaidIn<Name extends FieldName> = Answer<VacancyFields[Name]>;

const tagOf = (longest: number) => z.object({ kind: z.enum(terms.tagKinds), name: text(longest, 1) });
export const requiredLanguage = z.object({
  language: z.string().regex(/^[a-z]{2}$/),
  proficiency: z.enum(terms.proficiencies),
});
/** The limit per kind is a rule with its own message; this limit only bounds the list. */
const MAXIMUM_TAGS_SENT = terms.MAXIMUM_TAGS_PER_KIND * terms.tagKinds.length * 2;
const MOST_CHOICES_SENT = 20;
export const MOST_LANGUAGES = 10;

const schemasOf = (schemaOf: (field: VacancyField, name: FieldName) => z.ZodType) =>
  Object.fromEntries(fieldNames.map((name) => [name, schemaOf(fieldOf(name), name)])) as unknown;

/** One answer in a request; an empty text means not stated. `room`: the factor by which texts may exceed their limit here. */
function postedAnswer(field: VacancyField, room = 1): z.ZodType {
  switch (field.kind) {
    case 'words':
    case 'text':
      return field.empty === undefined
        ? text(field.most * room).transform((said) => said || null)
        : text(field.most, 1);
    case 'choice':
      return z.enum(field.of);
    case 'number':
      return z.int().min(field.least).max(field.most);
    case 'cents':
      return cents;
    case 'flag':
      return z.boolean();
    case 'languages':
      return z.array(requiredLanguage).max(MOST_LANGUAGES);
    case 'tags':
      return z
        .array(tagOf(terms.MAXIMUM_TAG_LENGTH * room))
        .max(MAXIMUM_TAGS_SENT)
        .transform(withoutRepeats);
    case 'choices':
      return z
        .array(z.enum(field.of))
        .max(MOST_CHOICES_SENT)
        .transform((choices) => [...new Set(choices)]);
  }
}

/** Removes duplicate tags. */
function withoutRepeats(tags: terms.Tag[]): terms.Tag[] {
  return [...new Map(tags.map((one) => [`${one.kind} ${one.name.toLowerCase()}`, one])).values()];
}

/** Required fields. */
export const postedFields = schemasOf((field) => postedAnswer(field)) as Shape<{
  [Name in FieldName]: z.ZodType<NonNullable<PositionFacts[Name]>, SaidIn<Name>>;
}>;

/** Lenient: missing or null means not stated. */
export const lenientFields = schemasOf((field, name) =>
  postedAnswer(field)
    .nullish()
    .transform((said) => said ?? emptyPositionFacts[name]),
) as Shape<{
  [Name in FieldName]: z.ZodPipe<
    z.ZodOptional<z.ZodNullable<z.ZodType<PositionFacts[Name], SaidIn<Name>>>>,
    z.ZodTransform<PositionFacts[Name], PositionFacts[Name] | null | undefined>
  >;
}>;

/**
 * For edits: a missing field keeps its value, null clears it. Texts may exceed their limit here, because existing vacancies contain such
 * texts; `lengthProblems` checks whether they are new.
 */
export const changedFields = schemasOf((field) => postedAnswer(field, 2).nullable().optional()) as Shape<{
  [Name in FieldName]: z.ZodOptional<z.ZodType<PositionFacts[Name] | null, SaidIn<Name> | null>>;
}>;

/** As shown to readers of the vacancy. */
export const shownFields = schemasOf((field, name) => {
  const schema = shownAnswer(field);
  return emptyPositionFacts[name] === null ? schema.nullable() : schema;
}) as Shape<{ [Name in FieldName]: z.ZodType<PositionFacts[Name], PositionFacts[Name]> }>;

function shownAnswer(field: VacancyField): z.ZodType {
  switch (field.kind) {
    case 'words':
    case 'text':
      return z.string();
    case 'choice':
      return z.enum(field.of);
    case 'number':
    case 'cents':
      return z.int();
    case 'flag':
      return z.boolean();
    case 'languages':
      return z.array(z.object({ language: z.string(), proficiency: z.enum(terms.proficiencies) }));
    case 'tags':
      return z.array(z.object({ kind: z.enum(terms.tagKinds), name: z.string() }));
    case 'choices':
      return z.array(z.enum(field.of));
  }
}
