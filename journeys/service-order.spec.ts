import pg from 'pg';
import { refundsPath } from '#checkout/paths.ts';
import { approveRequest } from './steps/approve-request.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { textsOf } from './steps/texts.ts';

for (const language of flowLanguages('pt'))
  test(`ADM-03 CHK-01 an administrator orders a service, the company pays it and is thanked (${language})`, async ({
    openBrowser,
    product,
  }) => {
    const say = textsOf(language);
    const ask = (key: string, values?: Record<string, string>) => say(`checkout/service-orders:${key}`, values);
    const pay = (key: string, values?: Record<string, string>) => say(`checkout/orders:${key}`, values);
    const description = `Triagem ${Date.now()} ${language}`;
    const desk = await openBrowser({ as: 'admin@demo.test', language });
    await desk.goto('/cms-orders');
    await desk.getByRole('button', { name: ask('new') }).click();
    const dialog = desk.getByRole('dialog', { name: ask('new') });
    await dialog.getByRole('button', { name: ask('form.submit') }).click();
    await expect(dialog.getByText(ask('form.companyMissing'))).toBeVisible();
    await expect(dialog.getByText(ask('form.descriptionMissing'))).toBeVisible();
    await dialog.getByLabel(ask('form.search')).fill('owner@demo.test');
    const companies = dialog.getByRole('group', { name: ask('form.company') });
    // What is found takes less room than all, which moves what stands below.
    await expect(companies.getByRole('radio')).toHaveCount(1);
    await companies.getByText('Casa Ipê', { exact: true }).click();
    await dialog.getByText(ask('type.sourcing'), { exact: true }).click();
    await dialog.getByLabel(ask('form.value')).fill('4,99');
    await expect(dialog.getByText(ask('form.valueTooSmall', { amount: 'R$ 5,00' }))).toBeVisible();
    await dialog.getByLabel(ask('form.value')).fill('450,00');
    await expect(dialog.getByRole('option', { name: say('checkout:plan.videoInterviews-plus') })).toHaveCount(0);
    await dialog.getByLabel(ask('form.plan')).selectOption('sourcing-plus');
    await dialog.getByLabel(ask('form.description')).fill(description);
    await checkAccessibilityInBothSchemes(desk, 'the dialog of a new order');
    await dialog.getByRole('button', { name: ask('form.submit') }).click();
    const row = desk.getByRole('row', { name: new RegExp(description) });
    await expect(row).toContainText(ask('state.open'));

    const company = await openBrowser({ as: 'owner@demo.test', language });
    await company.goto('/credits');
    const entry = company
      .getByRole('navigation')
      .getByRole('link', { name: new RegExp(`^${say('wallet:menu.payments')}`) });
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await company.getByRole('row').filter({ hasText: description }).getByRole('link').first().click();
    await expect(company).toHaveURL(/\/checkout\//);
    await expect(company.getByText(description)).toBeVisible();
    const methods = company.getByRole('group', { name: pay('order.choose') });
    await methods.getByText(pay('method.pix'), { exact: true }).click();
    await company.getByRole('button', { name: pay('order.payNow') }).click();
    await expect(company.getByRole('img', { name: pay('pix.picture') })).toBeVisible();
    await company.getByRole('button', { name: pay('order.change') }).click();
    await company
      .getByRole('dialog')
      .getByRole('button', { name: pay('order.change') })
      .click();
    // Past its due date a boleto is waited for no more: another way is chosen right below it.
    await methods.getByText(pay('method.boleto'), { exact: true }).click();
    await company.getByRole('button', { name: pay('order.payNow') }).click();
    await expect(company.getByRole('img', { name: pay('boleto.picture') })).toBeVisible();
    await expect(methods).toHaveCount(0);
    await endBoletos(product.databaseUrl);
    await company.reload();
    await expect(company.getByText(pay('boleto.overduePayable'))).toBeVisible();
    await expect(company.getByRole('button', { name: pay('order.change') })).toHaveCount(0);
    await checkAccessibilityInBothSchemes(company, 'the order with an overdue boleto');
    await methods.getByText(pay('method.pix'), { exact: true }).click();
    await company.getByRole('button', { name: pay('order.payNow') }).click();
    // Until then the buttons of the sandbox are those of the boleto.
    await expect(company.getByRole('img', { name: pay('pix.picture') })).toBeVisible();
    await company.getByRole('button', { name: pay('sandbox.pay') }).click();
    await expect(company).toHaveURL(/\/checkout\/success\?order=/);
    await expect(company.getByRole('heading', { level: 1, name: pay('success.title') })).toBeVisible();

    await desk.reload();
    await expect(row).toContainText(ask('state.paid'));
    await expect(row.getByRole('button')).toHaveCount(0);
  });

test('CHK-04 two administrators say that a refund by hand came back', async ({ openBrowser }) => {
  const say = textsOf('pt');
  const refunds = (key: string) => say(`checkout/refunds:${key}`);
  const desk = await openBrowser({ as: 'admin@demo.test', language: 'pt' });
  const second = await openBrowser({ as: 'admin2@demo.test', language: 'pt' });
  const reason = `Pago em dobro ${Date.now()}`;
  await desk.goto(refundsPath);
  const found = await desk.request.get('/api/serviceOrders/companies?search=owner@demo.test');
  const [{ workspaceId }] = ((await found.json()) as { companies: [{ workspaceId: string }] }).companies;
  const asked = await desk.request.post('/api/refunds', {
    data: { workspaceId, orderId: null, currency: 'BRL', cents: 10_00, reason },
  });
  const { refundId } = (await asked.json()) as { refundId: string };
  expect((await second.request.post(`/api/refunds/${refundId}/done`)).status()).toBe(200);

  const row = desk.getByRole('row', { name: new RegExp(reason) });
  await desk.reload();
  await row.getByRole('button', { name: refunds('returned.action') }).click();
  await checkAccessibilityInBothSchemes(desk, 'the question whether a refund came back');
  await desk
    .getByRole('alertdialog')
    .or(desk.getByRole('dialog'))
    .getByRole('button', { name: refunds('returned.confirm') })
    .click();
  await expect(row.getByText(refunds('returned.asked'))).toBeVisible();
  await approveRequest(second, say);
  await desk.reload();
  await expect(row).toContainText(refunds('state.returned'));
});

async function endBoletos(connectionString: string): Promise<void> {
  const database = new pg.Client({ connectionString });
  await database.connect();
  await database.query(`update orders set expires_at = now() where method = 'boleto' and state = 'open'
    and service_order_id is not null`);
  await database.end();
}
