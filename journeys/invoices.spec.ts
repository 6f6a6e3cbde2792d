import type { Page } from '@playwright/test';
import { paymentsPath, walletPaths } from '#wallet/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { closeMessages } from './steps/close-messages.ts';
import { expectMail } from './steps/demo-mailbox.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const words = (key: string, values?: Record<string, string>) => say(`wallet/statements:${key}`, values);
/** What was paid for somebody’s work; a top-up takes no nota fiscal. */
const rowOf = (page: Page) => page.getByRole('row', { name: words('type.work') }).first();
const owner = 'owner@demo.test';

test('MON-03 an administrator attaches a nota fiscal, its company is mailed and saves it; it is replaced', async ({
  openBrowser,
}) => {
  const company = await openBrowser({ as: owner, language: 'pt' });
  const desk = await openBrowser({ as: 'admin@demo.test', language: 'pt' });
  const { session } = (await (await company.request.get('/api/session')).json()) as { session: { userId: string } };
  await desk.goto(walletPaths.wallet(session.userId));
  const attach = rowOf(desk).getByRole('button', { name: words('invoice.attach') });
  await attach.click();
  const form = desk.getByRole('dialog', { name: words('invoiceForm.attach') });
  const save = form.getByRole('button', { name: words('invoiceForm.save') });
  const number = form.getByLabel(words('invoiceForm.number'));
  const file = form.locator('input[type=file]');
  await save.click();
  await expect(form.getByText(words('invoiceForm.numberMissing'))).toBeVisible();
  await number.fill('2026/000118');
  await file.setInputFiles({ name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await checkAccessibilityInBothSchemes(desk, 'the form of an invoice');
  await save.click();
  await expect(form.getByRole('alert')).toContainText(words('invoiceForm.fileFailed'));
  await expect(form.getByRole('alert')).toContainText(say('wallet:errors.invoiceFileUnknown'));
  await file.setInputFiles({ name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nota') });
  await save.click();
  await expect(desk.getByText(words('invoiceForm.attached'))).toBeVisible();
  await expectMail(desk, owner, ['2026/000118']);

  await company.goto(paymentsPath);
  const saved = company.waitForEvent('download');
  await company.getByRole('button', { name: words('invoice.download', { number: '2026/000118' }) }).click();
  expect((await saved).suggestedFilename()).toBe('nota-fiscal-2026-000118.pdf');
  await expect(company.getByRole('button', { name: words('invoice.attach') })).toHaveCount(0);

  await closeMessages(desk, say);
  await desk.setViewportSize({ width: 390, height: 844 });
  await rowOf(desk)
    .getByRole('button', { name: words('invoice.replaceNamed', { number: '2026/000118' }) })
    .click();
  const replace = desk.getByRole('dialog', { name: words('invoiceForm.replace') });
  await replace.getByLabel(words('invoiceForm.number')).fill('2026/000119');
  await replace.getByRole('button', { name: words('invoiceForm.save') }).click();
  await expect(desk.getByText(words('invoiceForm.replaced'))).toBeVisible();
  const download = rowOf(desk).getByRole('button', { name: words('invoice.download', { number: '2026/000119' }) });
  await expect(download).toBeVisible();
  await closeMessages(desk, say);
  await checkAccessibilityInBothSchemes(desk, 'a statement with an invoice, narrow');
});
