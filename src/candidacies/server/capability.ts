import { finds } from '#candidacies/server/findable.ts';
import { closeApplicationsOf } from '#candidacies/advancing/server/manage-applications.ts';
import { watchAnswersJob } from '#candidacies/advancing/server/answers/watch-answers.ts';
import { hasApplied } from '#candidacies/applications/server/has-applied.ts';
import { countRemaining } from '#candidacies/applications/server/remaining.ts';
import { readPeopleOfPositions, readPeopleOfProjects } from '#candidacies/applications/server/read-people.ts';
import { purgeKeptVacanciesJob } from '#candidacies/applying/server/kept/keep-vacancy.ts';
import { keptVacanciesOperations } from '#candidacies/applying/server/kept/operations.ts';
import { applyingOperations } from '#candidacies/applying/server/operations.ts';
import { candidaciesContract } from '#candidacies/contract.ts';
import { serveCalendarFeed } from '#candidacies/interviews/server/calendar-feed.ts';
import { calendarFeedOperations } from '#candidacies/interviews/server/operations.ts';
import { notifyLapsedOffersJob } from '#candidacies/interviews/server/reminding/notify-lapsed-offers.ts';
import { releaseFormerInterviewersJob } from '#candidacies/interviews/server/leaving/release-former-interviewers.ts';
import { releaseInterviewer } from '#candidacies/interviews/server/leaving/release-interviewer.ts';
import { remindOfInterviewsJob } from '#candidacies/interviews/server/reminding/remind.ts';
import { applicationsLiveTopic } from '#candidacies/own/server/live-topic.ts';
import { applicationsOperations } from '#candidacies/own/server/operations.ts';
import { ownData, spaceRecords } from '#candidacies/server/records.ts';
import { waiting } from '#candidacies/server/waiting.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';

export const capability = defineServerCapability({
  contract: candidaciesContract,
  operations: [...applyingOperations, ...keptVacanciesOperations, ...applicationsOperations, ...calendarFeedOperations],
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
