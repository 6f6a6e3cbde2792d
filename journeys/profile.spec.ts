import { checkAccessibility } from './steps/check-accessibility.ts';
import { fieldOf } from './steps/field-of.ts';
import { chooseImportFile, confirmImport, editSection, saveSection } from './steps/fill-profile.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const sections = [
  'myProfile',
  'experiences',
  'educations',
  'skills',
  'languages',
  'values',
  'availability',
  'certifications',
];

test('PRO-01 every section of the profile has its form', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'professional20@demo.test' });
  for (const section of sections)
    await test.step(section, async () => {
      await page.goto(`/squadMember-profile?edit=${section}`);
      const form = page.getByRole('dialog', { name: say(`profiles:sections.${section}`) });
      await expect(form.getByRole('button', { name: 'Save' })).toBeVisible();
      await checkAccessibility(page, `form of ${section}`);
      await form.getByRole('button', { name: 'Cancel' }).click();
      await expect(page).toHaveURL('/squadMember-profile');
    });
});

test('GEN-05 closing a section by keyboard returns the focus to what opened it', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'professional20@demo.test' });
  await page.goto('/squadMember-profile');
  const pencil = page.locator('main a[href*="edit=languages"]').first();
  await pencil.press('Enter');
  const form = page.getByRole('dialog', { name: say('profiles:sections.languages') });
  await expect(form.getByRole('button', { name: 'Save' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(pencil).toBeFocused();
});

test('PRO-01 a change is saved and shown; typed text survives a reload', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'professional21@demo.test' });
  await page.goto('/squadMember-profile');
  await editSection(page, say, 'experiences');
  await page.getByRole('button', { name: 'Add experience' }).click();
  await fieldOf(page.getByRole('dialog'), say('profiles:experiences.office')).fill('Bridge keeper');
  // At once, before the pause in typing that the draft waits for.
  await page.reload();
  await expect(page.getByText('You have unsaved changes from earlier')).toBeVisible();
  await expect(fieldOf(page.getByRole('dialog'), say('profiles:experiences.office'))).toHaveValue('Bridge keeper');
  await saveSection(page, say);
  await expect(page.getByText('Bridge keeper')).toBeVisible();
});

test('PRO-01 a new name in the settings stands on the profile at once, and a form opened with the old one keeps it', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'professional25@demo.test' });
  const other = await openBrowser({ as: 'professional25@demo.test' });
  await other.goto('/squadMember-profile?edit=myProfile');
  const form = other.getByRole('dialog', { name: say('profiles:sections.myProfile') });
  await fieldOf(form, say('profiles:fields.pronouns')).fill('they');
  await page.goto('/squadMember-profile');
  await page.goto('/account');
  await page.getByLabel(say('accounts/account:account.name.label')).fill('Dora Nova');
  await page.getByRole('button', { name: say('accounts/account:account.name.save') }).click();
  await page.goto('/squadMember-profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dora Nova');
  await saveSection(other, say);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dora Nova');
});

test('GEN-05 forced colours show which tab is chosen', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'owner@demo.test' });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/my-projects');
  const styleOf = (link: 'a[aria-current]' | 'a:not([aria-current])') =>
    page
      .locator(`main nav ${link}`)
      .first()
      .evaluate((node) => getComputedStyle(node).outlineStyle);
  expect([await styleOf('a[aria-current]'), await styleOf('a:not([aria-current])')]).toEqual(['solid', 'none']);
});

test('PRO-02 the score grows with what is filled in and says what comes next', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'member2@demo.test' });
  await page.goto('/squadMember-profile');
  const score = async () => {
    const answer = await page.request.get('/api/users/profile');
    return ((await answer.json()) as { score: { score: number } }).score.score;
  };
  const before = await score();
  const ring = (value: number) => page.getByRole('img', { name: `${say('profiles:score.label')}: ${value} / 100` });
  await expect(ring(before)).toBeVisible();
  await expect(page.getByRole('link', { name: say('profiles:nextStep.action') }).first()).toBeVisible();
  await editSection(page, say, 'languages');
  await page.getByRole('button', { name: 'Add language' }).click();
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: say('profiles:languages.language') })
    .first()
    .click();
  await page.getByRole('option', { name: 'Portuguese', exact: true }).click();
  await saveSection(page, say);
  await expect.poll(score).toBeGreaterThan(before);
  await expect(ring(await score())).toBeVisible();
});

test('PRO-01 a JSON Resume is compared, imported and undone', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'professional22@demo.test' });
  await page.goto('/squadMember-fill-profile');
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['{"basics": '], 'broken.json', { type: 'application/json' }));
    return data;
  });
  await page.locator('input[type="file"]').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('alert')).toContainText('valid JSON');
  const resume = {
    basics: { name: 'Somebody Else', label: 'Tester', summary: 'Checks bridges before others cross them.' },
    work: [{ name: 'Pontes & Filhos', position: 'Bridge tester', startDate: '2019-03', endDate: '2022-08' }],
    skills: [{ name: 'Load tests', keywords: ['k6'] }],
    certificates: [
      { name: 'Bridge safety', issuer: 'Bridge board', date: '2024-05', url: 'https://bridges.example/1' },
    ],
  };
  await chooseImportFile(page, { name: 'resume.json', content: Buffer.from(JSON.stringify(resume)) });
  const job = page.getByRole('checkbox', { name: /Bridge tester|Pontes/ });
  await expect(job).toBeChecked();
  await expect(page.getByText('Somebody Else')).toBeVisible();
  await checkAccessibility(page, 'difference of a JSON Resume');
  expect(await confirmImport(page, say)).toBeGreaterThan(0);
  await page.goto('/squadMember-profile');
  await expect(page.getByText('Bridge tester').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bridge safety' })).toBeVisible();
  const certificate = page.getByRole('link', { name: say('profiles:certifications.open') });
  await expect(certificate).toHaveAttribute('href', 'https://bridges.example/1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Import undone');
  await expect(page.getByText('Bridge tester')).toHaveCount(0);
});

test('PRO-04 availability shows at once and goes back when the call fails', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'professional23@demo.test' });
  await page.goto('/squadMember-profile');
  const flag = page.getByRole('switch', { name: say('profiles:availability.isAvailable') });
  await expect(flag).toBeChecked();
  let drop = () => {};
  const dropped = new Promise<void>((resolve) => {
    drop = resolve;
  });
  await page.route('**/api/users/profileRegister', async (route) => {
    await dropped;
    await route.abort('connectionfailed');
  });
  await flag.click();
  // Still on its way.
  await expect(flag).not.toBeChecked();
  await expect(page.getByText(say('profiles:header.unavailable'))).toBeVisible();
  drop();
  await expect(page.getByRole('alert')).toContainText(say('profiles:availability.failed'));
  await expect(flag).toBeChecked();
  await checkAccessibility(page, 'availability rolled back');
  await page.unroute('**/api/users/profileRegister');
  await flag.click();
  await expect(flag).not.toBeChecked();
  await page.reload();
  await expect(flag).not.toBeChecked();
});
