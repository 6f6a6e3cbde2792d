import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';
import { type PipelineWorld, portfolioSteps } from '#application/testing/steps/portfolio-steps.ts';

let world: PipelineWorld;
beforeAll(async () => {
  world = await startPipelineWorld();
});
afterAll(() => world.product.close());
const { findable, plain, own, add, upload, read, fetchFile } = portfolioSteps(() => world.product);
const { itemsOf } = waitingSteps(() => world.product);

const report = (who: Person, pieceId: string) =>
  who.call('POST /portfolioPieces/{pieceId}/report', {
    params: { pieceId },
    body: { reason: 'notOwnWork', text: 'Está no site de outra pessoa.' },
  });
const show = (who: Person, pieceId: string, hidden: boolean, reason = '') =>
  who.call('PUT /portfolioPieces/{pieceId}/visibility', { params: { pieceId }, body: { hidden, reason } });
const waitingFor = async (memberId: string) =>
  (await itemsOf(world.admin, 'profiles.reportedPiece')).filter(({ address }) => address.includes(memberId));

it('a piece is reported once at a time by who reads it, and reaches the team, which closes the report', async () => {
  const who = await findable();
  const pieceId = await add(who, 'A');
  expect((await report(who, pieceId)).body.error.code).toBe('profiles.ownPiece');
  const reporter = await world.product.person({ role: 'squadMember' });
  const twice = await Promise.all([report(reporter, pieceId), report(reporter, pieceId)]);
  expect(world.statusesOf(twice)).toEqual([201, 409]);
  const [shown] = (await read(reporter, who.id)).body.pieces;
  expect([shown!.abilities, shown!.reports]).toEqual([{ report: false, moderate: false }, []]);
  expect(await waitingFor(who.id)).toHaveLength(1);
  const [piece] = (await read(world.admin, who.id)).body.pieces;
  expect(piece!.reports).toMatchObject([{ reason: 'notOwnWork', text: 'Está no site de outra pessoa.' }]);
  const { reportId } = piece!.reports[0]!;
  const close = () => world.admin.call('POST /portfolioReports/{reportId}/close', { params: { reportId } });
  expect([(await close()).status, (await close()).status]).toEqual([200, 404]);
  expect(await waitingFor(who.id)).toEqual([]);
  expect((await report(reporter, pieceId)).status).toBe(201);
});

it('nobody reports what they cannot read', async () => {
  const { members } = await world.scene(['new']);
  const pieceId = await add(members[0]!, 'A');
  expect((await report(world.otherOwner, pieceId)).status).toBe(404);
  expect((await report(world.owner, pieceId)).status).toBe(201);
});

it('the team hides a piece and shows it again: others see nothing of it, its owner reads why and gets a mail', async () => {
  const who = await findable();
  const pieceId = await add(who, 'Cartaz');
  const { fileId } = (await upload(who, pieceId, await plain())).body.pictures[0]!;
  await report(world.owner, pieceId);
  expect((await show(world.recruiter, pieceId, true)).status).toBe(403);
  expect((await show(world.admin, pieceId, true, 'Não é seu.')).status).toBe(200);
  expect((await show(world.admin, pieceId, true, 'Outra vez')).status).toBe(200);
  expect((await read(world.owner, who.id)).body.pieces).toEqual([]);
  expect((await read(who, who.id)).body.pieces).toEqual([]);
  expect((await fetchFile(who.id, fileId, world.owner)).status).toBe(404);
  expect((await fetchFile(who.id, fileId, who)).status).toBe(200);
  expect((await own(who)).pieces[0]!.hidden).toEqual({ reason: 'Não é seu.' });
  expect((await read(world.admin, who.id)).body.pieces).toMatchObject([{ isHidden: true, reports: [] }]);
  expect(await waitingFor(who.id)).toEqual([]);
  expect((await report(world.otherOwner, pieceId)).status).toBe(404);
  await show(world.admin, pieceId, false);
  expect((await read(world.owner, who.id)).body.pieces).toHaveLength(1);
  const mails = await world.mailsTo(who.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Ocultamos “Cartaz” do seu portfólio',
    '“Cartaz” voltou ao seu portfólio',
  ]);
  expect(mails[0]!.textBody).toContain('Não é seu.');
});
