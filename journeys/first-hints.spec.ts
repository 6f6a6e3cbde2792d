import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { acceptTerms, fillSignUp, submitSignUp } from './steps/sign-up.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');

test('NAV-08 a new company is shown the post-project button once, an owner the workspace once a year', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ hints: true });
  await page.goto('/signup');
  await fillSignUp(page, say, { email: 'hinted@journeys.test', password: 'Ponte#2026', role: 'squadOwner' });
  await acceptTerms(page);
  await submitSignUp(page, say);
  await expect(page).toHaveURL('/squadOwner-register');
  expect(await page.evaluate(() => sessionStorage.getItem('isFirstSignUp'))).not.toBeNull();

  const owner = await openBrowser({ as: 'owner2@demo.test', hints: true });
  await owner.goto('/login');
  await owner.evaluate(() => sessionStorage.setItem('isFirstSignUp', 'true'));
  await owner.goto('/my-projects');
  const hint = owner.getByRole('heading', { name: say('application:postHint.title') });
  await expect(hint).toBeVisible();
  await checkAccessibilityInBothSchemes(owner, 'hint at the post-project button');
  await owner.getByRole('button', { name: say('application:postHint.close') }).click();
  await expect(hint).toBeHidden();
  const carousel = owner.getByRole('dialog', { name: say('application:spaceHint.title') });
  // One hint in a visit: the second one waits for the next.
  await owner.waitForTimeout(4_000);
  await expect(carousel).toBeHidden();
  await owner.evaluate(() => sessionStorage.clear());
  await owner.reload();
  await expect(carousel).toBeVisible();
  await checkAccessibilityInBothSchemes(owner, 'hint about the workspace');
  for (const step of ['invite', 'rights'] as const) {
    await expect(carousel.getByRole('heading', { level: 3 })).toHaveText(
      say(`application:spaceHint.steps.${step}.title`),
    );
    await carousel.getByRole('button', { name: say('application:spaceHint.next') }).click();
  }
  await expect(carousel.getByRole('link', { name: say('application:spaceHint.done') })).toBeVisible();
  await carousel.getByRole('button', { name: say('application:spaceHint.close') }).click();
  await expect(carousel).toBeHidden();
  const kept = (await owner.context().cookies()).find(({ name }) => name.startsWith('workspaceHint_'));
  expect(Math.round(((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(365);
  await owner.reload();
  await owner.waitForTimeout(4_000);
  await expect(carousel).toBeHidden();
  await expect(hint).toBeHidden();
});
