import { listRequiredSkills, sumImportance } from '#jobs/opportunities/rules/required-skills.ts';
import * as shares from '#jobs/opportunities/rules/fit-shares.ts';
import { type ComparableJob, isSameProfession } from '#jobs/opportunities/rules/similarity.ts';
import type { PayPeriod, RequiredLanguage } from '#projects/rules/terms.ts';
import { foldText } from '#taxonomy/rules/fold-text.ts';

/** The part of a profile that suitability uses. No gender, no age, no test results. */
export interface JobPreferences {
  jobTitle: string;
  professionId: string | null;
  skills: readonly string[];
  /** Years of experience, 1 to 10. */
  level: number | null;
  languages: readonly shares.SpokenLanguage[];
  city: string;
  hiringModels: readonly string[];
  openFor: shares.OpenFor;
  values: shares.ExpectedPay & { currency: string };
}

export interface OfferedJob extends ComparableJob {
  requiredLanguages: readonly RequiredLanguage[];
  monthlyHours: number | null;
  payPeriod: PayPeriod | null;
  payMinimum: number | null;
  payMaximum: number | null;
  currency: string;
  /** How central skills are to the profession, 0 to 1 by folded name; empty if the taxonomy does not know. */
  skillWeights: ReadonlyMap<string, number>;
}

/** The weight of each criterion; together 100. */
export const SUITABILITY_WEIGHTS = {
  profession: 24,
  skills: 30,
  experience: 12,
  languages: 8,
  workModel: 8,
  pay: 8,
  hours: 5,
  hiringModel: 5,
} as const;
export type SuitabilityCriterion = keyof typeof SUITABILITY_WEIGHTS;
export const suitabilityCriteria = Object.keys(SUITABILITY_WEIGHTS) as SuitabilityCriterion[];

export const verdicts = ['fits', 'partly', 'differs', 'unsaid'] as const;
export type Verdict = (typeof verdicts)[number];

export interface Reason {
  criterion: SuitabilityCriterion;
  verdict: Verdict;
  /** Out of the criterion's weight. */
  points: number;
}
export interface Suitability {
  /** 0 to 100. */
  points: number;
  reasons: Reason[];
  /** The vacancy's skills that the member has, in the vacancy's spelling. */
  sharedSkills: string[];
  askedSkills: number;
}

/** Half of the weight, so that missing information counts neither for nor against. */
const UNSAID = 0.5;

/** The points of a criterion that is met to this degree (0 to 1; null: not stated). */
export function pointsFor(criterion: SuitabilityCriterion, met: number | null): number {
  return SUITABILITY_WEIGHTS[criterion] * (met ?? UNSAID);
}

/**
 * Rates how a vacancy suits a member, with one figure for members who look for vacancies and companies who look for candidates. Null for an unrelated profession, which members
 * are not shown.
 */
export function rateSuitability(wishes: JobPreferences, job: OfferedJob): Suitability | null {
  const rated = describeSuitability(wishes, job);
  const isOtherTrade = rated.sharedSkills.length === 0 && rated.reasons[0]?.points === 0;
  return isOtherTrade ? null : rated;
}

/**
 * How well a vacancy suits a person, with a reason for each criterion: its weight times the degree to which it is met (0 to 1), or half of
 * the weight where profile or vacancy states nothing. Skills are weighted by kind and by how central they are to the profession
 * (`required-skills.ts`).
 */
export function describeSuitability(wishes: JobPreferences, job: OfferedJob): Suitability {
  const asked = listRequiredSkills(job.tags, job.skillWeights);
  const own = new Set(wishes.skills.map(foldText));
  const shared = asked.filter(({ fold }) => own.has(fold));
  const wish = wishes.values.currency === job.currency ? shares.expectedPayFor(wishes.values, job) : null;
  const met: Record<SuitabilityCriterion, number | null> = {
    profession: Number(isSameProfession(worksAs(wishes), job)),
    skills: asked.length === 0 ? null : sumImportance(shared) / sumImportance(asked),
    experience: shares.experienceMet(wishes.level, job.experienceYears),
    languages: shares.languagesMet(wishes.languages, job.requiredLanguages),
    workModel: shares.placeMet(wishes.city, job),
    pay: shares.payMet(wish, job.payMaximum ?? job.payMinimum),
    hours: shares.hoursMet(wishes.openFor, job.monthlyHours),
    hiringModel: shares.hiringModelMet(wishes.hiringModels, job.hiringModel),
  };
  const reasons = suitabilityCriteria.map((criterion) => {
    return { criterion, verdict: verdictOf(met[criterion]), points: pointsFor(criterion, met[criterion]) };
  });
  const points = Math.round(reasons.reduce((sum, reason) => sum + reason.points, 0));
  return { points, reasons, sharedSkills: shared.map(({ name }) => name), askedSkills: asked.length };
}

export function verdictOf(met: number | null): Verdict {
  if (met === null) return 'unsaid';
  return met === 1 ? 'fits' : met > 0 ? 'partly' : 'differs';
}

const worksAs = ({ jobTitle, professionId }: JobPreferences) => ({ title: jobTitle, profession: null, professionId });
