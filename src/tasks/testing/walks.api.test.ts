import { walkAccess } from '#application/testing/walk-access.ts';
import { walkHostileInput } from '#application/testing/walk-hostile-input.ts';
import type { Steps } from '#application/testing/steps/walk-steps.ts';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { samples } from '#tasks/testing/samples.ts';

walkAccess(samples, async () => {
  const world = await startBoardWorld();

  /** A task in progress of somebody who works on it. */
  async function work() {
    const { projectId, taskId, professional } = await world.work({ status: 'inProgress' });
    return { place: { projectId, taskId }, call: { call: professional.call } };
  }

  const attach = async () => {
    const { place, call } = await work();
    const parts = {
      params: place,
      query: { name: 'a.txt' },
      body: 'a',
      headers: { 'content-type': 'application/octet-stream' },
    };
    return [call, parts] as const;
  };
  const attached = async () => {
    const [call, parts] = await attach();
    const { body } = await call.call('POST /tasks/{projectId}/{taskId}/attachments', parts);
    return [call, { params: { attachmentId: body.attachmentId } }] as const;
  };

  const commented = async () => {
    const { place, call } = await work();
    const { body } = await call.call('POST /tasks/{projectId}/{taskId}/comments', {
      params: place,
      body: { text: 'x' },
    });
    return [call, { params: { commentId: body.commentId } }] as const;
  };

  const steps: Steps = {
    'POST /tasks/{projectId}/{taskId}/comments': async () => {
      const { place, call } = await work();
      return [call, { params: place, body: { text: 'x' } }];
    },
    'PATCH /tasks/comments/{commentId}': async () => {
      const [call, parts] = await commented();
      return [call, { ...parts, body: { text: 'y', version: 1 } }];
    },
    'DELETE /tasks/comments/{commentId}': commented,
    'POST /tasks/{projectId}/{taskId}/attachments': attach,
    'DELETE /tasks/attachments/{attachmentId}': attached,
    'POST /tasks/attachments/{attachmentId}/restore': async () => {
      const [call, parts] = await attached();
      await call.call('DELETE /tasks/attachments/{attachmentId}', parts);
      return [call, parts];
    },
  };
  return [world.product, steps];
});
walkHostileInput(samples);
