import type { Currency } from '#platform/money/currencies.ts';
import { emptyPositionFacts } from '#projects/positions/rules/empty-position.ts';
import type { PositionFacts } from '#projects/positions/rules/position-draft.ts';
import type { Deadline, ProjectPath, ProjectType } from '#projects/rules/terms.ts';
import { type FormField, formFields, isWritten, type WrittenField } from '#projects/positions/rules/vacancy-fields.ts';

/** A vacancy in the form: texts are never null, so that fields stay controlled. */
export type PositionAnswers = {
  [Name in FormField]: Name extends WrittenField ? string : PositionFacts[Name];
} & {
  key: string;
  /** In-house only: the person whom the company brings along. Never shown with the vacancy. */
  professionalEmail?: string | undefined;
};

export interface BriefAnswers {
  title: string;
  description: string;
  type: ProjectType | null;
  currency: Currency;
  deadline: Deadline | null;
  textLanguage: 'pt' | 'en' | null;
  /** Without such a person, candidates are searched for. */
  path?: ProjectPath | undefined;
  positions: PositionAnswers[];
}

/** A vacancy in the form's format. */
export function toPositionAnswers(facts: Pick<PositionFacts, FormField>, key: string): PositionAnswers {
  const answers = formFields.map((name) => [name, facts[name] ?? (isWritten(name) ? '' : null)]);
  return { ...(Object.fromEntries(answers) as Omit<PositionAnswers, 'key'>), key };
}

export function emptyPositionAnswers(key: string): PositionAnswers {
  return toPositionAnswers(emptyPositionFacts, key);
}

export function emptyBriefAnswers(): BriefAnswers {
  return {
    title: '',
    description: '',
    type: null,
    currency: 'BRL',
    deadline: null,
    textLanguage: null,
    positions: [emptyPositionAnswers('1')],
  };
}

/** Sent by a browser that may be older than the newest field. */
export type SentAnswers = Sent<Omit<BriefAnswers, 'positions'>> & {
  positions: (Sent<PositionAnswers> & Pick<PositionAnswers, 'key'>)[];
};
type Sent<Answers> = { [Name in keyof Answers]?: Answers[Name] | undefined };

/** Applies sent answers; missing ones keep their former value. */
export function completeAnswers(sent: SentAnswers, before: BriefAnswers): BriefAnswers {
  const positions = sent.positions.map((position) => ({
    ...(before.positions.find(({ key }) => key === position.key) ?? emptyPositionAnswers(position.key)),
    ...position,
  }));
  return { ...before, ...sent, positions };
}

/** Reads stored answers; fields added to vacancies since then are empty. */
export function readStoredAnswers(stored: object): BriefAnswers {
  const answers = stored as BriefAnswers;
  const empty = emptyPositionAnswers('');
  return { ...answers, positions: answers.positions.map((position) => ({ ...empty, ...position })) };
}

/** The form's values of a vacancy: an empty text means not stated. */
export function statedAnswers(answers: PositionAnswers): Pick<PositionFacts, FormField> {
  const entries = formFields.map((name) => [name, isWritten(name) ? answers[name].trim() || null : answers[name]]);
  return { ...(Object.fromEntries(entries) as Pick<PositionFacts, FormField>), title: positionTitle(answers) };
}

/** The vacancy's title; without one, its profession. */
export function positionTitle(position: Pick<PositionAnswers, 'title' | 'profession'>): string {
  return position.title.trim() || position.profession.trim();
}
