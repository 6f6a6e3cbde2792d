import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { attachmentsContract } from '#tasks/attachments/contract.ts';
import { attachmentsOperations } from '#tasks/attachments/server/operations.ts';
import { boardContract } from '#tasks/board/contract.ts';
import { boardLiveTopic } from '#tasks/board/server/live-topic.ts';
import { boardOperations } from '#tasks/board/server/operations.ts';
import { taskCommentsContract } from '#tasks/comments/contract.ts';
import { taskCommentsOperations } from '#tasks/comments/server/operations.ts';
import { clockifyContract } from '#tasks/clockify/contract.ts';
import { fetchClockifyJob } from '#tasks/clockify/server/fetch-projects.ts';
import { clockifyOperations } from '#tasks/clockify/server/operations.ts';
import { hoursContract } from '#tasks/hours/contract.ts';
import { ownHoursLiveTopic } from '#tasks/hours/server/live-topic.ts';
import { hoursOperations } from '#tasks/hours/server/operations.ts';
import { runClocksJob } from '#tasks/hours/server/run-clocks.ts';
import { professionalsContract } from '#tasks/professionals/contract.ts';
import { professionalsOperations } from '#tasks/professionals/server/operations.ts';
import { readHoursOfProjects } from '#tasks/professionals/server/project-hours.ts';
import { remindOfHoursJob } from '#tasks/reminders/server/remind-job.ts';
import { reviewContract } from '#tasks/review/contract.ts';
import { applyReviewsJob } from '#tasks/review/server/apply-reviews.ts';
import { reviewOperations } from '#tasks/review/server/operations.ts';
import { passDeadlinesJob } from '#tasks/review/server/pass-deadlines.ts';
import { reportsContract } from '#tasks/reports/contract.ts';
import { reportJobs } from '#tasks/reports/server/jobs.ts';
import { reportsOperations } from '#tasks/reports/server/operations.ts';
import { timesheetContract } from '#tasks/timesheet/contract.ts';
import { timesheetOperations } from '#tasks/timesheet/server/operations.ts';
import { savedViewsContract } from '#tasks/views/saved-contract.ts';
import { savedViewsOperations } from '#tasks/views/server/saved/operations.ts';
import { viewsContract } from '#tasks/views/contract.ts';
import { viewsOperations } from '#tasks/views/server/operations.ts';
import { ownData, spaceRecords } from './records.ts';
import { waiting } from './waiting.ts';

export const capability = defineServerCapability({
  contract: {
    ...boardContract,
    ...viewsContract,
    ...savedViewsContract,
    ...attachmentsContract,
    ...hoursContract,
    ...reviewContract,
    ...taskCommentsContract,
    ...timesheetContract,
    ...reportsContract,
    ...professionalsContract,
    ...clockifyContract,
  },
  operations: [
    ...boardOperations,
    ...viewsOperations,
    ...savedViewsOperations,
    ...attachmentsOperations,
    ...hoursOperations,
    ...reviewOperations,
    ...taskCommentsOperations,
    ...timesheetOperations,
    ...reportsOperations,
    ...professionalsOperations,
    ...clockifyOperations,
  ],
  jobs: [runClocksJob, applyReviewsJob, passDeadlinesJob, remindOfHoursJob, ...reportJobs, fetchClockifyJob],
  liveTopics: (database, gate) => [boardLiveTopic(database, gate), ownHoursLiveTopic(gate)],
  waiting,
  finds: [],
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: { readHoursOfProjects },
  tablesOpenToTriggers: [],
  ownData,
  spaceRecords,
});
