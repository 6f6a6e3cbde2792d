import { checkAccessibility } from './steps/check-accessibility.ts';
import { fieldOf } from './steps/field-of.ts';
import { editSection, saveSection } from './steps/fill-profile.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

for (const language of flowLanguages('pt')) {
  test(`PRO-03 expected pay is shown gross and net, as an estimate that names its tables (${language})`, async ({
    openBrowser,
  }) => {
    const say = textsOf(language);
    const page = await openBrowser({ as: 'professional23@demo.test', language });
    await page.goto('/squadMember-profile');
    await editSection(page, say, 'values');
    const dialog = page.getByRole('dialog');
    for (const [field, text] of Object.entries({
      hourValue: '',
      hourReceive: '',
      monthValue: '10000',
      monthReceive: '',
    }))
      await fieldOf(dialog, say(`profiles:values.${field}`)).fill(text);
    const estimateIn = (place: typeof dialog) =>
      place.getByRole('table', { name: say('profiles:values.estimate.title') });
    await expect(estimateIn(dialog).getByRole('row')).toHaveCount(3);
    await saveSection(page, say);
    const estimate = estimateIn(page.locator('main'));
    await expect(estimate.getByRole('row', { name: /CLT/ })).toContainText(/7[.,]468[.,]80/);
    await expect(estimate.getByRole('row', { name: /PJ/ })).toContainText(/9[.,]400[.,]00/);
    await expect(estimate).toHaveAccessibleDescription(/2025.*2018/);
  });
}

test('PRO-03 bank details are validated, saved and shown', async ({ openBrowser }) => {
  const say = textsOf('en');
  const page = await openBrowser({ as: 'professional24@demo.test' });
  await page.goto('/squadMember-profile');
  await page.getByRole('button', { name: say('profiles:bank.edit') }).click();
  const dialog = page.getByRole('dialog', { name: say('profiles:bank.title') });
  await checkAccessibility(page, 'form of bank details');
  const key = dialog.getByRole('textbox', { name: say('profiles:bank.pixKey'), exact: true });
  const choose = async (kind: string) => {
    await dialog.getByRole('combobox', { name: say('profiles:bank.pixKeyKind') }).click();
    await page.getByRole('option', { name: say(`profiles:bank.kinds.${kind}`), exact: true }).click();
  };
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();
  await key.fill('529.982.247-24');
  await save();
  await expect(dialog.getByText('Invalid CPF')).toBeVisible();
  await expect(key).toBeFocused();
  await choose('cnpj');
  await expect(dialog.getByText('Invalid CNPJ')).toBeVisible();
  await choose('email');
  await expect(dialog.getByText('Invalid Pix key')).toBeVisible();
  await choose('cnpj');
  await key.fill('12abc34501de35');
  await fieldOf(dialog, say('profiles:bank.bankCode')).fill('260');
  await save();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: say('profiles:bank.edit') }).scrollIntoViewIfNeeded();
  await expect(page.getByText('12.ABC.345/01DE-35')).toBeVisible();
});
