import type { Page } from '@playwright/test';
import { checkAccessibility } from './steps/check-accessibility.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

/** Switches being found on or off; the switch shows at once, so this waits for the server's answer. */
async function setListed(page: Page, name: string, listed: boolean): Promise<void> {
  await page.goto('/squadMember-profile');
  const toggle = page.getByRole('switch', { name });
  await expect(toggle).toBeEnabled();
  await expect(toggle).toBeChecked({ checked: !listed });
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/users/listing') && answer.ok());
  await toggle.click();
  await saved;
  await expect(toggle).toBeChecked({ checked: listed });
}

for (const language of flowLanguages('pt')) {
  const say = textsOf(language);

  test(`JOB-06 a professional opens a public page, a visitor reads it, and it is gone when switched off (${language})`, async ({
    openBrowser,
  }) => {
    const email = language === 'pt' ? 'member@demo.test' : 'professional3@demo.test';
    const member = await openBrowser({ as: email, language });
    await member.goto('/squadMember-profile');
    await member.getByRole('link', { name: say('profiles:listing.preview') }).click();
    await expect(member.getByRole('heading', { name: say('talent:own.unlisted') })).toBeVisible();
    await checkAccessibility(member, 'preview of the own page');
    const address = new URL(member.url()).pathname;

    const visitor = await openBrowser({ language, viewport: { width: 390, height: 844 } });
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { name: say('talent:gone.title') })).toBeVisible();

    await setListed(member, say('profiles:listing.switch'), true);
    await visitor.goto(`${address}/Squad%20lead`);
    await expect(visitor.getByText('Squad lead', { exact: true })).toBeVisible();
    await expect(visitor).toHaveTitle(/Squad lead · Ponte$/);
    await expect(visitor.getByText(say('talent:person.values'))).toHaveCount(0);
    await expect(visitor.getByRole('link', { name: say('talent:hire.signUp') })).toHaveAttribute(
      'href',
      /^\/signup\?employer/,
    );

    await setListed(member, say('profiles:listing.switch'), false);
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { name: say('talent:gone.title') })).toBeVisible();
    await expect(visitor).toHaveTitle(`${say('talent:gone.title')} · Ponte`);
  });
}

test('JOB-06 a company finds professionals by skill, opens one, and learns what the stamp stands for', async ({
  openBrowser,
}) => {
  const say = textsOf('pt');
  const page = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  await page.goto('/my-projects');
  await page.getByRole('link', { name: say('projects:list.findProfessionals') }).click();
  await expect(page.getByRole('heading', { name: say('talent:discovery.title') })).toBeVisible();
  const list = page.getByRole('list', { name: say('talent:discovery.title') });
  const people = list.getByRole('heading');
  await expect(people.first()).toBeVisible();

  await page.getByRole('searchbox', { name: say('talent:discovery.search') }).fill('designer');
  await expect(page).toHaveURL(/search=designer/);
  await expect(list).toHaveAttribute('aria-busy', 'false');
  // The expected person is among the results.
  for (const person of await list.locator('> li').all()) await expect(person).toContainText(/designer/i);

  const stamp = page.getByRole('button', { name: say('talent:stamp.name') }).first();
  await expect(stamp).toHaveAccessibleDescription(new RegExp(say('talent:stamp.tests')));
  await stamp.hover();
  await expect(page.getByRole('tooltip')).toContainText(say('talent:stamp.champion'));

  const name = await people.first().innerText();
  await people.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: say('talent:person.values') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('talent:hire.brief') })).toHaveAttribute(
    'href',
    '/project-brief-selection',
  );

  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.goto(`/squadMember-viewProfile/campaign/${id}`);
  await expect(page.getByRole('link', { name: say('talent:hire.brief') })).toHaveAttribute(
    'href',
    '/project-brief-selection/top-talent',
  );
});

test('PRO-06 a company reaches the whole profile of its candidate, and nobody else who does not want to be found', async ({
  openBrowser,
}) => {
  const say = textsOf('en');
  // Not listed: found only through the application.
  const member = await openBrowser({ as: 'professional12@demo.test', language: 'en' });
  await member.goto('/squadMember-profile');
  const session = (await (await member.request.get('/api/session')).json()) as { session: { userId: string } };
  const { applications } = (await (await member.request.get('/api/applications')).json()) as {
    applications: { companyName: string }[];
  };
  expect(applications.length).toBeGreaterThan(0);
  const companies = new Set(applications.map(({ companyName }) => companyName));

  for (const [email, company] of [
    ['owner@demo.test', 'Casa Ipê'],
    ['owner2@demo.test', 'Trilho Pagamentos'],
  ] as const) {
    const page = await openBrowser({ as: email, language: 'en', viewport: { width: 390, height: 844 } });
    await page.goto(`/squadMember-viewProfile/${session.session.userId}`);
    const mark = companies.has(company)
      ? page.getByText(say('talent:person.candidate'))
      : page.getByText(say('talent:gone.title'));
    await expect(mark).toBeVisible();
    // Test results are only for companies to which the professional applied.
    const results = page.getByRole('link', { name: /tests? finished/ });
    await expect(results).toHaveCount(companies.has(company) ? 1 : 0);
  }
});
