import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { fieldOf } from './steps/field-of.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const label = (name: string) => say(`workspaces:myCompany.fields.${name}`);

test('PRO-08 the owner’s profile has its fields, and the company of contracts may be a foreign one', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner2@demo.test', language: 'pt' });
  await page.goto('/squadOwner-profile');
  for (const name of [
    ...['name', 'lastName', 'company', 'positionCompany', 'employees', 'site'],
    ...['country', 'city', 'phoneCode', 'phoneNumber', 'about', 'culture'],
  ])
    await expect(page.locator(`#company-${name}`)).toBeVisible();
  await page.locator('#company-about').fill('Pagamentos para pequenos comércios.');
  await page.getByRole('button', { name: say('workspaces:myCompany.open') }).click();
  await expect(page).toHaveURL('/squadOwner-profile?myCompany=open');
  const modal = page.getByRole('dialog', { name: say('workspaces:myCompany.title') });
  await expect(fieldOf(modal, label('companyName'))).toBeFocused();
  await modal.getByText(say('workspaces:myCompany.kinds.foreign')).click();
  await checkAccessibilityInBothSchemes(page, 'my-company modal of a foreign company');
  const foreign = {
    companyName: 'Trilho Payments Ltd',
    taxId: 'GB 123 4567 89',
    postalCode: 'SW1A 1AA',
    managingPartnerName: 'Ann Lee',
    managingPartnerEmail: 'ann@trilho.test',
    financeEmail: 'pay@trilho.test',
    address: '10 High Street',
    city: 'London',
    country: 'United Kingdom',
  };
  for (const [name, text] of Object.entries(foreign)) await page.locator(`#my-company-${name}`).fill(text);
  // The draft is kept some moments after the last key.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('London');
  await page.reload();
  await expect(page.locator('#my-company-city')).toHaveValue('London');
  await modal.getByRole('button', { name: say('workspaces:profile.submit') }).click();
  await expect(page.getByRole('region', { name: say('platform:toast.region') })).toContainText(
    say('workspaces:myCompany.saved'),
  );
  await expect(page.locator('#company-about')).toHaveValue('Pagamentos para pequenos comércios.');
  const kept = (await (await page.request.get('/api/users/ownerData/company')).json()) as { company: object };
  expect(kept.company).toMatchObject({ kind: 'foreign', ...foreign, door: '' });
});

test('PRO-08 of two tabs that change the company the second is refused and loses nothing', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'owner2@demo.test', language: 'pt' });
  const second = await page.context().newPage();
  const company = {
    kind: 'foreign',
    companyName: 'Trilho LLC',
    taxId: '12-3456789',
    postalCode: '10001',
    number: '',
    managingPartnerName: 'Ann',
    managingPartnerEmail: 'ann@trilho.test',
    financeEmail: 'pay@trilho.test',
    door: '',
    address: 'Main St',
    neighbourhood: '',
    district: 'NY',
    city: 'New York',
    country: 'United States',
  };
  for (const one of [page, second]) {
    await one.goto('/squadOwner-profile?myCompany=open');
    await one.getByText(say('workspaces:myCompany.kinds.foreign')).click();
    for (const [name, text] of Object.entries(company))
      if (name !== 'kind') await one.locator(`#my-company-${name}`).fill(text);
  }
  const save = say('workspaces:profile.submit');
  await page.getByRole('dialog').getByRole('button', { name: save }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await second.locator('#my-company-city').fill('Albany');
  await second.getByRole('dialog').getByRole('button', { name: save }).click();
  await expect(second.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(second.locator('#my-company-city')).toHaveValue('Albany');
  await second.getByRole('button', { name: say('platform:stale.latest') }).click();
  await expect(second.locator('#my-company-city')).toHaveValue('New York');
});
