import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

for (const language of flowLanguages('pt')) {
  const say = textsOf(language);

  test(`JOB-01 words bring the best match first, and the list stays where it is while one types (${language})`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ language });
    await page.goto('/jobs');
    const results = page.getByRole('region', { name: say('jobs:board.results') });
    const titles = results.getByRole('listitem');
    await expect(titles).toHaveCount(20);
    const top = async () => (await results.boundingBox())!.y;
    const before = await top();
    await page.getByRole('searchbox').pressSequentially('design', { delay: 30 });
    await expect(page).toHaveURL(/search=design/);
    await expect(results).toHaveAttribute('aria-busy', 'false');
    expect(await top()).toBe(before);
    await expect(titles.first()).toContainText(/design/i);

    const order = results.getByRole('radiogroup', { name: say('jobs:order.label') });
    await expect(order.getByRole('radio', { name: say('jobs:order.best') })).toBeChecked();
    await order.getByRole('radio', { name: say('jobs:order.newest') }).click();
    await expect(page).toHaveURL(/order=newest/);

    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: say('jobs:filter.place') }).click();
    await page.getByRole('textbox', { name: say('jobs:filter.place') }).fill('pernam');
    await page.getByRole('button', { name: say('jobs:filter.stateOf', { name: 'Pernambuco' }) }).click();
    await expect(page).toHaveURL(/state=PE/);
    await expect(titles.first()).toContainText('Recife');

    await page.goto('/jobs?payFrom=99000000');
    await expect(page.getByText(say('jobs:board.nothingFound'))).toBeVisible();
    await expect(results.getByRole('status').first()).toHaveText(language === 'pt' ? '0 vagas' : '0 jobs');
  });

  test(`JOB-06 NAV-06 a professional has all, for you, invitations and saved in one place (${language})`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ as: 'professional17@demo.test', language });
    await page.goto('/jobs');
    for (const [tab, address] of [
      ['suitable', '/opportunities'],
      ['invitations', '/jobs/invitations'],
      ['saved', '/jobs/saved-searches'],
      ['all', '/jobs'],
    ] as const) {
      const tabs = page.getByRole('navigation', { name: say('jobs:tabs.label') });
      await tabs.getByRole('link', { name: say(`jobs:tabs.${tab}`), exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('jobs:tabs.title'));
      await expect(tabs.locator('a[aria-current="page"]')).toHaveText([say(`jobs:tabs.${tab}`)]);
    }
  });

  test(`JOB-06 SES-06 a visitor learns what the own list needs (${language})`, async ({ openBrowser }) => {
    const page = await openBrowser({ language, viewport: { width: 390, height: 844 } });
    await page.goto('/jobs');
    await page.getByRole('link', { name: say('jobs:tabs.suitable'), exact: true }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('region', { name: say('accounts:why.suitable.label') })).toBeVisible();
  });
}
