import { jobsContract } from '#jobs/contract.ts';
import { applicationsContract } from '#jobs/contract/applications.ts';
import { calendarFeedContract } from '#jobs/contract/calendar-feed.ts';
import { applicationsOperations } from '#jobs/server/application-operations.ts';
import { serveCalendarFeed } from '#jobs/server/interviews/calendar-feed.ts';
import { calendarFeedOperations } from '#jobs/server/interviews/operations.ts';
import { remindOfInterviewsJob } from '#jobs/server/interviews/remind.ts';
import { jobBoardJobs } from '#jobs/server/jobs.ts';
import { applicationsLiveTopic } from '#jobs/server/live-topic.ts';
import { jobsOperations } from '#jobs/server/operations.ts';
import { jobPageHead } from '#jobs/server/page-head.ts';
import { serveFeeds } from '#jobs/server/serve-feeds.ts';
import { servePreview } from '#jobs/server/serve-preview.ts';
import { serveSitemap } from '#jobs/server/serve-sitemap.ts';
import { watchAnswersJob } from '#jobs/server/watch-answers.ts';
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
  tablesOpenToTriggers: ['applications', 'application_history'],
});
