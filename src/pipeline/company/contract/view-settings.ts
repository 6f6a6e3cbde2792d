import { z } from 'zod';
import { text } from '#platform/contract/schemas.ts';
import { stages } from '#applications/rules/stages.ts';
import { candidateSources } from '#applications/rules/candidate-sources.ts';

export const MAXIMUM_CHOICES = 30;
const chosen = <Item extends z.ZodType>(item: Item) => z.array(item).max(MAXIMUM_CHOICES).optional();

export const companySorts = ['stageEnteredAt', 'appliedAt'] as const;
export const companyLayouts = ['board', 'table'] as const;

/** The filters of a company's candidates. */
export const filterFields = {
  search: text(100).optional(),
  projectIds: chosen(z.uuid()),
  positionIds: chosen(z.uuid()),
  stages: chosen(z.enum(stages)),
  tagIds: chosen(z.uuid()),
  skills: chosen(text(80, 1)),
  sources: chosen(z.enum(candidateSources)),
  suggested: z.enum(['yes', 'no']).optional(),
  overdue: z.literal(true).optional(),
};

/** How a company's candidates are displayed; a saved view stores this. */
export const viewSettings = z.strictObject({
  ...filterFields,
  layout: z.enum(companyLayouts),
  sort: z.enum(companySorts),
  direction: z.enum(['ascending', 'descending']),
});
export type ViewSettings = z.infer<typeof viewSettings>;
