import { jobsContract } from '#jobs/contract.ts';
import { applicationsContract } from '#jobs/applications/contract.ts';
import { calendarFeedContract } from '#jobs/interviews/contract.ts';
import { applicationsOperations } from '#jobs/applications/server/operations.ts';
import { serveCalendarFeed } from '#jobs/interviews/server/calendar-feed.ts';
import { calendarFeedOperations } from '#jobs/interviews/server/operations.ts';
import { remindOfInterviewsJob } from '#jobs/interviews/server/remind.ts';
import { jobBoardJobs } from '#jobs/server/jobs.ts';
import { applicationsLiveTopic } from '#jobs/applications/server/live-topic.ts';
import { jobsOperations } from '#jobs/server/operations.ts';
import { jobPageHead } from '#jobs/vacancy/server/page-head.ts';
import { ownData, spaceRecords } from '#jobs/server/records.ts';
import { serveFeeds } from '#jobs/feeds/server/serve-feeds.ts';
import { servePreview } from '#jobs/vacancy/server/serve-preview.ts';
import { serveSitemap } from '#jobs/feeds/server/serve-sitemap.ts';
import { watchAnswersJob } from '#jobs/applications/server/answers/watch-answers.ts';
import { closeApplicationsOf } from '#jobs/applications/server/manage-applications.ts';
import { readPeopleOfPositions, readPeopleOfProjects } from '#jobs/applications/server/read-people.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';

export const capability = defineServerCapability({
  contract: { ...jobsContract, ...applicationsContract, ...calendarFeedContract },
  operations: [...jobsOperations, ...applicationsOperations, ...calendarFeedOperations],
  jobs: [...jobBoardJobs, watchAnswersJob, remindOfInterviewsJob],
  liveTopics: (database, gate) => [applicationsLiveTopic(database, gate)],
  pageHead: jobPageHead,
  serveForMachines: (app, place) => {
    serveFeeds(app, place);
    serveSitemap(app, place, { listFurther: place.listSitemapFiles });
    serveCalendarFeed(app, place);
    servePreview(app, place);
  },
  listSitemapFiles: null,
  supplies: { readPeopleOfProjects, readPeopleOfPositions, closeApplicationsOf },
  tablesOpenToTriggers: ['applications', 'application_history'],
  ownData,
  spaceRecords,
});
