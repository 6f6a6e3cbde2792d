import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { dateInSaoPaulo, isBusinessDay } from '#platform/calendar/business-days.ts';
import { clock as productTime } from '#platform/calendar/clock.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { buildHours } from '#timesheets/builders.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { remindOfHoursJob } from './remind-job.ts';
import { hourReminders } from './tables.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());
// The clock starts anew with each test, and so do its dates.
beforeEach(() => world.product.database.delete(hourReminders));

type Scene = Awaited<ReturnType<typeof world.work>>;
const remind = () => world.product.runJob(remindOfHoursJob, {});
const mailsTo = async (email: string) =>
  (await world.product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).map(
    ({ happening, subject, textBody }) => ({ happening, subject, textBody }),
  );
const named = async (email: string, happening: string) =>
  (await mailsTo(email)).filter((mail) => mail.happening === happening);

/** Moves the clock to noon in São Paulo, so many days from now or more, on a date that fits. */
async function noonAfter(days: number, fits: (date: string) => boolean = () => true): Promise<void> {
  const now = productTime.now();
  const noon = (day: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + day, 15));
  let day = days;
  while (noon(day) <= now || !fits(dateInSaoPaulo(noon(day)))) day += 1;
  await world.until(noon(day));
}
const agree = ({ professionalId }: Scene, agreedHours: number) =>
  world.product.database
    .update(projectProfessionals)
    .set({ agreedHours, agreedNet: 1, agreedGross: 1, agreedCurrency: 'BRL' })
    .where(eq(projectProfessionals.id, professionalId));
/** Two hours of work that can be contested for so many hours. */
async function worked(scene: Scene, dueInHours: number) {
  const { projectId, taskId, professional, professionalId } = scene;
  const { database } = world.product;
  const [hire] = await database.select().from(projectProfessionals).where(eq(projectProfessionals.id, professionalId));
  const end = new Date(Math.floor(productTime.now().getTime() / 60_000) * 60_000);
  const { entryIds } = await buildHours(database, {
    ...{ workspaceId: hire!.workspaceId, projectId, taskId, memberId: professional.id, hireId: professionalId },
    ...{ start: new Date(end.getTime() - 30 * 60_000), end },
  });
  const deadlineAt = new Date(end.getTime() + dueInHours * 3_600_000);
  await database.update(timeEntries).set({ deadlineAt }).where(eq(timeEntries.id, entryIds[0]!));
  return entryIds[0]!;
}
const middleOfMonth = (date: string) =>
  isBusinessDay(date) && Number(date.slice(8)) >= 12 && Number(date.slice(8)) <= 24;

test('TIM-06 missing hours are told on business days, once a day, by whatever worker, and not at night', async () => {
  const scene = await world.work();
  await agree(scene, 160);
  const { email } = scene.professional;
  const missing = () => named(email, 'timesheets.hoursMissing');
  // In the month in which the board began nothing of the balance is missing, and no week is over.
  await remind();
  expect(await missing()).toEqual([]);
  await noonAfter(40, middleOfMonth);
  await Promise.all([remind(), remind()]);
  await remind();
  const [mail, ...others] = await missing();
  expect(others).toEqual([]);
  expect(mail!.textBody).toMatch(/Seu saldo de horas em .* está .* abaixo do combinado/);
  expect(mail!.textBody).toContain('/task-assignments/week?of=');
  await world.later({ hours: 10 });
  await remind();
  expect(await missing()).toHaveLength(1);
  await noonAfter(1, (date) => !isBusinessDay(date));
  await remind();
  expect(await missing()).toHaveLength(1);
  await noonAfter(1, isBusinessDay);
  await remind();
  expect(await missing()).toHaveLength(2);
});

test('TIM-06 a complete week and hours that are there are not reminded of; whoever switched it off gets no mail', async () => {
  const scene = await world.work();
  const { professional, projectId } = scene;
  await agree(scene, 1);
  await noonAfter(40, middleOfMonth);
  const { weekOf } = (await professional.call('GET /timeEntries/week', {})).body;
  const monday = new Date(Date.parse(weekOf) - 7 * 86_400_000).toISOString().slice(0, 10);
  const say = (complete: boolean) =>
    professional.call('PUT /timeEntries/week', { body: { projectId, weekOf: monday, complete } });
  const missing = () => named(professional.email, 'timesheets.hoursMissing');
  await say(true);
  await remind();
  expect(await missing()).toEqual([]);
  await say(false);
  await remind();
  const [mail] = await missing();
  expect(mail!.textBody).toMatch(
    /Você ainda não disse que a semana que começou em .* está completa em Plataforma de dados/,
  );
  expect(mail!.textBody).not.toMatch(/Seu saldo de horas/);
  const { body } = await professional.call('GET /noticeChoices', { query: {} });
  expect(JSON.stringify(body)).toContain('workReminders');
});

test('TIM-06 a contest that waits for its professional is told near the deadline, an answered one to who manages tasks', async () => {
  const scene = await world.work();
  const { professional } = scene;
  await noonAfter(1);
  const entryId = await worked(scene, 72);
  const contest = { body: { entryId, reason: 'Who saw it?' }, headers: { workspaceid: world.workspaceId } };
  await world.manager.call('POST /timeEntries/contestTimeEntry', contest);
  const toProfessional = () => named(professional.email, 'timesheets.deadlinesNear');
  const toCompany = async () =>
    (
      await Promise.all(
        [world.manager, world.owner, world.tracker].map(({ email }) => named(email, 'timesheets.deadlinesNear')),
      )
    ).map((mails) => mails.length);
  await remind();
  expect(await toProfessional()).toEqual([]);
  const before = await toCompany();
  await world.later({ hours: 25 });
  await remind();
  await remind();
  const [mail, ...others] = await toProfessional();
  expect(others).toEqual([]);
  expect(mail!.textBody).toContain(`/task-assignments/kanban-view/${scene.projectId}?task=${scene.taskId}`);
  expect(await toCompany()).toEqual(before);
  await professional.call('POST /timeEntries/{entryId}/answer', {
    params: { entryId },
    body: { text: 'The log did.' },
  });
  await remind();
  expect(await toCompany()).toEqual([before[0]! + 1, before[1]! + 1, before[2]!]);
  await world.later({ hours: 24 });
  await remind();
  expect(await toProfessional()).toHaveLength(1);
});

test('TIM-06 a finished task is told to who manages tasks when its hours are near their deadline, until it is approved', async () => {
  const scene = await world.work();
  await noonAfter(1);
  await worked(scene, 30);
  const { projectId, taskId, professional } = scene;
  const told = async () =>
    (await named(world.manager.email, 'timesheets.deadlinesNear')).filter(({ textBody }) => textBody.includes(taskId))
      .length;
  await remind();
  expect(await told()).toBe(0);
  await world.change(professional, projectId, taskId, { status: 'finished' });
  await noonAfter(1);
  await remind();
  await remind();
  expect(await told()).toBe(1);
});
