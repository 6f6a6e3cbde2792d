import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BodySentTo } from '#application/testing/caller.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { announceVacancies } from '#jobs/alerts/server/announce-vacancies.ts';
import { mailAlerts } from '#jobs/alerts/server/mail-alerts.ts';
import { alertStopCodes, savedSearches, savedSearchHits } from '#jobs/alerts/server/tables.ts';
import { hasApplied } from '#applications/server/has-applied.ts';
import { applications } from '#applications/server/tables.ts';
import { dismissedJobs } from '#jobs/opportunities/server/tables.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { buildProjects, type PositionToBuild } from '#projects/builders.ts';
import { positions } from '#projects/server/tables.ts';
import { users } from '#accounts/server/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

let product: TestProduct;
let workspace: { id: string };
let ownerId: string;
const publicUrl = 'https://ponte.test';

beforeAll(async () => {
  product = await startTestProduct({ PUBLIC_URL: publicUrl });
  ownerId = (await product.person({ role: 'squadOwner' })).id;
  workspace = (await buildWorkspaces(product.database, [{ ownerId, company: 'Trilho' }]))[0]!;
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.delete(savedSearches);
  await product.database.delete(mailOutbox);
});

const any = { search: '', area: [], hiringModel: [], workModel: [] };
type Member = Awaited<ReturnType<TestProduct['person']>>;

type Search = BodySentTo<'POST /savedSearches'>;
type Criteria = Partial<Search['criteria']>;

async function memberWith(
  criteria: Criteria,
  more: Partial<Pick<Search, 'frequency' | 'name'>> & { language?: 'pt' | 'en' } = {},
) {
  const { frequency = 'atOnce', name = 'Search', language = 'en' } = more;
  const member = await product.person({ role: 'squadMember', language });
  await save(member, criteria, { frequency, name });
  return member;
}
const save = async (member: Member, criteria: Criteria, { frequency, name }: Pick<Search, 'frequency' | 'name'>) =>
  (await member.call('POST /savedSearches', { body: { name, frequency, criteria: { ...any, ...criteria } } })).body;

async function post(position: PositionToBuild): Promise<string> {
  const [project] = await buildProjects(product.database, {
    workspaceId: workspace.id,
    createdBy: ownerId,
    projects: [{ positions: [position], publishedAt: new Date() }],
  });
  return project!.positions[0]!.id;
}
const runAlerts = async (frequency: 'atOnce' | 'daily' = 'atOnce') => {
  await announceVacancies(product.database);
  await mailAlerts({ database: product.database, ports: { hasApplied } }, frequency);
};
const mailsTo = ({ email }: { email: string }) =>
  product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
const isTold = async (member: Member) => (await mailsTo(member)).length > 0;

it('JOB-01 a new vacancy is mailed at once to members whose search matches, in their language, with a link to it', async () => {
  const member = await memberWith({ search: 'reac', area: ['programming'] }, { name: 'My <React>', language: 'pt' });
  await post({ title: 'Pessoa desenvolvedora React', area: 'programming', workModel: 'remote', city: 'Recife' });
  await runAlerts();
  const [mail, ...others] = await mailsTo(member);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ language: 'pt', subject: 'Uma nova vaga para “My <React>”' });
  for (const part of ['Pessoa desenvolvedora React', 'Trilho · Remoto · Recife']) {
    expect(mail!.textBody).toContain(part);
    expect(mail!.htmlBody).toContain(part);
  }
  expect(mail!.textBody).toMatch(/https:\/\/ponte\.test\/jobs\/details-view\/[0-9a-f-]{36}\/0/);
  expect(mail!.textBody).toContain('/jobs?search=reac&area=programming');
  expect(mail!.htmlBody).toContain('My &#60;React&#62;');
});

it.each<[string, object, PositionToBuild, boolean]>([
  ['all words', { search: 'engenharia dados' }, { title: 'Engenharia de Dados' }, true],
  ['one of two words only', { search: 'engenharia dados' }, { title: 'Engenharia civil' }, false],
  ['no accents, another case', { search: 'PROGRAMACAO' }, { title: 'Programação' }, true],
  ['the beginning of the last word', { search: 'data eng' }, { title: 'Engineer, data' }, true],
  ['the beginning of another word', { search: 'eng data' }, { title: 'Engineer, data' }, false],
  ['a word with a hyphen', { search: 'front-end' }, { title: 'Front-end dev' }, true],
  ['a skill', { search: 'figma' }, { title: 'UX', tags: [{ kind: 'softwares', name: 'Figma' }] }, true],
  ['one of two areas', { area: ['design', 'other'] }, { title: 'x', area: 'design' }, true],
  ['another area', { area: ['design'] }, { title: 'x', area: 'marketing' }, false],
  ['an area and none said', { area: ['design'] }, { title: 'x' }, false],
  ['hiring model', { hiringModel: ['PJ'] }, { title: 'x', hiringModel: 'PJ' }, true],
  ['work model', { workModel: ['hybrid'], hiringModel: ['PJ'] }, { title: 'x', workModel: 'hybrid' }, false],
  ['a city', { city: 'recife' }, { title: 'x', city: 'Recife/PE' }, true],
  ['another city', { city: 'recife' }, { title: 'x', city: 'Olinda' }, false],
  ['a state', { state: 'PE' }, { title: 'x', city: 'Olinda' }, true],
  ['another state', { state: 'SP' }, { title: 'x', city: 'Olinda' }, false],
  ['a level', { level: ['senior'] }, { title: 'x', experienceYears: 7 }, true],
  ['a level and none said', { level: ['senior'] }, { title: 'x' }, false],
  ['pay', { payFrom: 500_000 }, { title: 'x', payPeriod: 'month', payMinimum: 500_000 }, true],
  ['less pay', { payFrom: 500_001 }, { title: 'x', payPeriod: 'month', payMinimum: 500_000 }, false],
  [
    'too much English',
    { english: 'basic' },
    { title: 'x', requiredLanguages: [{ language: 'en', proficiency: 'fluent' }] },
    false,
  ],
  ['no English asked for', { english: 'none' }, { title: 'x' }, true],
  ['everything', {}, { title: 'x' }, true],
])('JOB-01 an alert finds what the board finds: %s', async (_, criteria, position, expected) => {
  const member = await memberWith(criteria);
  await post(position);
  await runAlerts();
  expect(await isTold(member)).toBe(expected);
  const { search, ...filters } = { ...any, ...criteria };
  const query = { ...filters, ...(search && { search, exact: 'true' }), limit: 1 };
  const { body } = await product.anonymous('GET /opportunities', { query });
  expect(body.opportunities[0]?.title === position.title).toBe(expected);
  await product.database.update(positions).set({ state: 'closed' });
});

it('JOB-01 nobody is notified twice: not by a second search, an edit, a new run, two runs at once', async () => {
  const member = await memberWith({ area: ['design'] }, { frequency: 'daily', name: 'Daily' });
  await save(member, { search: 'twice' }, { frequency: 'atOnce', name: 'At once' });
  const positionId = await post({ title: 'Twice told', area: 'design' });
  await Promise.all([runAlerts(), runAlerts(), runAlerts()]);
  await runAlerts('daily');
  await product.database
    .update(positions)
    .set({ version: 2, title: 'Twice told again' })
    .where(eq(positions.id, positionId));
  await Promise.all([runAlerts(), runAlerts('daily')]);
  const mails = await mailsTo(member);
  expect(mails.map(({ subject }) => subject)).toEqual(['A new job for “At once”']);
});

it('JOB-01 once a day all that a search found comes in one mail, ten listed and the others counted', async () => {
  const member = await memberWith({ search: 'many' }, { frequency: 'daily' });
  for (let index = 0; index < 12; index++) await post({ title: `Many ${index}` });
  await runAlerts('atOnce');
  expect(await isTold(member)).toBe(false);
  await runAlerts('daily');
  const [mail, ...others] = await mailsTo(member);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe('12 new jobs for “Search”');
  expect(mail!.textBody.match(/\* Many/g)).toHaveLength(10);
  expect(mail!.textBody).toContain('See 2 more jobs');
});

it('JOB-01 nobody is notified of vacancies that are hidden or closed, older than the search, applied to or dismissed, nor while paused', async () => {
  const before = await post({ title: 'Older one', area: 'marketing' });
  const member = await memberWith({ area: ['marketing'] });
  const hidden = await post({ title: 'Hidden', area: 'marketing' });
  const closedLater = await post({ title: 'Closed before the mail', area: 'marketing' });
  const applied = await post({ title: 'Applied', area: 'marketing' });
  const dismissed = await post({ title: 'Dismissed', area: 'marketing' });
  const [{ projectId } = { projectId: '' }] = await product.database
    .select({ projectId: positions.projectId })
    .from(positions)
    .where(eq(positions.id, applied));
  await product.database
    .insert(applications)
    .values({ positionId: applied, projectId, workspaceId: workspace.id, memberId: member.id });
  await product.database.insert(dismissedJobs).values({ memberId: member.id, positionId: dismissed });
  await product.database.update(positions).set({ state: 'hidden' }).where(eq(positions.id, hidden));
  await product.database.update(positions).set({ version: 2 }).where(eq(positions.id, before));
  await announceVacancies(product.database);
  await product.database.update(positions).set({ state: 'closed' }).where(eq(positions.id, closedLater));
  await runAlerts();
  expect(await isTold(member)).toBe(false);
  // A vacancy that is published again counts as new.
  await product.database.update(positions).set({ state: 'open', version: 2 }).where(eq(positions.id, hidden));
  await runAlerts();
  expect((await mailsTo(member)).map(({ textBody }) => textBody.includes('Hidden'))).toEqual([true]);

  const paused = await memberWith({ area: ['design'] });
  await product.database
    .update(savedSearches)
    .set({ pausedAt: new Date() })
    .where(eq(savedSearches.memberId, paused.id));
  const unverified = await memberWith({ area: ['design'] });
  await product.database.update(users).set({ emailVerified: false }).where(eq(users.id, unverified.id));
  await post({ title: 'For nobody', area: 'design' });
  await runAlerts();
  expect([await isTold(paused), await isTold(unverified)]).toEqual([false, false]);
});

it('JOB-01 the link of a mail stops its alerts at once and without a login, and can resume them; only its hash is stored', async () => {
  const member = await memberWith({ search: 'linked' });
  await post({ title: 'Linked one' });
  await runAlerts();
  const [mail] = await mailsTo(member);
  const [, code = ''] = /\/jobs\/stop-alerts\/([\w-]+)/.exec(mail!.textBody) ?? [];
  expect(mail!.stopUrl).toBe(`${publicUrl}/api/alertStops/${code}`);
  const stored = await product.database.select().from(alertStopCodes);
  expect(JSON.stringify(stored)).not.toContain(code);
  // Called like a mail program does (RFC 8058).
  const stop = await fetch(`${product.url}/api/alertStops/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(stop.status).toBe(200);
  expect(await stop.json()).toEqual({ name: 'Search', paused: true });
  await post({ title: 'Linked two' });
  await runAlerts();
  expect(await mailsTo(member)).toHaveLength(1);
  const resume = await product.anonymous('POST /alertStops/{code}/resume', { params: { code } });
  expect(resume.body).toEqual({ name: 'Search', paused: false });
  await post({ title: 'Linked three' });
  await runAlerts();
  expect(await mailsTo(member)).toHaveLength(2);
  const wrong = await product.anonymous('POST /alertStops/{code}', { params: { code: 'made-up' } });
  expect(wrong).toMatchObject({ status: 404, body: { error: { code: 'jobs.stopLinkInvalid' } } });
});

it('JOB-01 a deleted search mails nothing, and the database itself allows one hit per member and vacancy', async () => {
  const member = await memberWith({ search: 'deleted' });
  const positionId = await post({ title: 'Deleted search' });
  await announceVacancies(product.database);
  const { searches } = (await member.call('GET /savedSearches')).body;
  await member.call('DELETE /savedSearches/{searchId}', { params: { searchId: searches[0]!.id } });
  await runAlerts();
  expect(await isTold(member)).toBe(false);
  const hit = { memberId: member.id, positionId, frequency: 'atOnce' as const };
  await expect(product.database.insert(savedSearchHits).values(hit)).rejects.toThrow();
  const open = await product.database.execute(sql`select from saved_search_hits where settled_at is null`);
  expect(open.rowCount).toBe(0);
});
