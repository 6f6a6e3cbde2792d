import { implement } from '#platform/http/implement.ts';
import { timesheetContract } from '#timesheets/timesheet/contract.ts';
import { readTimesheet } from './read-timesheet.ts';

export const timesheetOperations = implement(timesheetContract, {
  'GET /timeEntries/project/{projectId}': ({ params, query, context }) =>
    readTimesheet(context, params.projectId, query),
});
