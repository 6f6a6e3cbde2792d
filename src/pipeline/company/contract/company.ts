import { z } from 'zod';
import { stages } from '#applications/rules/stages.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { boundedCount, cursor, oneOrMany, queryFlag, text } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { companySorts, filterFields, MAXIMUM_CHOICES } from '#pipeline/company/contract/view-settings.ts';
import { companyOptionsContract } from '#pipeline/candidates/contract/company-options.ts';
import { companyPeople, ofCompany } from '#pipeline/candidates/contract/of-company.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { candidateSources } from '#applications/rules/candidate-sources.ts';
import { boardColumn, candidateCard, stage } from '#pipeline/candidates/schemas.ts';

const { notFound } = platformErrors;

const many = <Item extends z.ZodType>(item: Item) => oneOrMany(item, MAXIMUM_CHOICES).optional();
const filterQuery = ofCompany.extend({
  search: filterFields.search,
  projectIds: many(z.uuid()),
  positionIds: many(z.uuid()),
  stages: many(z.enum(stages)),
  tagIds: many(z.uuid()),
  skills: many(text(80, 1)),
  sources: many(z.enum(candidateSources)),
  suggested: filterFields.suggested,
  overdue: queryFlag.optional(),
});

/** The candidates of a company over all its vacancies. */
export const companyContract = defineContract({
  ...companyOptionsContract,
  'GET /candidates/board': operation({
    summary: 'The candidates of a company by stage, over all its vacancies',
    access: companyPeople,
    query: filterQuery,
    output: z.object({ columns: z.array(boardColumn), total: z.int() }),
    errors: [notFound],
  }),
  'GET /candidates/board/column': operation({
    summary: 'More candidates of one column of the board of a company',
    access: companyPeople,
    query: filterQuery.extend({ stage, cursor }),
    output: boardColumn,
    errors: [notFound, pipelineErrors.cursorInvalid],
  }),
  'GET /candidates': operation({
    summary: 'The candidates of a company as a sorted list; the count is exact to 1,000',
    access: companyPeople,
    query: filterQuery.extend({
      sort: z.enum(companySorts).default('appliedAt'),
      direction: z.enum(['ascending', 'descending']).default('descending'),
      cursor: cursor.optional(),
      limit: z.coerce.number<string>().int().min(1).max(100).default(50),
    }),
    output: z.object({
      candidates: z.array(candidateCard),
      ...boundedCount.shape,
      nextCursor: z.string().nullable(),
    }),
    errors: [notFound, pipelineErrors.cursorInvalid],
  }),
});
