import { expect, onTestFinished, test } from 'vitest';
import { buildCompany, post, vacancy } from '#application/testing/project-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { startSuggestionWorld } from '#application/testing/suggestion-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { buildSubscription } from '#checkout/builders.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { clock } from '#platform/calendar/clock.ts';
import { completeVacancy } from '#projects/testing/complete-vacancy.ts';

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();

test('CHK-03 without a plan a company publishes what is free in a month, also with parallel calls, and more with a plan', async () => {
  const product = await startTestProduct({ FREE_PUBLISHED_JOBS: '2' });
  onTestFinished(() => product.close());
  const { call, id, workspaceId } = await buildCompany(product);
  const publish = (count: number) => post(call, { positions: Array.from({ length: count }, () => vacancy) });
  expect((await call('GET /plans')).body.freeUnits.ats).toBe(2);
  expect(codeOf(await publish(3))).toEqual([409, 'projects.freeJobsUsed']);
  expect(statuses(await Promise.all([1, 1, 1, 1, 1].map(publish)))).toEqual([201, 201, 409, 409, 409]);
  const { projects } = (await call('GET /myProjects')).body;
  const params = { projectId: projects[0]!.id };
  const added = await call.raw('POST /myProjects/{projectId}/positions', { params, body: completeVacancy });
  expect(codeOf(added)).toEqual([409, 'projects.freeJobsUsed']);
  expect(added.body.error.message).toContain('2 jobs a month');

  const startedOn = dateInSaoPaulo(clock.now());
  await buildSubscription(product.database, { workspaceId, ownerId: id, planId: 'ats-standard', startedOn });
  expect((await publish(3)).status).toBe(201);
});

test('CHK-03 without a plan a company invites as many professionals as are free in a month', async () => {
  const world = await startSuggestionWorld({ FREE_PROFESSIONAL_INVITATIONS: '1' });
  onTestFinished(() => world.product.close());
  const { projectId } = await world.project();
  const people = await Promise.all(['Íris Torno', 'Lia Roda'].map((name) => world.professional(name)));
  const invited = await Promise.all(people.map(({ id }) => world.invite(world.owner, projectId, id)));
  expect(statuses(invited)).toEqual([201, 409]);
  expect(invited.find(({ status }) => status === 409)!.body.error.code).toBe('suggestions.freeInvitationsUsed');
});
