import { test as base, expect } from '@playwright/test';
import { minutesInWords } from '#platform/i18n/minutes-in-words.ts';
import { taskPaths } from '#tasks/paths.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { type JourneyProduct, startCopy } from './steps/product-copies.ts';
import { LONG_FLOW_MS } from './steps/slow-cpu.ts';
import { textsOf } from './steps/texts.ts';
import { runJob, Worker } from './steps/work-people.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Entry {
  entryId: string;
  minutes: number;
  state: string;
  deadlineAt: string;
}

let running: JourneyProduct | undefined;
// Also when the journey fails halfway.
base.afterEach(async () => {
  await running?.stop();
  running = undefined;
});

for (const language of flowLanguages('pt')) {
  const say = textsOf(language);
  const review = (key: string, values?: Record<string, string>) => say(`timesheets/review:${key}`, values);

  base(
    `TIM-03 TIM-04 TSK-06 a month of work: planned, clocked, adjusted, approved, contested, ruled on, paid by silence (${language})`,
    async ({ browser }) => {
      base.setTimeout(LONG_FLOW_MS);
      const product = await startCopy({ movesTime: true, env: { RATE_LIMITS: '0' } });
      running = product;
      let ahead = 0;
      const now = () => new Date(Date.now() + ahead);
      const open = (email: string, space?: string) =>
        Worker.open(browser, product.url, { email, language, ...(space !== undefined && { space }) });
      const owner = await open('owner@demo.test');
      const { session } = await owner.call<{ session: { workspaceId: string } }>('GET', '/session');
      const manager = await open('owner2@demo.test', session.workspaceId);
      const [ana, rui] = [await open('professional39@demo.test'), await open('professional40@demo.test')];
      const admin = await open('admin@demo.test');
      const everybody = [owner, manager, ana, rui, admin];
      const later = async (ms: number) => {
        const minutes = Math.ceil(ms / MINUTE_MS);
        ahead += minutes * MINUTE_MS;
        await product.advanceClock({ minutes });
        for (const one of everybody) await one.logIn();
      };
      // Nine in the morning in São Paulo of a day whose month has just begun, so that its deadline is weeks away.
      const today = now();
      await later(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 5, 12) - today.getTime());

      const { projects } = await owner.call<{ projects: { projectId: string; title: string }[] }>(
        'GET',
        '/getAllProjects',
      );
      const { projectId } = projects.find(({ title }) => title === 'Plataforma de obras')!;
      const ids = await Promise.all(
        [ana, rui].map(async (one) => (await one.call<{ readerId: string }>('GET', `/tasks/${projectId}`)).readerId),
      );
      const first = now().toISOString().slice(0, 10);

      const entriesOf = async (taskId: string) =>
        (await manager.call<{ entries: Entry[] }>('GET', `/tasks/${projectId}/${taskId}/hours`)).entries;
      const taskOf = (taskId: string) => owner.call<{ status: string }>('GET', `/tasks/${projectId}/${taskId}`);
      const plan = async (title: string, memberId: string) => {
        const data = { title, assigned: [memberId], estimatedHours: 40, status: 'toDo' };
        return (await owner.call<{ taskId: string }>('POST', `/tasks/${projectId}/postTask`, data)).taskId;
      };
      const [lamp, log] = [await plan('Lamp', ids[0]!), await plan('Log', ids[1]!)];

      await base.step('work: a clock on the screen, and typed hours', async () => {
        await ana.page.goto(taskPaths.task(projectId, lamp));
        await ana.page.getByRole('button', { name: say('timesheets/hours:clock.start') }).click();
        await expect
          .poll(async () => (await ana.call<{ clock: unknown }>('GET', '/timeEntries/clock')).clock)
          .not.toBeNull();
        await later(95 * MINUTE_MS);
        await ana.page.reload();
        await ana.page
          .getByRole('button', { name: say('timesheets/hours:clock.stop') })
          .first()
          .click();
        await expect.poll(async () => (await entriesOf(lamp)).length).toBe(1);
      });
      await rui.call('PATCH', `/tasks/${projectId}/${log}`, { status: 'inProgress' });
      let written = 0;
      for (const [who, taskId] of [
        [ana, lamp],
        [rui, log],
        [rui, log],
      ] as const) {
        await later(DAY_MS);
        const end = now();
        const minutes = 120 + 7 * written;
        written += 1;
        const start = new Date(end.getTime() - minutes * MINUTE_MS).toISOString();
        await who.call('POST', '/timeEntries', { projectId, taskId, start, end: end.toISOString(), description: '' });
      }
      await base.step('finish, adjust, finish again, approve', async () => {
        await ana.call('PATCH', `/tasks/${projectId}/${lamp}`, { status: 'finished' });
        await manager.page.goto(taskPaths.task(projectId, lamp));
        await manager.page.getByRole('button', { name: review('adjust') }).click();
        const question = manager.page.getByRole('dialog', { name: review('adjustTitle', { title: 'Lamp' }) });
        await question.getByRole('button', { name: review('adjust') }).click();
        await expect(question.getByText(review('reasonMissing'))).toBeVisible();
        await question.getByLabel(review('reason')).fill('Too many hours on the first day.');
        await question.getByRole('button', { name: review('adjust') }).click();
        await expect.poll(async () => (await taskOf(lamp)).status).toBe('toDo');
        const [longest] = (await entriesOf(lamp)).toSorted((one, other) => other.minutes - one.minutes);
        const { version, startedAt } = (
          await ana.call<{ entries: { entryId: string; version: number; startedAt: string }[] }>(
            'GET',
            `/timeEntries/task/${lamp}`,
          )
        ).entries.find(({ entryId }) => entryId === longest!.entryId)!;
        const end = new Date(Date.parse(startedAt) + 60 * MINUTE_MS).toISOString();
        await ana.call('PATCH', `/timeEntries/${longest!.entryId}`, { version, end });
        await ana.call('PATCH', `/tasks/${projectId}/${lamp}`, { status: 'inProgress' });
        await ana.call('PATCH', `/tasks/${projectId}/${lamp}`, { status: 'finished' });
        await manager.page.goto(taskPaths.task(projectId, lamp));
        const accept = async () => {
          await manager.page.getByRole('button', { name: review('accept'), exact: true }).click();
          await manager.page
            .getByRole('dialog', { name: review('acceptTitle', { title: 'Lamp' }) })
            .getByRole('button', { name: review('accept'), exact: true })
            .click();
        };
        const undo = manager.page.getByRole('button', { name: review('undo') }).first();
        await accept();
        await undo.click();
        await expect(manager.page.getByText(review('undone', { title: 'Lamp' }))).toBeVisible();
        // Neither the panel nor the former message offers it any longer.
        await expect(manager.page.getByRole('button', { name: review('undo') })).toHaveCount(0);
        await accept();
        const mayUndo = async () =>
          (await manager.call<{ abilities: { undo: boolean } }>('GET', `/tasks/${projectId}/${lamp}/reviews`)).abilities
            .undo;
        // The words of the first approval may still stand there when the second one has just been sent.
        await expect.poll(mayUndo).toBe(true);
        await later(MINUTE_MS);
        // Too late to undo: the approval stands.
        await manager.call('DELETE', `/tasks/${projectId}/${lamp}/accept`, undefined, 409);
        expect((await entriesOf(lamp)).map(({ state }) => state)).toEqual(['payable', 'payable']);
      });

      const [later2, earlier] = (await entriesOf(log)) as [Entry, Entry];
      const rowOf = ({ minutes }: Entry) =>
        manager.page
          .getByRole('listitem')
          .filter({ hasText: minutesInWords(minutes, language === 'pt' ? 'pt-BR' : 'en-US') });
      const contest = async (entry: Entry, reason: string) => {
        await manager.page.goto(taskPaths.task(projectId, log));
        await rowOf(entry)
          .getByRole('button', { name: new RegExp(`^${review('entries.contest')}:`) })
          .click();
        const question = manager.page.getByRole('dialog', { name: review('thread.contestTitle') });
        await question.getByLabel(review('reason')).fill(reason);
        await question.getByRole('button', { name: review('thread.contest'), exact: true }).click();
        await expect(rowOf(entry).getByText(say('timesheets/hours:state.contested'))).toBeVisible();
      };
      await base.step('contest, answer, cancel', async () => {
        await contest(earlier, 'I saw no change.');
        await rui.page.goto(taskPaths.task(projectId, log));
        await rui.page
          .getByRole('button', { name: new RegExp(`^${review('entries.thread')}:`) })
          .first()
          .click();
        const thread = rui.page.getByRole('dialog', { name: review('thread.title') });
        await expect(thread).toContainText('I saw no change.');
        await thread.getByLabel(review('thread.words')).fill('It is in the second file.');
        await thread.getByRole('button', { name: review('thread.answer'), exact: true }).click();
        await expect(thread).toContainText('It is in the second file.');
        const told = manager.page.getByRole('dialog', { name: review('thread.title') });
        await rowOf(earlier)
          .getByRole('button', { name: new RegExp(`^${review('entries.thread')}:`) })
          .click();
        await expect(told).toContainText('It is in the second file.');
        await told.getByLabel(review('thread.words')).fill('Found it.');
        await told.getByRole('button', { name: review('thread.cancelContest'), exact: true }).click();
        await expect.poll(async () => (await entriesOf(log)).map(({ state }) => state)).toEqual(['pending', 'pending']);
        // Without loading the page anew.
        await expect(rui.page.getByText(say('timesheets/hours:state.contested'))).toHaveCount(0);
      });

      await base.step('another contest reaches its deadline, the rest is payable by silence', async () => {
        await contest(later2, 'Nobody was online.');
        const deadline = Math.max(...(await entriesOf(log)).map(({ deadlineAt }) => Date.parse(deadlineAt)));
        await later(deadline - now().getTime() + HOUR_MS);
        const states = async () => (await entriesOf(log)).map(({ state }) => state).toSorted();
        await runJob(product, 'pass-dispute-deadlines', async () => !(await states()).includes('contested'));
        expect(await states()).toEqual(['held', 'payable']);
      });

      await base.step('the team rules', async () => {
        await admin.page.goto('/support-squadOwner-view');
        await admin.page
          .getByRole('link', { name: say('support:title.hoursRuling', { subject: 'Log' }) })
          .first()
          .click();
        await admin.page.getByRole('button', { name: review('ruling.payable'), exact: true }).click();
        const question = admin.page.getByRole('dialog');
        await question.getByLabel(review('reason')).fill('The log shows the work.');
        await question.getByRole('button', { name: review('ruling.payable') }).click();
        await expect.poll(async () => (await entriesOf(log)).map(({ state }) => state)).toEqual(['payable', 'payable']);
      });

      await base.step('the report equals a recount to the minute', async () => {
        const recount = [...(await entriesOf(lamp)), ...(await entriesOf(log))].reduce(
          (sum, { minutes }) => sum + minutes,
          0,
        );
        // 120 of the second day were cut to 60; the others are what was written.
        expect(recount).toBe(95 + 60 + 127 + 134);
        const asked = { format: 'csv', professionals: ids, from: first, to: now().toISOString().slice(0, 10) };
        const { reportId } = await owner.call<{ reportId: string }>('POST', `/timeControlReport/${projectId}`, asked);
        const report = async () =>
          owner.call<{ state: string; minutes: number | null }>('GET', `/hourReports/${reportId}`);
        await expect.poll(async () => (await report()).state, { timeout: 30_000 }).toBe('done');
        expect((await report()).minutes).toBe(recount);
        const [head, ...lines] = (await owner.call<string>('GET', `/hourReports/${reportId}/file`))
          .trim()
          .split(/\r?\n/);
        const separator = head!.includes(';') ? ';' : ',';
        const cells = (line: string) => line.split(separator).map((cell) => cell.replaceAll('"', ''));
        const names = ['pt', 'en'].map((one) => textsOf(one as 'pt')('timesheets/reports:column.minutes'));
        const place = cells(head!).findIndex((cell) => names.includes(cell));
        expect(lines.reduce((sum, line) => sum + Number(cells(line)[place]), 0)).toBe(recount);
        await owner.page.goto(`${taskPaths.timesheet(projectId)}?from=${first}`);
        await expect(owner.page.getByText(say('timesheets/hours:state.payable'), { exact: true })).toHaveCount(4);
      });
      expect(
        everybody.flatMap(({ noise }) => noise),
        'GEN-07 the console stays quiet',
      ).toEqual([]);
      for (const one of everybody) await one.close();
    },
  );
}
