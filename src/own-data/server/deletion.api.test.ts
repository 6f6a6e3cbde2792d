import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { actionCodes, identities, sessions, staffInvitations, users } from '#accounts/server/tables.ts';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { applicationHistory, applications } from '#applications/server/tables.ts';
import { exportAreasOf } from '#own-data/server/rooms.ts';
import { dataExports } from '#own-data/server/tables.ts';
import { candidateComments } from '#pipeline/comments/server/tables.ts';
import { mailOutbox, storedFiles } from '#platform/db/tables.ts';
import { profiles } from '#profiles/server/tables.ts';
import { briefs, projects } from '#projects/server/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { recordAudit } from '#workspaces/server/record-audit.ts';
import { workspaceAudit, workspaceInvitations, workspaceMembers, workspaces } from '#workspaces/server/tables.ts';

type World = Awaited<ReturnType<typeof startPipelineWorld>>;
let world: World;
beforeAll(async () => {
  world = await startPipelineWorld(startTestProduct());
});
afterAll(() => world.product.close());

const remove = (person: Person, more: object = {}) =>
  person.call('POST /ownData/deletion', { body: { email: person.email, password: DEMO_PASSWORD, ...more } });
const ask = async (person: Person) => (await person.call('GET /ownData/deletion')).body;
const rowOf = async (person: Person) =>
  (await world.product.database.select().from(users).where(eq(users.id, person.id)))[0]!;
const signUp = (email: string) =>
  world.product.anonymous('POST /users/create', {
    body: { email, password: 'Ponte#2026', userRole: 'squadMember', acceptedTerms: true },
  });

test('ACC-17 a deleted member is nobody any more: what says who it was is gone, the bare records stay', async () => {
  const { product, owner } = world;
  const { database } = product;
  const scene = await world.scene(['clientInterview', 'hired']);
  const [member, hired] = scene.members as [Person, Person];
  await world.onCandidate(owner, 'comments', scene.ids[0]!, { text: 'Muito nervosa' });
  await database
    .update(applicationHistory)
    .set({ reason: 'Nervosa' })
    .where(eq(applicationHistory.applicationId, scene.ids[0]!));
  const key = 'k'.repeat(22);
  await database.insert(storedFiles).values({ key, kind: 'photo', mediaType: 'image/webp', sizeBytes: 1 });
  await database
    .update(users)
    .set({ image: `/api/photos/${key}` })
    .where(eq(users.id, member.id));
  const { name: before } = await rowOf(member);
  await member.call('POST /ownData/exports');
  const otherDevice = product.caller(await product.openSession(member.id));

  expect(await ask(member)).toEqual({ email: member.email, confirmBy: 'password', obstacle: null });
  expect((await remove(member)).body).toEqual({ done: true });

  for (const call of [member.call, otherDevice]) expect((await call('GET /users')).status).toBe(401);
  const row = await rowOf(member);
  expect(row).toMatchObject({ name: '', email: `deleted-${member.id}@deleted.invalid`, image: null });
  expect(row.deletedAt).not.toBeNull();
  for (const table of [sessions, identities, dataExports]) {
    expect(await database.$count(table, eq(table.userId, member.id))).toBe(0);
  }
  const [application] = await database.select().from(applications).where(eq(applications.id, scene.ids[0]!));
  expect(application).toMatchObject({ state: 'withdrawn', stage: 'clientInterview', memberId: member.id });
  const reasons = and(eq(applicationHistory.applicationId, scene.ids[0]!), isNotNull(applicationHistory.reason));
  expect(await database.$count(applicationHistory, reasons)).toBe(0);
  const [comment] = await database
    .select()
    .from(candidateComments)
    .where(eq(candidateComments.applicationId, scene.ids[0]!));
  expect(comment!.text).toBe('');
  const [profile] = await database.select().from(profiles).where(eq(profiles.memberId, member.id));
  expect(profile).toMatchObject({ jobTitle: '', city: '', isAvailable: false, score: expect.any(Number) });
  const traces = [before, member.email, 'Nervosa', 'nervosa'];
  for (const trace of traces) expect(JSON.stringify([row, profile, application, comment])).not.toContain(trace);
  const [file] = await database.select().from(storedFiles).where(eq(storedFiles.key, key));
  expect(file!.expiresAt!.getTime()).toBeLessThanOrEqual(Date.now());

  const mails = await world.mailsTo(member.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Sua conta foi excluída']);
  expect((await world.board(owner, scene)).status).toBe(200);

  // A hired person stays counted, without a name.
  expect((await remove(hired)).status).toBe(200);
  const [place] = await database.select().from(applications).where(eq(applications.memberId, hired.id));
  expect(place).toMatchObject({ stage: 'hired', state: 'active' });
});

test('ACC-17 a member whose process was ended by the company can delete the account', async () => {
  const { product, owner } = world;
  const { projectId, members, ids } = await world.scene(['qualify', 'new']);
  const closing = { params: { projectId, positionIndex: 0 }, body: { reason: null } };
  await owner.call('POST /myProjects/{projectId}/positions/{positionIndex}/closeProcess', closing);
  expect((await remove(members[0]!)).body).toEqual({ done: true });
  const [ended] = await product.database.select().from(applications).where(eq(applications.id, ids[0]!));
  expect(ended!.state).toBe('closed');
});

test('ACC-17 the same e-mail signs up anew and finds nothing of before', async () => {
  const person = await world.product.person({ role: 'squadMember', name: 'Antes' });
  expect((await signUp(person.email)).status).toBe(409);
  expect((await remove(person)).status).toBe(200);
  const again = await signUp(person.email);
  expect(again.status).toBe(201);
  expect(again.body.session).toMatchObject({ email: person.email, displayName: '' });
  expect(again.body.session.userId).not.toBe(person.id);
});

test('ACC-17 who signs up with somebody else’s address reads and deletes nothing that was sent to its holder', async () => {
  const { product, workspaceId, owner } = world;
  const { database, ports } = product;
  const email = 'holder@example.com';
  const expiresAt = new Date(Date.now() + 86_400_000);
  await database.insert(staffInvitations).values({ email, role: 'recruiter', codeHash: 'staff', expiresAt });
  const invitation = { workspaceId, email, codeHash: 'holder', permissions: [], expiresAt };
  await database.insert(workspaceInvitations).values(invitation);
  const answers = { positions: [{ professionalEmail: email }] };
  const draft = { workspaceId, createdBy: owner.id, step: 'basics', answers };
  const [{ id: briefId } = { id: '' }] = await database.insert(briefs).values(draft).returning({ id: briefs.id });
  await recordAudit(database, { workspaceId, actorId: owner.id, action: 'invited', subject: email, details: {} });
  const kept = async () => {
    const [brief] = await database.select({ answers: briefs.answers }).from(briefs).where(eq(briefs.id, briefId));
    return [
      await database.$count(staffInvitations, eq(staffInvitations.email, email)),
      await database.$count(workspaceInvitations, eq(workspaceInvitations.email, email)),
      JSON.stringify(brief).split(email).length - 1,
      await database.$count(workspaceAudit, eq(workspaceAudit.subject, email)),
    ];
  };
  const spaces = exportAreasOf(ports.rooms).find(({ name }) => name === 'spaces')!;
  const invitationsRead = async (person: Person) =>
    ((await spaces.collect(database, { ...(await rowOf(person)), language: 'pt' })) as { invitations: unknown[] })
      .invitations.length;

  const stranger = await product.person({ role: 'squadMember', email, emailVerified: false });
  expect(await invitationsRead(stranger)).toBe(0);
  expect((await remove(stranger)).status).toBe(200);
  expect(await kept()).toEqual([1, 1, 1, 1]);
  const holder = await product.person({ role: 'squadMember', email });
  expect(await invitationsRead(holder)).toBe(1);
  expect((await remove(holder)).status).toBe(200);
  expect(await kept()).toEqual([0, 0, 0, 0]);
});

test('ACC-17 mails to an unconfirmed address are its holder’s, but for those to the account', async () => {
  const { product } = world;
  const { database } = product;
  const email = 'Postbox@example.com';
  const put = (happening: string, more: { recipient?: string; about?: string[] } = {}) =>
    database.insert(mailOutbox).values({
      ...{ recipient: email.toLowerCase(), language: 'pt', subject: happening, textBody: 'x', htmlBody: 'x' },
      ...{ happening, ...more },
    });
  const left = async () =>
    (await database.select().from(mailOutbox))
      .flatMap(({ recipient, subject }) => (/postbox|asked@/i.test(recipient) ? [subject] : []))
      .toSorted();
  // Before the account: of a former one by this address, for instance.
  await put('jobs.moved');
  const stranger = await product.person({ role: 'squadMember', email, emailVerified: false });
  const toWhoever = [
    ...['accounts.staffInvited', 'pipeline.emailInvitationReminder', 'pipeline.invitationEnded'],
    ...['pipeline.invitedByEmail', 'pipeline.invitedInHouse', 'workspaces.invitationResent', 'workspaces.invited'],
  ];
  for (const name of [...toWhoever, 'accounts.verificationAsked']) await put(name);
  // An address that the account asked for: only the mail that asks is its own.
  const asked = { userId: stranger.id, mode: 'changeEmail', codeHash: 'asked', newEmail: 'asked@example.com' } as const;
  await database.insert(actionCodes).values({ ...asked, expiresAt: new Date(Date.now() + 86_400_000) });
  await put('accounts.emailChangeAsked', { recipient: 'Asked@example.com', about: [stranger.id] });
  await put('accounts.passwordResetAsked', { recipient: 'asked@example.com' });

  const areas = exportAreasOf(product.ports.rooms).find(({ name }) => name === 'mails')!;
  const read = (await areas.collect(database, { ...(await rowOf(stranger)), language: 'pt' })) as { subject: string }[];
  expect(read.map(({ subject }) => subject)).toEqual(['accounts.verificationAsked']);
  expect((await remove(stranger)).status).toBe(200);
  const ofHolder = ['accounts.passwordResetAsked', 'jobs.moved', ...toWhoever];
  expect(await left()).toEqual(['Sua conta foi excluída', ...ofHolder].toSorted());
});

test('ACC-17 asked twice at once the account is deleted once', async () => {
  const person = await world.product.person({ role: 'squadMember' });
  const answers = await Promise.all(Array.from({ length: 4 }, () => remove(person)));
  expect(world.statusesOf(answers)).toEqual([200, 401, 401, 401]);
  expect(await world.mailsTo(person.email)).toHaveLength(1);
});

test('ACC-17 nothing is deleted without the own e-mail and the own password', async () => {
  const person = await world.product.person({ role: 'squadMember' });
  const codes = [];
  for (const body of [
    { email: 'other@example.com' },
    { password: 'Wrong#2026' },
    { password: undefined },
    { password: undefined, code: 'made-up' },
  ]) {
    codes.push((await remove(person, body)).body.error.code);
  }
  expect(codes).toEqual([
    'own-data.emailDiffers',
    'accounts.currentPasswordWrong',
    'own-data.confirmationMissing',
    'own-data.confirmationMissing',
  ]);
  expect((await rowOf(person)).deletedAt).toBeNull();
  expect((await remove(person, { email: ` ${person.email.toUpperCase()} ` })).status).toBe(200);
});

test('ACC-17 an account without a password confirms by a mailed link that works once, for its owner only', async () => {
  const { product } = world;
  const [person, stranger] = [
    await product.person({ role: 'squadMember' }),
    await product.person({ role: 'squadMember' }),
  ];
  for (const { id } of [person, stranger]) {
    await product.database
      .update(identities)
      .set({ providerId: 'google', password: null })
      .where(eq(identities.userId, id));
  }
  expect((await ask(person)).confirmBy).toBe('code');
  expect((await remove(person)).body.error.code).toBe('own-data.confirmationMissing');
  expect((await person.call('POST /ownData/deletion/code')).status).toBe(202);
  const [mail] = await world.mailsTo(person.email);
  const code = decodeURIComponent(/account\/data\?deletionCode=([\w%-]+)/.exec(mail!.textBody)![1]!);
  expect(Buffer.from(code, 'base64url')).toHaveLength(16);
  expect((await remove(stranger, { code })).body.error.code).toBe('accounts.codeInvalid');
  expect((await remove(person, { code: `${code}x` })).body.error.code).toBe('accounts.codeInvalid');
  expect((await remove(person, { code })).status).toBe(200);
  expect((await rowOf(stranger)).deletedAt).toBeNull();
});

test('ACC-17 an owner first hands over or closes a space that others need; an empty one goes along', async () => {
  const { product } = world;
  const { database } = product;
  const owner = await product.person({ role: 'squadOwner', name: 'Dona Nova' });
  const colleague = await product.person({ role: 'squadOwner', name: 'Colega Nova' });
  const [space] = await buildWorkspaces(database, [
    { ownerId: owner.id, company: 'Nova', colleagues: [{ userId: colleague.id, permissions: [] }] },
  ]);
  await database.insert(workspaceInvitations).values({
    workspaceId: space!.id,
    email: 'invited@example.com',
    codeHash: 'x',
    permissions: [],
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  expect((await ask(owner)).obstacle).toEqual({
    code: 'own-data.spaceHasColleagues',
    message: expect.stringContaining('Colleagues still work in your workspace'),
  });
  const refused = await remove(owner);
  expect([refused.status, refused.body.error.code]).toEqual([409, 'own-data.spaceHasColleagues']);

  // The colleague may be deleted: only the membership is lost.
  expect((await remove(colleague)).status).toBe(200);
  expect(await database.$count(workspaceMembers, eq(workspaceMembers.userId, colleague.id))).toBe(0);

  const [project] = await database
    .insert(projects)
    .values({ workspaceId: space!.id, createdBy: owner.id, title: 'Aberto', status: 'inRecruitment' })
    .returning();
  expect((await remove(owner)).body.error.code).toBe('projects.spaceHasProjects');
  await database.update(projects).set({ status: 'finished' }).where(eq(projects.id, project!.id));
  expect((await remove(owner)).status).toBe(200);
  const [closed] = await database.select().from(workspaces).where(eq(workspaces.id, space!.id));
  expect(closed!.closedAt).not.toBeNull();
  expect(closed).toMatchObject({ firstName: '', lastName: '', phoneNumber: '' });
  const trail = await database.select().from(workspaceAudit).where(eq(workspaceAudit.workspaceId, space!.id));
  expect(trail.map(({ action }) => action)).toContain('closed');
  expect(JSON.stringify(trail)).not.toContain('Dona Nova');
  expect(await database.$count(workspaceInvitations, eq(workspaceInvitations.workspaceId, space!.id))).toBe(0);
});

test('ACC-17 of the last two administrators who leave at once one stays', async () => {
  const { product, admin } = world;
  const other = await product.person({ role: 'admin' });
  expect((await ask(admin)).obstacle).toBeNull();
  const answers = await Promise.all([remove(admin), remove(other)]);
  expect(world.statusesOf(answers)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.error.code).toBe('own-data.lastAdministrator');
  const left = and(eq(users.role, 'admin'), sql`${users.deletedAt} is null`);
  expect(await product.database.$count(users, left)).toBe(1);
});

test('ACC-17 no mail to the address stays, whatever its case', async () => {
  const { product } = world;
  const person = await product.person({ role: 'recruiter', email: 'Case@Example.com' });
  const mail = { language: 'pt' as const, subject: 'x', textBody: 'x', htmlBody: 'x' };
  await product.database.insert(mailOutbox).values([
    { ...mail, recipient: 'case@example.com' },
    { ...mail, recipient: 'Case@Example.com' },
  ]);
  expect((await remove(person)).status).toBe(200);
  const ofPerson = or(eq(mailOutbox.recipient, 'case@example.com'), eq(mailOutbox.recipient, 'Case@Example.com'));
  expect(await product.database.$count(mailOutbox, ofPerson)).toBe(1);
});
