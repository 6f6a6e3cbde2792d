import type { HiringModel, PayPeriod, RequiredLanguage, WorkModel } from '#projects/rules/terms.ts';
import { proficiencies, type Proficiency } from '#projects/rules/terms.ts';
import { cityKey } from '#taxonomy/rules/city-key.ts';

// How well a person and a vacancy match in one criterion, 0 to 1; null where either states nothing.

const NEAR_YEARS = 2;
/** Pay up to a tenth below the expectation counts half. */
const NEAR_PAY = 0.9;
/** More hours a month than 30 a week, Brazil's limit of part time (CLT, article 58-A), count as full time. */
const PART_TIME_HOURS = 130;

export interface OpenFor {
  partTime: boolean;
  fullTime: boolean;
  freelance: boolean;
}

/** Gross, integer cents. */
export interface ExpectedPay {
  hourValue: number | null;
  monthValue: number | null;
}

export interface SpokenLanguage {
  language: string;
  proficiency: Proficiency;
}

export function experienceMet(own: number | null, asked: number | null): number | null {
  if (own === null || asked === null) return null;
  if (own >= asked) return 1;
  return asked - own <= NEAR_YEARS ? 0.5 : 0;
}

/** A person who wants full time with fewer hours offered, or a freelancer with many, counts half. */
export function hoursMet({ partTime, fullTime, freelance }: OpenFor, monthlyHours: number | null): number | null {
  if (monthlyHours === null || !(partTime || fullTime || freelance)) return null;
  if (monthlyHours > PART_TIME_HOURS) return fullTime ? 1 : freelance ? 0.5 : 0;
  return partTime || freelance ? 1 : 0.5;
}

/** The share of the required languages that the person speaks well enough. */
export function languagesMet(
  languages: readonly SpokenLanguage[],
  required: readonly RequiredLanguage[],
): number | null {
  if (required.length === 0) return null;
  const rank = (proficiency: Proficiency) => proficiencies.indexOf(proficiency);
  const spoken = required.filter(({ language, proficiency }) =>
    languages.some((own) => own.language === language && rank(own.proficiency) >= rank(proficiency)),
  );
  return spoken.length / required.length;
}

/** Remote work fits every place; otherwise the city decides. */
export function placeMet(city: string, job: { workModel: WorkModel | null; city: string | null }): number | null {
  if (job.workModel === null) return null;
  if (job.workModel === 'remote') return 1;
  if (job.city === null || city === '') return null;
  return Number(cityKey(job.city) === cityKey(city));
}

/** Work at a place that is not the person's own: nobody can do it from where they are. Unknown where either names no city. */
export function isOnSiteElsewhere(city: string, job: { workModel: WorkModel | null; city: string | null }): boolean {
  return job.workModel === 'faceToFace' && placeMet(city, job) === 0;
}

export function hiringModelMet(own: readonly string[], asked: HiringModel | null): number | null {
  return asked === null || own.length === 0 ? null : Number(own.includes(asked));
}

/** The pay that a person expects for the vacancy's pay period; if stated only for the other period, converted by the vacancy's hours. */
export function expectedPayFor(
  { hourValue, monthValue }: ExpectedPay,
  { payPeriod, monthlyHours }: { payPeriod: PayPeriod | null; monthlyHours: number | null },
): number | null {
  if (payPeriod === null) return null;
  const [wish, other] = payPeriod === 'hour' ? [hourValue, monthValue] : [monthValue, hourValue];
  if (wish !== null || other === null || monthlyHours === null) return wish;
  return payPeriod === 'hour' ? other / monthlyHours : other * monthlyHours;
}

/** `most` is the vacancy's maximum pay, in the same currency. */
export function payMet(wish: number | null, most: number | null): number | null {
  if (wish === null || most === null) return null;
  if (most >= wish) return 1;
  return most >= wish * NEAR_PAY ? 0.5 : 0;
}
