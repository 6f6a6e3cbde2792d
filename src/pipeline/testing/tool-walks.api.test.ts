import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import { toolSamples } from '#pipeline/testing/tool-samples.ts';

walkAccess(toolSamples, async () => {
  const { product, owner, scene, onCandidate } = await startPipelineWorld();
  async function disqualified() {
    const { ids } = await scene(['new']);
    await onCandidate(owner, 'disqualify', ids[0]!);
    return { applicationId: ids[0]! };
  }

  const steps: Steps = {
    // The company whose records all walks share comes to its limits.
    'POST /candidates/tags': async () => [owner, { body: { name: crypto.randomUUID().slice(0, 8), colour: 'info' } }],
    'POST /candidates/rejectionReasons': async () => [owner, { body: { name: 'Lives too far away' } }],
    'POST /myProjects/{projectId}/positions/{positionIndex}/emailInvitations': async () => {
      const { projectId } = await scene([]);
      const body = { name: 'Ana', email: `${crypto.randomUUID()}@example.com` };
      return [owner, { params: { projectId, positionIndex: 0 }, body }];
    },
    'PUT /candidates/{applicationId}/rejection': async () => [
      owner,
      { params: await disqualified(), body: { version: 2, delayDays: 3 } },
    ],
    'DELETE /candidates/{applicationId}/rejection': async () => [owner, { params: await disqualified() }],
    'POST /myProjects/{projectId}/positions/{positionIndex}/rejection': async () => {
      const { projectId, ids } = await scene(['offered', 'new']);
      await onCandidate(owner, 'hire', ids[0]!);
      return [owner, { params: { projectId, positionIndex: 0 }, body: {} }];
    },
  };
  return [product, steps];
});
walkHostileInput(toolSamples);
