import { checkAccessibility } from './steps/check-accessibility.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

for (const language of flowLanguages('pt')) {
  const say = textsOf(language);
  const words = (key: string, parts = {}) => say(`pipeline/conversation/threads:${key}`, parts);

  test(`PIP-06 in ${language} a company and a candidate talk about an application, and a message for later is taken back`, async ({
    openBrowser,
  }) => {
    const company = await openBrowser({ as: 'owner@demo.test', language });
    await company.goto('/messages');
    const list = company.getByRole('list', { name: words('list.conversations') });
    const rows = list.getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    const count = await rows.count();
    await company.getByRole('link', { name: words('list.toAnswer'), exact: true }).click();
    await expect(company).toHaveURL(/show=toAnswer/);
    await expect.poll(() => rows.count()).toBeLessThan(count);
    await company.goto('/messages');
    await checkAccessibility(company, '/messages');

    const member = await openBrowser({ as: 'member@demo.test', language, viewport: { width: 390, height: 844 } });
    await member.goto('/applications');
    await member
      .getByRole('link', { name: say('candidacies:applications.actions.answerMessage'), exact: true })
      .first()
      .click();
    const own = member.getByRole('region', { name: words('label') });
    await expect(own.getByText(words('toAnswer'))).toBeVisible();
    const answer = `Pode ser às 10h (${language})`;
    await own.getByRole('textbox', { name: words('write') }).fill(answer);
    await own.locator('input[type=file]').setInputFiles({
      name: 'agenda.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('10h'),
    });
    await expect(own.getByRole('button', { name: words('remove', { name: 'agenda.txt' }) })).toBeVisible();
    await own.getByRole('button', { name: words('send'), exact: true }).click();
    await expect(own.getByText(answer)).toBeVisible();
    await checkAccessibility(member, 'the candidate’s conversation');

    // It comes by itself, to the top of the list.
    await expect(rows.first()).toContainText(answer);
    await rows.first().getByRole('link').click();
    const thread = company.getByRole('region', { name: words('label') });
    await expect(thread.getByText(answer)).toBeVisible();
    await expect(thread.getByRole('button', { name: words('download', { name: 'agenda.txt' }) })).toBeVisible();
    const text = thread.getByRole('textbox', { name: words('write') });
    await text.fill('Combinado, até lá.');
    await thread.getByRole('button', { name: words('later') }).click();
    await company.getByRole('menuitem', { name: words('times.hour') }).click();
    await expect(thread.getByText(words('scheduled'))).toBeVisible();
    await thread.getByRole('button', { name: words('takeBack') }).click();
    await expect(text).toHaveValue('Combinado, até lá.');
    await thread.getByRole('button', { name: words('send'), exact: true }).click();
    await expect(thread.getByRole('listitem').filter({ hasText: 'Combinado, até lá.' })).toBeVisible();
    await checkAccessibility(company, 'an open conversation');
    await expect(own.getByText('Combinado, até lá.')).toBeVisible();
  });
}
