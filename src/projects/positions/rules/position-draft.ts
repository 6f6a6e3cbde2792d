import type {
  AffirmativeTarget,
  Area,
  Currency,
  Deadline,
  HiringModel,
  PayPeriod,
  ProjectType,
  RequiredLanguage,
  Tag,
  WorkModel,
} from '#projects/rules/terms.ts';

/** What a vacancy says; null is "not said". */
export interface PositionFacts {
  title: string;
  profession: string | null;
  area: Area | null;
  hiringModel: HiringModel | null;
  workModel: WorkModel | null;
  hybridReason: string | null;
  city: string | null;
  country: string | null;
  experienceYears: number | null;
  monthlyHours: number | null;
  payPeriod: PayPeriod | null;
  /** In cents of `currency`. */
  payMinimum: number | null;
  payMaximum: number | null;
  payText: string | null;
  negotiable: boolean;
  currency: Currency;
  aboutCompany: string | null;
  culture: string | null;
  aboutOpportunity: string | null;
  responsibilities: string | null;
  benefits: string | null;
  requirements: string | null;
  requiredLanguages: RequiredLanguage[];
  tags: Tag[];
  affirmativeTargets: AffirmativeTarget[];
  hiringCompany: string | null;
  textLanguage: 'pt' | 'en' | null;
}

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

/** The texts of a vacancy, in the order in which they are written and shown. */
export const vacancyTexts = [
  'aboutOpportunity',
  'responsibilities',
  'requirements',
  'benefits',
  'aboutCompany',
  'culture',
] as const;
