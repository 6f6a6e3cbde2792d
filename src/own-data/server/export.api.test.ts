import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { serverCapabilities } from '#application/server-capabilities.ts';
import { portfolioSteps } from '#application/testing/steps/portfolio-steps.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { ownDataJobs } from '#own-data/server/jobs.ts';
import { exportAreasOf } from '#own-data/server/rooms.ts';
import { dataExports } from '#own-data/server/tables.ts';
import { mailOutbox, storedFiles } from '#platform/db/tables.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import { purgeFiles } from '#platform/files/stored-files.ts';
import { readZipEntries } from '#profiles/imports/server/formats/zip-entries.ts';

type World = Awaited<ReturnType<typeof startPipelineWorld>>;
let world: World;
beforeAll(async () => {
  world = await startPipelineWorld(startTestProduct());
});
afterAll(() => world.product.close());

const portfolio = portfolioSteps(() => world.product);
const exportAreas = exportAreasOf(serverCapabilities);
const areas =
  'account sessions sign-in terms spaces profile tests projects applications comments mails portfolio'.split(' ');
const start = (person: Person) => person.call('POST /ownData/exports');
const latest = async (person: Person) => (await person.call('GET /ownData/exports/latest')).body.export;
const [makeExportJob, maintainExportsJob] = ownDataJobs;
const make = (exportId: string, more: Partial<JobContext> = {}) =>
  world.product.runJob(makeExportJob!, { exportId }, more);

function download(person: Person, id: string) {
  const headers = { authorization: `Bearer ${person.token}` };
  return fetch(`${world.product.url}/api/ownData/exports/${id}/file`, { headers });
}

async function unpack(person: Person, id: string, ...more: string[]) {
  const answer = await download(person, id);
  expect(answer.status).toBe(200);
  const expected = new Set(['readme.txt', 'photo.webp', ...more, ...areas.map((area) => `${area}.json`)]);
  const entries = await readZipEntries(new Uint8Array(await answer.arrayBuffer()), expected);
  const text = (name: string) => Buffer.from(entries.get(name)!).toString();
  return { answer, entries, text, json: (area: string) => JSON.parse(text(`${area}.json`)) };
}

test('ACC-17 of two copies asked for at once one is made; it can be stopped, and is not made after that', async () => {
  const person = await world.product.person({ role: 'squadMember' });
  expect(await latest(person)).toBeNull();
  const answers = await Promise.all(Array.from({ length: 5 }, () => start(person)));
  expect(world.statusesOf(answers)).toEqual([202, 409, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.body.error.code).toBe('own-data.exportRunning');
  const { id, state } = (await latest(person))!;
  expect(state).toBe('queued');

  const cancel = () => person.call('POST /ownData/exports/{id}/cancel', { params: { id } });
  expect((await cancel()).body.state).toBe('cancelled');
  expect((await cancel()).body.state).toBe('cancelled');
  await make(id);
  expect((await latest(person))!.state).toBe('cancelled');
  expect((await download(person, id)).status).toBe(410);
  expect((await start(person)).status).toBe(202);
});

test('ACC-17 a copy tells how far it is; stopped in the middle it leaves no file', async () => {
  const { product } = world;
  const person = await product.person({ role: 'squadMember' });
  const { id } = (await start(person)).body;
  const files = () => product.database.$count(storedFiles, eq(storedFiles.kind, 'data-export'));
  const before = await files();
  let making: Promise<void> | undefined;
  // The files come after all areas.
  const atMails = Math.round((exportAreas.findIndex(({ name }) => name === 'mails') / (exportAreas.length + 1)) * 100);
  await product.database.transaction(async (transaction) => {
    // The job proceeds to the mails and waits there.
    await transaction.execute(sql`lock table mail_outbox in access exclusive mode`);
    making = make(id);
    await expect.poll(() => latest(person)).toMatchObject({ state: 'running', progress: atMails });
    const stopped = await person.call('POST /ownData/exports/{id}/cancel', { params: { id } });
    expect(stopped.body.state).toBe('cancelled');
  });
  await making;
  expect((await latest(person))!.state).toBe('cancelled');
  expect(await files()).toBe(before);
});

test('ACC-17 a member takes everything along: in the background, with a mail, in the own language', async () => {
  const { product } = world;
  const scene = await world.scene(['clientInterview', 'new']);
  const [member, other] = scene.members as [Person, Person];
  await world.onCandidate(world.owner, 'comments', scene.ids[0]!, { text: 'Nur für uns' });
  const photo = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await member.call('POST /users/photo', { body: photo, headers: { 'content-type': 'image/png' } });
  const pieceId = await portfolio.add(member, 'Cartaz');
  const { document } = (await portfolio.upload(member, pieceId, '%PDF-1.7 cartaz', 'Cartaz.pdf')).body;
  const pdf = `${document!.fileId}.pdf`;
  await product.database.insert(mailOutbox).values({
    recipient: member.email,
    language: 'pt',
    subject: 'Confirme',
    textBody: 'https://ponte.example/email-action?mode=verifyEmail&oobCode=abcDEF_123 fim',
    htmlBody: '',
  });
  await product.startWorker();
  const { id } = (await start(member)).body;
  await expect.poll(async () => (await latest(member))!.state, { timeout: 15_000 }).toBe('done');

  const view = await latest(member);
  expect(view!.progress).toBe(100);
  expect(Date.parse(view!.expiresAt!) - Date.parse(view!.finishedAt!)).toBe(7 * 24 * 3600 * 1000);
  const { answer, entries, text, json } = await unpack(member, id, pdf);
  expect(Number(answer.headers.get('content-length'))).toBe(view!.sizeBytes);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="ponte-\d{4}-\d\d-\d\d\.zip"$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(entries.size).toBe(areas.length + 3);
  expect(text('readme.txt')).toContain('Seus dados na Ponte');
  for (const area of areas) expect(text('readme.txt')).toContain(`${area}.json: `);
  expect(json('account')).toMatchObject({ id: member.id, email: member.email, role: 'squadMember' });
  expect(json('profile').profile.displayName).not.toBe('');
  expect(json('applications')).toMatchObject([
    { position: 'Engenharia de dados 0', company: 'Casa Ipê', stage: 'Entrevista com a empresa' },
  ]);
  expect(JSON.stringify(json('applications'))).not.toMatch(/clientInterview|"state"/);
  expect(json('mails')[0].text).toContain('oobCode=… fim');
  expect(json('sessions')).toHaveLength(1);
  expect(json('portfolio').pieces).toMatchObject([
    { title: 'Cartaz', files: [{ name: 'Cartaz.pdf', file: `portfolio/${pdf}` }] },
  ]);
  expect(text(pdf)).toBe('%PDF-1.7 cartaz');
  const everything = [...entries.values()].map((bytes) => Buffer.from(bytes).toString()).join('\n');
  for (const secret of [member.token, '$argon2', 'abcDEF_123', 'Nur für uns', other.email]) {
    expect(everything).not.toContain(secret);
  }
  expect((await sharp(entries.get('photo.webp')).metadata()).format).toBe('webp');

  const [mail] = await world
    .mailsTo(member.email)
    .then((mails) => mails.filter(({ subject }) => subject.includes('cópia')));
  expect(mail!.textBody).toContain('/account/data');
  expect(mail!.textBody).not.toContain(id);
  for (const stranger of [other, world.owner, world.admin]) expect((await download(stranger, id)).status).toBe(404);
  expect((await fetch(`${product.url}/api/ownData/exports/${id}/file`)).status).toBe(401);
  const late = await member.call('POST /ownData/exports/{id}/cancel', { params: { id } });
  expect(late.body.error.code).toBe('own-data.exportFinished');
});

test("ACC-17 an owner finds company, comments and colleagues' trail; a new copy replaces the one before, and it expires", async () => {
  const { product, owner } = world;
  const { ids } = await world.scene(['new']);
  await world.onCandidate(owner, 'comments', ids[0]!, { text: 'Gostei do portfólio' });
  const first = (await start(owner)).body.id;
  await expect.poll(async () => (await latest(owner))!.state, { timeout: 15_000 }).toBe('done');
  const { json } = await unpack(owner, first);
  expect(json('spaces').own).toMatchObject([{ company: 'Casa Ipê' }]);
  expect(json('comments').map((one: { text: string }) => one.text)).toContain('Gostei do portfólio');
  expect(json('projects').projects.length).toBeGreaterThan(0);

  const second = (await start(owner)).body.id;
  await expect.poll(async () => (await latest(owner))!.state, { timeout: 15_000 }).toBe('done');
  expect((await download(owner, first)).status).toBe(410);
  expect((await download(owner, second)).status).toBe(200);

  const past = { expiresAt: new Date(Date.now() - 1000) };
  const [row] = await product.database
    .update(dataExports)
    .set(past)
    .where(eq(dataExports.id, second))
    .returning({ fileKey: dataExports.fileKey });
  const fileKey = row!.fileKey!;
  await product.database.update(storedFiles).set(past).where(eq(storedFiles.key, fileKey));
  expect((await latest(owner))!.state).toBe('expired');
  expect((await download(owner, second)).status).toBe(410);
  await purgeFiles(product.database, product.files, product.app.log);
  expect(await product.files.get(fileKey)).toBeNull();
});

test('ACC-17 a copy that cannot be made says so after the last try, and another can be asked for', async () => {
  const { product } = world;
  const person = await product.person({ role: 'recruiter' });
  const [row] = await product.database.insert(dataExports).values({ userId: person.id }).returning();
  const filesUrl = 's3://key:secret@127.0.0.1:1/nowhere';
  const files = createFileStore({ filesUrl, dataDirectory: '/nowhere' });
  await expect(make(row!.id, { files })).rejects.toThrow('The file store failed');
  expect((await latest(person))!.state).toBe('running');
  await expect(make(row!.id, { files, lastTry: true })).rejects.toThrow('The file store failed');
  expect((await latest(person))!.state).toBe('failed');
  expect((await start(person)).status).toBe(202);
  const open = and(eq(dataExports.userId, person.id), eq(dataExports.state, 'failed'));
  expect(await product.database.$count(dataExports, open)).toBe(1);
});

test('ACC-17 a copy that never came to the queue is made later, one that nobody works on is given up', async () => {
  const { product } = world;
  const [waiting, stuck] = [
    await product.person({ role: 'squadMember' }),
    await product.person({ role: 'squadMember' }),
  ];
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await product.database.insert(dataExports).values([
    { userId: waiting.id, createdAt: ago(2) },
    { userId: stuck.id, state: 'running', createdAt: ago(180) },
  ]);
  await world.product.runJob(maintainExportsJob!);
  expect((await latest(waiting))!.state).toBe('done');
  expect((await latest(stuck))!.state).toBe('failed');
  expect((await start(stuck)).status).toBe(202);
});
