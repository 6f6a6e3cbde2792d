import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const review = (key: string, values?: Record<string, string>) => say(`timesheets/review:${key}`, values);
const task = 'Relatório de avanço da obra em PDF';

test('TSK-06 an administrator reads both sides in the ticket and rules once; the company reads why', async ({
  openBrowser,
}) => {
  const company = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  await company.goto('/support-squadOwner-view');
  await company.getByRole('link', { name: say('support:title.hoursRuling', { subject: task }) }).click();
  await expect(company.getByText(/2 h 30 retidas, com decisão até/)).toBeVisible();
  await expect(company.getByRole('button', { name: review('ruling.payable') })).toHaveCount(0);

  const team = await openBrowser({ as: 'admin@demo.test', language: 'pt' });
  await team.goto(company.url());
  await expect(team.getByText('O pedido não falava em celular. No computador ele funciona inteiro.')).toBeVisible();
  await checkAccessibilityInBothSchemes(team, 'a ticket about held hours');
  await team.getByRole('button', { name: review('ruling.payable'), exact: true }).click();
  const question = team.getByRole('dialog', { name: review('ruling.ask.payable', { hours: '2 h 30' }) });
  await question.getByRole('button', { name: review('ruling.payable') }).click();
  await expect(question.getByText(review('ruling.wordsMissing'))).toBeVisible();
  await question.getByLabel(review('reason')).fill('O celular não estava no pedido.');
  await question.getByRole('button', { name: review('ruling.payable') }).click();
  await expect(team.getByText(say('support:status.done'), { exact: true })).toBeVisible();
  await expect(team.getByRole('button', { name: review('ruling.payable') })).toHaveCount(0);

  await company.reload();
  await expect(company.getByText('O celular não estava no pedido.').first()).toBeVisible();
  await expect(company.getByText(say('timesheets/hours:state.payable'), { exact: true })).toBeVisible();
});
