import type { Page } from '@playwright/test';
import { authenticatorCode } from '#accounts/testing/authenticator-code.ts';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { expect, test } from './steps/journey.ts';
import { checkAccessibility, checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { linkFromMailbox } from './steps/demo-mailbox.ts';
import { submitLogin } from './steps/log-in.ts';
import { emailOf, NEW_PASSWORD as password, openNewAccount } from './steps/new-member.ts';
import { signInAnew } from './steps/sign-in-anew.ts';
import { signUp } from './steps/sign-up.ts';
import { textsOf } from './steps/texts.ts';
import { addVirtualAuthenticator } from './steps/virtual-authenticator.ts';

const say = textsOf('en');
const messages = (page: Page) => page.getByRole('region', { name: say('platform:toast.region') });

async function newPerson(page: Page, name: string, role: 'squadOwner' | 'squadMember' = 'squadOwner') {
  const email = emailOf(name);
  await openNewAccount(page, email, { role, isRegistered: false });
  return email;
}

test('ACC-17 everyone opens the own account and its sections: member, owner, recruiter and admin', async ({
  openBrowser,
}) => {
  for (const as of ['owner@demo.test', 'member@demo.test', 'recruiter@demo.test', 'admin@demo.test']) {
    const page = await openBrowser({ as });
    await page.goto('/account');
    const sections = page.getByRole('navigation', { name: say('application:settings.title') });
    for (const [title, entry] of [
      ['accounts/account:account.sections.personal', 'accounts:menu.personal'],
      ['accounts/account:account.sections.security', 'accounts:menu.security'],
      ['accounts/account:account.sections.language', 'accounts:menu.language'],
      ['own-data:page.title', 'own-data:menu.ownData'],
    ] as const) {
      await sections.getByRole('link', { name: say(entry), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(title));
      await expect(sections.locator('[aria-current]')).toHaveText(say(entry));
    }
  }
});

test('ACC-17 name, e-mail and password change on the account page', async ({ openBrowser }) => {
  const page = await openBrowser();
  const email = await newPerson(page, 'account');
  await page.goto('/account');
  await page.getByLabel(say('accounts/account:account.name.label')).fill('Zoë Alves');
  await page.getByRole('button', { name: say('accounts/account:account.name.save') }).click();
  await expect(messages(page)).toContainText(say('accounts/account:account.name.saved'));

  await page.getByRole('button', { name: say('accounts/account:account.email.change') }).click();
  await page.getByLabel(say('accounts/account:account.email.label')).fill('account-new@journeys.test');
  await page.getByLabel(say('accounts/account:account.password.current')).fill('wrong');
  const send = page.getByRole('button', { name: say('accounts/account:account.email.submit') });
  await send.click();
  await expect(page.getByText(say('accounts:errors.currentPasswordWrong'))).toBeVisible();
  await checkAccessibilityInBothSchemes(page);
  await page.getByLabel(say('accounts/account:account.password.current')).fill(password);
  await send.click();
  await expect(
    page.getByText(say('accounts/account:account.email.pending', { email: 'account-new@journeys.test' })),
  ).toBeVisible();
  await page.goto(await linkFromMailbox(page, 'account-new@journeys.test', 'mode=changeEmail'));
  await page.waitForURL('/account');
  await expect(page.getByText('account-new@journeys.test')).toBeVisible();
  await expect(page.getByText(say('accounts/account:account.email.verified'))).toBeVisible();
  expect(await linkFromMailbox(page, email, '/account/security')).toBeTruthy();

  await page.goto('/account/security');
  await page.getByLabel(say('accounts/account:account.password.current')).fill(password);
  await page.getByLabel(say('accounts:newPassword.another')).fill('Outra#2026');
  await page.getByLabel(say('accounts:newPassword.confirmation')).fill('Outra#2026');
  await page.getByRole('button', { name: say('accounts/account:account.password.submit') }).click();
  await expect(messages(page)).toContainText(say('accounts/account:account.password.changed'));
  const other = await openBrowser();
  await other.goto('/login');
  await submitLogin(other, say, { email: 'account-new@journeys.test', password: 'Outra#2026' });
  await expect(other).not.toHaveURL('/login');
});

test('ACC-17 sessions are listed and ended', async ({ openBrowser }) => {
  const [page, other] = [await openBrowser(), await openBrowser()];
  const email = 'sessions@journeys.test';
  await signUp(page, say, { email, password, role: 'squadOwner' });
  await other.goto('/login');
  await submitLogin(other, say, { email, password });
  await other.waitForURL((address) => address.pathname !== '/login');
  await page.goto('/account/security');
  const list = page.getByRole('list').filter({ hasText: say('accounts/account:account.sessions.thisOne') });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('Chrome');
  await list.getByRole('button', { name: say('accounts/account:account.sessions.end') }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await other.waitForURL('/login');
});

test('ACC-17 two-step login: on, a login with a code, one with a recovery code, off', async ({ openBrowser }) => {
  const page = await openBrowser();
  const email = await newPerson(page, 'two-steps');
  await page.goto('/account/security');
  await page.getByRole('button', { name: say('accounts/account:secondFactor.switchOn') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('accounts/account:account.password.current')).fill(password);
  await dialog.getByRole('button', { name: say('accounts/account:secondFactor.goOn') }).click();
  await expect(dialog.getByRole('img', { name: say('accounts/account:secondFactor.qrCode') })).toBeVisible();
  await checkAccessibility(page, 'two-step login set up');
  const secret = (await dialog.getByRole('link').textContent())!.replaceAll(' ', '');
  await dialog.getByLabel(say('accounts:secondFactor.code')).fill(authenticatorCode(secret, -1));
  await dialog.getByRole('button', { name: say('accounts/account:secondFactor.switchOn') }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await checkAccessibility(page, 'recovery codes');
  await dialog.getByRole('button', { name: say('accounts/account:secondFactor.codesDone') }).click();
  await expect(page.getByText(say('accounts/account:secondFactor.codesLeft', { count: 10 }))).toBeVisible();

  const second = await openBrowser();
  await second.goto('/account');
  await submitLogin(second, say, { email, password });
  const enter = second.getByRole('button', { name: say('accounts:login.submit') });
  await second.getByLabel(say('accounts:secondFactor.code')).fill('000 000');
  await enter.click();
  await expect(second.getByText(say('accounts:errors.secondFactorWrong'))).toBeVisible();
  await checkAccessibilityInBothSchemes(second, 'second step of the login');
  await second.getByLabel(say('accounts:secondFactor.code')).fill(authenticatorCode(secret));
  await enter.click();
  await expect(second).toHaveURL('/account');

  const third = await openBrowser({ language: 'pt' });
  const diz = textsOf('pt');
  await third.goto('/login');
  await submitLogin(third, diz, { email, password });
  await third.getByRole('button', { name: diz('accounts:secondFactor.useRecoveryCode') }).click();
  await third.getByLabel(diz('accounts:secondFactor.recoveryCode')).fill(codes[0]!);
  await third.getByRole('button', { name: diz('accounts:login.submit') }).click();
  await third.waitForURL((address) => address.pathname !== '/login');

  await page.getByRole('button', { name: say('accounts/account:secondFactor.switchOff') }).click();
  await dialog.getByLabel(say('accounts/account:account.password.current')).fill(password);
  await dialog.getByLabel(say('accounts:secondFactor.code')).fill(authenticatorCode(secret, 1));
  await dialog.getByRole('button', { name: say('accounts/account:secondFactor.switchOff') }).click();
  await expect(page.getByRole('button', { name: say('accounts/account:secondFactor.switchOn') })).toBeVisible();
});

test('ACC-17 a passkey is made, logs in and is removed', async ({ openBrowser }) => {
  const page = await openBrowser();
  await addVirtualAuthenticator(page);
  await newPerson(page, 'passkey', 'squadMember');
  await page.goto('/account/security');
  await page.getByRole('button', { name: say('accounts:passkeys.add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('accounts:passkeys.name')).fill('My laptop');
  await checkAccessibility(page, 'add a passkey');
  await dialog.getByRole('button', { name: say('accounts/account:secondFactor.goOn') }).click();
  await expect(page.getByText('My laptop')).toBeVisible();
  await page.request.post('/api/auth/logout');
  await page.goto('/account/security');
  await page.waitForURL('/login');
  await page.getByRole('button', { name: say('accounts:passkeys.logIn') }).click();
  await page.waitForURL('/account/security');
  await page.getByRole('button', { name: say('accounts:passkeys.removeNamed', { name: 'My laptop' }) }).click();
  await dialog.getByRole('button', { name: say('accounts:passkeys.remove') }).click();
  await expect(page.getByText('My laptop')).toHaveCount(0);
});

test('SES-07 the space that the server answered is in the session storage; a session that ends in a form loses nothing', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await signInAnew(page, 'owner2@demo.test');
  await page.goto('/squadOwner-profile');
  expect(await page.evaluate(() => window.sessionStorage.getItem('workspaceid'))).toMatch(/^[0-9a-f-]{36}$/);
  const field = page.getByLabel(say('workspaces:fields.positionCompany'));
  const save = page.getByRole('button', { name: say('workspaces:profile.submit') });
  const dialog = page.getByRole('dialog', { name: say('accounts:sessionEnded.title') });
  await field.fill('');
  await page.request.post('/api/auth/logout');
  // Its call finds the session ended while the person is typing, who is asked only when they pause.
  await save.dispatchEvent('click');
  await field.pressSequentially('Head of everything', { delay: 100 });
  await expect(dialog).toBeVisible();
  await page.keyboard.type('Letters that were meant for the page');
  await expect(dialog.getByLabel(say('accounts:fields.password'), { exact: true })).toHaveValue('');
  await expect(field).toHaveValue('Head of everything');
  await checkAccessibilityInBothSchemes(page, 'session ended');
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong');
  await dialog.getByRole('button', { name: say('accounts:login.submit'), exact: true }).click();
  await expect(dialog).toContainText(say('accounts:errors.wrongPassword'));
  await dialog.getByLabel(say('accounts:fields.password'), { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: say('accounts:login.submit'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/squadOwner-profile');
  await expect(field).toHaveValue('Head of everything');
  await save.click();
  await expect(messages(page)).toContainText(say('workspaces:profile.saved'));
});

test('SES-06 SES-07 a session that ends under a dialog keeps it; the login leads back to the address', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await signInAnew(page, 'member2@demo.test');
  await page.goto('/squadMember-profile?edit=values');
  const form = page.getByRole('dialog', { name: say('profiles:sections.values') });
  const amount = form.getByRole('textbox').first();
  await amount.fill('123');
  await page.request.post('/api/auth/logout');
  // A read in the background may have met the ended session first, and its dialog covers the button.
  await form.getByRole('button', { name: say('profiles:modal.save') }).dispatchEvent('click');
  const ended = page.getByRole('dialog', { name: say('accounts:sessionEnded.title') });
  await ended.getByLabel(say('accounts:fields.password'), { exact: true }).press('Escape');
  await expect(ended).toBeVisible();
  await ended.getByLabel(say('accounts:fields.password'), { exact: true }).fill(DEMO_PASSWORD);
  await ended.getByRole('button', { name: say('accounts:login.submit'), exact: true }).click();
  await expect(ended).toHaveCount(0);
  await expect(amount).toHaveValue(/123/);
  await form.getByRole('button', { name: say('profiles:modal.save') }).click();
  await expect(form).toHaveCount(0);

  await page.goto('/applications');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.request.post('/api/auth/logout');
  // A read in the background may have met the ended session first, and its dialog covers the link.
  await page.getByRole('navigation').locator('a[href="/squadMember-profile"]').first().dispatchEvent('click');
  await ended.getByRole('button', { name: say('accounts:sessionEnded.leave') }).click();
  await page.waitForURL('/login');
  await submitLogin(page, say, { email: 'member2@demo.test', password: DEMO_PASSWORD });
  await page.waitForURL('/squadMember-profile');
});

test('SES-07 a refused profession group signs out and reloads the root', async ({ openBrowser }) => {
  const page = await openBrowser();
  await signInAnew(page, 'member2@demo.test');
  await page.goto('/squadMember-profile?edit=myProfile');
  const field = page.getByRole('combobox', { name: say('profiles:fields.jobTitle') });
  await expect(field).toBeVisible();
  // The session ends as this call is sent: whatever else notices the end first, the call is refused.
  await page.route(/\/api\/professionsGroup/, async (route) => {
    await page.request.post('/api/auth/logout');
    await route.continue();
  });
  await field.fill('Dev');
  await page.waitForURL('/');
  await expect(page.getByRole('button', { name: say('accounts:login.submit'), exact: true })).toBeVisible();
});
