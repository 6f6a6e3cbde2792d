import { implement } from '#platform/http/implement.ts';
import { companyContract } from '#pipeline/company/contract/company.ts';
import { listOfCompany, readBoardOfCompany, readColumnOfCompany } from './read-company.ts';
import { readCompanyOptions } from './read-options.ts';

export const companyOperations = implement(companyContract, {
  'GET /candidates/options': ({ query, context }) => readCompanyOptions(context, query.workspaceId),
  'GET /candidates/board': ({ query, context }) => readBoardOfCompany(context, query),
  'GET /candidates/board/column': ({ query, context }) => readColumnOfCompany(context, query),
  'GET /candidates': ({ query, context }) => listOfCompany(context, query),
});
