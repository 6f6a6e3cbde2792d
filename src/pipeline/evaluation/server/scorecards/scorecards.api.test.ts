import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import type { BodySentTo } from '#application/testing/caller.ts';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { scorecards } from '#pipeline/evaluation/server/scorecards/tables.ts';
import { newId } from '#platform/db/columns.ts';

const { product, owner, otherOwner, recruiter, admin, watcher, chooser, workspaceId, scene, move, statusesOf } =
  await startPipelineWorld();
afterAll(() => product.close());

type Scene = Awaited<ReturnType<typeof scene>>;
const inSpace = { headers: { workspaceid: workspaceId } };
const question = (kind: 'scale' | 'yesNo' | 'text', text: string, isRequired = true) => ({
  id: newId(),
  kind,
  text,
  isRequired,
});
const questionsOf = 'PUT /myProjects/{projectId}/positions/{positionIndex}/scorecardQuestions/{stage}';
type Asked = BodySentTo<typeof questionsOf>;
const setQuestions = (
  who: Person,
  place: Scene,
  questions: Asked['questions'],
  { scope = 'company', version = 0 }: Partial<Asked> = {},
) =>
  who.call(questionsOf, {
    params: { projectId: place.projectId, positionIndex: 0, stage: 'clientInterview' },
    body: { scope, version, questions },
    ...inSpace,
  });
const read = async (who: Person, applicationId: string) =>
  (await who.call('GET /candidates/{applicationId}/scorecards', { params: { applicationId }, ...inSpace })).body;
const fill = (who: Person, applicationId: string, body = {}, stage = 'clientInterview') =>
  who.call('PUT /candidates/{applicationId}/scorecards/{stage}', {
    params: { applicationId, stage },
    body: { formId: null, version: 0, answers: {}, recommendation: 'yes', note: null, ...body },
    ...inSpace,
  });

let version = 0;
async function ask(place: Scene, ...questions: ReturnType<typeof question>[]) {
  const answer = await setQuestions(owner, place, questions, { version });
  version = answer.body.company.version;
}

it('PIP-02 others’ scorecards stay hidden until the own one is in, and open when the stage is left', async () => {
  const place = await scene(['clientInterview']);
  const [id] = place.ids as [string];
  const depth = question('scale', 'Profundidade');
  await ask(place, depth);
  const { open } = await read(recruiter, id);
  expect(open).toMatchObject({ stage: 'clientInterview', questions: [depth] });
  const { formId } = open!;
  const filled = await fill(recruiter, id, { formId, answers: { [depth.id]: 2 }, recommendation: 'no', note: 'Raso' });
  expect([filled.status, filled.body.recommendation]).toEqual([200, 'no']);

  expect(await read(owner, id)).toMatchObject({ cards: [], hidden: 1 });
  expect(JSON.stringify(await read(owner, id))).not.toContain('Raso');
  await fill(owner, id, { formId, answers: { [depth.id]: 5 }, recommendation: 'strongYes' });
  const both = await read(owner, id);
  expect(both.hidden).toBe(0);
  expect(both.cards).toMatchObject([
    { author: { name: 'Bruno Leal' }, own: false, note: 'Raso', answers: { [depth.id]: 2 } },
    { own: true, answers: { [depth.id]: 5 }, recommendation: 'strongYes' },
  ]);
  expect(await read(chooser, id)).toMatchObject({ cards: [], hidden: 2 });

  await move(owner, [id], 'offered');
  expect(await read(chooser, id)).toMatchObject({ hidden: 0, cards: [{ note: 'Raso' }, {}] });
});

it('PIP-02 the own scorecard can be changed until the candidate leaves the stage, also during a concurrent move', async () => {
  const place = await scene(['clientInterview']);
  const [id] = place.ids as [string];
  const depth = question('scale', 'Profundidade');
  await ask(place, depth);
  const { formId } = (await read(owner, id)).open!;
  await fill(owner, id, { formId, answers: { [depth.id]: 3 } });
  const change = (seen: number, value: number) =>
    fill(owner, id, { formId, version: seen, answers: { [depth.id]: value } });
  const two = await Promise.all([change(1, 4), change(1, 1)]);
  expect(statusesOf(two)).toEqual([200, 409]);
  const first = two[0].status === 200 ? 4 : 1;
  const [moved, racing] = await Promise.all([move(owner, [id], 'offered'), change(2, 2)]);
  expect(moved.status).toBe(200);
  expect([200, 409]).toContain(racing.status);
  expect((await change(racing.status === 200 ? 3 : 2, 5)).body.error.code).toBe('pipeline.stageLeft');
  const [stored] = await product.database.select().from(scorecards).where(eq(scorecards.applicationId, id));
  expect(stored!.answers).toEqual({ [depth.id]: racing.status === 200 ? 2 : first });
});

it('PIP-02 an answered scorecard keeps its questions when they change, and the next one answers the new ones', async () => {
  const place = await scene(['clientInterview']);
  const [id] = place.ids as [string];
  const [before, after] = [question('text', 'Antes?'), question('yesNo', 'Depois?')];
  await ask(place, before);
  const { formId } = (await read(owner, id)).open!;
  await fill(owner, id, { formId, answers: { [before.id]: 'Sim, antes' } });
  await ask(place, after);
  const late = await fill(recruiter, id, { formId, answers: { [before.id]: 'Tarde' } });
  expect(late.body.error.code).toBe('pipeline.questionsChanged');
  const now = (await read(recruiter, id)).open;
  await fill(recruiter, id, { formId: now!.formId, answers: { [after.id]: true } });
  const { cards, open } = await read(owner, id);
  expect(cards).toMatchObject([
    { own: true, questions: [before], answers: { [before.id]: 'Sim, antes' } },
    { own: false, questions: [after], answers: { [after.id]: true } },
  ]);
  expect(open!.questions).toEqual([before]);
  expect((await fill(owner, id, { formId, version: 1, answers: {} })).body.error).toMatchObject({
    code: 'pipeline.answersMissing',
    fields: [{ path: `answers.${before.id}` }],
  });
});

it('PIP-02 a position has its own questions and goes back to the company’s; of two who set them one is refused', async () => {
  const place = await scene(['clientInterview']);
  const [id] = place.ids as [string];
  const [general, special] = [question('scale', 'Da empresa'), question('scale', 'Só desta vaga')];
  await ask(place, general);
  const asked = async () => (await read(owner, id)).open!.questions;
  const own = { scope: 'position' } as const;
  expect(
    statusesOf(
      await Promise.all([setQuestions(owner, place, [special], own), setQuestions(chooser, place, [special], own)]),
    ),
  ).toEqual([200, 409]);
  expect(await asked()).toEqual([special]);
  expect((await setQuestions(owner, place, [special], own)).status).toBe(409);
  await setQuestions(owner, place, null, { ...own, version: 1 });
  expect(await asked()).toEqual([general]);
  expect((await setQuestions(owner, place, null, { version })).status).toBe(422);
  for (const who of [recruiter, watcher]) expect((await setQuestions(who, place, [], own)).status).toBe(403);
  expect((await setQuestions(otherOwner, place, [], own)).status).toBe(404);
});

it('PIP-02 scorecards are filled in by those who decide, for their own candidates, in the candidate’s current stage', async () => {
  const place = await scene(['new', 'disqualified']);
  const [id, out] = place.ids as [string, string];
  expect((await fill(watcher, id, {}, 'new')).status).toBe(403);
  expect((await read(watcher, id)).open).toBeNull();
  expect((await fill(otherOwner, id, {}, 'new')).status).toBe(404);
  expect((await fill(place.members[0]!, id, {}, 'new')).status).toBe(403);
  expect((await fill(admin, id, {}, 'offered')).body.error.code).toBe('pipeline.stageLeft');
  expect((await fill(owner, out, {}, 'disqualified')).status).toBe(404);
  expect((await read(owner, out)).open).toBeNull();
  const racing = await Promise.all([fill(owner, id, {}, 'new'), fill(owner, id, {}, 'new')]);
  expect(statusesOf(racing)).toEqual([200, 409]);
});

it.each([
  [{ recommendation: 'maybe' }],
  [{ answers: { nobody: 1 } }],
  [{ answers: Object.fromEntries(Array.from({ length: 21 }, () => [newId(), 1])) }],
  [{ note: 'x'.repeat(2_001) }],
  [{ version: -1 }],
  [{ authorId: newId() }],
])('PIP-02 refuses a card like %#', async (body) => {
  const place = await scene(['new']);
  expect((await fill(owner, place.ids[0]!, body, 'new')).status).toBe(422);
});

it.each([
  [[{ id: newId(), kind: 'stars', text: 'x', isRequired: true }]],
  [[{ id: newId(), kind: 'scale', text: ' ', isRequired: true }]],
  [[{ id: newId(), kind: 'scale', text: 'x'.repeat(301), isRequired: true }]],
  [Array.from({ length: 21 }, () => question('scale', 'x'))],
  [Array.from({ length: 2 }, () => ({ ...question('scale', 'x'), id: '0197a000-0000-7000-8000-000000000000' }))],
])('PIP-02 refuses questions like %#', async (questions) => {
  const { projectId } = await scene([]);
  const params = { projectId, positionIndex: 0, stage: 'clientInterview' };
  const body = { scope: 'company', version: 99, questions };
  expect((await owner.call.raw(questionsOf, { params, body, ...inSpace })).status).toBe(422);
});

it('P-8.2 a company sets its questions without naming a job, and nobody overwrites what they have not seen', async () => {
  const put = (who: Person, seen: number, questions: Asked['questions'], headers: object = inSpace) =>
    who.call('PUT /candidates/scorecardQuestions/{stage}', {
      params: { stage: 'qualify' },
      query: { workspaceId },
      body: { version: seen, questions: questions ?? [] },
      ...headers,
    });
  const speed = question('scale', 'Rapidez');
  expect((await put(owner, 0, [speed])).body).toEqual({ stage: 'qualify', version: 1, questions: [speed] });
  expect((await put(owner, 0, [])).body.error.code).toBe('platform.staleVersion');
  const refused = [await put(recruiter, 1, []), await put(watcher, 1, []), await put(otherOwner, 1, [], {})];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 404]);

  const all = await recruiter.call('GET /candidates/scorecardQuestions', { query: { workspaceId }, ...inSpace });
  expect(all.body.stages).toContainEqual({ stage: 'qualify', version: 1, questions: [speed] });
  expect(all.body.stages).toContainEqual({ stage: 'offered', version: 0, questions: [] });
  const [id] = (await scene(['qualify'])).ids as [string];
  expect((await read(recruiter, id)).open).toMatchObject({ stage: 'qualify', questions: [speed] });
});
