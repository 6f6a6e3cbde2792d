import { walletPaths } from '#wallet/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { findRunningProject } from './steps/plan-task.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const words = (key: string, values?: Record<string, string | number>) => say(`wallet/allocations:${key}`, values);
const money = (cents: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100);

interface Credits {
  availableCents: number;
  projects: {
    projectId: string;
    title: string;
    allocatedCents: number;
    hires: { name: string; grossCents: number }[];
  }[];
}

test('PRJ-06 MON-04 a company sets credits aside for hours of its people, too much is refused, and some go back', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  const projectId = await findRunningProject(page);
  const read = async () => {
    const credits = (await (await page.request.get('/api/allocations')).json()) as Credits;
    return { ...credits, project: credits.projects.find((project) => project.projectId === projectId)! };
  };
  const before = await read();
  const [hire] = before.project.hires;
  await page.goto('/credits-and-payments');
  await page.getByRole('link', { name: say('wallet/statements:allocate') }).click();
  await page.getByRole('combobox', { name: words('project') }).selectOption({ label: before.project.title });
  const give = page.getByRole('button', { name: words('give'), exact: true });
  await give.click();
  await expect(page.getByText(words('nothing'))).toBeVisible();
  const hours = page.getByRole('textbox', { name: words('hoursOf', { name: hire!.name }) });
  await hours.fill('700');
  await expect(page.getByText(words('tooMuch'))).toBeVisible();
  await hours.fill('1,5');
  await expect(page.getByText(money(hire!.grossCents * 1.5))).toBeVisible();
  await checkAccessibilityInBothSchemes(page, 'credits for hours');
  await give.click();
  await expect(page.getByRole('heading', { level: 1, name: words('thanks.title') })).toBeVisible();
  const given = await read();
  expect(given.project.allocatedCents).toBe(before.project.allocatedCents + hire!.grossCents * 1.5);
  expect(given.availableCents).toBe(before.availableCents - hire!.grossCents * 1.5);

  await page.getByRole('link', { name: words('thanks.again') }).click();
  await expect(page).toHaveURL(walletPaths.allocate(projectId));
  await page.getByText(words('direction.takeBack'), { exact: true }).click();
  await page.getByLabel(words('amount')).fill('10');
  await page.getByRole('button', { name: words('takeBack'), exact: true }).click();
  await expect(page.getByText(words('returned', { amount: money(10_00) }))).toBeVisible();
  // Nothing of them is due: they are set aside, and all can go back.
  await expect(page.getByText(money(given.project.allocatedCents - 10_00))).toHaveCount(2);
});
