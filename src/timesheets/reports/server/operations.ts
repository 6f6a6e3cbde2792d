import { implement } from '#platform/http/implement.ts';
import { reportsContract } from '#timesheets/reports/contract.ts';
import { answerMonth, answerReport } from './answer-report.ts';
import { cancelReport, downloadReport, readReport } from './read-report.ts';
import { readReportChoices, startReport } from './start-report.ts';

export const reportsOperations = implement(reportsContract, {
  'GET /timeControlReport/{projectId}': ({ params, context }) => readReportChoices(context, params.projectId),
  'POST /timeControlReport/{projectId}': ({ params, body, context }) => startReport(context, params.projectId, body),
  'GET /hourReports/{reportId}': ({ params, context }) => readReport(context, params.reportId),
  'POST /hourReports/{reportId}/cancel': ({ params, context }) => cancelReport(context, params.reportId),
  'GET /hourReports/{reportId}/file': ({ params, context }) => downloadReport(context, params.reportId),
  'GET /timeEntrieReport/{projectId}/{month}/{exportFormat}': ({ params, context }) => answerMonth(context, params),
  'GET /myFreelancers/{projectId}/report/{userId}': ({ params, query: { exportFormat, from, to }, context }) =>
    answerReport(context, params.projectId, { format: exportFormat, from, to, memberId: params.userId }),
});
