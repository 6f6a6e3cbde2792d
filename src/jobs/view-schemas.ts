import { z } from 'zod';
import { roles } from '#platform/access/access.ts';
import { moment } from '#platform/contract/schemas.ts';
import { shownFields } from '#projects/positions/field-schemas.ts';
import type { positionParams } from '#projects/schemas.ts';
import { vacancyKinds } from '#projects/professionals/rules/professional-terms.ts';
import * as terms from '#projects/rules/terms.ts';
import { suitabilityCriteria, verdicts } from '#jobs/opportunities/rules/suitability.ts';
import type { ReaderRelation } from '#jobs/rules/reader-relation.ts';
import { listedFields, pageFields, pickFields } from '#projects/positions/rules/vacancy-fields.ts';

const pay = z.object({
  period: shownFields.payPeriod,
  minimum: shownFields.payMinimum,
  maximum: shownFields.payMaximum,
  text: shownFields.payText,
  negotiable: shownFields.negotiable,
  currency: shownFields.currency,
});

/** A vacancy as the list shows it. */
export const boardItem = z.object({
  projectId: z.string(),
  positionIndex: z.int(),
  companyName: z.string(),
  ...pickFields(shownFields, listedFields),
  pay,
  publishedAt: moment,
});

/** A vacancy as its page shows it. */
export const vacancyView = boardItem.extend({
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

/** For its company and the provider's staff: the vacancy's status and the actions available to the caller. */
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

/** The data of a vacancy's page. The room of applications implements the call, and adds the reader's own application. */
export const vacancyPage = z.object({
  projectId: z.string(),
  positionIndex: z.int(),
  available: z.boolean(),
  /** On the board, while its project takes no applications yet. */
  isUnderReview: z.boolean(),
  /** Retained for a filled or closed vacancy, so that the page can name it. */
  title: z.string().nullable(),
  companyName: z.string().nullable(),
  /** How a vacancy that was on the board ended. */
  ended: z.enum(['filled', 'closed']).nullable(),
  vacancy: vacancyView.nullable(),
  /** The upsell or replacement that the vacancy represents. */
  addition: z.object({ kind: z.enum(vacancyKinds), id: z.string() }).nullable(),
  viewer: z.object({ role: z.enum(roles).nullable(), emailVerified: z.boolean() }),
  abilities: z.object({ apply: z.boolean() }),
  management: management.nullable(),
});

/** The call by which the browser's pages read a vacancy. */
export interface VacancyCall {
  'GET /opportunities/{projectId}/{positionIndex}': {
    params: typeof positionParams;
    output: z.ZodType<z.output<typeof vacancyPage> & ReaderRelation>;
  };
}
