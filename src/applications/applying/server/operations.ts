import { applyingContract } from '#applications/applying/contract.ts';
import { applyToJob } from '#applications/applying/server/apply.ts';
import { readEligibility } from '#applications/applying/server/read-eligibility.ts';
import { readJob } from '#applications/applying/server/read-job.ts';
import { readOwnApplication } from '#applications/own/server/read-own-applications.ts';
import { implement } from '#platform/http/implement.ts';
import type { Context } from '#platform/http/request-context.ts';

const minimumScoreOf = ({ settings }: Context) => settings.minimumProfileScore;

export const applyingOperations = implement(applyingContract, {
  'GET /opportunities/{projectId}/{positionIndex}': ({ params, context }) =>
    readJob(context, params, minimumScoreOf(context)),
  'POST /opportunities/eligibility': async ({ body, context }) => {
    const { database, session } = context;
    const applicant = { memberId: session.userId, minimumScore: minimumScoreOf(context) };
    const { missing, jobs } = await readEligibility(database, applicant, body.jobs);
    return { missing, jobs };
  },
  'POST /opportunities/selfAdmission': async ({ body, context }) => {
    const { database, language, ports, session } = context;
    const { projectId, positionIndex, declaration, invitation, sharesResults, ...link } = body;
    const memberId = session.userId;
    const id = await applyToJob(database, {
      memberId,
      projectId,
      positionIndex,
      link,
      invitation,
      declares: declaration?.targets,
      sharesResults,
      minimumScore: minimumScoreOf(context),
      language,
      ports,
    });
    return readOwnApplication({ database, ports }, memberId, id);
  },
});
