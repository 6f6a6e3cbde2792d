import { expect, test } from 'vitest';
import { startSpaceWorld } from '#application/testing/space-world.ts';

const { product, company, mailsTo } = await startSpaceWorld();

test('ADM-01 a recruiter is told of an assignment and of its end, also when the company closes its space', async () => {
  const admin = await product.person({ role: 'admin' });
  const recruiter = await product.person({ role: 'recruiter', language: 'en' });
  const owner = await company();
  const params = { recruiterId: recruiter.id, workspaceId: owner.workspaceId };
  const subjects = async () => (await mailsTo(recruiter.email)).map(({ subject }) => subject);
  const assign = () => admin.call('PUT /cms/staff/{recruiterId}/companies/{workspaceId}', { params });
  await assign();
  await assign();
  expect(await subjects()).toEqual(['You now recruit for Casa Ipê']);
  await admin.call('DELETE /cms/staff/{recruiterId}/companies/{workspaceId}', { params });
  expect((await subjects())[0]).toBe('You no longer recruit for Casa Ipê');
  await assign();
  expect((await owner.call('POST /workspace/close', { body: { company: 'Casa Ipê' } })).status).toBe(200);
  expect((await subjects())[0]).toBe('You no longer recruit for Casa Ipê');
  expect(await subjects()).toHaveLength(4);
});
