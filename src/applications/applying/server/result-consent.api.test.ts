import { afterAll, beforeAll, expect, test } from 'vitest';
import { admission, type ApplyingWorld, startApplyingWorld } from '#application/testing/applying-world.ts';

let world: ApplyingWorld;
beforeAll(async () => {
  world = await startApplyingWorld();
});
afterAll(() => world.product.close());

type Caller = Awaited<ReturnType<ApplyingWorld['member']>>;

const shared = async (userId: string) => {
  const { body } = await world.owner.call('GET /users/{userId}/testResults', { params: { userId } });
  return [body.isShared, body.results.length];
};
const apply = async (member: Caller, sharesResults: boolean | undefined) => {
  const { address } = await world.vacancy();
  const body = { ...address, ...(sharesResults !== undefined && { sharesResults }) };
  return (await member.call(admission, { body })).body;
};
const change = (member: Caller, applicationId: string, isShared: boolean) =>
  member.call.raw('PUT /applications/{applicationId}/resultSharing', {
    params: { applicationId },
    body: { isShared },
  });

test('TST-06 JOB-02 a company reads a candidate’s test results once the candidate lets it, until the candidate no longer does', async () => {
  const member = await world.member();
  const { id, sharesResults } = await apply(member, undefined);
  expect([sharesResults, await shared(member.id)]).toEqual([false, [false, 0]]);
  const panel = async () =>
    (await world.owner.call('GET /candidates/{applicationId}', { params: { applicationId: id } })).body;
  expect(await panel()).toMatchObject({ areResultsShared: false, finishedTests: expect.any(Array) });
  const pdf = { params: { userId: member.id }, query: { language: 'pt' } } as const;
  expect((await world.owner.call.raw('GET /users/{userId}/testResults/pdf', pdf)).status).toBe(404);
  expect((await change(member, id, true)).body).toMatchObject({ id, sharesResults: true });
  expect([await shared(member.id), (await panel()).areResultsShared]).toEqual([[true, 3], true]);
  expect((await world.owner.call.raw('GET /users/{userId}/testResults/pdf', pdf)).status).toBe(200);
  await change(member, id, false);
  expect(await shared(member.id)).toEqual([false, 0]);
  // The own page shows them whatever the company may read.
  expect((await member.call('GET /testResults')).body).toMatchObject({ isShared: true, results: { length: 3 } });
});

test('TST-06 JOB-02 consent given with an application holds for all of that company, and nobody else changes it', async () => {
  const member = await world.member();
  const { id } = await apply(member, true);
  expect(await shared(member.id)).toEqual([true, 3]);
  // Not chosen with the next application, it stays as it was.
  expect((await apply(member, false)).sharesResults).toBe(true);
  const stranger = await world.member();
  expect((await change(stranger, id, false)).status).toBe(404);
  expect(await shared(member.id)).toEqual([true, 3]);
});
