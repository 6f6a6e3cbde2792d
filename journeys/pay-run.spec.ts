import type { Page } from '@playwright/test';
import { payRunsPath } from '#payouts/paths.ts';
import { ownPaymentsPath } from '#wallet/paths.ts';
import { approveRequest } from './steps/approve-request.ts';
import { changePixKey } from './steps/change-pix-key.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { takePicture } from './steps/take-picture.ts';
import { textsOf } from './steps/texts.ts';
import { plantWorkAbroad } from './steps/work-abroad.ts';

const say = textsOf('pt');
const words = (key: string, values?: Record<string, string | number>) => say(`payouts/pay-runs:${key}`, values);
const own = (key: string, values?: Record<string, string>) => say(`payouts/own-payments:${key}`, values);
const money = (cents: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100);

/** Somebody of the demo world works without a company, and is in the run once the taxes are typed. */
async function typeTaxes(admin: Page): Promise<void> {
  const waits = admin.getByText(words('person.hold.noCompany'));
  await expect(waits).toBeVisible();
  await admin.getByRole('button', { name: words('taxes.type') }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: words('taxes.save') }).click();
  await expect(dialog.getByText(words('taxes.missing')).first()).toBeVisible();
  for (const [tax, amount] of [
    ['inss', '29,84'],
    ['irrf', '0'],
    ['iss', '13,56'],
  ] as const)
    await dialog.getByLabel(words(`taxes.${tax}`)).fill(amount);
  await expect(dialog.getByText(money(43_40))).toBeVisible();
  await checkAccessibilityInBothSchemes(admin, 'taxes');
  await dialog.getByRole('button', { name: words('taxes.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(waits).toBeHidden();
  await expect(admin.getByText(words('run.taxes'), { exact: true })).toBeVisible();
}

/** What was withheld is owed to the state: an administrator records the guia by which it was paid over. */
async function payTaxOver(admin: Page): Promise<void> {
  const tax = (key: string) => say(`payouts/taxes:${key}`);
  await admin.goto(payRunsPath);
  await admin.getByRole('button', { name: /^Registrar recolhimento: INSS/ }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByText(money(29_84))).toBeVisible();
  await dialog.getByRole('button', { name: tax('save') }).click();
  await expect(dialog.getByText(tax('guideProblem'))).toBeVisible();
  await dialog.getByLabel(tax('guide')).fill('07.26.1');
  await checkAccessibilityInBothSchemes(admin, 'a tax that was paid over');
  await takePicture(admin, 'pay-run', 'pay-tax');
  await dialog.getByRole('button', { name: tax('save') }).click();
  await expect(admin.getByText(tax('saved'))).toBeVisible();
  await expect(admin.getByText('07.26.1')).toBeVisible();
  await takePicture(admin, 'pay-run', 'taxes');
}

/** What is agreed in dollars is in no run with others: it is debited, paid outside, and two administrators say so. */
async function payAbroad(admin: Page, second: Page, databaseUrl: string): Promise<void> {
  const { minutes } = await plantWorkAbroad(databaseUrl);
  const { people } = (await (await admin.request.get('/api/payRuns/preview')).json()) as {
    people: { hires: { currency: string; netCents: number }[] }[];
  };
  const { netCents } = people.flatMap(({ hires }) => hires).find(({ currency }) => currency === 'USD')!;
  // Each entry is priced by itself, so the sum may differ by some cents.
  expect(Math.abs(netCents - (minutes * 85_00) / 60)).toBeLessThan(10);
  const amount = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'USD' }).format(netCents / 100);
  await admin.goto(payRunsPath);
  await expect(admin.getByText(words('person.hold.foreignCurrency'))).toBeVisible();
  await checkAccessibilityInBothSchemes(admin, 'hours in dollars');
  await takePicture(admin, 'pay-run', 'held-abroad');
  await admin.getByRole('button', { name: words('foreign.start') }).click();
  const dialog = admin.getByRole('alertdialog').or(admin.getByRole('dialog'));
  await expect(dialog.getByText(amount)).toBeVisible();
  await takePicture(admin, 'pay-run', 'ask-abroad');
  await dialog.getByRole('button', { name: words('foreign.start') }).click();
  await expect(admin.getByRole('cell', { name: amount })).toBeVisible();
  await expect(admin.getByText(words('payment.outside'))).toBeVisible({ timeout: 30_000 });
  await payByHandAndBack(admin, second);
}

/** Two say that it was paid outside, that the bank sent it back, and that it was paid again; Pix never sends it. */
async function payByHandAndBack(admin: Page, second: Page): Promise<void> {
  const dialog = admin.getByRole('alertdialog').or(admin.getByRole('dialog'));
  const ask = async (button: string, state: string) => {
    await admin.getByRole('button', { name: words(button) }).click();
    await dialog.getByRole('button', { name: words('payment.byHandAction') }).click();
    await expect(admin.getByText(words('payment.isAsked'))).toBeVisible();
    await approveRequest(second, say);
    await admin.reload();
    await expect(admin.getByText(words(`payment.states.${state}`), { exact: true })).toBeVisible();
  };
  await ask('payment.byHand', 'paidByHand');
  await takePicture(admin, 'pay-run', 'paid-abroad');
  await ask('payment.returned', 'returned');
  await expect(admin.getByText(words('run.broken', { count: 1 }))).toBeVisible();
  await expect(admin.getByRole('button', { name: words('payment.retry') })).toHaveCount(0);
  await checkAccessibilityInBothSchemes(admin, 'a payment that came back');
  await ask('payment.byHand', 'paidByHand');
}

test('MON-05 ADM-04 a run with a second administrator, one payment fails and is mended, and the professional reads it all', async ({
  openBrowser,
  product,
}) => {
  const professional = await openBrowser({ as: 'professional40@demo.test', language: 'pt' });
  await changePixKey(professional, say, 'marina@nokey.ponte.invalid');
  const admin = await openBrowser({ as: 'admin@demo.test', language: 'pt' });
  const second = await openBrowser({ as: 'admin2@demo.test', language: 'pt' });
  await admin.goto(payRunsPath);
  await typeTaxes(admin);
  const { total } = (await (await admin.request.get('/api/payRuns/preview')).json()) as {
    total: { netCents: number; taxCents: number; peopleCount: number };
  };
  const amount = money(total.netCents - total.taxCents);
  await expect(admin.getByText(say('second-approvals:reasons.changedKey'))).toBeVisible();
  await checkAccessibilityInBothSchemes(admin, 'the next run');
  await admin.getByRole('button', { name: words('run.start', { amount }) }).click();
  const dialog = admin.getByRole('alertdialog').or(admin.getByRole('dialog'));
  await expect(dialog.getByText(words('run.startAsk'))).toBeVisible();
  await dialog.getByRole('button', { name: words('run.start', { amount }) }).click();
  await expect(admin.getByRole('link', { name: words('payment.isAsked') })).toBeVisible();

  await approveRequest(second, say);
  await expect(admin.getByRole('button', { name: words('payment.retry') })).toBeVisible({ timeout: 30_000 });
  await expect(admin.getByText(say('payouts/pay-runs/reasons:reason.keyNotFound'))).toBeVisible();
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

  await payTaxOver(admin);
  await payAbroad(admin, second, product.databaseUrl);
});
