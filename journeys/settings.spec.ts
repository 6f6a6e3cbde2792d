import { checkAccessibility, checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';
import { flowLanguages } from './steps/flow-languages.ts';

const phone = { width: 390, height: 844 };

for (const language of flowLanguages('pt')) {
  const say = textsOf(language);
  const words = (key: string, parameters = {}) => say(`conversations/messages:${key}`, parameters);

  test(`P-8.2 on a phone the settings are a list that opens a section, where templates are kept (${language})`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ as: 'owner@demo.test', viewport: phone, language });
    const main = page.getByRole('main');
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('application:settings.title'));
    await checkAccessibilityInBothSchemes(page, '/settings on a phone');
    await main.getByRole('link', { name: say('conversations:menu.templates') }).click();
    await expect(page).toHaveURL('/settings/message-templates');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('templates.title'));

    const name = `Convite ${language}`;
    await main.getByRole('button', { name: words('templates.new') }).click();
    await main.getByLabel(words('message.keepName')).fill(name);
    await main.getByLabel(words('message.subject')).fill('Vamos conversar?');
    await main.getByLabel(words('message.text')).fill('Oi, ');
    await main.getByRole('button', { name: `[${words('message.placeholder.name')}]` }).click();
    await expect(main.getByLabel(words('message.text'))).toHaveValue(`Oi, [${words('message.placeholder.name')}]`);
    await checkAccessibility(page, 'form of a message template');
    await main.getByRole('button', { name: words('message.save') }).click();
    await expect(main.getByText(name)).toBeVisible();

    const actions = main.getByRole('button', { name: words('templates.actionsOf', { name }) });
    await actions.click();
    await page.getByRole('menuitem', { name: words('message.delete') }).click();
    await expect(main.getByText(name)).toHaveCount(0);
    await page.getByRole('button', { name: words('message.undo') }).click();
    await expect(main.getByText(name)).toBeVisible();
    await actions.click();
    await page.getByRole('menuitem', { name: words('message.delete') }).click();
    await expect(main.getByText(name)).toHaveCount(0);

    await main.getByRole('link', { name: say('application:settings.title') }).click();
    await expect(page).toHaveURL('/settings');
  });
}

test('P-8.2 every section stands beside the others, former addresses lead there, and the menu leads to all', async ({
  openBrowser,
}) => {
  const say = textsOf('en');
  const page = await openBrowser({ as: 'owner@demo.test', language: 'en' });
  await page.goto('/workspace?tab=settings');
  await expect(page).toHaveURL('/workspace/closing');
  await page.goto('/workspace?tab=activity&action=invited');
  await expect(page).toHaveURL('/workspace/activity');
  const sections = page.getByRole('navigation', { name: say('application:settings.title') });
  await expect(sections.getByRole('link')).toHaveCount(15);
  for (const entry of ['pipeline:menu.scorecards', 'pipeline:menu.tags', 'workspaces:menu.company'] as const) {
    await sections.getByRole('link', { name: say(entry), exact: true }).click();
    await expect(sections.locator('[aria-current]')).toHaveText(say(entry));
  }
  await page.getByRole('link', { name: say('accounts:menu.account'), exact: true }).click();
  await expect(page).toHaveURL('/settings');
});
