import { editSection } from './steps/fill-profile.ts';
import { flowScreens } from './steps/flow-screens.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

for (const { language, viewport } of flowScreens('phone')) {
  test(`PRO-06 members see their profile as companies and everyone see it (${language}, ${viewport.width} px)`, async ({
    openBrowser,
  }) => {
    const say = textsOf(language);
    const page = await openBrowser({ as: 'member@demo.test', language, viewport });
    await page.goto('/squadMember-profile');
    const readers = page.getByRole('radiogroup', { name: say('profiles:readers.label') });
    const reader = (name: string) => readers.getByRole('radio', { name: say(`profiles:readers.${name}`), exact: true });
    const card = (name: string) => page.getByRole('heading', { name: say(name), exact: true });
    const pencils = page.getByRole('link', {
      name: say('profiles:fill.editSection', { section: say('profiles:sections.skills') }),
    });
    await expect(reader('own')).toBeChecked();
    await expect(pencils).toHaveCount(1);
    await expect(card('profiles:bank.title')).toBeVisible();

    await reader('company').click();
    await expect(page).toHaveURL(/\?as=company$/);
    await expect(page.getByText(say('profiles:readers.companyTitle'))).toBeVisible();
    await expect(card('profiles:sections.values')).toBeVisible();
    await expect(page.getByText(say('profiles:values.monthReceive'), { exact: true })).toHaveCount(0);
    for (const hidden of ['profiles:bank.title', 'profiles:company.title', 'profiles:birthDate.title'])
      await expect(card(hidden)).toHaveCount(0);
    await expect(pencils).toHaveCount(0);
    await expect(page.getByRole('switch')).toHaveCount(0);

    // By keyboard, and stored in the address.
    await reader('company').press('ArrowRight');
    await expect(page.getByText(say('profiles:readers.publicTitle'))).toBeVisible();
    await expect(card('profiles:sections.values')).toHaveCount(0);
    await expect(card('profiles:sections.experiences')).toBeVisible();
    await page.reload();
    await expect(page.getByText(say('profiles:readers.publicTitle'))).toBeVisible();
    await reader('own').click();
    await expect(pencils).toHaveCount(1);
  });
}

test('PRO-07 a related profession offers its skills, each added with one tap, and the page says who suggests them', async ({
  openBrowser,
}) => {
  const say = textsOf('en');
  const page = await openBrowser({ as: 'member@demo.test' });
  await page.goto('/squadMember-profile');
  await editSection(page, say, 'skills');
  const dialog = page.getByRole('dialog');
  const suggestions = dialog.getByRole('group', { name: say('profiles:skills.suggestions') });
  await expect(suggestions.getByText(say('profiles:skills.source.taxonomy'))).toBeVisible();
  const first = suggestions.getByRole('button').first();
  const label = (await first.textContent()) ?? '';
  await first.click();
  await expect(suggestions.getByRole('button', { name: say('profiles:skills.add', { skill: label }) })).toHaveCount(0);
  await expect(dialog.getByText(label, { exact: true }).first()).toBeVisible();

  const near = dialog.getByRole('group', { name: say('profiles:skills.related') }).getByRole('radio');
  await expect(near.first()).toBeChecked();
  const before = await suggestions.getByRole('button').allTextContents();
  await near.nth(1).check({ force: true });
  await expect(near.nth(1)).toBeChecked();
  await expect
    .poll(async () => (await suggestions.getByRole('button').allTextContents()).join())
    .not.toBe(before.join());
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: say('profiles:modal.discard') }).click();
  await expect(dialog).toBeHidden();
});
