import { checkAccessibility } from './steps/check-accessibility.ts';
import { addressOf, jobNotAppliedTo, jobWithSimilarOnes, openJobs } from './steps/demo-world.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { submitLogin } from './steps/log-in.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const password = 'Demo1234!';

test('JOB-01 search and filters are in the address, and the address shows the same', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/jobs');
  const results = page.getByRole('region', { name: 'Results' });
  const titles = results.getByRole('listitem');
  await expect(titles).toHaveCount(20);
  await titles.nth(19).scrollIntoViewIfNeeded();
  await expect.poll(() => titles.count()).toBeGreaterThan(20);
  const all = await titles.count();

  await page.getByRole('button', { name: 'Area' }).click();
  await page.getByRole('dialog', { name: 'Area' }).getByText('Design', { exact: true }).click();
  await expect(page).toHaveURL(/area=/);
  await page.keyboard.press('Escape');
  await expect.poll(() => titles.count()).toBeLessThan(all);
  await page.getByRole('button', { name: 'Work model' }).click();
  await page.getByRole('dialog', { name: 'Work model' }).getByText('Remote', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/workModel=/);
  await page.getByRole('searchbox').fill('design');
  await expect(page).toHaveURL(/search=design/);
  await expect(titles.first()).toBeVisible();
  await expect(results).toHaveAttribute('aria-busy', 'false');
  const shown = await titles.allInnerTexts();
  expect(shown.length).toBeLessThan(all);

  const other = await openBrowser();
  await other.goto(page.url());
  const same = other.getByRole('region', { name: 'Results' }).getByRole('listitem');
  await expect(same).toHaveCount(shown.length);
  const heads = (texts: string[]) => texts.map((text) => text.split('\n')[0]);
  expect(heads(await same.allInnerTexts())).toEqual(heads(shown));

  await page.getByRole('searchbox').fill('nothing is called so');
  await expect(page.getByText('No matching jobs')).toBeVisible();
  await results.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/jobs');
  await expect(titles.first()).toBeVisible();

  // The preview takes the keyboard while its text is longer than the screen, and only then.
  const preview = page.getByRole('region', { name: 'Job preview' });
  await expect(preview).toHaveAttribute('tabindex', '0');
  await preview.focus();
  await page.keyboard.press('End');
  await expect.poll(() => preview.evaluate((node) => node.scrollTop)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1280, height: 4_000 });
  await expect(preview).not.toHaveAttribute('tabindex');
});

test('JOB-02 SES-03 SES-09 a visitor is led through the login back to the question', async ({ openBrowser }) => {
  const someone = await openBrowser({ as: 'professional9@demo.test' });
  const job = await jobNotAppliedTo(someone);
  const page = await openBrowser();
  const served = await page.request.get(addressOf(job));
  const html = await served.text();
  expect(html).toContain('"@type":"JobPosting"');
  expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toContain(job.title.split(' ')[0]!);
  await page.goto(addressOf(job));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
  await expect(page.getByText('Log in to apply. We’ll bring you right back here.')).toBeVisible();
  await page.getByRole('link', { name: 'Log in to apply' }).first().click();
  await expect(page).toHaveURL('/login');
  await submitLogin(page, say, { email: 'professional9@demo.test', password });
  await expect(page.getByRole('dialog', { name: 'Apply for this job?' })).toBeVisible();
  await expect(page).toHaveURL(addressOf(job));
});

test('JOB-02 a vacancy that is gone says so and leads to the others', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/jobs/details-view/00000000-0000-4000-8000-000000000000/0');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is no longer available');
  await page.getByRole('link', { name: 'See open jobs' }).click();
  await expect(page).toHaveURL('/jobs');
});

for (const language of flowLanguages('en'))
  test(`JOB-02 a vacancy leads to similar ones (${language})`, async ({ openBrowser }) => {
    const page = await openBrowser({ language });
    const job = await jobWithSimilarOnes(page);
    await page.goto(addressOf(job));
    const similar = page.getByRole('region', { name: textsOf(language)('jobs:job.similar') });
    const first = similar.getByRole('link').first();
    await expect(first).toBeVisible();
    expect(await similar.getByRole('link').count()).toBeLessThanOrEqual(6);
    const address = await first.getAttribute('href');
    expect(address).not.toBe(addressOf(job));
    await first.click();
    await expect(page).toHaveURL(address!);
    await expect(similar.locator(`a[href="${address}"]`)).toHaveCount(0);
  });

test('JOB-03 a member who is not eligible sees what is missing, each with a link to it', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'member2@demo.test' });
  const [job] = await openJobs(page);
  await page.goto(addressOf(job!));
  await expect(page.getByText('things are missing from your profile')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Complete and apply' })).toBeVisible();
  await page.getByRole('link', { name: 'At least one hard skill' }).click();
  await expect(page).toHaveURL(/\/squadMember-(fill-)?profile\?edit=skills/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('JOB-03 applying asks once, a second time is refused, and it can be withdrawn', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'professional11@demo.test' });
  const job = await jobNotAppliedTo(page);
  const second = await page.context().newPage();
  await second.route(/\/api\/events/, (route) => route.abort());
  for (const one of [page, second]) {
    await one.goto(addressOf(job));
    await expect(one.getByRole('button', { name: 'Apply', exact: true })).toBeEnabled();
  }
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Apply for this job?' });
  await checkAccessibility(page, 'question before applying');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await question.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Application sent');
  await expect(page.getByText('The hiring team is reading your profile.')).toBeVisible();
  await second.getByRole('button', { name: 'Apply', exact: true }).click();
  await second.getByRole('button', { name: 'Send application' }).click();
  await expect(second.getByRole('region', { name: 'Messages' })).toContainText('You’ve already applied');

  await page.getByRole('link', { name: 'See my applications' }).click();
  const application = page
    .locator('section, article, div')
    .filter({ has: page.getByRole('link', { name: job.title }) });
  await application.getByRole('button', { name: 'Withdraw application' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.getByText('You withdrew this application.')).toBeVisible();
});
