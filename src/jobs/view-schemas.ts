import { z } from 'zod';
import { roles } from '#platform/access/access.ts';
import { moment } from '#platform/contract/schemas.ts';
import { PROFILE_SECTIONS } from '#profiles/rules/profile.ts';
import { shownFields } from '#projects/positions/field-schemas.ts';
import { vacancyKinds } from '#projects/professionals/rules/professional-terms.ts';
import * as terms from '#projects/rules/terms.ts';
import { suitabilityCriteria, verdicts } from '#jobs/opportunities/rules/suitability.ts';
import { ownApplication } from '#jobs/applications/schemas.ts';
import { MISSING_CODES } from '#jobs/applications/rules/eligibility.ts';
import { listedFields, pageFields, pickFields } from '#projects/positions/rules/vacancy-fields.ts';

const pay = z.object({
  period: shownFields.payPeriod,
  minimum: shownFields.payMinimum,
  maximum: shownFields.payMaximum,
  text: shownFields.payText,
  negotiable: shownFields.negotiable,
  currency: shownFields.currency,
});

/** What the list shows of a vacancy. */
export const boardItem = z.object({
  projectId: z.string(),
  positionIndex: z.int(),
  companyName: z.string(),
  ...pickFields(shownFields, listedFields),
  pay,
  publishedAt: moment,
});

const vacancy = boardItem.extend({
  projectType: z.enum(terms.projectTypes).nullable(),
  ...pickFields(shownFields, pageFields),
});

/** How well a vacancy suits, 0 to 100, and the points of each criterion. */
export const suitability = z.object({
  points: z.int(),
  reasons: z.array(z.object({ criterion: z.enum(suitabilityCriteria), verdict: z.enum(verdicts), points: z.number() })),
  sharedSkills: z.array(z.string()),
  askedSkills: z.int(),
});

/** What is still required before applying, in order. */
export const missing = z.array(
  z.object({ code: z.enum(MISSING_CODES), section: z.enum([...PROFILE_SECTIONS, 'tests']) }),
);

/** For its company and the provider's staff: the vacancy's status and what the caller may do to it. */
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
  /** Kept for a vacancy that was filled or closed, so that the page can name it. */
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
