import { emptyPositionFacts } from '#projects/positions/rules/empty-position.ts';
import type { PositionFacts } from '#projects/positions/rules/position-draft.ts';
import type { Currency, Deadline, ProjectPath, ProjectType } from '#projects/rules/terms.ts';

/** One vacancy as it is being written: texts are never null there, so that fields are never uncontrolled. */
export type PositionAnswers = Omit<PositionFacts, 'currency' | 'payText' | 'textLanguage' | TextName> &
  Record<TextName, string> & {
    key: string;
    /** In-house only: whom the company brings along. Never shown with the vacancy. */
    professionalEmail?: string | undefined;
  };
type TextName =
  | 'profession'
  | 'hybridReason'
  | 'city'
  | 'country'
  | 'hiringCompany'
  | 'aboutOpportunity'
  | 'responsibilities'
  | 'requirements'
  | 'benefits'
  | 'aboutCompany'
  | 'culture';

export interface BriefAnswers {
  title: string;
  description: string;
  type: ProjectType | null;
  currency: Currency;
  deadline: Deadline | null;
  textLanguage: 'pt' | 'en' | null;
  /** Without one people are looked for. */
  path?: ProjectPath | undefined;
  positions: PositionAnswers[];
}

export function emptyPositionAnswers(key: string): PositionAnswers {
  const { currency: _currency, payText: _payText, textLanguage: _textLanguage, ...facts } = emptyPositionFacts;
  return {
    ...facts,
    profession: '',
    hybridReason: '',
    city: '',
    country: '',
    hiringCompany: '',
    aboutOpportunity: '',
    responsibilities: '',
    requirements: '',
    benefits: '',
    aboutCompany: '',
    culture: '',
    key,
  };
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

/** The vacancy's title: what was written, else the profession. */
export function positionTitle(position: Pick<PositionAnswers, 'title' | 'profession'>): string {
  return position.title.trim() || position.profession.trim();
}
