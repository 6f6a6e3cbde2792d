import { mainLegalCompany } from '#workspaces/demo/companies.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const words = (key: string, values?: Record<string, string>) => say(`checkout/orders:${key}`, values);

test('MON-04 CHK-02 a company adds credits by Pix and by boleto: codes to copy, credits when the money has arrived', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  // A foreign company pays no boleto.
  const address = '/api/users/ownerData/company';
  const { version } = (await (await page.request.get(address)).json()) as { version: number };
  const foreign = { ...mainLegalCompany, kind: 'foreign', country: 'Portugal', version };
  await page.request.put(address, { data: foreign });
  await page.goto('/credits');
  await page.getByLabel(words('form.amount')).fill('70,25');
  await page.locator('form').getByText(words('method.boleto'), { exact: true }).click();
  await expect(page.getByText(say('workspaces:payer.foreign'))).toBeVisible();
  await page.getByRole('link', { name: say('workspaces:payer.change') }).click();
  await expect(page.getByRole('dialog', { name: say('workspaces:myCompany.title') })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: words('method.boleto') })).toBeChecked();
  await expect(page.getByLabel(words('form.amount'))).toHaveValue('70,25');
  await page.request.put(address, { data: { ...mainLegalCompany, version: version + 1 } });
  await page.goto('/credits');
  const wallet = page.getByTitle(say('wallet/figure:balance'));
  const { cents } = (await (await page.request.get('/api/balance')).json()) as { cents: number };
  const { wallets } = (await (await page.request.get('/api/wallet')).json()) as {
    wallets: [{ availableCents: number }];
  };
  const after = (more: number, before = cents) =>
    ((before + more) / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  await expect(wallet).toContainText(after(0));
  // Somebody else looks at the wallet meanwhile, and touches nothing.
  const watching = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  await watching.goto('/credits-and-payments');
  const available = watching
    .getByRole('term')
    .filter({ hasText: say('wallet/statements:facts.available') })
    .locator('+ dd');
  const watched = watching.getByTitle(say('wallet/figure:balance'));
  await expect(available).toContainText(after(0, wallets[0].availableCents));
  const submit = page.getByRole('button', { name: words('form.submit') });
  await submit.click();
  await expect(page.getByText(words('form.amountMissing'))).toBeVisible();
  await page.getByLabel(words('form.amount')).fill('1.500,5');
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: /1\.500,50/ })).toBeVisible();
  await expect(page.getByRole('img', { name: words('pix.picture') })).toBeVisible();
  await expect(page.getByText(words('sandbox.text'))).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: words('pix.copy') }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('54071500.50');
  await checkAccessibilityInBothSchemes(page, 'an order by Pix');
  await page.getByRole('button', { name: words('sandbox.pay') }).click();
  await expect(page).toHaveURL(/\/credits-thankyoupage\?order=/);
  await expect(page.getByRole('heading', { level: 1, name: words('thanks.title') })).toBeVisible();
  await expect(wallet).toContainText(after(1_500_50));
  await expect(available).toContainText(after(1_500_50, wallets[0].availableCents));
  await expect(watched).toContainText(after(1_500_50));
  await watching.close();

  // Whoever is faster than the answer about the company goes on once it is there.
  const company = Promise.withResolvers<undefined>();
  await page.route(`**${address}`, async (route) => {
    await company.promise;
    await route.fallback();
  });
  await page.getByRole('link', { name: words('thanks.more') }).click();
  await expect(submit).toBeVisible();
  await page.reload();
  await page.getByText('R$ 5.000', { exact: true }).click();
  await page.getByText(words('method.boleto'), { exact: true }).first().click();
  await expect(page.getByRole('radio', { name: words('method.boleto') })).toBeChecked();
  await submit.click();
  await expect(submit).toBeDisabled();
  company.resolve(undefined);
  await expect(page.getByRole('img', { name: words('boleto.picture') })).toBeVisible();
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words('boleto.download') }).click(),
  ]);
  expect(paper.suggestedFilename()).toMatch(/^boleto-.*\.pdf$/);
  await page.getByRole('button', { name: words('sandbox.pay') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('end.processing') })).toBeVisible();
  await expect(wallet).toContainText(after(1_500_50));
  await page.getByRole('button', { name: words('sandbox.settle') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('thanks.title') })).toBeVisible();
  await expect(wallet).toContainText(after(6_500_50));

  await page.getByRole('link', { name: words('thanks.more') }).click();
  const orders = page.getByRole('table', { name: words('list.title') });
  await expect(orders.getByRole('row', { name: /R\$\s5\.000,00/ })).toContainText(words('state.paid'));
  await orders
    .getByRole('row', { name: /3\.200,00/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: words('order.cancel') }).click();
  await page
    .getByRole('dialog', { name: words('order.cancelAsk') })
    .getByRole('button', { name: words('order.cancel') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: words('end.canceled') })).toBeVisible();
});
