import type { Page } from '@playwright/test';
import { projectPaths } from '#projects/paths.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const dizer = textsOf('pt');

interface Waiting {
  items: {
    kind: string;
    title: string;
    until: string | null;
    address: string;
    vacancy: { projectId: string; positionIndex: number } | null;
  }[];
}
const waitingOf = async (page: Page, query = '') =>
  (await (await page.request.get(`/api/waiting${query}`)).json()) as Waiting;

test('6.1 6.5 the head says what waits and leads there; a colleague with another space is offered to change to it', async ({
  openBrowser,
}) => {
  const owner = await openBrowser({ as: 'owner@demo.test', language: 'en' });
  const { items } = await waitingOf(owner);
  const { vacancy } = items.find((item) => item.vacancy !== null)!;
  const address = projectPaths.pipeline(vacancy!.projectId, vacancy!.positionIndex);
  const here = (await waitingOf(owner, `?projectId=${vacancy!.projectId}`)).items.filter(
    (item) => item.vacancy?.positionIndex === vacancy!.positionIndex,
  );
  await owner.goto(address);
  if (here.length > 1) {
    await owner.getByRole('button', { name: /needs? you$/ }).click();
    await owner.getByRole('menuitem').first().click();
  } else await owner.getByRole('main').locator(`a[href="${here[0]!.address}"]`).click();
  const { pathname } = new URL(here[0]!.address, owner.url());
  await expect(owner).toHaveURL((url) => url.pathname === pathname);

  // On the page of a whole project each says until when, and of which job.
  const dated = items.find(({ until, vacancy: at }) => until !== null && at?.projectId === vacancy!.projectId)!;
  await owner.goto(projectPaths.details(vacancy!.projectId));
  await owner.getByRole('button', { name: /needs? you$/ }).click();
  const row = owner.getByRole('menuitem').and(owner.locator(`[href="${dated.address}"]`));
  await expect(row).toContainText(` · ${dated.title}`);

  const colleague = await openBrowser({ as: 'owner2@demo.test', language: 'pt' });
  await colleague.goto(address);
  await expect(colleague.getByRole('heading', { level: 1, name: /fica no espaço de/ })).toBeVisible();
  await colleague.getByRole('button', { name: /^Mudar para / }).click();
  await expect(colleague.getByRole('link', { name: dizer('projects:details.candidates') }).first()).toBeVisible();
  await expect(colleague).toHaveURL((url) => url.pathname + url.search === address);
});

test('6.1 a hidden vacancy has its way back to the board as the main action, then the link to share', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner2@demo.test', language: 'en' });
  const positions = [{ title: 'Boat builder', aboutOpportunity: 'You build wooden boats. '.repeat(5) }];
  const posted = await page.request.post('/api/project/post', { data: { title: 'A boat', positions } });
  const { projectId } = (await posted.json()) as { projectId: string };
  const hidden = await page.request.patch(`/api/myProjects/${projectId}/positions/0`, {
    data: { version: 1, state: 'hidden' },
  });
  expect(hidden.ok()).toBe(true);
  await page.goto(projectPaths.pipeline(projectId, 0));
  await page.getByRole('button', { name: say('projects:vacancy.main.show'), exact: true }).click();
  await expect(page.getByRole('button', { name: say('projects:vacancy.main.share'), exact: true })).toBeVisible();
  await page.goto(projectPaths.briefThanks(projectId));
  const place = page.getByRole('region', { name: 'Boat builder' });
  await expect(place.getByRole('link', { name: say('projects:posted.suggested') })).toBeVisible();
  await expect(place.getByRole('link', { name: say('projects:list.findProfessionals') })).toBeVisible();
  await page.goto('/project-brief-thanks-page');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('projects:list.title') })
    .click();
  await expect(page).toHaveURL(/\/my-projects$/);
});
