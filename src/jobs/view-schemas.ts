import { z } from 'zod';
import { roles } from '#platform/access/access.ts';
import { currency, moment } from '#platform/contract/schemas.ts';
import { PROFILE_SECTIONS } from '#profiles/rules/profile.ts';
import { vacancyKinds } from '#projects/professionals/rules/professional-terms.ts';
import * as terms from '#projects/rules/terms.ts';
import { suitabilityCriteria, verdicts } from '#jobs/opportunities/rules/suitability.ts';
import { ownApplication } from '#jobs/applications/schemas.ts';
import { MISSING_CODES } from '#jobs/applications/rules/eligibility.ts';

const pay = z.object({
  period: z.enum(terms.payPeriods).nullable(),
  minimum: z.int().nullable(),
  maximum: z.int().nullable(),
  /** As the company wrote it, where no figure can be read. */
  text: z.string().nullable(),
  negotiable: z.boolean(),
  currency,
});

/** What the list shows of a vacancy. */
export const boardItem = z.object({
  projectId: z.string(),
  positionIndex: z.int(),
  title: z.string(),
  companyName: z.string(),
  area: z.enum(terms.areas).nullable(),
  hiringModel: z.enum(terms.hiringModels).nullable(),
  workModel: z.enum(terms.workModels).nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  experienceYears: z.int().nullable(),
  monthlyHours: z.int().nullable(),
  pay,
  publishedAt: moment,
});

const vacancy = boardItem.extend({
  profession: z.string().nullable(),
  projectType: z.enum(terms.projectTypes).nullable(),
  hybridReason: z.string().nullable(),
  aboutCompany: z.string().nullable(),
  culture: z.string().nullable(),
  aboutOpportunity: z.string().nullable(),
  responsibilities: z.string().nullable(),
  benefits: z.string().nullable(),
  requirements: z.string().nullable(),
  requiredLanguages: z.array(z.object({ language: z.string(), proficiency: z.enum(terms.proficiencies) })),
  tags: z.array(z.object({ kind: z.enum(terms.tagKinds), name: z.string() })),
  affirmativeTargets: z.array(z.enum(terms.affirmativeTargets)),
  textLanguage: z.enum(['pt', 'en']).nullable(),
});

/** How well a vacancy suits, 0 to 100, and what of that each criterion brought. */
export const suitability = z.object({
  points: z.int(),
  reasons: z.array(z.object({ criterion: z.enum(suitabilityCriteria), verdict: z.enum(verdicts), points: z.number() })),
  sharedSkills: z.array(z.string()),
  askedSkills: z.int(),
});

/** What applying still needs, in the order to do it in. */
export const missing = z.array(
  z.object({ code: z.enum(MISSING_CODES), section: z.enum([...PROFILE_SECTIONS, 'tests']) }),
);

/** For its company and the provider's staff: where the vacancy stands and what the caller may do to it. */
const management = z.object({
  state: z.enum(terms.positionStates),
  version: z.int(),
  project: z.object({ title: z.string(), version: z.int() }),
  client: z.string(),
  candidates: z.int(),
  abilities: z.object({
    edit: z.boolean(),
    hide: z.boolean(),
    show: z.boolean(),
    remove: z.boolean(),
    migrate: z.boolean(),
    indicate: z.boolean(),
  }),
});

export const jobView = z.object({
  projectId: z.string(),
  positionIndex: z.int(),
  available: z.boolean(),
  /** Kept for a vacancy that was filled or closed, so that the page can say which one it was. */
  title: z.string().nullable(),
  companyName: z.string().nullable(),
  /** How a vacancy that was on the board ended. */
  ended: z.enum(['filled', 'closed']).nullable(),
  vacancy: vacancy.nullable(),
  /** The upsell or replacement that the vacancy is. */
  addition: z.object({ kind: z.enum(vacancyKinds), id: z.string() }).nullable(),
  viewer: z.object({ role: z.enum(roles).nullable(), emailVerified: z.boolean() }),
  application: ownApplication.nullable(),
  /** For members who could apply. */
  eligibility: z
    .object({
      eligible: z.boolean(),
      missing,
    })
    .nullable(),
  abilities: z.object({ apply: z.boolean() }),
  management: management.nullable(),
});
