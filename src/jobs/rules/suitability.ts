import { type ComparableJob, isSameWork } from '#jobs/rules/similarity.ts';
import type { Proficiency, RequiredLanguage } from '#projects/rules/terms.ts';
import { proficiencies } from '#projects/rules/terms.ts';
import { foldText } from '#taxonomy/rules/fold-text.ts';

/** What of a profile says which vacancies suit. No gender, no age, nothing of the tests. */
export interface Wishes {
  jobTitle: string;
  professionId: string | null;
  skills: readonly string[];
  /** Years of experience, 1 to 10. */
  level: number | null;
  languages: readonly { language: string; proficiency: Proficiency }[];
  city: string;
  hiringModels: readonly string[];
  /** Gross, integer cents. */
  values: { currency: string; hourValue: number | null; monthValue: number | null };
}

export interface OfferedJob extends ComparableJob {
  requiredLanguages: readonly RequiredLanguage[];
  payPeriod: 'hour' | 'month' | null;
  payMinimum: number | null;
  payMaximum: number | null;
  currency: string;
}

/** What each criterion weighs; together 100. */
export const SUITABILITY_WEIGHTS = {
  profession: 26,
  skills: 30,
  experience: 12,
  languages: 8,
  workModel: 10,
  pay: 8,
  hiringModel: 6,
} as const;
export type SuitabilityCriterion = keyof typeof SUITABILITY_WEIGHTS;
export const suitabilityCriteria = Object.keys(SUITABILITY_WEIGHTS) as SuitabilityCriterion[];

export const verdicts = ['fits', 'partly', 'differs', 'unsaid'] as const;
export type Verdict = (typeof verdicts)[number];

export interface Reason {
  criterion: SuitabilityCriterion;
  verdict: Verdict;
  /** Of the criterion's weight. */
  points: number;
}
export interface Suitability {
  /** 0 to 100. */
  points: number;
  reasons: Reason[];
  /** The skills of the vacancy that the member has, in the vacancy's words. */
  sharedSkills: string[];
  askedSkills: number;
}

/** Half of the weight: what nobody said neither speaks for a vacancy nor against it. */
const UNSAID = 0.5;
const NEAR_YEARS = 2;
/** Pay up to a tenth below the wish counts half. */
const NEAR_PAY = 0.9;

/**
 * How well a vacancy suits a member, with the reason of each criterion: its weight times how far it is met (0 to 1), and half of the
 * weight where profile or vacancy says nothing. Null when neither the profession nor a single skill is the member's: then it is another trade.
 */
export function rateSuitability(wishes: Wishes, job: OfferedJob): Suitability | null {
  const sharedSkills = shared(wishes, job);
  const sameWork = isSameWork(worksAs(wishes), job);
  if (!sameWork && sharedSkills.length === 0) return null;
  const met: Record<SuitabilityCriterion, number | null> = {
    profession: sameWork ? 1 : 0,
    skills: job.tags.length === 0 ? null : sharedSkills.length / askedSkills(job),
    experience: experienceMet(wishes.level, job.experienceYears),
    languages: languagesMet(wishes, job),
    workModel: placeMet(wishes.city, job),
    pay: payMet(wishes.values, job),
    hiringModel:
      job.hiringModel === null || wishes.hiringModels.length === 0
        ? null
        : Number(wishes.hiringModels.includes(job.hiringModel)),
  };
  const reasons = suitabilityCriteria.map((criterion) => {
    const share = met[criterion];
    return { criterion, verdict: verdictOf(share), points: SUITABILITY_WEIGHTS[criterion] * (share ?? UNSAID) };
  });
  const points = Math.round(reasons.reduce((sum, reason) => sum + reason.points, 0));
  return { points, reasons, sharedSkills, askedSkills: askedSkills(job) };
}

function verdictOf(share: number | null): Verdict {
  if (share === null) return 'unsaid';
  return share === 1 ? 'fits' : share > 0 ? 'partly' : 'differs';
}

const worksAs = ({ jobTitle, professionId }: Wishes) => ({ title: jobTitle, profession: null, professionId });
const askedSkills = ({ tags }: OfferedJob) => new Set(tags.map(({ name }) => foldText(name))).size;

function shared({ skills }: Wishes, { tags }: OfferedJob): string[] {
  const own = new Set(skills.map(foldText));
  const byFold = new Map(tags.map(({ name }) => [foldText(name), name]));
  return [...byFold].filter(([fold]) => own.has(fold)).map(([, name]) => name);
}

function experienceMet(own: number | null, asked: number | null): number | null {
  if (own === null || asked === null) return null;
  if (own >= asked) return 1;
  return asked - own <= NEAR_YEARS ? 0.5 : 0;
}

/** The share of the asked languages that the member speaks well enough. */
function languagesMet({ languages }: Wishes, { requiredLanguages }: OfferedJob): number | null {
  if (requiredLanguages.length === 0) return null;
  const rank = (proficiency: Proficiency) => proficiencies.indexOf(proficiency);
  const spoken = requiredLanguages.filter(({ language, proficiency }) =>
    languages.some((own) => own.language === language && rank(own.proficiency) >= rank(proficiency)),
  );
  return spoken.length / requiredLanguages.length;
}

/** Remote suits everywhere; otherwise the city decides. */
function placeMet(city: string, job: OfferedJob): number | null {
  if (job.workModel === null) return null;
  if (job.workModel === 'remote') return 1;
  if (job.city === null || city === '') return null;
  return Number(foldText(job.city) === foldText(city));
}

function payMet({ currency, hourValue, monthValue }: Wishes['values'], job: OfferedJob): number | null {
  const wish = job.payPeriod === 'hour' ? hourValue : job.payPeriod === 'month' ? monthValue : null;
  const most = job.payMaximum ?? job.payMinimum;
  if (wish === null || most === null || job.currency !== currency) return null;
  if (most >= wish) return 1;
  return most >= wish * NEAR_PAY ? 0.5 : 0;
}
