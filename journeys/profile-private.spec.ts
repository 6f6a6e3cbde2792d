import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { desktop, phone } from './steps/flow-screens.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

for (const language of flowLanguages('pt')) {
  const viewport = language === 'pt' ? phone : desktop;
  const as = language === 'pt' ? 'professional26@demo.test' : 'professional25@demo.test';

  test(`PRO-03 the own company is validated, saved and shown to the member alone (${language})`, async ({
    openBrowser,
  }) => {
    const say = textsOf(language);
    const page = await openBrowser({ as, language, viewport });
    await page.goto('/squadMember-profile');
    await page.getByRole('button', { name: say('profiles:company.edit') }).click();
    const dialog = page.getByRole('dialog', { name: say('profiles:company.title') });
    await expect(dialog).toBeVisible();
    await checkAccessibilityInBothSchemes(page, 'form of the own company');
    const field = (name: string) => dialog.getByRole('textbox', { name: say(`profiles:company.${name}`), exact: true });
    const save = () => dialog.getByRole('button', { name: say('profiles:modal.save') }).click();

    await field('name').fill('Oficina da Iara');
    await field('taxId').fill('12.ABC.345/01DE-36');
    await field('zip').fill('5302');
    await save();
    await expect(dialog.getByText(say('profiles:errors.cnpjInvalid'))).toBeVisible();
    await expect(dialog.getByText(say('profiles:errors.zipInvalid'))).toBeVisible();
    await expect(field('taxId')).toBeFocused();

    await field('taxId').fill('12abc34501de35');
    await field('zip').fill('53020140');
    await field('street').fill('Rua do Sol');
    await field('number').fill('12');
    await field('city').fill('Olinda');
    await field('personalTaxId').fill('52998224725');
    await save();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('12.ABC.345/01DE-35')).toBeVisible();
    await expect(page.getByText('53020-140, Olinda')).toBeVisible();
    if (viewport) {
      // On a phone a dialog is a sheet at the bottom, which no message may cover.
      await page.getByRole('button', { name: say('profiles:company.edit') }).click();
      const message = page.getByText(say('profiles:saved'), { exact: true });
      await expect.poll(async () => (await message.boundingBox())?.y).toBeLessThan(80);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect.poll(async () => (await message.boundingBox())?.y).toBeGreaterThan(viewport.height - 120);
    }
    await page.reload();
    await page.getByRole('button', { name: say('profiles:company.edit') }).scrollIntoViewIfNeeded();
    await expect(page.getByText('529.982.247-25')).toBeVisible();
    // Nobody else can read it: it is neither in the preview for companies nor in the browser's storage.
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('52998224725');
    await page.goto('/squadMember-profile?as=company');
    await expect(page.getByText(say('profiles:readers.companyTitle'))).toBeVisible();
    await expect(page.getByText('12.ABC.345/01DE-35')).toHaveCount(0);
  });
}

test('PRO-03 a company of another country is asked for the numbers of that country', async ({ openBrowser }) => {
  const say = textsOf('en');
  const page = await openBrowser({ as: 'professional27@demo.test' });
  await page.goto('/squadMember-profile');
  await page.getByRole('button', { name: say('profiles:company.edit') }).click();
  const dialog = page.getByRole('dialog', { name: say('profiles:company.title') });
  await dialog.getByRole('combobox', { name: say('profiles:company.country') }).click();
  await page.getByRole('option', { name: 'Portugal', exact: true }).click();
  await dialog.getByRole('textbox', { name: say('profiles:company.taxIdAbroad') }).fill('PT 501 442 600');
  await dialog.getByRole('textbox', { name: say('profiles:company.city') }).fill('Porto');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('PT 501 442 600')).toBeVisible();
});

test('PRO-01 the birth date is validated, stored for the member alone and deleted when emptied', async ({
  openBrowser,
}) => {
  const say = textsOf('en');
  const page = await openBrowser({ as: 'professional28@demo.test' });
  await page.goto('/squadMember-profile');
  const dialog = page.getByRole('dialog', { name: say('profiles:birthDate.title') });
  const edit = page.getByRole('button', { name: say('profiles:birthDate.edit') });
  // Cards below the screen are drawn after the others, and may move what is being clicked.
  const open = () =>
    expect(async () => {
      await edit.click();
      await expect(dialog).toBeVisible({ timeout: 2_000 });
    }).toPass();
  const date = dialog.getByLabel(say('profiles:birthDate.label'), { exact: true });
  await open();
  await date.fill('2024-01-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(say('profiles:errors.birthDateInvalid'))).toBeVisible();
  await date.fill('1990-02-28');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('02/28/1990')).toBeVisible();
  await open();
  await date.fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say('profiles:birthDate.empty'))).toBeVisible();
});

test('PRO-01 gender is stored with consent only, shown to the member and deleted on request', async ({
  openBrowser,
}) => {
  const say = textsOf('en');
  const page = await openBrowser({ as: 'professional32@demo.test' });
  await page.goto('/squadMember-profile');
  const open = () => page.getByRole('button', { name: say('profiles:gender.edit') }).click();
  const dialog = page.getByRole('dialog', { name: say('profiles:gender.title') });
  const choose = (text: string) => dialog.getByText(text, { exact: true }).click();
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();
  await open();
  await choose(say('profiles:gender.values.transgender'));
  await save();
  await expect(dialog.getByText(say('profiles:gender.consentMissing'))).toBeVisible();
  await checkAccessibilityInBothSchemes(page, 'form of the gender');
  await dialog.getByRole('checkbox', { name: say('profiles:gender.consent') }).check();
  await save();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say('profiles:gender.values.transgender'), { exact: true })).toBeVisible();
  await open();
  await choose(say('profiles:gender.none'));
  await save();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say('profiles:gender.empty'))).toBeVisible();
});
