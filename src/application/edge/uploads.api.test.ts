import { readdir } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';

const { product, owner, scene } = await startPipelineWorld();
afterAll(() => product.close());

const key = 'POST /candidates/{applicationId}/files';
const headers = { 'content-type': 'application/octet-stream' };

test('an upload waits in a temporary file, which is gone when its operation ended, whatever the outcome', async () => {
  const [applicationId] = (await scene(['new'])).ids;
  const { uploadFolder } = product;
  for (const [body, status] of [
    ['%PDF-1.7 x', 201],
    ['MZ\u0000', 422],
  ] as const) {
    const added = await owner.call(key, {
      params: { applicationId: applicationId! },
      query: { name: 'a.pdf' },
      body,
      headers,
    });
    expect(added.status).toBe(status);
    await expect.poll(() => readdir(uploadFolder)).toEqual([]);
  }
});
