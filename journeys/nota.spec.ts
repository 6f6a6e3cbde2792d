import { payRunsPath } from '#payouts/paths.ts';
import { ownPaymentsPath } from '#wallet/paths.ts';
import { chooseBrowserContext } from './steps/browser-context.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test as base } from './steps/journey.ts';
import { startCopy } from './steps/product-copies.ts';
import { takePicture } from './steps/take-picture.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const own = (key: string, values?: Record<string, string>) => say(`payouts/own-payments:${key}`, values);
const held = say('payouts/pay-runs:person.hold.noNota');

base('MON-05 a professional’s pay waits for the nota fiscal, and attaching it lets it go', async ({ browser }) => {
  const product = await startCopy({ env: { REQUIRE_NOTA: '1' } });
  const open = (as: string) => chooseBrowserContext(browser, product.url, { as, language: 'pt' });
  const [team, work] = [await open('admin@demo.test'), await open('professional40@demo.test')];
  const [admin, page] = [await team.context.newPage(), await work.context.newPage()];
  await admin.goto(payRunsPath);
  await expect(admin.getByText(held).first()).toBeVisible();
  const before = await admin.getByText(held).count();

  await page.goto(ownPaymentsPath);
  await expect(page.getByText(own('hold.noNota'))).toBeVisible();
  await checkAccessibilityInBothSchemes(page, 'own payments that wait for a nota');
  await takePicture(page, 'nota', 'held');
  const attach = page.getByRole('button', { name: /^Anexar nota de / });
  for (let left = await attach.count(); left > 0; left -= 1) {
    await attach.first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: own('nota.save') }).click();
    await expect(dialog.getByText(own('nota.numberMissing'))).toBeVisible();
    await dialog.getByLabel(own('nota.number')).fill(`2026/${left}`);
    const file = { name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nota') };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await checkAccessibilityInBothSchemes(page, 'the form of a nota');
    await takePicture(page, 'nota', 'form');
    await dialog.getByRole('button', { name: own('nota.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(attach).toHaveCount(left - 1);
  }
  await expect(page.getByText(own('hold.noNota'))).toBeHidden();
  await takePicture(page, 'nota', 'attached');
  await admin.reload();
  await expect(admin.getByText(held)).toHaveCount(before - 1);
  for (const { context, noise } of [team, work]) {
    expect(noise).toEqual([]);
    await context.close();
  }
  await product.stop();
});
