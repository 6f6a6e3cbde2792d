import type { startInterviewWorld } from '#application/testing/interview-world.ts';
import type { Steps } from './step.ts';

/** Candidates with whom the company does not go on. */
export function rejectionSteps(world: Awaited<ReturnType<typeof startInterviewWorld>>): Steps {
  const { owner, candidate, scene, onCandidate } = world;
  async function disqualified() {
    const { applicationId } = await candidate('new');
    await onCandidate(owner, 'disqualify', applicationId);
    return { applicationId };
  }
  return {
    'PUT /candidates/{applicationId}/rejection': [
      'pipeline.noticeWritten',
      async () => [owner, { params: await disqualified(), body: { delayDays: 3 } }],
    ],
    'DELETE /candidates/{applicationId}/rejection': [
      'pipeline.noticeStopped',
      async () => [owner, { params: await disqualified() }],
    ],
    'POST /myProjects/{projectId}/positions/{positionIndex}/rejection': [
      'jobs.disqualified',
      async () => {
        const { projectId, ids } = await scene(['offered', 'new']);
        await onCandidate(owner, 'hire', ids[0]!);
        return [owner, { params: { projectId, positionIndex: 0 }, body: {} }];
      },
    ],
  };
}
