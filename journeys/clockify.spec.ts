import { test as base, expect } from '@playwright/test';
import { taskPaths } from '#tasks/paths.ts';
import { timesheetPaths } from '#timesheets/paths.ts';
import { type ClockifyEntry, PROJECT, startClockifyServer, WORKSPACE } from '#timesheets/testing/clockify-server.ts';
import { startCopy } from './steps/product-copies.ts';
import { textsOf } from './steps/texts.ts';
import { runJob, Worker } from './steps/work-people.ts';

const say = textsOf('pt');
const of = (key: string, values?: Record<string, string | number>) => say(`timesheets/clockify:${key}`, values);

const DAY_MS = 86_400_000;
/** In last night of São Paulo, when nobody of the demo world works. */
function lastNight(id: string, [start, end]: readonly [string, string], description: string): ClockifyEntry {
  const day = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  return { id, userId: 'user1', description, start: `${day}T${start}:00Z`, end: `${day}T${end}:00Z` };
}

base(
  'TIM-05 hours come from Clockify: connected by a key, linked to a person, taken or refused with a reason, and a key that ends is replaced',
  async ({ browser }) => {
    const clockify = await startClockifyServer();
    clockify.state.users = [{ id: 'user1', name: 'Ana no Clockify', email: 'ana@example.com' }];
    clockify.state.entries = [
      lastNight('first', ['05:00', '06:00'], 'Planta da obra'),
      lastNight('second', ['05:30', '06:30'], 'Visita à obra'),
    ];
    const product = await startCopy({ movesTime: true, env: { CLOCKIFY_URL: clockify.baseUrl, RATE_LIMITS: '0' } });
    try {
      const owner = await Worker.open(browser, product.url, { email: 'owner@demo.test', language: 'pt' });
      const { page } = owner;
      const { projects } = await owner.call<{ projects: { projectId: string; title: string }[] }>(
        'GET',
        '/getAllProjects',
      );
      const { projectId } = projects.find(({ title }) => title === 'Plataforma de obras')!;
      type Stands = { connection: { fetchedAt: string | null; problem: string | null } };
      const connection = async () => (await owner.call<Stands>('GET', `/clockify/${projectId}`)).connection;
      const key = page.getByLabel(of('connect.key'));

      await page.goto(timesheetPaths.clockify(projectId));
      await key.fill('uma-chave-de-outro-lugar');
      await page.getByRole('button', { name: of('connect.show') }).click();
      await expect(page.getByText(say('timesheets:errors.clockifyKeyRefused'))).toBeVisible();
      await key.fill(clockify.state.key);
      await page.getByRole('button', { name: of('connect.show') }).click();
      await page.getByLabel(of('connect.project')).selectOption({ label: PROJECT.name });
      await page.getByRole('button', { name: of('connect.submit'), exact: true }).click();
      await expect(page.getByText(`${WORKSPACE.name} · ${PROJECT.name}`)).toBeVisible();

      await runJob(product, 'fetch-clockify', async () => (await connection()).fetchedAt !== null);
      const person = page.getByLabel(of('people.label', { name: 'Ana no Clockify' }));
      await person.selectOption({ index: 1 });
      const entries = page.getByRole('list', { name: of('entries.label') });
      await expect(entries).toContainText('Visita à obra');
      await expect(entries).toContainText(of('entryState.refused'));
      await expect(entries).not.toContainText('Planta da obra');
      await page.goto(`${taskPaths.timesheet(projectId)}?from=${clockify.state.entries[0]!.start.slice(0, 10)}`);
      await expect(page.getByText('Planta da obra').first()).toBeVisible();

      clockify.state.key = 'uma-chave-nova-de-admin';
      await product.advanceClock({ minutes: 61 });
      await owner.logIn();
      await page.goto(timesheetPaths.clockify(projectId));
      await runJob(product, 'fetch-clockify', async () => (await connection()).problem !== null);
      await expect(page.getByText(of('problem.keyRefused'))).toBeVisible();
      await page
        .getByRole('button', { name: of('connect.replace') })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(of('connect.key')).fill(clockify.state.key);
      await dialog.getByRole('button', { name: of('connect.replace') }).click();
      await expect(page.getByText(of('problem.keyRefused'))).toHaveCount(0);
      expect(owner.noise).toEqual([]);
      await owner.close();
    } finally {
      await product.stop();
      await clockify.close();
    }
  },
);
