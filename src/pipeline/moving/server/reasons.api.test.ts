import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startInterviewWorld } from '#application/testing/interview-world.ts';
import { readShownTo } from '#application/testing/shown-to-candidate.ts';
import { MAXIMUM_OWN_REASONS } from '#pipeline/moving/rules/rejection-terms.ts';
import { rejections } from '#pipeline/moving/server/tables.ts';

let world: Awaited<ReturnType<typeof startInterviewWorld>>;
beforeAll(async () => {
  world = await startInterviewWorld();
});
afterAll(() => world.product.close());

const messages = {
  pt: { subject: 'Sobre {{position}}', text: 'Olá, {{name}}: desta vez não.' },
  en: { subject: 'About {{position}}', text: 'Hello {{name}}: not this time.' },
};
const disqualify = (applicationId: string, notice: object) =>
  world.onCandidate(world.owner, 'disqualify', applicationId, { notice });
const stored = async (id: string) =>
  (await world.product.database.select().from(rejections).where(eq(rejections.applicationId, id)))[0]!;

describe('PIP-03 the reasons', () => {
  it('are common ones and the company’s own, kept with the decision and never shown', async () => {
    const added = await world.owner.call('POST /candidates/rejectionReasons', { body: { name: 'SEGREDO longe' } });
    expect(added.status).toBe(201);
    const { reasonId, version } = added.body;
    const again = await world.owner.call('POST /candidates/rejectionReasons', { body: { name: 'segredo LONGE' } });
    expect(again.body.error.code).toBe('pipeline.reasonTaken');
    const place = await world.candidate('new');
    await disqualify(place.applicationId, { messages, reason: reasonId, delayDays: 0 });
    expect(await stored(place.applicationId)).toMatchObject({ reasonId, commonReason: null });
    expect(JSON.stringify(await readShownTo(world.product, place.member, place))).not.toContain('SEGREDO');
    const params = { reasonId };
    const rename = (who: typeof world.owner, name: string) =>
      who.call('PUT /candidates/rejectionReasons/{reasonId}', { params, body: { name, version } });
    expect((await rename(world.otherOwner, 'x')).status).toBe(404);
    expect((await rename(world.owner, 'SEGREDO perto')).body.name).toBe('SEGREDO perto');
    expect((await rename(world.owner, 'y')).status).toBe(409);
    expect((await world.owner.call('DELETE /candidates/rejectionReasons/{reasonId}', { params })).status).toBe(200);
    const list = await world.owner.call('GET /candidates/rejectionReasons', { query: {} });
    expect(list.body.own).toEqual([]);
    expect(await stored(place.applicationId)).toMatchObject({ reasonId });
    const other = await world.candidate('new');
    expect((await disqualify(other.applicationId, { reason: reasonId })).body.error.code).toBe(
      'pipeline.reasonUnknown',
    );
    expect((await world.rowOf(other.applicationId)).stage).toBe('new');
  });

  it('are those of the candidate’s own company, and at most fifty', async () => {
    const foreign = await world.otherOwner.call('POST /candidates/rejectionReasons', { body: { name: 'Longe' } });
    const { applicationId } = await world.candidate('new');
    const refused = await disqualify(applicationId, { reason: foreign.body.reasonId });
    expect([refused.status, refused.body.error.code]).toEqual([422, 'pipeline.reasonUnknown']);
    const add = (name: string) => world.otherOwner.call('POST /candidates/rejectionReasons', { body: { name } });
    for (let number = 2; number < MAXIMUM_OWN_REASONS; number++) await add(`Motivo ${number}`);
    const last = await Promise.all([add('Quase'), add('Demais')]);
    expect(world.statusesOf(last)).toEqual([201, 409]);
    expect(last.find(({ status }) => status === 409)!.body.error.code).toBe('pipeline.tooManyReasons');
  });

  it('stand in the form beside the suggested message and one reader of each language', async () => {
    const [one, two] = [await world.scene(['new'], 1, 'en'), await world.scene(['new'], 1, 'pt')];
    const { body } = await world.owner.call('GET /candidates/rejection', {
      query: { applicationIds: [one.ids[0]!, two.ids[0]!] },
    });
    expect(body.readers).toMatchObject([
      { language: 'en', count: 1, name: expect.stringContaining('Pessoa'), company: expect.any(String) },
      { language: 'pt', count: 1 },
    ]);
    expect(body.messages.pt.subject).toBe('Sua candidatura para {{position}}');
    expect(body.messages.en.text).toContain('Thank you for applying for {{position}}');
    const foreign = await world.otherOwner.call('GET /candidates/rejection', {
      query: { applicationIds: [one.ids[0]!] },
    });
    expect(foreign.status).toBe(404);
  });
});
