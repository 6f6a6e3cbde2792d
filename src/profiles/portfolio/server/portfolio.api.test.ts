import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { type PipelineWorld, portfolioSteps } from '#application/testing/steps/portfolio-steps.ts';

let world: PipelineWorld;
beforeAll(async () => {
  world = await startPipelineWorld();
});
afterAll(() => world.product.close());
const { findable, plain, own, add, upload, read, fetchFile } = portfolioSteps(() => world.product);

const titles = ({ pieces }: { pieces: { title: string }[] }) => pieces.map(({ title }) => title).join(' ');
const member = () => world.product.person({ role: 'squadMember', name: 'Iara' });
const change = (who: Person, pieceId: string, body: object) =>
  who.call.raw('PUT /users/portfolio/{pieceId}', { params: { pieceId }, body });
const order = (who: Person, pieceIds: string[]) => who.call('PUT /users/portfolioOrder', { body: { pieceIds } });
const remove = (who: Person, pieceId: string) => who.call('DELETE /users/portfolio/{pieceId}', { params: { pieceId } });

describe('the own portfolio', () => {
  it('is added to, changed, put in order and taken from, and only its owner does so', async () => {
    const [who, other] = [await member(), await member()];
    const ids = [await add(who, 'A'), await add(who, 'B'), await add(who, 'C')];
    const body = { version: 1, title: 'B', text: 'Uma marca.', link: 'https://example.com/b' };
    const changed = await change(who, ids[1]!, body);
    expect([changed.status, changed.body]).toMatchObject([200, { text: 'Uma marca.', link: body.link, version: 2 }]);
    expect((await change(who, ids[1]!, body)).body.error.code).toBe('platform.staleVersion');
    expect(titles((await order(who, [ids[2]!, ids[0]!, ids[1]!])).body)).toBe('C A B');
    expect((await order(who, [ids[2]!, ids[0]!])).body.error.code).toBe('platform.staleVersion');
    expect((await change(other, ids[0]!, { ...body, version: 1 })).status).toBe(404);
    expect((await remove(other, ids[0]!)).status).toBe(404);
    expect((await upload(other, ids[0]!, await plain())).status).toBe(404);
    expect(titles((await remove(who, ids[0]!)).body)).toBe('C B');
    expect(titles(await own(who))).toBe('C B');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com', 'https://a@evil.example', 'example'])(
    'takes no link such as %s',
    async (link) => {
      const answer = await (await member()).call('POST /users/portfolio', { body: { title: 'A', link } });
      expect([answer.status, answer.body.error.fields?.[0]?.code]).toEqual([422, 'profiles.addressInvalid']);
    },
  );

  it('holds twenty pieces, also when they come at once', async () => {
    const who = await member();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => who.call('POST /users/portfolio', { body: { title: `${index}` } })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]));
    const { pieces, abilities } = await own(who);
    expect([pieces.length, abilities.add]).toEqual([20, false]);
  });

  it('keeps every piece when its order changes twice at once', async () => {
    const who = await member();
    const ids = [await add(who, 'A'), await add(who, 'B'), await add(who, 'C')];
    const answers = await Promise.all([order(who, ids.toReversed()), order(who, [ids[1]!, ids[0]!, ids[2]!])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(['C B A', 'B A C']).toContain(titles(await own(who)));
  });

  it.each([
    ['Designer de produto', true],
    ['Desenvolvedor front-end', true],
    ['Contador', false],
  ])('of %s is expected: %s', async (jobTitle, isExpected) => {
    const who = await member();
    await who.call('PUT /users/profileRegister', { body: { version: 1, updateObj: { jobTitle } } });
    expect((await own(who)).isExpected).toBe(isExpected);
  });
});

describe('a portfolio', () => {
  it('is read by everybody while its professional can be found, and by nobody else after that', async () => {
    const who = await findable();
    const pieceId = await add(who, 'A');
    const { pictures } = (await upload(who, pieceId, await plain())).body;
    const visitor = { call: world.product.anonymous };
    const shown = await read(visitor, who.id);
    expect([shown.status, titles(shown.body)]).toEqual([200, 'A']);
    expect(shown.body.pieces[0]!.abilities).toEqual({ report: false, moderate: false });
    expect((await fetchFile(who.id, pictures[0]!.fileId)).status).toBe(200);
    await who.call('PUT /users/listing', { body: { listed: false } });
    expect((await read(visitor, who.id)).status).toBe(404);
    expect((await fetchFile(who.id, pictures[0]!.fileId)).status).toBe(404);
    expect((await read(await member(), who.id)).status).toBe(404);
    expect((await read(world.owner, who.id)).status).toBe(404);
    expect(titles((await read(who, who.id)).body)).toBe('A');
  });

  it('of a candidate is read by the company, its colleagues and recruiters and the team, its pictures too', async () => {
    const { members } = await world.scene(['new']);
    const candidate = members[0]!;
    const { pictures } = (await upload(candidate, await add(candidate, 'A'), await plain())).body;
    const { fileId } = pictures[0]!;
    for (const reader of [world.owner, world.recruiter, world.admin]) {
      expect(titles((await read(reader, candidate.id)).body)).toBe('A');
      expect((await fetchFile(candidate.id, fileId, reader)).status).toBe(200);
    }
    const headers = { workspaceid: world.workspaceId };
    const ofColleague = { params: { memberId: candidate.id }, headers };
    expect((await world.watcher.call('GET /portfolios/{memberId}', ofColleague)).status).toBe(200);
    // A browser asks for pictures without saying for which of its spaces.
    expect((await fetchFile(candidate.id, fileId, world.watcher)).status).toBe(200);
    for (const reader of [world.otherOwner, await member()]) {
      expect((await read(reader, candidate.id)).status).toBe(404);
      expect((await fetchFile(candidate.id, fileId, reader)).status).toBe(404);
    }
    expect((await fetchFile(candidate.id, fileId)).status).toBe(404);
    expect((await fetchFile(world.owner.id, fileId, world.owner)).status).toBe(404);
  });
});
