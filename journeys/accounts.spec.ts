import { expect, test } from './steps/journey.ts';
import { checkAccessibility } from './steps/check-accessibility.ts';
import { linkFromMailbox } from './steps/demo-mailbox.ts';
import { logOut, submitLogin } from './steps/log-in.ts';
import { openNewAccount } from './steps/new-member.ts';
import { acceptTerms, fillSignUp, signUp, submitSignUp } from './steps/sign-up.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const password = 'Ponte#2026';

test('ACC-01 ACC-02 login and sign-up are one page with a switch', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to Ponte');
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByText('Welcome to Ponte')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Freelancer' })).toBeChecked();
  const [first, second] = [page.getByLabel('Password', { exact: true }), page.getByLabel('Confirm password')];
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(first).toHaveAttribute('type', 'text');
  await expect(second).toHaveAttribute('type', 'password');
  for (const name of ['Terms of use', 'Privacy policy']) {
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.locator('form').getByRole('link', { name }).click(),
    ]);
    await expect(opened.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await page.goto('/signup?employer');
  await expect(page.getByRole('radio', { name: 'Employer' })).toBeChecked();
});

test('ACC-03 ACC-04 each password rule has its own message under the field', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/signup');
  const field = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Create account' });
  await expect(page.getByText('Required field')).toHaveCount(0);
  await expect(submit).toBeDisabled();
  for (const [typed, message] of [
    ['Ab1#', 'Password must be 6 characters long'],
    ['Abcdef#', 'Password requires a number'],
    ['ABCDE1#', 'Password requires a lowercase letter'],
    ['abcde1#', 'Password requires an uppercase letter'],
    ['Abcdef1', 'Password requires a symbol'],
    ['', 'Required field'],
  ] as const) {
    await field.fill(typed);
    await field.blur();
    await expect(page.getByText(message)).toBeVisible();
  }
  const email = page.getByLabel('Email');
  await email.focus();
  await email.blur();
  await expect(page.getByText('Enter an email')).toBeVisible();
  await email.fill('nobody@');
  await expect(page.getByText('Invalid e-mail')).toBeVisible();
  await email.fill('somebody@journeys.test');
  await field.fill(password);
  await page.getByLabel('Confirm password').fill('other');
  await page.getByLabel('Confirm password').blur();
  await expect(page.getByText('Confirm the same password')).toBeVisible();
  await expect(submit).toBeDisabled();
  await checkAccessibility(page, '/signup with messages');
  await page.getByLabel('Confirm password').fill(password);
  await expect(submit).toBeEnabled();
});

test('ACC-05 ACC-06 terms are required, and an e-mail in use leads to the login after 3 s', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/signup');
  await fillSignUp(page, say, { email: 'owner@demo.test', password, role: 'squadOwner' });
  await submitSignUp(page, say);
  const alert = page.getByRole('dialog');
  await expect(alert).toContainText('First read our Terms of Use and Privacy Policy, if you agree, accept to continue');
  await checkAccessibility(page, '/signup with the alert');
  await alert.getByRole('button', { name: 'Got it' }).click();
  await acceptTerms(page);
  await submitSignUp(page, say);
  await expect(alert).toContainText('Email already registered');
  const shown = Date.now();
  await page.waitForURL('/login');
  expect(Date.now() - shown).toBeGreaterThan(2_000);
  expect(Date.now() - shown).toBeLessThan(5_000);
});

test('ACC-07 an unknown e-mail leads to the sign-up, a wrong password says so', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/login');
  await submitLogin(page, say, { email: 'owner@demo.test', password: 'Wrong#123' });
  const alert = page.getByRole('dialog');
  await expect(alert).toContainText('Invalid password, please re-enter');
  await expect(alert).toContainText('Forgot password');
  await alert.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await submitLogin(page, say, { email: 'nobody@journeys.test', password });
  await expect(alert).toContainText('Email not registered, register now');
  const shown = Date.now();
  await page.waitForURL('/signup');
  expect(Date.now() - shown).toBeGreaterThan(2_000);
  expect(Date.now() - shown).toBeLessThan(5_000);
});

for (const [role, stage] of [
  ['squadMember', '/squadMember-register'],
  ['squadOwner', '/squadOwner-register'],
] as const) {
  test(`ACC-13 SES-02 a new ${role} starts at ${stage} and verifies the e-mail`, async ({ openBrowser }) => {
    const page = await openBrowser();
    const email = `verify-${role}@journeys.test`;
    await signUp(page, say, { email, password, role });
    await expect(page).toHaveURL(stage);
    await page.goto('/confirm-email');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email');
    await page.getByRole('button', { name: 'I’ve confirmed it' }).click();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Not confirmed yet');
    await page.goto('/email-action?mode=verifyEmail&oobCode=wrong');
    await page.waitForURL('/confirm-email');
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toContainText('Error');
    await page.goto(await linkFromMailbox(page, email, 'mode=verifyEmail'));
    await page.waitForURL('/email-checked');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email confirmed');
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(stage);
  });
}

test('ACC-14 a new password by the link of the mail ends the other sessions', async ({ openBrowser }) => {
  const [page, other] = [await openBrowser(), await openBrowser()];
  const email = 'reset@journeys.test';
  await openNewAccount(other, email, { role: 'squadOwner', isRegistered: false });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  // The login page asks for an e-mail, too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await expect(page).toHaveURL('/send-email-reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('A password reset email has been sent to you!')).toBeVisible();
  await checkAccessibility(page);
  const link = await linkFromMailbox(page, email, 'mode=resetPassword');
  await page.goto(link);
  await page.waitForURL('/reset-password');
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(email);
  await checkAccessibility(page);
  await page.getByLabel('Password', { exact: true }).fill('Bridge#2027');
  await page.getByLabel('Confirm password').fill('Bridge#2027');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL('/login');
  await other.goto('/squadOwner-register');
  await expect(other).toHaveURL('/login');
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This link has expired or was already used');
  await page.goto('/login');
  await submitLogin(page, say, { email, password: 'Bridge#2027' });
  await expect(page).toHaveURL('/squadOwner-register');
});

test('ACC-16 SES-08 logging out covers the page, empties the browser and ends the session', async ({ openBrowser }) => {
  const page = await openBrowser({ language: 'pt' });
  const speak = textsOf('pt');
  await page.goto('/login');
  await submitLogin(page, speak, { email: 'member2@demo.test', password: 'Demo1234!' });
  await page.waitForURL('/squadMember-profile');
  await page.evaluate(() => {
    localStorage.setItem('draft of somebody', 'private');
    sessionStorage.setItem('urlToRedirect', '/applications');
  });
  const [cookie] = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly);
  await logOut(page, speak);
  await expect(page.getByText('Saindo')).toBeVisible();
  const covered = Date.now();
  await page.waitForURL('/login');
  expect(Date.now() - covered).toBeGreaterThan(1_500);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  expect(kept).toContainEqual(['TEMPLATE_KEY', 'default']);
  // The new page stores its scroll position at once; nothing else may be there.
  expect(kept.map(([key]) => key).filter((key) => !/^(TEMPLATE_KEY$|tsr-scroll)/.test(key))).toEqual(['userLogout']);
  await expect(page.getByText(speak('accounts:login.loggedOut'))).toBeVisible();
  expect(JSON.stringify(kept)).not.toContain('/applications');
  const answer = await page.request.get('/api/session', { headers: { cookie: `${cookie?.name}=${cookie?.value}` } });
  expect(((await answer.json()) as { session: unknown }).session).toBeNull();
});

test('P-8.4 whoever is led to register a company can log out there', async ({ openBrowser }) => {
  const page = await openBrowser({ language: 'pt' });
  const pt = textsOf('pt');
  await signUp(page, pt, { email: 'forced@journeys.test', password: 'Ponte#2026', role: 'squadOwner' });
  await page.goto('/my-projects');
  await expect(page).toHaveURL(/\/(squadOwner-register|new-journey)/);
  await expect(page.getByText(pt('application:forced.signedIn', { email: 'forced@journeys.test' }))).toBeVisible();
  await checkAccessibility(page, 'a page to which one is led');
  await page.getByRole('button', { name: pt('application:forced.logout') }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/my-projects');
  await expect(page).toHaveURL(/\/login/);
});
