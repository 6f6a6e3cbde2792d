import { ownPaymentsPath, payRunsPath } from '#wallet/paths.ts';
import { approveRequest } from './steps/approve-request.ts';
import { changePixKey } from './steps/change-pix-key.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const words = (key: string, values?: Record<string, string>) => say(`wallet/pay-runs:${key}`, values);
const own = (key: string, values?: Record<string, string>) => say(`wallet/own-payments:${key}`, values);
const money = (cents: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100);

test('MON-05 ADM-04 a run with a second administrator, one payment fails and is mended, and the professional reads it all', async ({
  openBrowser,
}) => {
  test.slow();
  const professional = await openBrowser({ as: 'professional40@demo.test', language: 'pt' });
  await changePixKey(professional, say, 'marina@nokey.ponte.invalid');
  const admin = await openBrowser({ as: 'admin@demo.test', language: 'pt' });
  const second = await openBrowser({ as: 'admin2@demo.test', language: 'pt' });
  await admin.goto(payRunsPath);
  const { total } = (await (await admin.request.get('/api/payRuns/preview')).json()) as {
    total: { netCents: number; peopleCount: number };
  };
  await expect(admin.getByText(words('run.reasons.changedKey'))).toBeVisible();
  await checkAccessibilityInBothSchemes(admin, 'the next run');
  await admin.getByRole('button', { name: words('run.start', { amount: money(total.netCents) }) }).click();
  const dialog = admin.getByRole('alertdialog').or(admin.getByRole('dialog'));
  await expect(dialog.getByText(words('run.startAsk'))).toBeVisible();
  await dialog.getByRole('button', { name: words('run.start', { amount: money(total.netCents) }) }).click();
  await expect(admin.getByRole('link', { name: words('payment.isAsked') })).toBeVisible();

  await approveRequest(second, say);
  await expect(admin.getByRole('button', { name: words('payment.retry') })).toBeVisible({ timeout: 30_000 });
  await expect(admin.getByText(words('reason.keyNotFound'))).toBeVisible();
  await checkAccessibilityInBothSchemes(admin, 'a run with a payment to mend');

  await professional.goto(ownPaymentsPath);
  await expect(professional.getByText(own('state.failed'))).toBeVisible();
  await changePixKey(professional, say, 'marina@estudio.example');
  await admin.getByRole('button', { name: words('payment.retry') }).click();
  await expect(admin.getByRole('cell').getByText(words('payment.isAsked'))).toBeVisible();
  await approveRequest(second, say);
  await admin.reload();
  await expect(admin.getByText(words('payment.states.paid'), { exact: true })).toHaveCount(total.peopleCount, {
    timeout: 30_000,
  });

  await professional.goto(ownPaymentsPath);
  await expect(professional.getByText(own('state.failed'))).toBeHidden();
  await checkAccessibilityInBothSchemes(professional, 'own payments');
  const [statement] = await Promise.all([
    professional.waitForEvent('download'),
    professional
      .getByRole('button', { name: /^Demonstrativo de/ })
      .first()
      .click(),
  ]);
  expect(statement.suggestedFilename()).toMatch(/^demonstrativo-.*\.pdf$/);
});
