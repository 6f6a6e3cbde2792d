import { craftPositions } from './believable-craft.ts';
import { techPositions } from './believable-tech.ts';
import type { PositionToBuild } from './builders.ts';
import type {
  AffirmativeTarget,
  Area,
  Currency,
  HiringModel,
  PayPeriod,
  Proficiency,
  TagKind,
  WorkModel,
} from './rules/terms.ts';

export interface BelievablePosition {
  title: string;
  profession: string;
  area: Area;
  /** Hiring model, work model, city, years, pay period, lowest and highest pay in whole units, currency (BRL). */
  facts: [HiringModel, WorkModel, string | null, number, PayPeriod | null, number | null, number | null, Currency?];
  hybridReason?: string;
  text: string;
  responsibilities: string;
  requirements: string;
  benefits: string;
  /** Names by kind, separated by commas. */
  tags: Partial<Record<TagKind, string>>;
  affirmativeTargets?: AffirmativeTarget[];
  /** How well English is asked for; such vacancies are written in English. */
  english?: Proficiency;
}

const FULL_TIME_HOURS = 160;
const PART_TIME_HOURS = 80;

/** Vacancies as real companies would write them, for the demo world and for tests that need lifelike texts. */
export const believablePositions: readonly PositionToBuild[] = [...techPositions, ...craftPositions].map(toBuild);

function toBuild({ facts, text, tags, english, ...position }: BelievablePosition): PositionToBuild {
  const [hiringModel, workModel, city, experienceYears, payPeriod, lowest, highest, currency = 'BRL'] = facts;
  return {
    ...position,
    hiringModel,
    workModel,
    city,
    country: city && 'Brasil',
    experienceYears,
    monthlyHours: payPeriod === 'hour' ? PART_TIME_HOURS : FULL_TIME_HOURS,
    payPeriod,
    payMinimum: lowest === null ? null : lowest * 100,
    payMaximum: highest === null ? null : highest * 100,
    negotiable: payPeriod === null,
    currency,
    aboutOpportunity: text,
    requiredLanguages: english ? [{ language: 'en', proficiency: english }] : [],
    textLanguage: english ? 'en' : 'pt',
    tags: Object.entries(tags).flatMap(([kind, names]) =>
      names.split(', ').map((name) => ({ kind: kind as TagKind, name })),
    ),
  };
}
