import { sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildColleague } from '#application/testing/project-world.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import type { BodySentTo } from '#application/testing/caller.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { storedFiles } from '#platform/db/tables.ts';
import { readZipEntries } from '#profiles/imports/server/formats/zip-entries.ts';
import { buildHours } from '#timesheets/builders.ts';
import { entryStates, timesheetStatusOf } from '#timesheets/hours/rules/entry-life.ts';
import { reportJobs } from './jobs.ts';
import { REPORT_FILE_KIND } from './make-report.ts';
import { readEntries } from './report-entries.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

type Request = BodySentTo<'POST /timeControlReport/{projectId}'>;
const everything = { format: 'csv', professionals: 'everyone', from: null, to: null } as const;
const [makeJob, maintainJob] = reportJobs;
const inSpace = (who: Person): Record<string, string> =>
  who === world.owner ? {} : { workspaceid: world.workspaceId };
const ask = (who: Person, projectId: string, body: unknown = everything, language = 'en') =>
  who.call.raw('POST /timeControlReport/{projectId}', {
    ...{ params: { projectId }, body },
    headers: { ...inSpace(who), 'accept-language': language },
  });
const make = (reportId: string, more: object = {}) => world.product.runJob(makeJob!, { reportId }, more);
const readState = async (who: Person, reportId: string) =>
  (await who.call('GET /hourReports/{reportId}', { params: { reportId } })).body;
const fetchFile = (who: Person, path: string, headers: Record<string, string> = {}) =>
  fetch(`${world.product.url}/api${path}`, { headers: { authorization: `Bearer ${who.token}`, ...headers } });

/** Asks for a report and makes it; returns its bytes. */
async function reportOf(who: Person, projectId: string, more: Partial<Request> = {}, language = 'en') {
  const { body, status } = await ask(who, projectId, { ...everything, ...more }, language);
  expect(status, JSON.stringify(body)).toBe(202);
  await make(body.reportId);
  const answer = await fetchFile(who, `/hourReports/${body.reportId}/file`);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { reportId: body.reportId, bytes, answer, view: await readState(who, body.reportId) };
}
const rowsOf = (bytes: Buffer) => Papa.parse<string[]>(bytes.toString('utf8').slice(1).trimEnd()).data;
const total = (some: readonly { minutes: number }[]) => some.reduce((sum, { minutes }) => sum + minutes, 0);
async function unzip(bytes: Buffer) {
  const names = ['sheet1.xml', 'workbook.xml', 'styles.xml', '[content_types].xml', '.rels', 'workbook.xml.rels'];
  const entries = await readZipEntries(bytes, new Set(names));
  return (name: string) => Buffer.from(entries.get(name)!).toString();
}

/** Thirty days with an entry each, of 31 to 60 minutes, through all states. */
async function startWorked() {
  const scene = await world.work();
  const { projectId, taskId, professional, professionalId: hireId } = scene;
  const place = { workspaceId: world.workspaceId, projectId, taskId, memberId: professional.id, hireId };
  const planted = [];
  for (let day = 0; day < 30; day++) {
    const [minutes, state] = [31 + day, entryStates[day % entryStates.length]!];
    const start = new Date(Date.UTC(2025, 0, 15 + day, 15));
    const span = { start, end: new Date(start.getTime() + minutes * 60_000) };
    const { entryIds } = await buildHours(world.product.database, { ...place, ...span, state });
    planted.push({ id: entryIds[0]!, minutes, state, date: start.toISOString().slice(0, 10) });
  }
  return { ...scene, place, planted };
}

test('TIM-04 a CSV holds all that is filtered and nothing else, and its sums equal a recount to the minute', async () => {
  const { projectId, professional, planted } = await startWorked();
  const cases = [
    { more: {}, keeps: () => true },
    { more: { from: '2025-01-20', to: '2025-02-01' }, keeps: (d: string) => d >= '2025-01-20' && d <= '2025-02-01' },
    { more: { professionals: [professional.id], search: 'wor' }, keeps: () => true },
    { more: { status: ['inDispute' as const] }, keeps: (_: string, status: string) => status === 'inDispute' },
  ];
  for (const { more, keeps } of cases) {
    const expected = planted.filter(({ date, state }) => keeps(date, timesheetStatusOf(state)));
    const { bytes, view } = await reportOf(world.owner, projectId, more);
    const [header, ...rows] = rowsOf(bytes);
    const at = header!.indexOf('Minutes');
    expect(rows.map((row) => [row[0], Number(row[at])])).toEqual(expected.map(({ date, minutes }) => [date, minutes]));
    expect(view).toMatchObject({ state: 'done', progress: 100, lines: expected.length, minutes: total(expected) });
  }
});

test('TIM-04 an XLSX holds dates and numbers as such, and its minutes equal those of the CSV', async () => {
  const { projectId, planted } = await startWorked();
  const { bytes, answer } = await reportOf(world.owner, projectId, { format: 'xlsx' });
  expect(answer.headers.get('content-type')).toContain('spreadsheetml');
  const sheet = (await unzip(bytes))('sheet1.xml');
  // 15 January 2025 is day 45,672 of a spreadsheet, and noon in São Paulo half a day more.
  expect(sheet).toContain('<c r="A2" s="3"><v>45672</v></c>');
  expect(sheet).toContain('<c r="E2" s="4"><v>45672.5</v></c>');
  const minutes = [...sheet.matchAll(/<c r="H\d+" s="1"><v>(\d+)<\/v>/g)].map(([, value]) => Number(value));
  expect(minutes).toEqual(planted.map((entry) => entry.minutes));
  expect(sheet).toContain('state="frozen"');
});

test('TIM-04 pages of any size read the same entries, each once and in order', async () => {
  const { projectId, planted } = await startWorked();
  const scope = { projectId, projectTitle: '', part: 'company' as const, userId: world.owner.id };
  for (const size of [1, 7, 30, 31]) {
    const ids: string[] = [];
    const whole = { ...scope, language: 'en' as const, withMoney: false, filter: {} };
    for await (const page of readEntries(world.product.database, whole, size)) ids.push(...page.map(({ id }) => id));
    expect(ids).toEqual(planted.map(({ id }) => id));
  }
});

test('TIM-04 texts that would be formulas stay texts, in the language of whoever asks', async () => {
  const { projectId, place } = await startWorked();
  const hostile = ['=1+1', '+cmd|calc', '-2', '@SUM(A1)', '"; ,', 'Olá 🚧 <b>&', 'a\nb'];
  for (const [index, description] of hostile.entries()) {
    const start = new Date(Date.UTC(2025, 5, 2 + index, 15));
    const span = { start, end: new Date(start.getTime() + 90 * 60_000) };
    await buildHours(world.product.database, { ...place, ...span, description });
  }
  const more = { from: '2025-06-01', to: '2025-06-30' };
  const { bytes } = await reportOf(world.owner, projectId, more, 'pt');
  const text = bytes.toString('utf8');
  expect(text.startsWith('\uFEFFData;Profissional;Tarefa;Descrição;')).toBe(true);
  const [header, ...rows] = rowsOf(bytes);
  const column = (name: string) => rows.map((row) => row[header!.indexOf(name)]);
  expect(column('Descrição')).toEqual(hostile.map((one) => (/^[=+\-@]/.test(one) ? `'${one}` : one)));
  expect([column('Horas')[0], column('Data')[0], column('Início')[0]]).toEqual([
    '1,50',
    '02/06/2025',
    '02/06/2025 12:00',
  ]);
  const sheet = (await unzip((await reportOf(world.owner, projectId, { ...more, format: 'xlsx' })).bytes))(
    'sheet1.xml',
  );
  expect(sheet).toContain('>=1+1</t>');
  expect(sheet).toContain('Olá 🚧 &lt;b&gt;&amp;');
});

test('TIM-04 nothing found is told, and what is not offered is refused', async () => {
  const { projectId, professional, outsider } = await startWorked();
  const problemOf = async (more: object, who: Person = world.owner) => {
    const { status, body } = await ask(who, projectId, { ...everything, ...more });
    return [status, body.error?.code];
  };
  expect(await problemOf({ from: '2024-01-01', to: '2024-12-31' })).toEqual([409, 'timesheets.noHoursFound']);
  expect(await problemOf({ professionals: [world.owner.id] })).toEqual([409, 'timesheets.noHoursFound']);
  const ids = Array.from({ length: 51 }, () => professional.id);
  const invalid = [
    { professionals: [] },
    { professionals: ids },
    { format: 'exe' },
    { from: '2025-02-01', to: '2025-01-01' },
    { from: '0000-01-01' },
    { search: 'x'.repeat(100_000) },
    { kind: 'evidence', format: 'csv', from: '2025-01-01', to: '2025-01-31' },
    { kind: 'evidence', format: 'pdf', from: '2025-01-01', to: '2025-03-01' },
  ];
  for (const more of invalid) expect((await problemOf(more))[0], JSON.stringify(more).slice(0, 80)).toBe(422);
  expect((await problemOf({}, outsider))[0]).toBe(404);
  const fifty = await ask(world.owner, projectId, { ...everything, professionals: ids.slice(0, 50) });
  expect(fifty.status).toBe(202);
  await make(fifty.body.reportId);
});

test('TIM-04 one report of a kind is made at a time; it is canceled, fails, is repeated and expires', async () => {
  const { projectId } = await startWorked();
  const { owner, product } = world;
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(owner, projectId)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409, 409]);
  const { reportId } = answers.find(({ status }) => status === 202)!.body;
  const month = { kind: 'evidence', format: 'pdf', from: '2025-02-01', to: '2025-02-28' };
  const evidence = await ask(owner, projectId, { ...everything, ...month });
  expect(evidence.status).toBe(202);
  const cancel = (id: string) => owner.call.raw('POST /hourReports/{reportId}/cancel', { params: { reportId: id } });
  expect((await cancel(evidence.body.reportId)).body.state).toBe('cancelled');
  expect((await cancel(reportId)).body.state).toBe('cancelled');
  await make(reportId);
  expect((await readState(owner, reportId)).state).toBe('cancelled');

  const again = (await ask(owner, projectId)).body.reportId;
  const files: FileStore = { ...product.files, put: () => Promise.reject(new Error('The disk is full.')) };
  await expect(make(again, { files })).rejects.toThrow('full');
  expect((await readState(owner, again)).state).toBe('running');
  await expect(make(again, { files, lastTry: true })).rejects.toThrow('full');
  expect((await readState(owner, again)).state).toBe('failed');
  const { body: choices } = await owner.call('GET /timeControlReport/{projectId}', { params: { projectId } });
  expect(choices.latest).toContainEqual(expect.objectContaining({ reportId: again, state: 'failed' }));

  const made = await reportOf(owner, projectId);
  expect((await cancel(made.reportId)).status).toBe(409);
  await world.later({ hours: 25 });
  expect((await readState(owner, made.reportId)).state).toBe('expired');
  const gone = await fetchFile(owner, `/hourReports/${made.reportId}/file`);
  expect(gone.status).toBe(410);
});

test('TIM-04 a report that never reached the queue is made by the next sweep, and an earlier one gives up its file', async () => {
  const { projectId } = await startWorked();
  const first = await reportOf(world.owner, projectId);
  const { reportId } = (await ask(world.owner, projectId)).body;
  await world.later({ minutes: 2 });
  await world.product.runJob(maintainJob!);
  expect((await readState(world.owner, reportId)).state).toBe('done');
  expect((await readState(world.owner, first.reportId)).state).toBe('expired');
  expect((await fetchFile(world.owner, `/hourReports/${first.reportId}/file`)).status).toBe(410);
});

test('TIM-04 a professional gets the own hours alone, with what they agreed to', async () => {
  const { projectId, place, professional, planted } = await startWorked();
  const { professional: other } = await world.board();
  const span = { start: new Date(Date.UTC(2025, 5, 2, 15)), end: new Date(Date.UTC(2025, 5, 2, 16)) };
  await buildHours(world.product.database, { ...place, memberId: other.id, ...span });
  const own = await reportOf(professional, projectId);
  expect(own.view.minutes).toBe(total(planted));
  expect((await ask(professional, projectId, { ...everything, professionals: [other.id] })).body.error.code).toBe(
    'timesheets.noHoursFound',
  );
  expect((await reportOf(world.owner, projectId)).view.minutes).toBe(total(planted) + 60);
  expect((await fetchFile(world.owner, `/hourReports/${own.reportId}/file`)).status).toBe(404);
});

test('TIM-04 columns with money ask for the permission, also when it is taken away before the download', async () => {
  const { projectId, place } = await startWorked();
  const { database } = world.product;
  await database.execute(sql`
    update project_professionals set agreed_hours = 160, agreed_net = 8000, agreed_gross = 10000, agreed_currency = 'BRL'
    where id = ${place.hireId}`);
  const plain = await buildColleague(world.product, world.workspaceId, ['generateReports']);
  const payer = await buildColleague(world.product, world.workspaceId, ['generateReports', 'accessPayments']);
  const headerOf = async (who: Person) => rowsOf((await reportOf(who, projectId)).bytes)[0];
  expect(await headerOf(plain)).not.toContain('Expected amount');
  const { bytes, reportId } = await reportOf(payer, projectId);
  const [header, first] = rowsOf(bytes);
  const cell = (name: string) => first![header!.indexOf(name)];
  expect([cell('Hourly rate'), cell('Expected amount'), cell('Currency')]).toEqual(['100.00', '51.67', 'BRL']);
  await database.execute(sql`
    update workspace_members set permissions = '{generateReports}' where user_id = ${payer.id}`);
  expect((await fetchFile(payer, `/hourReports/${reportId}/file`)).status).toBe(403);
});

test('TIM-04 PRJ-03 a month and a professional are answered at once in each format, and leave no file', async () => {
  const { projectId, professional, planted } = await startWorked();
  const ofMonth = planted.filter(({ date }) => date.startsWith('2025-02'));
  const month = `/timeEntrieReport/${projectId}/2025-02`;
  const person = `/myFreelancers/${projectId}/report/${professional.id}?exportFormat=`;
  const rows = rowsOf(Buffer.from(await (await fetchFile(world.owner, `${month}/csv`)).arrayBuffer()));
  expect(rows.length - 1).toBe(ofMonth.length);
  const all = rowsOf(Buffer.from(await (await fetchFile(professional, `${person}csv`)).arrayBuffer()));
  expect(all.length - 1).toBe(planted.length);
  const xlsx = await fetchFile(world.owner, `${person}xlsx&from=2025-02-01`);
  expect(xlsx.headers.get('content-disposition')).toContain('2025-02-01.xlsx');
  expect((await unzip(Buffer.from(await xlsx.arrayBuffer())))('sheet1.xml').match(/<row /g)).toHaveLength(
    ofMonth.length + 1,
  );
  expect((await fetchFile(world.owner, `/timeEntrieReport/${projectId}/2024-02/csv`)).status).toBe(409);
  expect((await fetchFile(world.owner, `/timeEntrieReport/${projectId}/2025-13/csv`)).status).toBe(404);
  const foreign = await fetchFile(professional, `/myFreelancers/${projectId}/report/${world.owner.id}`);
  expect(foreign.status).toBe(404);
  const kept = await world.product.database.$count(
    storedFiles,
    sql`kind = ${REPORT_FILE_KIND} and media_type like '%spreadsheet%' and expires_at is null`,
  );
  expect(kept).toBe(0);
});
