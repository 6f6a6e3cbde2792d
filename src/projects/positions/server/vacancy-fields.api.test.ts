import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BodySentTo } from '#application/testing/caller.ts';
import { buildCompany, post, read, vacancy } from '#application/testing/project-world.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import {
  type BriefAnswers,
  emptyBriefAnswers,
  emptyPositionAnswers,
  type SentAnswers,
  toPositionAnswers,
} from '#projects/rules/brief-answers.ts';
import { emptyPositionFacts } from '#projects/positions/rules/empty-position.ts';
import {
  type FieldName,
  fieldNames,
  fieldOf,
  formFields,
  listedFields,
  pageFields,
  pickFields,
} from '#projects/positions/rules/vacancy-fields.ts';
import { briefs, positions } from '#projects/server/tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

/** A valid value for every field, so that a new field is tested automatically; `other` returns a different one. */
function said(name: FieldName, other = false): unknown {
  const field = fieldOf(name);
  switch (field.kind) {
    case 'words':
    case 'text':
      return `${other ? 'Other' : 'Some'} words of ${name}, long enough for whoever asks for eighty letters of them.`;
    case 'choice':
      return field.of.at(other ? 0 : -1);
    case 'number':
      return other ? field.least : field.most;
    case 'cents':
      return other ? 20_00 : 30_00;
    case 'flag':
      return !other;
    case 'languages':
      return [{ language: other ? 'fr' : 'de', proficiency: 'advanced' }];
    case 'tags':
      return [{ kind: 'softwares', name: other ? 'Figma' : 'Miro' }];
    case 'choices':
      return [field.of.at(other ? 0 : -1)];
  }
}
const sayAll = (names: readonly FieldName[], other = false) =>
  Object.fromEntries(names.map((name) => [name, said(name, other)])) as typeof emptyPositionFacts;
const view = 'GET /opportunities/{projectId}/{positionIndex}';

it('BRI-02 what is said in every field of the form is drafted, published and read by the company and on the board', async () => {
  const { call } = await buildCompany(product);
  const answers: BriefAnswers = {
    ...emptyBriefAnswers(),
    title: 'Everything',
    type: 'oneshot',
    deadline: 'upTo30Days',
    textLanguage: 'en',
    positions: [toPositionAnswers(sayAll(formFields), '1')],
  };
  const brief = (await call('POST /briefs', { body: { answers } })).body;
  expect(brief.answers).toEqual(answers);
  const published = await call('POST /briefs/{briefId}/publish', {
    params: { briefId: brief.id },
    body: { version: 1 },
  });
  const { projectId } = published.body;
  const ofBrief = { currency: 'BRL', textLanguage: 'en', payText: null };
  const [position] = (await read(call, projectId)).positions;
  expect(pickFields(position!, fieldNames)).toEqual({ ...sayAll(formFields), ...ofBrief });
  const { body } = await product.anonymous(view, { params: { projectId, positionIndex: 0 } });
  expect(body.vacancy).toMatchObject({ ...sayAll([...listedFields, ...pageFields]), textLanguage: 'en' });
  const board = await product.anonymous('GET /opportunities', { query: { search: said('title') as string } });
  const listed = board.body.opportunities.find((one: { projectId: string }) => one.projectId === projectId);
  expect(listed).toMatchObject(sayAll(listedFields));
  for (const name of pageFields) expect(listed).not.toHaveProperty(name);
});

it('BRI-02 every field is posted, changed, and taken back with null', async () => {
  const { call } = await buildCompany(product);
  const { projectId } = (await post(call, { positions: [sayAll(fieldNames)], currency: said('currency') })).body;
  const facts = async () => {
    const [position] = (await read(call, projectId)).positions;
    return { version: position!.version, said: pickFields(position!, fieldNames) };
  };
  const change = (version: number, changes: object) =>
    call('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
      params: { projectId, positionIndex: 0 },
      body: { version, changes },
    });
  expect((await facts()).said).toEqual(sayAll(fieldNames));
  expect((await change(1, sayAll(fieldNames, true))).status).toBe(200);
  expect(await facts()).toEqual({ version: 2, said: sayAll(fieldNames, true) });
  const kept = ['title', 'currency', 'aboutOpportunity'] as const;
  const others = fieldNames.filter((name) => !kept.some((one) => one === name));
  expect((await change(2, Object.fromEntries(others.map((name) => [name, null])))).status).toBe(200);
  expect((await facts()).said).toEqual({ ...emptyPositionFacts, ...sayAll(kept, true) });
});

it('BRI-01 a draft from before a field was added is read with that field empty', async () => {
  const { call } = await buildCompany(product);
  const { id, answers } = (await call('POST /briefs', { body: {} })).body;
  const stored = { ...answers, positions: [{ key: 'old', title: 'Older than the rest' }] };
  await product.database.update(briefs).set({ answers: stored }).where(eq(briefs.id, id));
  const { body } = await call('GET /briefs/{briefId}', { params: { briefId: id } });
  expect(body.answers.positions).toEqual([{ ...emptyPositionAnswers('old'), title: 'Older than the rest' }]);
});

it('BRI-02 words beyond their limit are refused wherever they are written, and stay editable where they already are', async () => {
  const { call } = await buildCompany(product);
  const { body: posted } = await call('POST /project/post', { body: { positions: [vacancy] } });
  const place = { projectId: posted.projectId, positionIndex: 0 };
  const key = 'PATCH /myProjects/{projectId}/positions/{positionIndex}';
  const change = async (changes: BodySentTo<typeof key>['changes']) => {
    const version = (await read(call, place.projectId)).positions[0]!.version;
    return call(key, { params: place, body: { version, changes } });
  };
  const long = { hybridReason: 'x'.repeat(600), tags: [{ kind: 'softwares' as const, name: 'y'.repeat(150) }] };
  const refused = await change(long);
  expect([refused.status, refused.body.error.fields!.map(({ path }: { path: string }) => path)]).toEqual([
    422,
    ['changes.hybridReason', 'changes.tags'],
  ]);
  // As briefs used to publish them.
  await product.database.update(positions).set(long).where(eq(positions.projectId, place.projectId));
  expect((await change({ ...long, city: 'Recife' })).status).toBe(200);
  expect((await change({ ...long, hybridReason: 'z'.repeat(501) })).status).toBe(422);
  expect((await change({ hybridReason: 'Shorter' })).status).toBe(200);
});

it('BRI-01 a browser that does not know a field yet saves a draft, and the field stays as it was', async () => {
  const { call } = await buildCompany(product);
  const { id, answers } = (await call('POST /briefs', { body: {} })).body;
  const save = (version: number, sent: SentAnswers) =>
    call('PATCH /briefs/{briefId}', {
      params: { briefId: id },
      body: { answers: sent, step: 'position', version },
    });
  const position = answers.positions[0]!;
  expect((await save(1, { ...answers, positions: [{ ...position, benefits: 'Kept' }] })).status).toBe(200);
  const { benefits: _unknown, ...older } = position;
  const { deadline: _newToo, ...rest } = answers;
  expect((await save(2, { ...rest, positions: [{ ...older, title: 'New' }] })).status).toBe(200);
  const { body } = await call('GET /briefs/{briefId}', { params: { briefId: id } });
  expect(body.answers).toMatchObject({ deadline: null, positions: [{ benefits: 'Kept', title: 'New' }] });
  const begun = await call('POST /briefs', { body: { answers: { positions: [{ key: '1', title: 'Only' }] } } });
  expect([begun.status, begun.body.answers.positions]).toEqual([
    201,
    [{ ...emptyPositionAnswers('1'), title: 'Only' }],
  ]);
});
