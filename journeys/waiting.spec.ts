import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

for (const language of flowLanguages('pt')) {
  const say = textsOf(language);

  test(`P-1.2 what waits stands on top of the landing page, in the menu and on a page of its own (${language})`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ as: 'owner@demo.test', language });
    await page.goto('/my-projects');
    const strip = page.getByRole('region', { name: say('waiting:title') });
    await expect(strip.getByRole('listitem')).toHaveCount(5);
    const { width, height } = (await strip.boundingBox())!;
    expect([Math.round(height), width > 600]).toEqual([76, true]);
    await checkAccessibilityInBothSchemes(page, 'projects with what waits');

    const entry = page.getByRole('navigation', { name: say('platform:shell.navigation') }).getByRole('link', {
      name: say('pipeline:menu.candidates'),
    });
    await expect(entry).toHaveAccessibleName(/, \d+ /);

    await strip.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: say('waiting:title') })).toBeVisible();
    const rows = page.getByRole('main').getByRole('listitem');
    expect(await rows.count()).toBeGreaterThan(5);
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/(candidates|my-projects)/);
  });

  test(`P-1.2 somebody for whom nothing waits reads one calm line (${language})`, async ({ openBrowser }) => {
    const page = await openBrowser({ as: 'professional30@demo.test', language });
    await page.goto('/applications');
    const strip = page.getByRole('region', { name: say('waiting:title') });
    await expect(strip).toHaveText(say('waiting:nothing'));
    await page.goto('/waiting');
    await expect(page.getByRole('main').getByRole('heading', { name: say('waiting:nothing') })).toBeVisible();
  });
}
