import type { Currency } from '#platform/money/currencies.ts';
import type { Deadline, ProjectType, RequiredLanguage, Tag } from '#projects/rules/terms.ts';
import type { FieldName, VacancyField, VacancyFields } from './vacancy-fields.ts';

type Kinds = { words: string; text: string; number: number; cents: number; flag: boolean };
type Lists = { languages: RequiredLanguage[]; tags: Tag[] };

/** The value of a field. */
export type Answer<Field extends VacancyField> = Field extends { kind: 'choice'; of: readonly (infer Choice)[] }
  ? Choice
  : Field extends { kind: 'choices'; of: readonly (infer Choice)[] }
    ? Choice[]
    : (Kinds & Lists)[Field['kind'] & keyof (Kinds & Lists)];

type IsAlwaysSaid = { empty: string } | { kind: 'flag' | 'choices' | keyof Lists };
type Fact<Field extends VacancyField> = Field extends IsAlwaysSaid ? Answer<Field> : Answer<Field> | null;

/** The facts of a vacancy; null means not stated. Pay is in cents of `currency`. */
export type PositionFacts = { -readonly [Name in FieldName]: Fact<VacancyFields[Name]> };

export interface PositionToPost extends PositionFacts {
  source: string | null;
}

export interface ProjectFacts {
  title: string;
  description: string;
  type: ProjectType | null;
  currency: Currency;
  deadline: Deadline | null;
  startDate: string | null;
}

export interface ProjectToPost extends ProjectFacts {
  positions: PositionToPost[];
}
