import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { startSquadWorld } from '#application/testing/squad-world.ts';
import { professionalEvents, projectProfessionals } from './tables.ts';

let world: Awaited<ReturnType<typeof startSquadWorld>>;
beforeAll(async () => {
  world = await startSquadWorld();
});
afterAll(() => world.product.close());

it('PRJ-05 a hired professional who deletes the account no longer works in the project, and the owner is told', async () => {
  const { owner, product } = world;
  const { projectId, professionalId, members } = await world.hired({ works: true });
  const [member] = members;
  const finished = await world.hired({ works: true });
  expect((await world.move(owner, finished.projectId, 'finished')).status).toBe(200);
  await product.database
    .update(projectProfessionals)
    .set({ memberId: member!.id })
    .where(eq(projectProfessionals.id, finished.professionalId));
  expect((await world.ask(owner, 'blockPayment', professionalId)).status).toBe(201);

  const body = { email: member!.email, password: DEMO_PASSWORD };
  expect((await member!.call('POST /ownData/deletion', { body })).status).toBe(200);
  const { positions, status } = await world.readProject(owner, projectId);
  expect([status, positions[0]!.state]).toEqual(['ongoing', 'deactivated']);
  const { professionals } = await world.readSquad(owner, projectId);
  expect(professionals).toMatchObject([{ id: professionalId, state: 'deactivated', requests: [] }]);
  expect(professionals[0]!.endedAt).not.toBeNull();
  const events = await product.database
    .select()
    .from(professionalEvents)
    .where(eq(professionalEvents.professionalId, professionalId));
  expect(events.map(({ event }) => event)).toContain('deactivated');
  const notices = (await world.mailsTo(owner.email)).filter(({ subject }) => subject.includes('saiu do projeto'));
  expect(notices).toMatchObject([{ state: 'queued', about: [member!.id] }]);
  // Work that had ended before is unchanged.
  const [kept] = await product.database
    .select()
    .from(projectProfessionals)
    .where(eq(projectProfessionals.id, finished.professionalId));
  expect(kept!.state).toBe('active');
});

it('PRJ-02 professionals learn that their project was finished or canceled, its owner when an administrator did it', async () => {
  const { owner, admin } = world;
  const [finished, canceled] = [await world.hired({ works: true }), await world.hired({ works: true })];
  const countMails = async (email: string, word: string) =>
    (await world.mailsTo(email)).filter(({ subject }) => subject.includes(word)).length;
  const before = await countMails(owner.email, 'Projeto cancelado');
  expect((await world.move(owner, finished.projectId, 'finished')).status).toBe(200);
  expect(await countMails(finished.members[0]!.email, 'foi concluído')).toBe(1);
  expect(await countMails(finished.members[1]!.email, 'foi concluído')).toBe(0);
  expect(await countMails(owner.email, 'Projeto concluído')).toBe(0);
  const reason = { reason: 'Budget frozen' };
  expect((await world.move(admin, canceled.projectId, 'canceled', reason)).status).toBe(200);
  expect(await countMails(canceled.members[0]!.email, 'foi cancelado')).toBe(1);
  expect(await countMails(owner.email, 'Projeto cancelado')).toBe(before + 1);
  for (const { textBody } of await world.mailsTo(canceled.members[0]!.email))
    expect(textBody).not.toContain('Budget frozen');
});

it('PRJ-04 PRJ-05 professionals learn that their payments are on hold, that they continue, and that their work has ended', async () => {
  const { owner, admin } = world;
  const { projectId, professionalId, members } = await world.hired({ works: true });
  const { email } = members[0]!;
  const mailsAbout = async (word: string) =>
    (await world.mailsTo(email)).filter(({ subject }) => subject.includes(word));
  const change = async (path: 'blockPayment' | 'deactiveSquadMember', more: Record<string, unknown>) => {
    const { version } = (await world.readSquad(owner, projectId)).professionals[0]!;
    return (await admin.call.raw(`PUT /${path}`, { body: { professionalId, version, ...more } })).status;
  };
  const note = 'Invoice in dispute';
  expect(await change('blockPayment', { blocked: true, note })).toBe(200);
  // Asked again, nothing changes and nobody is mailed twice.
  expect(await change('blockPayment', { blocked: true, note })).toBe(200);
  expect(await mailsAbout('suspensos')).toMatchObject([{ language: 'pt', happening: 'projects.paymentBlocked' }]);
  expect(await change('blockPayment', { blocked: false, note })).toBe(200);
  expect(await mailsAbout('retomados')).toHaveLength(1);
  expect(await change('deactiveSquadMember', { hoursOwed: false, financeNote: note })).toBe(200);
  expect(await mailsAbout('terminou')).toHaveLength(1);
  for (const { textBody } of await world.mailsTo(email)) expect(textBody).not.toContain(note);
});
