import pg from 'pg';
import { ledgerPath } from '#wallet/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { takePicture } from './steps/take-picture.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const ledger = (key: string, values?: Record<string, string | number>) => say(`wallet/ledger:${key}`, values);

test('MON-01 MON-06 an administrator has the ledger checked, reads what is wrong with it, and exports a month', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser({ as: 'admin@demo.test', language: 'pt' });
  await page.goto('/cms-selection');
  const navigation = page.getByRole('navigation', { name: say('platform:shell.navigation') });
  await navigation.getByRole('link', { name: say('wallet:menu.ledger') }).click();
  await expect(page).toHaveURL(ledgerPath);
  await expect(page.getByText(ledger('empty'))).toBeVisible();
  const prove = page.getByRole('button', { name: ledger('prove') });
  await prove.click();
  await expect(page.getByRole('alert')).toContainText(ledger('latest.addsUp'));
  await checkAccessibilityInBothSchemes(page, 'the ledger');

  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  const guard = (state: string) => database.query(`alter table ledger_days ${state} trigger ledger_days_kept`);
  try {
    await guard('disable');
    await prove.click();
    await expect(page.getByRole('alert')).toContainText(ledger('latest.differs'));
    const found = page.getByRole('row').filter({ hasText: `${ledger('kind.unguarded')} ledger_days_kept` });
    await expect(found).toContainText(ledger('stops.all'));
    await found.getByRole('button', { name: ledger('explain.action') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(ledger('entry.reason')).fill('Manutenção do banco de dados');
    await dialog.getByRole('button', { name: ledger('explain.action') }).click();
    await expect(found).toContainText(ledger('states.explained'));
  } finally {
    await guard('enable');
    await database.end();
  }
  const rows = page.getByRole('table', { name: ledger('proofs') }).getByRole('row');
  await expect(rows.nth(1)).toContainText(ledger('differences', { count: 1 }));
  await expect(rows.nth(2)).toContainText(ledger('addsUp'));
  await prove.click();
  await expect(page.getByRole('alert')).toContainText(ledger('latest.addsUp'));

  const entries = (key: string) => say(`wallet/accounting:${key}`);
  await page.getByRole('button', { name: say('wallet/ledger:export') }).click();
  const form = page.getByRole('dialog', { name: entries('title') });
  await expect(form.getByLabel(entries('month'))).not.toHaveValue('');
  await checkAccessibilityInBothSchemes(page, 'the export of a month');
  await takePicture(page, 'ledger', 'export');
  const saved = page.waitForEvent('download');
  await form.getByRole('button', { name: entries('download') }).click();
  expect((await saved).suggestedFilename()).toMatch(/^lancamentos-20\d\d-\d\d\.csv$/);
  await expect(form).toBeHidden();
});
