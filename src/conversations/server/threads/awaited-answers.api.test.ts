import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { startConversationWorld } from '#application/testing/steps/conversation-steps.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';
import { applications } from '#applications/server/tables.ts';
import { messageThreads } from '#conversations/server/tables.ts';

const world = await startConversationWorld();
const { product, owner, recruiter, onCandidate, write, answer, read, readOwn, mark, markOwn, nameOf, candidate } =
  world;
afterAll(() => product.close());
const { itemsOf } = waitingSteps(() => product);

it('P-1.1 a message from before a hire or the end waits for nobody; what is written afterwards does', async () => {
  const waits = async (who: Person, id: string) =>
    (await itemsOf(who, 'conversations.companyMessage')).filter(({ address }) => address.endsWith(id)).length;
  const hired = await candidate();
  expect(await waits(hired.member, hired.id)).toBe(1);
  expect((await onCandidate(owner, 'hire', hired.id)).status).toBe(200);
  expect(await waits(hired.member, hired.id)).toBe(0);
  expect((await readOwn(hired.member, hired.id)).body).toMatchObject({ awaits: null, isUnread: true });
  await write(owner, hired.id, 'Quando você começa?');
  expect(await waits(hired.member, hired.id)).toBe(1);

  const asking = await candidate();
  await answer(asking.member, asking.id, 'Há refeitório?');
  await onCandidate(owner, 'hire', asking.id);
  expect((await read(owner, asking.id)).body.awaits).toBe('company');

  const closed = await candidate();
  await owner.call('POST /myProjects/{projectId}/positions/{positionIndex}/closeProcess', {
    params: { projectId: closed.projectId, positionIndex: 0 },
    body: { reason: 'Sem verba' },
  });
  expect((await readOwn(closed.member, closed.id)).body.awaits).toBeNull();

  const told = await candidate();
  await onCandidate(owner, 'disqualify', told.id, { notice: { delayDays: 0 } });
  expect((await readOwn(told.member, told.id)).body.awaits).toBeNull();

  const back = await candidate();
  await back.member.call('POST /applications/{applicationId}/withdraw', { params: { applicationId: back.id } });
  await product.database.update(applications).set({ state: 'active' }).where(eq(applications.id, back.id));
  expect(await waits(back.member, back.id)).toBe(0);
});

it('P-1.1 a message waits on while its candidate is moved, set aside, or turned down and not told yet', async () => {
  const moved = await candidate();
  await world.move(owner, [moved.id], 'clientInterview');
  const {
    ids: [hired, setAside],
  } = await candidate({ count: 2 });
  expect((await onCandidate(owner, 'hire', hired!)).status).toBe(200);
  const untold = await candidate();
  await onCandidate(owner, 'disqualify', untold.id, { notice: { delayDays: 3 } });
  for (const id of [moved.id, setAside!, untold.id]) expect((await read(owner, id)).body.awaits).toBe('candidate');
});

it('P-1.1 a message from before the rule was there waits for nobody once the migration has run, unless somebody wrote since', async () => {
  const hang = (id: string, awaits: 'company' | 'candidate' = 'candidate') =>
    product.database.update(messageThreads).set({ awaits }).where(eq(messageThreads.applicationId, id));
  const one = async () => (await candidate()).id;
  const [hired, asking, wroteSince] = [await one(), await one(), await one()];
  const [open, told, untold] = [await one(), await one(), await one()];
  for (const id of [hired, asking, wroteSince]) expect((await onCandidate(owner, 'hire', id)).status).toBe(200);
  await onCandidate(owner, 'disqualify', told, { notice: { delayDays: 0 } });
  await onCandidate(owner, 'disqualify', untold, { notice: { delayDays: 3 } });
  for (const id of [hired, told]) await hang(id);
  await hang(asking, 'company');
  await write(owner, wroteSince, 'Quando você começa?');
  const migration = await readFile('migrations/0055_settled_conversations.sql', 'utf8');
  await product.database.execute(sql.raw(migration));
  const awaits = async (id: string) => (await read(owner, id)).body.awaits;
  expect([await awaits(hired), await awaits(told)]).toEqual([null, null]);
  expect([await awaits(asking), await awaits(open)]).toEqual(['company', 'candidate']);
  expect([await awaits(wroteSince), await awaits(untold)]).toEqual(['candidate', 'candidate']);
});

it('PIP-06 an unanswered message waits for whoever has to answer, until they do or say that nothing is to answer', async () => {
  const { id, member } = await candidate();
  const [companyKind, ownKind] = ['conversations.candidateMessages', 'conversations.companyMessage'];
  expect(await itemsOf(member, ownKind)).toMatchObject([
    { about: 'Casa Ipê', address: `/applications?application=${id}` },
  ]);
  const toCompany = async (who: Person) =>
    (await itemsOf(who, companyKind)).filter(({ address }: { address: string }) => address.endsWith(id));
  expect(await toCompany(owner)).toEqual([]);
  await answer(member, id, 'Bom dia!');
  expect(await itemsOf(member, ownKind)).toEqual([]);
  expect(await toCompany(owner)).toMatchObject([{ about: await nameOf(id), address: `/messages?thread=${id}` }]);
  expect(await toCompany(recruiter)).toHaveLength(1);
  // A recruiter writes to nobody beyond the submission.
  await world.move(owner, [id], 'clientInterview');
  expect([(await toCompany(recruiter)).length, (await toCompany(owner)).length]).toEqual([0, 1]);
  await mark(owner, id, { settled: true });
  expect(await toCompany(owner)).toEqual([]);
  await answer(member, id, 'Mais uma pergunta');
  expect(await toCompany(owner)).toHaveLength(1);
  await write(owner, id, 'Até logo');
  await markOwn(member, id, { settled: true });
  expect(await itemsOf(member, ownKind)).toEqual([]);
});
