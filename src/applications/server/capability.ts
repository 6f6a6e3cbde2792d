import { finds } from '#applications/server/findable.ts';
import { closeApplicationsOf } from '#applications/advancing/server/manage-applications.ts';
import { watchAnswersJob } from '#applications/advancing/server/answers/watch-answers.ts';
import { hasApplied } from '#applications/server/has-applied.ts';
import { countRemaining } from '#applications/server/remaining.ts';
import { readPeopleOfPositions, readPeopleOfProjects } from '#applications/server/read-people.ts';
import { purgeKeptVacanciesJob } from '#applications/applying/server/kept/keep-vacancy.ts';
import { keptVacanciesOperations } from '#applications/applying/server/kept/operations.ts';
import { applyingOperations } from '#applications/applying/server/operations.ts';
import { applicationsContract } from '#applications/contract.ts';
import { serveCalendarFeed } from '#applications/interviews/server/calendar-feed.ts';
import { calendarFeedOperations } from '#applications/interviews/server/operations.ts';
import { notifyLapsedOffersJob } from '#applications/interviews/server/reminding/notify-lapsed-offers.ts';
import { releaseFormerInterviewersJob } from '#applications/interviews/server/leaving/release-former-interviewers.ts';
import { releaseInterviewer } from '#applications/interviews/server/leaving/release-interviewer.ts';
import { remindOfInterviewsJob } from '#applications/interviews/server/reminding/remind.ts';
import { applicationsLiveTopic } from '#applications/own/server/live-topic.ts';
import { ownApplicationsOperations } from '#applications/own/server/operations.ts';
import { ownData, spaceRecords } from '#applications/server/records.ts';
import { waiting } from '#applications/server/waiting.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';

export const capability = defineServerCapability({
  contract: applicationsContract,
  operations: [
    ...applyingOperations,
    ...keptVacanciesOperations,
    ...ownApplicationsOperations,
    ...calendarFeedOperations,
  ],
  jobs: [
    watchAnswersJob,
    remindOfInterviewsJob,
    notifyLapsedOffersJob,
    releaseFormerInterviewersJob,
    purgeKeptVacanciesJob,
  ],
  liveTopics: (database, gate) => [applicationsLiveTopic(database, gate)],
  waiting,
  finds,
  pageHead: null,
  serveForMachines: serveCalendarFeed,
  listSitemapFiles: null,
  supplies: {
    hasApplied,
    readPeopleOfProjects,
    readPeopleOfPositions,
    countRemaining,
    closeApplicationsOf,
    releaseInterviewer,
  },
  tablesOpenToTriggers: ['applications', 'application_history'],
  ownData,
  spaceRecords,
});
