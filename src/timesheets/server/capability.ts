import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { clockifyContract } from '#timesheets/clockify/contract.ts';
import { fetchClockifyJob } from '#timesheets/clockify/server/fetch-projects.ts';
import { clockifyOperations } from '#timesheets/clockify/server/operations.ts';
import { hoursContract } from '#timesheets/hours/contract.ts';
import { ownHoursLiveTopic } from '#timesheets/hours/server/live-topic.ts';
import { findOpenApproval } from '#timesheets/hours/server/open-approval.ts';
import { hoursOperations } from '#timesheets/hours/server/operations.ts';
import { runClocksJob } from '#timesheets/hours/server/run-clocks.ts';
import { professionalsContract } from '#timesheets/professionals/contract.ts';
import { professionalsOperations } from '#timesheets/professionals/server/operations.ts';
import { readHoursOfProjects } from '#timesheets/professionals/server/project-hours.ts';
import { remindOfHoursJob } from '#timesheets/reminders/server/remind-job.ts';
import { reviewContract } from '#timesheets/review/contract.ts';
import { applyReviewsJob } from '#timesheets/review/server/apply-reviews.ts';
import { reviewOperations } from '#timesheets/review/server/operations.ts';
import { passDeadlinesJob } from '#timesheets/review/server/pass-deadlines.ts';
import { reportsContract } from '#timesheets/reports/contract.ts';
import { reportJobs } from '#timesheets/reports/server/jobs.ts';
import { reportsOperations } from '#timesheets/reports/server/operations.ts';
import { timesheetContract } from '#timesheets/timesheet/contract.ts';
import { timesheetOperations } from '#timesheets/timesheet/server/operations.ts';
import { ownData, spaceRecords } from './records.ts';
import { waiting } from './waiting.ts';

export const capability = defineServerCapability({
  contract: {
    ...hoursContract,
    ...reviewContract,
    ...timesheetContract,
    ...reportsContract,
    ...professionalsContract,
    ...clockifyContract,
  },
  operations: [
    ...hoursOperations,
    ...reviewOperations,
    ...timesheetOperations,
    ...reportsOperations,
    ...professionalsOperations,
    ...clockifyOperations,
  ],
  jobs: [runClocksJob, applyReviewsJob, passDeadlinesJob, remindOfHoursJob, ...reportJobs, fetchClockifyJob],
  liveTopics: (_database, gate) => [ownHoursLiveTopic(gate)],
  waiting,
  finds: [],
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: { findOpenApproval, readHoursOfProjects },
  tablesOpenToTriggers: [],
  ownData,
  spaceRecords,
});
