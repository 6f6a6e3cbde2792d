import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { dateIn } from '#platform/calendar/time-zones.ts';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import { PDF_LINES } from '#platform/contract/report-formats.ts';
import { readPdf } from '#platform/testing/read-pdf.ts';
import { buildHours } from '#timesheets/builders.ts';
import { reportJobs } from './jobs.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

const ask = (projectId: string, body: object) =>
  world.owner.call.raw('POST /timeControlReport/{projectId}', { params: { projectId }, body });
async function fetchFile(path: string) {
  const headers = { authorization: `Bearer ${world.owner.token}`, 'accept-language': 'en' };
  const answer = await fetch(`${world.product.url}/api${path}`, { headers });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
async function make(projectId: string, body: object) {
  const { body: started } = await ask(projectId, body);
  await world.product.runJob(reportJobs[0]!, { reportId: started.reportId });
  return fetchFile(`/hourReports/${started.reportId}/file`);
}
const textOf = (pdf: Buffer) => readPdf(pdf).flat().join('\n');

test('TIM-04 a PDF holds 2,000 lines; longer reports are offered as spreadsheets, which hold them all', async () => {
  const { projectId, taskId, professional, professionalId } = await world.work();
  const plant = (from: number, to: number) =>
    world.product.database.execute(sql`
      insert into time_entries (id, workspace_id, project_id, task_id, member_id, hire_id, started_at, ended_at, minutes,
        time_zone, local_date, deadline_at, origin)
      select gen_random_uuid(), ${world.workspaceId}, ${projectId}, ${taskId}, ${professional.id}, ${professionalId},
        day + n % 400 * interval '1 minute', day + (n % 400 + 1) * interval '1 minute', 1, 'America/Sao_Paulo',
        date '2024-03-04' + n / 400, day + interval '60 days', 'manual'
      from generate_series(${from}::int, ${to}::int) n
      cross join lateral (select timestamptz '2024-03-04 12:00Z' + n / 400 * interval '1 day' as day) of_day`);
  await plant(0, PDF_LINES - 1);
  const month = `/timeEntrieReport/${projectId}/2024-03`;
  expect(readPdf(await fetchFile(`${month}/pdf`)).length).toBeGreaterThan(20);
  await plant(PDF_LINES, PDF_LINES);
  const asked = { professionals: 'everyone', from: null, to: null };
  const refused = await ask(projectId, { ...asked, format: 'pdf' });
  expect([refused.status, refused.body.error.code]).toEqual([409, 'platform.tooLongForPdf']);
  const csv = await make(projectId, { ...asked, format: 'csv' });
  expect(csv.toString().trimEnd().split('\r\n')).toHaveLength(PDF_LINES + 2);
});

test('TIM-04 the evidence of a month tells of each entry its author, contests, approvals and rulings, dated', async () => {
  const { owner } = world;
  const scene = await world.work();
  const { projectId, taskId, professional, professionalId: hireId } = scene;
  const place = { workspaceId: world.workspaceId, projectId, taskId, memberId: professional.id, hireId };
  const date = addDays(dateIn(HOME_TIME_ZONE, new Date()), -1);
  const worked = async (hour: number, description: string) => {
    const start = new Date(`${date}T${hour}:00:00Z`);
    const span = { start, end: new Date(start.getTime() + 30 * 60_000), writtenAt: new Date() };
    return (await buildHours(world.product.database, { ...place, ...span, description })).entryIds[0]!;
  };
  const contested = await worked(15, 'Drew the map 🗺️');
  await worked(17, 'Wrote =1+1');
  await owner.call('POST /timeEntries/contestTimeEntry', { body: { entryId: contested, reason: 'It was a holiday' } });
  await professional.call('POST /timeEntries/{entryId}/answer', {
    params: { entryId: contested },
    body: { text: 'We had agreed on it' },
  });
  await owner.call('POST /timeEntries/{entryId}/cancelContest', {
    params: { entryId: contested },
    body: { reason: 'True' },
  });
  const evidence = { kind: 'evidence', format: 'pdf', professionals: [professional.id] };
  const text = textOf(await make(projectId, { ...evidence, from: date, to: date }));
  for (const said of ['Work', 'Drew the map', 'Wrote =1+1', 'It was a holiday', 'We had agreed on it', 'True'])
    expect(text).toContain(said);
  const order = ['contested', 'replied', 'canceled the contest'].map((step) => text.indexOf(step));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(Math.min(...order)).toBeGreaterThan(0);
  expect(text).toContain('2 entries, 1 h');
  expect(text).toContain('Brasilia Time');
  expect(text).not.toContain('America/');
});
