import { checkAccessibility } from './steps/check-accessibility.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, type OpenBrowser, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

/** The first professional of the demo world, from a number on, for whom some vacancy reaches the floor. */
async function whoHasSuitableJobs(openBrowser: OpenBrowser, from: number): Promise<string> {
  for (let number = from; number < from + 12; number++) {
    const email = `professional${number}@demo.test`;
    const page = await openBrowser({ as: email });
    const answer = await page.request.get('/api/opportunities/suitable');
    const { opportunities } = (await answer.json()) as { opportunities: unknown[] };
    if (opportunities.length > 0) return email;
  }
  throw new Error('Nothing suits anybody.');
}

for (const language of flowLanguages('pt')) {
  const say = textsOf(language);

  test(`JOB-06 a member sees why a vacancy suits, dismisses one and restores it, on a phone (${language})`, async ({
    openBrowser,
  }) => {
    const email = await whoHasSuitableJobs(openBrowser, language === 'pt' ? 15 : 30);
    const page = await openBrowser({ as: email, language, viewport: { width: 390, height: 844 } });
    await page.goto('/applications');
    await page.getByRole('link', { name: say('applications:applications.suitable') }).click();
    const jobs = page.getByRole('list', { name: say('jobs:tabs.suitable') }).locator('> li');
    const first = jobs.first();
    await expect(first).toBeVisible();

    const title = await first.getByRole('heading').innerText();
    await first.locator('summary').click();
    await expect(first.getByRole('rowheader', { name: say('jobs/opportunities:criterion.skills') })).toBeVisible();
    await checkAccessibility(page, 'sum of the points');

    const dismiss = page.getByRole('button', { name: say('jobs/opportunities:dismiss.label', { title }), exact: true });
    await dismiss.click();
    await expect(dismiss).toHaveCount(0);
    await expect(page.getByText(say('jobs/opportunities:aside.count_one', { count: 1 }))).toBeVisible();
    await page.getByRole('button', { name: say('jobs/opportunities:dismiss.undo') }).click();
    await expect(dismiss).toBeVisible();

    // A dismissed vacancy stays dismissed until everything is shown again.
    await dismiss.click();
    const aside = page.getByText(say('jobs/opportunities:aside.count_one', { count: 1 }));
    await expect(aside).toBeVisible();
    const kept = async () => {
      const answer = await page.request.get('/api/opportunities/suitable');
      return ((await answer.json()) as { dismissed: number }).dismissed;
    };
    await expect.poll(kept).toBe(1);
    await page.reload();
    await expect(aside).toBeVisible();
    await page.getByRole('button', { name: say('jobs/opportunities:aside.restore') }).click();
    await expect(dismiss).toBeVisible();
  });
}
