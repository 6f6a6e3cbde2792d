import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { eq } from 'drizzle-orm';
import { projects } from '#projects/server/tables.ts';

let world: Awaited<ReturnType<typeof startPipelineWorld>>;
beforeAll(async () => (world = await startPipelineWorld(startTestProduct())));
afterAll(() => world.product.close());
const { itemsOf, letPass } = waitingSteps(() => world.product);
type Person = typeof world.owner;

const invite = async (projectId: string, email: string) => {
  const { status, body } = await world.owner.call(
    'POST /myProjects/{projectId}/positions/{positionIndex}/emailInvitations',
    { params: { projectId, positionIndex: 0 }, body: { name: `Nome de ${email}`, email } },
  );
  expect(status).toBe(201);
  return body.invitationId;
};

test('1.1 invitations by e-mail wait in their last week, by vacancy, for those who may invite, until they are withdrawn or end', async () => {
  const { owner, chooser, watcher, recruiter, admin, otherOwner, product } = world;
  const [place, alone, reviewed] = [await world.scene([]), await world.scene([]), await world.scene([])];
  const at = async (who: Person, { projectId }: { projectId: string }) =>
    (await itemsOf(who, 'pipeline.invitationsLapsing')).filter(({ address }) => address.includes(projectId));
  const first = await invite(place.projectId, 'first@example.com');
  await invite(place.projectId, 'second@example.com');
  const declined = await invite(place.projectId, 'third@example.com');
  await invite(alone.projectId, 'alone@example.com');
  await invite(reviewed.projectId, 'reviewed@example.com');
  await product.database.update(projects).set({ status: 'underReview' }).where(eq(projects.id, reviewed.projectId));
  await owner.call('DELETE /emailInvitations/{invitationId}', { params: { invitationId: declined } });
  await letPass({ days: 52 });
  expect(await at(owner, place)).toEqual([]);
  await letPass({ days: 2 });
  const address = `/my-projects/pipeline/${place.projectId}?position=0&invited=true`;
  const [item] = await at(owner, place);
  expect(item).toMatchObject({
    count: 2,
    about: '',
    company: null,
    address,
    title: expect.stringMatching(/Engenharia/),
  });
  expect(Date.parse(item!.until!) - Date.parse(item!.since)).toBe(60 * 86_400_000);
  expect(await at(owner, alone)).toMatchObject([{ count: 1, about: 'Nome de alone@example.com' }]);
  expect(await at(owner, reviewed)).toEqual([]);
  expect(await at(chooser, place)).toMatchObject([{ count: 2, company: null }]);
  for (const person of [recruiter, admin])
    expect(await at(person, place)).toMatchObject([{ count: 2, company: 'Casa Ipê' }]);
  for (const person of [watcher, otherOwner]) expect(await at(person, place)).toEqual([]);
  await owner.call('DELETE /emailInvitations/{invitationId}', { params: { invitationId: first } });
  expect(await at(owner, place)).toMatchObject([{ count: 1, about: 'Nome de second@example.com' }]);
  await letPass({ days: 7 });
  expect(await at(owner, place)).toEqual([]);
});
