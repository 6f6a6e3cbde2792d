import { accountsSamples } from '#application/testing/access-samples/accounts.ts';
import { backofficeSamples } from '#application/testing/access-samples/backoffice.ts';
import { candidaciesSamples } from '#application/testing/access-samples/candidacies.ts';
import { jobsSamples } from '#application/testing/access-samples/jobs.ts';
import { negotiationsSamples } from '#application/testing/access-samples/negotiations.ts';
import { ownDataSamples } from '#application/testing/access-samples/own-data.ts';
import { pipelineToolsSamples } from '#application/testing/access-samples/pipeline-tools.ts';
import { pipelineSamples } from '#application/testing/access-samples/pipeline.ts';
import { profilesSamples } from '#application/testing/access-samples/profiles.ts';
import { projectsSamples } from '#application/testing/access-samples/projects.ts';
import { quizzesSamples } from '#application/testing/access-samples/quizzes.ts';
import { suggestionsSamples } from '#application/testing/access-samples/suggestions.ts';
import { statisticsSamples } from '#application/testing/access-samples/statistics.ts';
import { supportSamples } from '#application/testing/access-samples/support.ts';
import { talentSamples } from '#application/testing/access-samples/talent.ts';
import { walletSamples } from '#application/testing/access-samples/wallet.ts';
import { workspacesSamples } from '#application/testing/access-samples/workspaces.ts';
import type { AccessSamples } from '#application/testing/access-samples/sample.ts';

/** A call of every operation that could succeed; an operation without one fails the access test. */
export const accessSamples: AccessSamples = {
  ...accountsSamples,
  ...workspacesSamples,
  ...profilesSamples,
  ...quizzesSamples,
  ...projectsSamples,
  ...jobsSamples,
  ...candidaciesSamples,
  ...pipelineSamples,
  ...pipelineToolsSamples,
  ...negotiationsSamples,
  ...supportSamples,
  ...talentSamples,
  ...suggestionsSamples,
  ...statisticsSamples,
  ...walletSamples,
  ...backofficeSamples,
  ...ownDataSamples,
};
