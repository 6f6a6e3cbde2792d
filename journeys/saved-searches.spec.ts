import { checkAccessibility } from './steps/check-accessibility.ts';
import { linkFromMailbox } from './steps/demo-mailbox.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';
import { finishJob } from './steps/work-people.ts';

const say = textsOf('en');
const sayPt = textsOf('pt');

test('JOB-01 mistyped words are understood, and the exact search is one link away', async ({ openBrowser }) => {
  const page = await openBrowser();
  const results = page.getByRole('region', { name: 'Results' });
  await expect(async () => {
    // A job adds the words of the demo vacancies to the vocabulary shortly after the start.
    const answer = await page.request.get('/api/opportunities', { params: { search: 'desing' } });
    expect(((await answer.json()) as { correctedSearch: string | null }).correctedSearch).toBe('design');
  }).toPass({ timeout: 90_000 });
  await page.goto('/jobs?search=desing');
  await expect(results.getByText(say('jobs:board.corrected', { corrected: 'design' }))).toBeVisible();
  await expect(results.getByRole('listitem').first()).toBeVisible();
  await checkAccessibility(page, 'job board with corrected words');
  await results.getByRole('link', { name: say('jobs:board.searchExactly', { typed: 'desing' }) }).click();
  await expect(page).toHaveURL(/exact=true/);
  await expect(page.getByText(say('jobs:board.nothingFound'))).toBeVisible();
});

test('JOB-01 a member saves a search, changes, pauses and deletes it, and is mailed what is new', async ({
  openBrowser,
  product,
}) => {
  const member = 'professional12@demo.test';
  const page = await openBrowser({ as: member });
  await page.goto('/jobs?search=pipelines%20de%20vento');
  await page.getByRole('button', { name: say('jobs:filter.saveSearch') }).click();
  const dialog = page.getByRole('dialog', { name: say('jobs/alerts:save.title') });
  await dialog.getByRole('textbox', { name: say('jobs/alerts:save.name') }).fill('Wind');
  await dialog.getByText(say('jobs/alerts:frequency.atOnce')).click();
  await checkAccessibility(page, 'form of a saved search');
  await dialog.getByRole('button', { name: say('jobs/alerts:save.confirm') }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/jobs/saved-searches');
  const card = page.getByRole('region', { name: 'Wind' });
  await expect(card.getByText('pipelines de vento')).toBeVisible();
  await expect(card.getByText(say('jobs/alerts:frequency.atOnce'))).toBeVisible();
  await card.getByRole('button', { name: say('jobs/alerts:list.pause') }).click();
  await expect(card.getByText(say('jobs/alerts:list.paused'), { exact: true })).toBeVisible();
  await card.getByRole('button', { name: say('jobs/alerts:list.resume') }).click();
  await expect(card.getByText(say('jobs/alerts:frequency.atOnce'))).toBeVisible();
  await card.getByRole('button', { name: say('jobs/alerts:list.edit') }).click();
  const edit = page.getByRole('dialog', { name: say('jobs/alerts:edit.title') });
  await edit.getByRole('textbox', { name: say('jobs/alerts:save.name') }).fill('Wind and water');
  // Every filter of the search can be changed here; choosing one does not send the form around it.
  await edit.getByRole('button', { name: say('jobs:filter.place') }).click();
  await page.getByRole('textbox', { name: say('jobs:filter.place') }).fill('Pernambuco');
  await page.keyboard.press('Enter');
  await expect(edit.getByRole('button', { name: `${say('jobs:filter.place')}: Pernambuco` })).toBeVisible();
  await edit.getByRole('button', { name: say('platform:filter.clear', { label: say('jobs:filter.place') }) }).click();
  await edit.getByRole('button', { name: say('jobs:filter.english') }).click();
  await page.getByRole('radio', { name: say('jobs:english.none') }).click();
  await edit.getByRole('button', { name: say('jobs/alerts:edit.save') }).click();
  const renamed = page.getByRole('region', { name: 'Wind and water' });
  await expect(renamed).toContainText(say('jobs:english.none'));

  const owner = await openBrowser({ as: 'owner@demo.test' });
  const posted = await owner.request.post('/api/project/post', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { title: 'Vento', positions: [{ title: 'Pipelines de vento', aboutOpportunity: 'Medir o vento.' }] },
  });
  expect(posted.status(), await posted.text()).toBe(201);
  // It runs each minute anyway.
  await finishJob(product, 'announce-vacancies');
  const link = await linkFromMailbox(page, member, '/jobs/stop-alerts/');

  const visitor = await openBrowser({ language: 'pt', viewport: { width: 390, height: 844 } });
  await visitor.goto(new URL(link).pathname);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    sayPt('jobs/alerts:stop.stopped', { name: 'Wind and water' }),
  );
  await checkAccessibility(visitor, 'alerts stopped by the link of a mail');
  await page.reload();
  await expect(renamed.getByText(say('jobs/alerts:list.paused'), { exact: true })).toBeVisible();
  await renamed.getByRole('button', { name: say('jobs/alerts:list.delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('jobs/alerts:delete.confirm') })
    .click();
  await expect(renamed).toBeHidden();
  await expect(page.getByText(say('jobs/alerts:list.empty'))).toBeVisible();
});
