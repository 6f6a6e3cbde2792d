import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { checkAccessibility, checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { addressOf, openJobs } from './steps/demo-world.ts';
import { expect } from './steps/journey.ts';
import { logOut } from './steps/log-in.ts';
import { switchSecondFactorOn } from './steps/second-factor.ts';
import { acceptTerms } from './steps/sign-up.ts';
import { continueWithGoogle, test } from './steps/social-journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');

test('ACC-02 ACC-09 the first login by Google asks for the account type, the second goes straight in', async ({
  openBrowser,
  issuer,
}) => {
  issuer.accounts.set('first', { email: 'first@social.test', email_verified: true, name: 'Firmino Rosa' });
  const page = await openBrowser();
  await page.goto('/login');
  await expect(page.getByText('or with email')).toBeVisible();
  await checkAccessibilityInBothSchemes(page, '/login with Google');
  await continueWithGoogle(page, 'first@social.test');
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
  await page.reload();
  await expect(page.getByText('You’re signing up with first@social.test.')).toBeVisible();
  await checkAccessibilityInBothSchemes(page, '/signup after Google');
  await page.getByText('Employer', { exact: true }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('dialog')).toContainText('First read our Terms of Use and Privacy Policy');
  await page.getByRole('dialog').getByRole('button').last().click();
  await acceptTerms(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/squadOwner-register');
  const { session } = (await (await page.request.get('/api/session')).json()) as { session: object };
  expect(session).toMatchObject({ userRole: 'squadOwner', email_verified: true, displayName: 'Firmino Rosa' });

  const later = await openBrowser();
  await later.goto('/my-projects?stage=recruitment');
  await expect(later).toHaveURL('/login');
  await continueWithGoogle(later, 'first@social.test');
  await expect(later).toHaveURL('/squadOwner-register');
});

test('SES-03 ACC-09 a login by Google leads back to the page that asked for it, and out again', async ({
  openBrowser,
  issuer,
}) => {
  issuer.accounts.set('owner', { email: 'owner@demo.test', email_verified: true });
  const page = await openBrowser();
  await page.goto('/my-projects?stage=recruitment');
  await expect(page).toHaveURL('/login');
  await continueWithGoogle(page, 'owner@demo.test');
  await expect(page).toHaveURL('/my-projects?stage=recruitment');
  await logOut(page, say);
  await page.waitForURL('/login');
  await continueWithGoogle(page, 'owner@demo.test');
  await expect(page).toHaveURL('/my-projects');
});

test('ACC-05 ACC-08 ACC-09 the sign-up by Google asks for the terms first, and what was chosen appears in the next step', async ({
  openBrowser,
  issuer,
}) => {
  issuer.accounts.set('terms', { email: 'terms@social.test', email_verified: true });
  const page = await openBrowser();
  await page.goto('/signup?employer');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const alert = page.getByRole('dialog');
  await expect(alert).toContainText('First read our Terms of Use and Privacy Policy, if you agree, accept to continue');
  expect(page.context().pages()).toHaveLength(1);
  await alert.getByRole('button').last().click();
  await acceptTerms(page);
  await checkAccessibility(page, '/signup with Google');
  await continueWithGoogle(page, 'terms@social.test');
  await expect(page.getByText('You’re signing up with terms@social.test.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Employer' })).toBeChecked();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByLabel('Confirm password')).toBeVisible();
});

test('ACC-08 ACC-10 a campaign’s page hides the account type, so Google leads straight on', async ({
  openBrowser,
  issuer,
}) => {
  issuer.accounts.set('campaign', { email: 'campaign@social.test', email_verified: true });
  const page = await openBrowser();
  await page.goto('/sales-signup/spring');
  await acceptTerms(page);
  await continueWithGoogle(page, 'campaign@social.test');
  await expect(page).toHaveURL(/\/squadOwner-register/);
  const { session } = (await (await page.request.get('/api/session')).json()) as { session: object };
  expect(session).toMatchObject({ userRole: 'squadOwner', signUpJourney: 'sales', campaign: 'spring' });
});

test('SES-09 ACC-09 a visitor who wanted to apply still does after signing up by Google', async ({
  openBrowser,
  issuer,
}) => {
  issuer.accounts.set('applicant', { email: 'applicant@social.test', email_verified: true, name: 'Ivo Luz' });
  const page = await openBrowser();
  const [job] = await openJobs(page);
  await page.goto(addressOf(job!));
  await page.getByRole('link', { name: 'Log in to apply' }).first().click();
  await expect(page).toHaveURL('/login');
  await continueWithGoogle(page, 'applicant@social.test');
  await expect(page.getByText('Just accept the terms to finish.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await acceptTerms(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/squadMember-register');
  await page.goto('/jobs');
  await page.getByRole('region', { name: 'The job you want' }).getByRole('link', { name: job!.title }).click();
  await expect(page).toHaveURL(addressOf(job!));
});

test('SES-07 ACC-09 a session that ended under a form goes on by Google, with the typed text', async ({
  openBrowser,
  issuer,
}) => {
  issuer.accounts.set('again', { email: 'owner2@demo.test', email_verified: true });
  issuer.accounts.set('stranger', { email: 'stranger@social.test', email_verified: true });
  const page = await openBrowser();
  await page.goto('/login');
  await continueWithGoogle(page, 'owner2@demo.test');
  await page.waitForURL('/my-projects');
  await page.goto('/account');
  const name = page.getByLabel('Display name');
  await name.fill('Typed before');
  await page.context().clearCookies({ name: /session/ });
  // A read in the background may have met the ended session first, and its dialog covers the button.
  await page.getByRole('button', { name: 'Save name' }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'You were logged out' });
  await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await checkAccessibility(page, 'log in again with Google');
  await continueWithGoogle(page, 'stranger@social.test');
  await expect(dialog.getByRole('alert')).toContainText('That isn’t the account you were logged in with.');
  await continueWithGoogle(page, 'owner2@demo.test');
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue('Typed before');
});

test('ACC-09 ACC-17 Google leads to the second factor of users who switched it on', async ({ openBrowser, issuer }) => {
  const email = 'professional8@demo.test';
  issuer.accounts.set('factor', { email, email_verified: true });
  const settings = await openBrowser({ as: email });
  const recoveryCode = await switchSecondFactorOn(settings.request);
  const page = await openBrowser();
  await page.goto('/login');
  await continueWithGoogle(page, email);
  await expect(page).toHaveURL('/social-done?outcome=secondFactor');
  await checkAccessibility(page, 'second factor after Google');
  await page.getByRole('button', { name: say('accounts:secondFactor.useRecoveryCode') }).click();
  await page.getByLabel(say('accounts:secondFactor.recoveryCode')).fill(recoveryCode);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((address) => address.pathname !== '/social-done');
  const { session } = (await (await page.request.get('/api/session')).json()) as { session: { email: string } };
  expect(session.email).toBe(email);
});

test('ACC-09 ACC-17 Google is disconnected on the account page, opens nothing then, and is allowed again', async ({
  openBrowser,
  issuer,
}) => {
  const email = 'professional19@demo.test';
  issuer.accounts.set('disconnect', { email, email_verified: true });
  const page = await openBrowser();
  await page.goto('/login');
  await continueWithGoogle(page, email);
  await page.waitForURL((address) => address.pathname !== '/login');
  await page.goto('/account/security');
  const words = (key: string) => say(`accounts/account:provider.${key}`, { provider: 'Google' });
  await expect(page.getByText(words('connectedText'))).toBeVisible();
  const change = async (name: 'disconnect' | 'allow') => {
    await page.getByRole('button', { name: words(name) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('accounts/account:account.password.current')).fill(DEMO_PASSWORD);
    await checkAccessibilityInBothSchemes(page, `${name} Google`);
    await dialog.getByRole('button', { name: words(name) }).click();
  };
  await change('disconnect');
  await expect(page.getByText(words('disconnectedText'))).toBeVisible();
  const other = await openBrowser();
  await other.goto('/login');
  await continueWithGoogle(other, email);
  await expect(other.getByRole('dialog')).toContainText('Google is disconnected from this account.');
  await change('allow');
  await expect(page.getByText(words('notYetText'))).toBeVisible();
  await other.getByRole('dialog').getByRole('button').last().click();
  await continueWithGoogle(other, email);
  await other.waitForURL((address) => address.pathname !== '/login');
});

test('ACC-09 leaving, an unverified address and a closed window are reported in the page that waits', async ({
  openBrowser,
  issuer,
}) => {
  issuer.accounts.set('unproved', { email: 'unproved@social.test', email_verified: false });
  const page = await openBrowser();
  await page.goto('/login');
  const alert = page.getByRole('dialog');
  for (const [choice, message] of [
    ['Cancel', 'You closed the window before logging in. Nothing has changed.'],
    ['unproved@social.test', 'Google hasn’t confirmed your email address.'],
  ] as const) {
    await continueWithGoogle(page, choice);
    await expect(alert).toContainText(message);
    await alert.getByRole('button').last().click();
    await expect(alert).toBeHidden();
  }
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  await expect(page.getByText('Continue in the window that just opened.')).toBeVisible();
  await popup.close();
  await expect(page.getByText('Continue in the window that just opened.')).toBeHidden();
});

test('ACC-09 where pop-ups are blocked the same window goes on', async ({ openBrowser, issuer }) => {
  issuer.accounts.set('blocked', { email: 'blocked@social.test', email_verified: true });
  const page = await openBrowser();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/social-done?outcome=cancelled');
  await expect(page.getByRole('alert')).toContainText('You closed the window before logging in.');
  await checkAccessibilityInBothSchemes(page);
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'blocked@social.test' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByText('You’re signing up with blocked@social.test.')).toBeVisible();
});
