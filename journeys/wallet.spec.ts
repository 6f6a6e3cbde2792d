import { readFile } from 'node:fs/promises';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const words = (key: string, values?: Record<string, string>) => say(`wallet/statements:${key}`, values);
const ofPlatform = (key: string) => say(`platform/reports:${key}`);
const money = (cents: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100);

test('MON-03 MON-02 a company comes from the figure in the header, reads what came in, narrows it down and saves it', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  await page.goto('/my-projects');
  await page.getByTitle(say('wallet/figure:balance')).click();
  await expect(page.getByRole('heading', { level: 1, name: words('title') })).toBeVisible();
  const { wallets } = (await (await page.request.get('/api/wallet')).json()) as {
    wallets: [{ availableCents: number; futureCents: number; reservedCents: number }];
  };
  const factOf = (name: string) =>
    page
      .getByRole('term')
      .filter({ hasText: words(`facts.${name}`) })
      .locator('+ dd');
  const [{ availableCents, futureCents, reservedCents }] = wallets;
  await expect(factOf('available')).toHaveText(money(availableCents));
  const moving = { incoming: money(futureCents), outgoing: money(reservedCents) };
  await expect(factOf('onItsWay')).toHaveText(words('facts.inAndOut', moving));
  const row = page.getByRole('row', { name: /15\.000,00/ });
  await expect(row).toContainText(words('type.credited'));
  await checkAccessibilityInBothSchemes(page, 'the statement');
  const [receipt] = await Promise.all([page.waitForEvent('download'), row.getByRole('button').click()]);
  expect(receipt.suggestedFilename()).toMatch(/^recibo-.*\.pdf$/);

  await page.getByRole('button', { name: words('types'), exact: true }).click();
  await page.getByRole('checkbox', { name: words('type.fine') }).check();
  await expect(page.getByText(words('noMatch.title'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(words('noMatch.title'))).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: words('tab.payments') })
    .click();
  await expect(row).toContainText(words('type.topUp'));
  await page.getByRole('button', { name: words('export'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(ofPlatform('formats.csv'))).toBeChecked();
  await checkAccessibilityInBothSchemes(page, 'the export of payments');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words('export'), exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('pagamentos.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  // Below the header stands the opening balance.
  const amounts = lines.slice(2).map((line) => line.split(';')[5]);
  expect(amounts.slice(0, 2)).toEqual(['12000,00', '15000,00']);
  await row
    .getByRole('link', { name: say('checkout/orders:method.boleto') })
    .or(row.getByRole('link', { name: 'Pix' }))
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('checkout/orders:end.paid') })).toBeVisible();
});
