import { VACANCY_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { languages } from '#platform/i18n/language.ts';
import { currencies } from '#platform/money/currencies.ts';
import * as terms from '#projects/rules/terms.ts';

/** The steps of a vacancy's form. */
export const positionSteps = ['position', 'requirements', 'conditions', 'texts'] as const;
export type PositionStep = (typeof positionSteps)[number];

/** The type and limits of a field. Without `empty`, the field is optional: null, false or no items then. */
type Shape =
  | { kind: 'words' | 'text'; most: number; empty?: '' }
  | { kind: 'choice'; of: readonly string[]; empty?: string }
  /** `isTyped`: a draft keeps what is out of bounds. */
  | { kind: 'number'; least: number; most: number; isTyped?: true }
  /** An amount in the vacancy's currency. */
  | { kind: 'cents' }
  | { kind: 'flag' | 'languages' | 'tags' }
  | { kind: 'choices'; of: readonly string[] };

interface Place {
  /** Its step in the form; without one the form does not contain it. */
  step?: PositionStep;
  /** Whether publishing requires it. Requirements that depend on other fields are in vacancy-problems.ts. */
  required?: true;
  /** Where the job board shows it: in lists and on its page, only on its page, as its pay, or nowhere. */
  board: 'list' | 'page' | 'pay' | 'hidden';
  /** Its points, out of 100, in the readiness check, and its minimum; without `enough`, readiness.ts has a rule. */
  readiness?: { criterion: string; points: number; enough?: number };
}

export type VacancyField = Shape & Place;

const text = { kind: 'text', most: VACANCY_TEXT_LENGTH, board: 'page' } as const;
const pay = { step: 'conditions', board: 'pay' } as const;

/**
 * The list of all fields of a vacancy: the position, the requirements, the texts, the conditions. Schemas of calls, drafts and views, the
 * empty vacancy, the form's values and its problems derive from it; its order is also that of problems and texts.
 */
export const vacancyFields = {
  profession: { kind: 'words', most: 160, step: 'position', required: true, board: 'page' },
  title: {
    kind: 'words',
    most: 200,
    empty: '',
    step: 'position',
    board: 'list',
    readiness: { criterion: 'clearTitle', points: 10 },
  },
  area: { kind: 'choice', of: terms.areas, step: 'position', required: true, board: 'list' },
  monthlyHours: {
    kind: 'number',
    least: 1,
    most: terms.MAXIMUM_MONTHLY_HOURS,
    isTyped: true,
    step: 'position',
    required: true,
    board: 'list',
    readiness: { criterion: 'hours', points: 5, enough: 1 },
  },
  experienceYears: {
    kind: 'number',
    least: 1,
    most: terms.MAXIMUM_EXPERIENCE_YEARS,
    step: 'requirements',
    required: true,
    board: 'list',
  },
  tags: {
    kind: 'tags',
    step: 'requirements',
    board: 'page',
    readiness: { criterion: 'skills', points: 15, enough: 3 },
  },
  requiredLanguages: {
    kind: 'languages',
    step: 'requirements',
    board: 'page',
    readiness: { criterion: 'languages', points: 5, enough: 1 },
  },
  aboutOpportunity: {
    ...text,
    step: 'position',
    readiness: { criterion: 'aboutOpportunity', points: 15, enough: 200 },
  },
  responsibilities: {
    ...text,
    step: 'texts',
    readiness: { criterion: 'responsibilities', points: 10, enough: 120 },
  },
  requirements: { ...text, step: 'texts' },
  benefits: { ...text, step: 'texts', readiness: { criterion: 'benefits', points: 10, enough: 40 } },
  aboutCompany: { ...text, step: 'texts' },
  culture: { ...text, step: 'texts' },
  /** The name of the hiring company if it is not the workspace's own; lists show it as the company. */
  hiringCompany: { kind: 'words', most: 160, step: 'texts', board: 'hidden' },
  textLanguage: { kind: 'choice', of: languages, board: 'page' },
  hiringModel: { kind: 'choice', of: terms.hiringModels, step: 'conditions', required: true, board: 'list' },
  workModel: {
    kind: 'choice',
    of: terms.workModels,
    step: 'conditions',
    required: true,
    board: 'list',
    readiness: { criterion: 'workModel', points: 10 },
  },
  hybridReason: { kind: 'words', most: 500, step: 'conditions', board: 'page' },
  city: { kind: 'words', most: 120, step: 'conditions', board: 'list' },
  country: { kind: 'words', most: 120, step: 'conditions', board: 'list' },
  payPeriod: { kind: 'choice', of: terms.payPeriods, ...pay },
  payMinimum: { kind: 'cents', ...pay, readiness: { criterion: 'pay', points: 20 } },
  payMaximum: { kind: 'cents', ...pay },
  /** The company's own words when no number can be read from them. */
  payText: { kind: 'words', most: 200, board: 'pay' },
  negotiable: { kind: 'flag', ...pay },
  /** Applies to the whole project. */
  currency: { kind: 'choice', of: currencies, empty: 'BRL', board: 'pay' },
  affirmativeTargets: { kind: 'choices', of: terms.affirmativeTargets, step: 'conditions', board: 'page' },
} as const satisfies Record<string, VacancyField>;

export type VacancyFields = typeof vacancyFields;
export type FieldName = keyof VacancyFields;
type Having<Part> = { [Name in FieldName]: VacancyFields[Name] extends Part ? Name : never }[FieldName];

/** The fields of the form. */
export type FormField = Having<{ step: PositionStep }>;
/** The text fields; never null in the form. */
export type WrittenField = Having<{ kind: 'words' | 'text' }>;
/** Long texts, in the order in which they are written and shown. */
export type VacancyText = Having<{ kind: 'text' }>;

export const fieldNames = Object.keys(vacancyFields) as FieldName[];
/** Without the types of single fields, for code that treats all fields alike. */
export const fieldOf = (name: FieldName): VacancyField => vacancyFields[name];
export const isWritten = (name: FieldName): name is WrittenField => ['words', 'text'].includes(fieldOf(name).kind);

const namesWhere = <Name extends FieldName>(is: (field: VacancyField) => boolean) =>
  fieldNames.filter((name) => is(fieldOf(name))) as Name[];
export const formFields = namesWhere<FormField>(({ step }) => step !== undefined);
export const vacancyTexts = namesWhere<VacancyText>(({ kind }) => kind === 'text');
/** The fields in lists of the job board, except the pay. */
export const listedFields = namesWhere<Having<{ board: 'list' }>>(({ board }) => board === 'list');
/** The additional fields on a vacancy's page. */
export const pageFields = namesWhere<Having<{ board: 'page' }>>(({ board }) => board === 'page');
export const payFields = namesWhere<Having<{ board: 'pay' }>>(({ board }) => board === 'pay');

/** Picks fields of a record under the same names. */
export function pickFields<Source, Name extends keyof Source>(source: Source, names: readonly Name[]) {
  // A loop, because pages of the job board call this thousands of times a second.
  const picked = {} as Pick<Source, Name>;
  for (const name of names) picked[name] = source[name];
  return picked;
}
