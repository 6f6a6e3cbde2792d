import { checkAccessibility } from './steps/check-accessibility.ts';
import { fieldOf } from './steps/field-of.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const pt = textsOf('pt');
const en = textsOf('en');
const list = '/support-squadOwner-view';

test('SUP-01 a company asks, the team answers, and the company finds the answer in its list and closes the ticket', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner2@demo.test', language: 'pt' });
  await page.goto(list);
  await page.getByRole('button', { name: pt('support:page.ask') }).click();
  const question = page.getByRole('dialog', { name: pt('support:page.ask') });
  await question.getByRole('button', { name: pt('support:page.send') }).click();
  await expect(question).toContainText(pt('support:page.subjectMissing'));
  await expect(question).toContainText(pt('support:page.textMissing'));
  await checkAccessibility(page, 'question to the team');
  await fieldOf(question, pt('support:page.subject')).fill('Nota fiscal');
  await fieldOf(question, pt('support:page.text')).fill('Onde fica a nota de março?');
  await question.getByRole('button', { name: pt('support:page.send') }).click();
  await expect(question).toBeHidden();

  const team = await openBrowser({ as: 'admin@demo.test' });
  await team.goto(`${list}?state=open`);
  await team.getByRole('link', { name: /Nota fiscal/ }).click();
  await expect(team.getByText('Onde fica a nota de março?')).toBeVisible();
  const message = fieldOf(team, en('support:page.answerLabel'));
  const send = team.getByRole('button', { name: en('support:page.send') });
  await expect(send).toBeDisabled();
  await message.fill('Under “Payments”, at the top.');
  await send.click();
  await expect(team.getByRole('listitem').filter({ hasText: 'Under “Payments”, at the top.' })).toBeVisible();
  await expect(message).toHaveValue('');
  await team
    .getByRole('main')
    .getByRole('link', { name: en('support:page.title'), exact: true })
    .click();
  await expect(team).toHaveURL(list);
  await expect(team.getByRole('row', { name: /Nota fiscal/ })).toContainText(en('support:status.answered'));

  await page.getByRole('link', { name: /Nota fiscal/ }).click();
  await expect(page.getByText('Under “Payments”, at the top.')).toBeVisible();
  await page.getByRole('button', { name: pt('support:page.close') }).click();
  const sure = page.getByRole('dialog', { name: pt('support:page.closeTitle') });
  await sure.getByRole('button', { name: pt('support:page.close') }).click();
  await expect(page.getByText(pt('support:status.closed'), { exact: true })).toBeVisible();
  await page.goto(`${list}?state=ended`);
  await expect(page.getByRole('link', { name: /Nota fiscal/ })).toBeVisible();
});

for (const [as, address] of [
  ['owner2@demo.test', '/support-squadOwner-view'],
  ['member@demo.test', '/support-squadMember-view'],
] as const)
  test(`GEN-01 from an error message ${as} reports what failed, with the request and nothing typed`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ as, language: 'pt' });
    await page.goto('/account');
    await page.route('**/api/auth/logout', (route) =>
      route.fulfill({
        status: 409,
        json: { error: { code: 'platform.staleVersion', message: 'x', requestId: 'request-of-this-failure' } },
      }),
    );
    await page.getByRole('button', { name: pt('platform:shell.account') }).click();
    await page.getByRole('menuitem', { name: pt('platform:shell.logout') }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: pt('platform:logout.failed') })
      .getByRole('button', { name: pt('platform:toast.report') })
      .click();
    await expect(page).toHaveURL((url) => url.pathname === address);
    const form = page.getByRole('dialog', { name: pt('support:page.ask') });
    await expect(fieldOf(form, pt('support:page.subject'))).toHaveValue(
      pt('support:page.problemAt', { page: '/account' }),
    );
    await expect(fieldOf(form, pt('support:page.text'))).toHaveValue(/POST \/auth\/logout[^]*request-of-this-failure/);
    await checkAccessibility(page, 'report of a failure');
    await form.getByRole('button', { name: pt('support:page.send') }).click();
    await expect(form).toBeHidden();
    await expect(page, 'a reload asks for the report again').toHaveURL(({ search }) => search === '');
    await page.getByRole('link', { name: pt('support:page.problemAt', { page: '/account' }) }).click();
    await expect(page.getByText('request-of-this-failure')).toBeVisible();
  });

test('GEN-01 administrators, who read the reports, are offered none', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'admin@demo.test', language: 'pt' });
  await page.goto('/account');
  await page.route('**/api/auth/logout', (route) =>
    route.fulfill({ status: 409, json: { error: { code: 'platform.staleVersion', message: 'x' } } }),
  );
  await page.getByRole('button', { name: pt('platform:shell.account') }).click();
  await page.getByRole('menuitem', { name: pt('platform:shell.logout') }).click();
  const message = page.getByRole('alert').filter({ hasText: pt('platform:logout.failed') });
  await expect(message).toBeVisible();
  await expect(message.getByRole('button', { name: pt('platform:toast.report') })).toHaveCount(0);
});
