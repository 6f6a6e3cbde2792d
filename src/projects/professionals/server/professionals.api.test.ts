import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildColleague } from '#application/testing/project-world.ts';
import { startSquadWorld } from '#application/testing/squad-world.ts';
import { professionalEvents, projectProfessionals } from './tables.ts';
import { supportTickets } from '#support/server/tables.ts';

let world: Awaited<ReturnType<typeof startSquadWorld>>;
beforeAll(async () => {
  world = await startSquadWorld();
});
afterAll(() => world.product.close());

const eventsOf = async (professionalId: string) =>
  (
    await world.product.database
      .select()
      .from(professionalEvents)
      .where(eq(professionalEvents.professionalId, professionalId))
      .orderBy(professionalEvents.at, professionalEvents.id)
  ).map(({ event }) => event);
const ticketsOf = (professionalId: string) =>
  world.product.database.select().from(supportTickets).where(eq(supportTickets.professionalId, professionalId));
const block = (body: unknown, who = world.admin) => who.call.raw('PUT /blockPayment', { body });
const deactivate = (body: unknown, who = world.admin) => who.call.raw('PUT /deactiveSquadMember', { body });

describe('hired professionals', () => {
  it('PRJ-01 a hired person belongs to the project and is counted in the list and the detail', async () => {
    const { projectId, members } = await world.hired();
    const { professionals } = await world.readSquad(world.owner, projectId);
    expect(professionals).toMatchObject([
      { memberId: members[0]!.id, state: 'active', requests: [], positionIndex: 0 },
    ]);
    const { body } = await world.owner.call('GET /myProjects');
    expect(body.projects.find(({ id }: { id: string }) => id === projectId)!.professionals).toEqual({
      linked: 1,
      active: 1,
    });
    const squad = await world.owner.call('GET /supports/getSquad');
    expect(squad.body.professionals.map((one: { memberId: string }) => one.memberId)).toContain(members[0]!.id);
    expect((await world.otherOwner.call('GET /supports/getSquad')).body.professionals).toEqual([]);
  });

  it('ACC-15 a person’s record lists the projects of their company or those that hired them', async () => {
    const { projectId, members } = await world.hired();
    const projectsOf = async (who: typeof world.owner) => (await who.call('GET /users')).body.projects;
    expect(await projectsOf(members[0]!)).toEqual([projectId]);
    expect((await projectsOf(world.owner))![0]).toBe(projectId);
    expect(await projectsOf(world.otherOwner)).not.toContain(projectId);
  });

  it('PRJ-03 what was agreed with a person is shown to whoever may access payments', async () => {
    const { projectId, professionalId } = await world.hired({ works: true });
    const { database } = world.product;
    const agreed = { agreedHours: 160, agreedNet: 8_000, agreedGross: 9_000, agreedCurrency: 'BRL' as const };
    await database.update(projectProfessionals).set(agreed).where(eq(projectProfessionals.id, professionalId));
    const headers = { headers: { workspaceid: world.workspaceId } };
    const treasurer = await buildColleague(world.product, world.workspaceId, ['accessPayments']);
    const other = await buildColleague(world.product, world.workspaceId, ['trackTasks', 'assignProfessionals']);
    const payFor = async (who: typeof other, more = {}) =>
      (await who.call('GET /myProjects/{projectId}/professionals', { params: { projectId }, ...more })).body
        .professionals[0]!.pay;
    const pay = { netHourly: 8_000, grossHourly: 9_000, currency: 'BRL' };
    expect([await payFor(world.owner), await payFor(world.admin), await payFor(treasurer, headers)]).toEqual([
      pay,
      pay,
      pay,
    ]);
    expect(await payFor(other, headers)).toBeNull();
  });

  it('PRJ-01 PRJ-02 in a finished project somebody was there, and works nowhere any more', async () => {
    const { projectId, members } = await world.hired({ works: true });
    const worksNow = async () => {
      const { professionals } = await world.readSquad(world.owner, projectId);
      const everywhere = (await world.owner.call('GET /supports/getSquad')).body.professionals;
      return [
        professionals[0]!.works,
        (await world.readProject(world.owner, projectId)).professionals,
        everywhere.some(({ memberId }: { memberId: string }) => memberId === members[0]!.id),
      ];
    };
    expect(await worksNow()).toEqual([true, { linked: 1, active: 1 }, true]);
    expect((await world.move(world.owner, projectId, 'finished')).status).toBe(200);
    expect(await worksNow()).toEqual([false, { linked: 1, active: 0 }, false]);
  });

  it('PRJ-05 the currency of a hire stays, whatever else of the project is edited', async () => {
    const { projectId } = await world.hired();
    const edit = async (more: object) => {
      const { version } = await world.readProject(world.owner, projectId);
      return world.owner.call('PUT /project/put', { body: { projectId, version, title: 'Renamed', ...more } });
    };
    const refused = await edit({ currency: 'USD' });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'projects.currencyFixed']);
    expect((await world.readProject(world.owner, projectId)).positions[0]!.currency).toBe('BRL');
    expect((await edit({ currency: 'BRL' })).status).toBe(200);
  });

  it.each([
    ['blockPayment', 'paymentBlock', 'paymentBlockRequested'],
    ['deactiveSquadMember', 'deactivation', 'deactivationRequested'],
  ] as const)(
    'PRJ-04 %s asks with a reason, makes one ticket and changes nothing by itself',
    async (what, type, event) => {
      const { projectId, professionalId } = await world.hired();
      for (const reason of ['', '  ', undefined])
        expect((await world.owner.call.raw(`POST /${what}`, { body: { professionalId, reason } })).status).toBe(422);
      const answers = await Promise.all([1, 2, 3].map(() => world.ask(world.owner, what, professionalId)));
      expect(world.statusesOf(answers)).toEqual([201, 409, 409]);
      const late = answers.find(({ status }) => status === 409)!;
      expect(late.body.error.code).toBe('projects.alreadyRequested');
      const made = answers.find(({ status }) => status === 201)!.body;
      const [ticket, ...more] = await ticketsOf(professionalId);
      expect(more).toEqual([]);
      expect(ticket).toMatchObject({ id: made.supportId, type, status: 'open', projectId });
      expect(made.answerDueAt).toMatch(/T02:59:59/);
      const [professional] = (await world.readSquad(world.owner, projectId)).professionals;
      expect(professional).toMatchObject({ state: 'active', paymentBlockedAt: null, requests: [{ type }] });
      expect(await eventsOf(professionalId)).toEqual(['hired', event]);
      const toOwner = (await world.mailsTo(world.owner.email)).at(-1)!;
      expect(toOwner).toMatchObject({ language: 'pt' });
      const date = new Date(made.answerDueAt).toLocaleDateString('pt-BR', {
        dateStyle: 'long',
        timeZone: 'America/Sao_Paulo',
      });
      expect(toOwner.textBody).toContain(date);
    },
  );

  it('PRJ-04 needs its own permission, and finds no foreign professional', async () => {
    const { professionalId } = await world.hired();
    const headers = { workspaceid: world.workspaceId };
    for (const what of ['blockPayment', 'deactiveSquadMember'] as const) {
      expect((await world.ask(world.watcher, what, professionalId, headers)).status).toBe(403);
      expect((await world.ask(world.recruiter, what, professionalId)).status).toBe(403);
      expect((await world.ask(world.otherOwner, what, professionalId)).status).toBe(404);
    }
    expect((await block({ professionalId, version: 1, blocked: true, note: 'x' }, world.owner)).status).toBe(403);
    const owed = { professionalId, version: 1, hoursOwed: false, financeNote: 'x' };
    expect((await deactivate(owed, world.owner)).status).toBe(403);
    expect(await ticketsOf(professionalId)).toEqual([]);
  });

  it('PRJ-04 R-29: an administrator blocks and unblocks, the request is done and the owner is notified', async () => {
    const { projectId, professionalId } = await world.hired();
    const { supportId } = (await world.ask(world.owner, 'blockPayment', professionalId)).body;
    const body = { professionalId, version: 1, blocked: true, note: 'Invoices are under review' };
    expect(world.statusesOf(await Promise.all([block(body), block(body)]))).toEqual([200, 409]);
    const ticket = await world.owner.call('GET /support/{supportId}', { params: { supportId } });
    expect(ticket.body).toMatchObject({ status: 'done', messages: [{ own: true }, { text: body.note, isTeam: true }] });
    expect((await world.mailsTo(world.owner.email)).at(-1)!.subject).toContain('Feito');
    const [blocked] = (await world.readSquad(world.owner, projectId)).professionals;
    expect([blocked!.state, blocked!.paymentBlockedAt !== null, blocked!.requests]).toEqual(['active', true, []]);
    expect((await world.ask(world.owner, 'blockPayment', professionalId)).body.error.code).toBe(
      'projects.alreadyBlocked',
    );
    expect((await block({ ...body, version: 2, blocked: false })).status).toBe(200);
    expect(await eventsOf(professionalId)).toEqual([
      'hired',
      'paymentBlockRequested',
      'paymentBlocked',
      'paymentUnblocked',
    ]);
  });

  it('PRJ-04 an administrator deactivates and states whether hours are owed; the note stays with the staff', async () => {
    const { projectId, professionalId } = await world.hired({ works: true });
    await world.ask(world.owner, 'deactiveSquadMember', professionalId);
    const body = { professionalId, version: 1, hoursOwed: true, financeNote: '12 h of May' };
    for (const missing of [{ hoursOwed: undefined }, { financeNote: '' }])
      expect((await deactivate({ ...body, ...missing })).status).toBe(422);
    expect((await deactivate(body)).status).toBe(200);
    const seen = async (who = world.owner) => (await world.readSquad(who, projectId)).professionals[0];
    expect(await seen()).toMatchObject({ state: 'deactivated', deactivation: null, requests: [] });
    expect((await seen(world.admin))!.deactivation).toEqual({ hoursOwed: true, financeNote: '12 h of May' });
    expect(JSON.stringify(await world.readSquad(world.owner, projectId))).not.toContain('12 h of May');
    const project = await world.readProject(world.owner, projectId);
    expect([project.positions[0]!.state, project.professionals]).toEqual(['deactivated', { linked: 1, active: 0 }]);
    expect((await world.ask(world.owner, 'blockPayment', professionalId)).body.error.code).toBe(
      'projects.professionalEnded',
    );
    const [ticket] = await ticketsOf(professionalId);
    expect(ticket).toMatchObject({ status: 'done' });
    const again = await world.product.database
      .select()
      .from(supportTickets)
      .where(and(eq(supportTickets.professionalId, professionalId), eq(supportTickets.status, 'open')));
    expect(again).toEqual([]);
  });
});
