import { readFile } from 'node:fs/promises';
import { payRunsPath } from '#payouts/paths.ts';
import { chooseBrowserContext } from './steps/browser-context.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test as base } from './steps/journey.ts';
import { startCopy } from './steps/product-copies.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const words = (key: string, values?: Record<string, string>) => say(`payouts/pay-runs:${key}`, values);

const bank = {
  ...{ PAYOUT_PROVIDER: 'cnab', CNAB_BANK: '341', CNAB_AGREEMENT: '12345', CNAB_BRANCH: '1234-5' },
  ...{ CNAB_ACCOUNT: '98765-4', CNAB_TAX_ID: '11222333000181', CNAB_NAME: 'Ponte' },
  ...{ OPERATOR_NAME: 'Ponte Ltda.', OPERATOR_TAX_ID: '11222333000181', OPERATOR_ADDRESS: 'Rua Um, 1, São Paulo' },
};

/** What the bank gives back, with one code for each payment. */
function answered(file: string, code = '00'): string {
  const records = file.split('\r\n').map((record, index) => {
    if (index === 0) return `${record.slice(0, 142)}2${record.slice(143)}`;
    return record.charAt(13) === 'A' ? `${record.slice(0, 230)}${code}${record.slice(232)}` : record;
  });
  return records.join('\r\n');
}

base('MON-05 a run leads to the file for the bank, and the bank’s answer pays it', async ({ browser }) => {
  const product = await startCopy({ env: bank });
  const { context, noise } = await chooseBrowserContext(browser, product.url, {
    as: 'admin@demo.test',
    language: 'en',
  });
  const page = await context.newPage();
  await page.goto(payRunsPath);
  await expect(page.getByText(words('remittances.empty'))).toBeVisible();
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('link', { name: words('remittances.toFiles') }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: words('remittances.make') }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words('remittances.download', { number: '1' }) }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('CNAB240-000001.rem');
  await checkAccessibilityInBothSchemes(page, 'files for the bank');

  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({ name: 'x.ret', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(page.getByText(say('payouts:errors.noReturnFile'))).toBeVisible();
  // While the list is read anew, no other file is taken.
  await expect(choose).toHaveAttribute('aria-disabled', 'false');
  const file = await readFile(await download.path(), 'latin1');
  // The bank says what nobody knows: each line is shown, and each payment stays there.
  const unclear = Buffer.from(answered(file, 'X9'), 'latin1');
  await choose.setInputFiles({ name: 'b.ret', mimeType: 'text/plain', buffer: unclear });
  await expect(page.getByText(words('remittances.problems.unclear', { codes: 'X9' })).first()).toBeVisible();
  await expect(page.getByText(/, code X9$/).first()).toBeVisible();
  await checkAccessibilityInBothSchemes(page, 'payments to ask the bank about');
  await expect(choose).toHaveAttribute('aria-disabled', 'false');
  const returned = answered(file);
  await choose.setInputFiles({ name: 'a.ret', mimeType: 'text/plain', buffer: Buffer.from(returned, 'latin1') });
  await expect(page.getByText(words('remittances.taken'))).toBeVisible();
  await expect(page.getByText(words('remittances.answered'))).toBeVisible();
  await expect(page.getByRole('button', { name: words('remittances.download', { number: '1' }) })).toBeHidden();
  await expect(async () => {
    const { runs } = (await (await page.request.get(`${product.url}/api/payRuns`)).json()) as {
      runs: { state: string; paidCount: number; peopleCount: number }[];
    };
    expect(runs[0]).toMatchObject({ state: 'done', paidCount: runs[0]!.peopleCount });
  }).toPass({ timeout: 60_000 });
  expect(noise.filter((line) => !line.includes('422'))).toEqual([]);
  await context.close();
  await product.stop();
});
