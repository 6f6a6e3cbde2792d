import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { workspaceRecruiters } from '#workspaces/server/tables.ts';

const {
  product,
  owner,
  otherOwner,
  recruiter,
  admin,
  chooser,
  workspaceId,
  scene,
  board,
  onCandidate,
  mailsTo,
  statusesOf,
} = await startPipelineWorld();
afterAll(() => product.close());

let secondRecruiter: Person;
beforeAll(async () => {
  secondRecruiter = await product.person({ role: 'recruiter', name: 'Sueli' });
  await product.database.insert(workspaceRecruiters).values({ workspaceId, recruiterId: secondRecruiter.id });
});
beforeEach(async () => void (await product.database.delete(mailOutbox)));

const suggest = (who: Person, applicationId: string, comment = 'Domina o que a vaga pede.') =>
  onCandidate(who, 'suggestion', applicationId, { comment });
const edit = (who: Person, applicationId: string, comment: string, version: number) =>
  who.call('PATCH /candidates/{applicationId}/suggestion', { params: { applicationId }, body: { comment, version } });
const takeBack = (who: Person, applicationId: string, version: number) =>
  who.call('DELETE /candidates/{applicationId}/suggestion', { params: { applicationId }, query: { version } });
const panel = async (who: Person, applicationId: string) =>
  (await who.call('GET /candidates/{applicationId}', { params: { applicationId } })).body;
const names = async (place: Awaited<ReturnType<typeof scene>>, suggested: boolean) => {
  const { columns } = (await board(owner, place, { suggested })).body;
  return columns.flatMap((column: { cards: { applicationId: string }[] }) =>
    column.cards.map(({ applicationId }) => applicationId),
  );
};

it('PIP-02 a recruiter suggests with a comment, edits it and withdraws it; the owner sees each and is notified once', async () => {
  const place = await scene(['qualify', 'qualify']);
  const [id, other] = place.ids as [string, string];
  expect((await panel(owner, id)).suggestion).toBeNull();
  expect((await suggest(recruiter, id)).status).toBe(201);
  expect((await panel(owner, id)).suggestion).toMatchObject({
    comment: 'Domina o que a vaga pede.',
    by: { name: 'Bruno Leal' },
    version: 1,
    mayChange: false,
  });
  expect(await names(place, true)).toEqual([id]);
  expect(await names(place, false)).toEqual([other]);
  const [mail, ...more] = await mailsTo(owner.email);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe(`${(await panel(owner, id)).card.name}: indicação para Engenharia de dados 0`);
  expect(mail!.textBody).toContain('Domina o que a vaga pede.');

  expect((await edit(recruiter, id, 'Já entrevistei: recomendo.', 1)).body).toMatchObject({ version: 2 });
  expect((await edit(recruiter, id, 'Tarde', 1)).body.error.code).toBe('platform.staleVersion');
  const { suggestion, suggestionSteps, card } = await panel(owner, id);
  expect([suggestion!.comment, card.isSuggested]).toEqual(['Já entrevistei: recomendo.', true]);
  expect(suggestionSteps).toMatchObject([
    { event: 'edited', comment: 'Já entrevistei: recomendo.' },
    { event: 'suggested', comment: 'Domina o que a vaga pede.' },
  ]);
  expect((await takeBack(recruiter, id, 2)).status).toBe(200);
  expect((await takeBack(recruiter, id, 2)).body.error.code).toBe('pipeline.notSuggested');
  const after = await panel(owner, id);
  expect([after.suggestion, after.card.isSuggested, after.suggestionSteps[0]!.event]).toEqual([
    null,
    false,
    'takenBack',
  ]);
  expect(await mailsTo(owner.email)).toHaveLength(1);
  expect((await suggest(secondRecruiter, id)).status).toBe(201);
});

it('PIP-02 open pages of all candidates of the company show at once who is suggested', async () => {
  const { ids } = await scene(['qualify']);
  const [id] = ids as [string];
  const events = await fetch(`${product.url}/api/events?topic=company-pipeline:${workspaceId}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  const cards = async (count: number) => {
    const data = () => [...received.matchAll(/data: (.*)\n\n/g)].map(([, text]) => JSON.parse(text!).card);
    while (data().length < count) received += (await reader.read()).value ?? '';
    return data().map(({ isSuggested }) => isSuggested as boolean);
  };
  await suggest(recruiter, id);
  expect(await cards(1)).toEqual([true]);
  await takeBack(recruiter, id, 1);
  expect(await cards(2)).toEqual([true, false]);
  await reader.cancel();
});

it('PIP-02 of two recruiters who suggest at once one succeeds, and only its author or an administrator changes it', async () => {
  const { ids } = await scene(['qualify']);
  const [id] = ids as [string];
  const answers = await Promise.all([suggest(recruiter, id, 'A'), suggest(secondRecruiter, id, 'B')]);
  expect(statusesOf(answers)).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.error.code).toBe('pipeline.alreadySuggested');
  const isFirst = answers[0].status === 201;
  const [author, other] = isFirst ? [recruiter, secondRecruiter] : [secondRecruiter, recruiter];
  expect(await mailsTo(owner.email)).toHaveLength(1);
  for (const answer of [await edit(other, id, 'x', 1), await takeBack(other, id, 1)]) expect(answer.status).toBe(403);
  const races = await Promise.all([edit(author, id, 'C', 1), takeBack(admin, id, 1)]);
  expect(races.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('PIP-02 suggesting is the talent team’s, with a comment, within reach and while somebody can still be hired', async () => {
  const place = await scene(['qualify', 'disqualified']);
  const [id, out] = place.ids as [string, string];
  for (const who of [owner, chooser, place.members[0]!]) expect((await suggest(who, id)).status).toBe(403);
  expect((await suggest(await product.person({ role: 'recruiter' }), id)).status).toBe(404);
  expect((await suggest(otherOwner, id)).status).toBe(403);
  for (const comment of ['', '  ', 'x'.repeat(2_001)]) expect((await suggest(recruiter, id, comment)).status).toBe(422);
  expect((await suggest(recruiter, out)).body.error.code).toBe('pipeline.final');
  const [hired, late] = await Promise.all([onCandidate(owner, 'hire', id), suggest(recruiter, id)]);
  expect(hired.status).toBe(200);
  expect([201, 409]).toContain(late.status);
  expect((await suggest(secondRecruiter, id)).body.error.code).toBe('pipeline.positionFilled');
});
