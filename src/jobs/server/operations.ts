import { jobsContract } from '#jobs/contract.ts';
import { applyToJob } from '#jobs/applications/server/apply.ts';
import { changeSearch, deleteSearch, readSavedSearches, saveSearch } from '#jobs/alerts/server/save-search.ts';
import { setAlertsByLink } from '#jobs/alerts/server/stop-alerts.ts';
import { countBoard, readBoard } from '#jobs/board/server/read-board.ts';
import { readCandidacy } from '#jobs/applications/server/read-candidacy.ts';
import { readJob } from '#jobs/vacancy/server/read-job.ts';
import { dismissJob, restoreDismissed } from '#jobs/opportunities/server/dismiss-job.ts';
import { readSimilar } from '#jobs/opportunities/server/read-similar.ts';
import { readSuitable } from '#jobs/opportunities/server/read-suitable.ts';
import { readOwnApplication } from '#jobs/applications/server/read-own-applications.ts';
import { implement } from '#platform/http/implement.ts';
import type { Context } from '#platform/http/request-context.ts';

const publicUrlOf = ({ settings }: Context) => settings.publicUrl;
const minimumScoreOf = ({ settings }: Context) => settings.minimumProfileScore;

export const jobsOperations = implement(jobsContract, {
  'GET /opportunities': ({ query, context }) => readBoard(context.database, query),
  'GET /opportunities/count': ({ query, context }) => countBoard(context.database, query),
  'GET /opportunities/{projectId}/{positionIndex}': ({ params, context }) =>
    readJob(context, params, minimumScoreOf(context)),
  'POST /opportunities/eligibility': async ({ body, context }) => {
    const { database, session } = context;
    const applicant = { memberId: session.userId, minimumScore: minimumScoreOf(context) };
    const { missing, jobs } = await readCandidacy(database, applicant, body.jobs);
    return { missing, jobs };
  },
  'GET /opportunities/{projectId}/{positionIndex}/similar': ({ params, context }) =>
    readSimilar(context.database, params),
  'GET /opportunities/suitable': ({ context }) => readSuitable(context.database, context.session.userId),
  'PUT /opportunities/{projectId}/{positionIndex}/dismissal': async ({ params, body, context }) => {
    await dismissJob(context, { ...params, ...body });
    return { done: true as const };
  },
  'DELETE /opportunities/dismissals': async ({ context }) => {
    await restoreDismissed(context);
    return { done: true as const };
  },
  'POST /opportunities/selfAdmission': async ({ body, context }) => {
    const { database, language, session } = context;
    const { projectId, positionIndex, declaration, ...link } = body;
    const memberId = session.userId;
    const id = await applyToJob(database, {
      memberId,
      projectId,
      positionIndex,
      link,
      declares: declaration?.targets,
      minimumScore: minimumScoreOf(context),
      language,
      publicUrl: publicUrlOf(context),
    });
    return readOwnApplication(database, memberId, id);
  },
  'GET /savedSearches': ({ context }) => readSavedSearches(context),
  'POST /savedSearches': ({ body, context }) => saveSearch(context, body),
  'PATCH /savedSearches/{searchId}': ({ params, body, context }) => changeSearch(context, params.searchId, body),
  'DELETE /savedSearches/{searchId}': ({ params, context }) => deleteSearch(context, params.searchId),
  'POST /alertStops/{code}': ({ params, context }) => setAlertsByLink(context.database, params.code, true, context.now),
  'POST /alertStops/{code}/resume': ({ params, context }) =>
    setAlertsByLink(context.database, params.code, false, context.now),
});
