import type { Area, HiringModel, TagKind, WorkModel } from '#projects/rules/terms.ts';

/** A ready-made brief in one language; each item of a list is one line. */
export interface ReadyMadeTexts {
  profession: string;
  project: string;
  aboutOpportunity: string;
  responsibilities: readonly string[];
  requirements: readonly string[];
  benefits: readonly string[];
  /** Written like the skills of the catalogue: `Python; SQL`. */
  tags: Partial<Record<TagKind, string>>;
}

/** A brief to start from: it contains what is similar in every company, so that the company only writes what is specific. */
export interface ReadyMadeBrief {
  key: string;
  area: Area;
  hiringModel: HiringModel;
  workModel: WorkModel;
  experienceYears: number;
  monthlyHours: number;
  texts: { pt: ReadyMadeTexts; en: ReadyMadeTexts };
}
