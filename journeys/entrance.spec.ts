import { openJobs } from './steps/demo-world.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const door = (key: string) => say(`product-pages/entrance:${key}`);

test('ACC-01 NAV-07 the entrance has two doors, a search and the newest vacancies, and visitors come back to it', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ language: 'pt' });
  const newest = (await openJobs(page)).slice(0, 3).map(({ title }) => title);
  for (const address of ['/login', '/signup', '/']) {
    await page.goto(address);
    const beside = page.getByRole('complementary', { name: say('platform:shell.about') });
    await expect(beside.getByRole('region', { name: door('newest') }).locator('b')).toHaveText(newest);
    await expect(beside.getByRole('link', { name: door('hire.title') })).toHaveAttribute('href', '/company');
    await expect(beside.getByRole('link', { name: door('work.title') })).toHaveAttribute('href', '/candidate');
  }
  await page.getByRole('searchbox', { name: door('search.label') }).fill('dados');
  await page.getByRole('button', { name: door('search.submit') }).click();
  await expect(page).toHaveURL('/jobs?search=dados');

  const links = page.getByRole('navigation', { name: say('platform:shell.main') }).getByRole('link');
  const addresses = ['/open', '/company', '/candidate', '/service', '/jobs'];
  await expect(links).toHaveCount(addresses.length);
  for (const [at, address] of addresses.entries()) await expect(links.nth(at)).toHaveAttribute('href', address);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('platform:shell.home') })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('accounts:login.title'));
});

test('ACC-01 without the vacancies, or without the part beside it, people log in all the same', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ language: 'pt' });
  await page.route('**/assets/texts-*/*/product-pages.entrance.json', (route) => route.fulfill({ status: 404 }));
  await page.goto('/login');
  await expect(page.getByLabel(say('accounts:fields.email'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('accounts:login.title'));
  await expect(page.getByRole('link', { name: door('hire.title') })).toHaveCount(0);
});

test('SES-06 the login says why a company is asked for it before it finds professionals', async ({ openBrowser }) => {
  const page = await openBrowser({ language: 'pt' });
  await page.goto('/company');
  await page.getByRole('link', { name: say('product-pages:company.find') }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(say('accounts:why.professionals.lead'))).toBeVisible();
  const steps = page.getByRole('region', { name: say('accounts:why.professionals.label') }).getByRole('listitem');
  await expect(steps).toHaveText(['first', 'second', 'third'].map((step) => say(`accounts:why.professionals.${step}`)));
  await page.getByRole('link', { name: say('accounts:login.switch') }).click();
  await expect(page.getByRole('radio', { name: say('accounts:signup.squadOwner') })).toBeChecked();
});

test('NAV-01 the doors of the second brand open the entrance, and every page behind them', async ({ openBrowser }) => {
  for (const address of ['/recruiting', '/recrutamento']) {
    const page = await openBrowser({ language: 'pt' });
    const brand = page.locator('html');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('accounts:login.title'));
    await expect(brand).toHaveAttribute('data-brand', 'recruiting');
    await page.goto(`${address}/jobs?area=design`);
    await expect(page).toHaveURL(/\/jobs\?area=.*design/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('jobs:board.title'));
    await expect(brand).toHaveAttribute('data-brand', 'recruiting');
    await page.goto(`${address}/no-such-page`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('platform:notFound.title'));
  }
});
