import type { Page } from '@playwright/test';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { linkFromMailbox } from './steps/demo-mailbox.ts';
import { fieldOf } from './steps/field-of.ts';
import { expect, test } from './steps/journey.ts';
import { registerCompany } from './steps/register-company.ts';
import { acceptTerms, fillNewAccount, fillSignUp, submitSignUp } from './steps/sign-up.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const password = 'Ponte#2026';

const company = {
  firstName: 'Marina',
  lastName: 'Fontes',
  company: 'Casa Ipê',
  position: 'Product lead',
  country: 'Brasil',
  city: 'São Paulo',
};

async function signUpAt(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  await fillNewAccount(page, say, { email, password });
  await acceptTerms(page);
  await submitSignUp(page, say);
}

async function claimsOf(page: Page) {
  const answer = await page.request.get('/api/session');
  return ((await answer.json()) as { session: Record<string, unknown> }).session;
}

for (const [key, label] of [
  ['jobApplicationIntent', JSON.stringify({ address: '/jobs', timestamp: Date.now() })],
  ['matchmakingAcceptInvite', '/matchmaking/invite-view/1/2'],
  ['assessmentsInvite', '/assessments/invite-view/1/2'],
  ['workspaceInvite', '/workspace/invite-view/1/2'],
] as const) {
  test(`ACC-08 the account type is not asked while ${key} is stored`, async ({ openBrowser }) => {
    const page = await openBrowser();
    await page.goto('/signup');
    await expect(page.getByRole('radio')).toHaveCount(2);
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, label] as const);
    await page.goto('/signup');
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await fillNewAccount(page, say, { email: `${key.toLowerCase()}@journeys.test`, password });
    await acceptTerms(page);
    await submitSignUp(page, say);
    const role = key === 'workspaceInvite' ? 'squadOwner' : 'squadMember';
    await page.waitForURL(`/${role}-register`);
    expect(await claimsOf(page)).toMatchObject({ userRole: role });
  });
}

test('2.5 a password that is easy to guess is refused at its field, until another is typed', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await page.goto('/signup');
  await fillSignUp(page, say, { email: 'guessed@journeys.test', password: 'P@ssw0rd', role: 'squadMember' });
  await acceptTerms(page);
  await submitSignUp(page, say);
  const refusal = page.getByText(say('accounts:errors.passwordEasyToGuess'));
  await expect(refusal).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const field = fieldOf(page, say('accounts:newPassword.password'));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('Ponte#2026');
  await expect(refusal).toHaveCount(0);
  await fieldOf(page, say('accounts:newPassword.confirmation')).fill('Ponte#2026');
  await submitSignUp(page, say);
  await page.waitForURL('/squadMember-register');
});

test('ACC-15 SES-02 the account is created behind the processing screen, then comes the first stage', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await page.goto('/signup');
  await fillSignUp(page, say, { email: 'processed@journeys.test', password, role: 'squadMember' });
  await acceptTerms(page);
  const made = page.waitForResponse(/\/api\/users\/create/);
  await submitSignUp(page, say);
  await made;
  const began = Date.now();
  await expect(page.getByRole('status').last()).toBeVisible();
  await expect(page).toHaveURL('/signup');
  await page.waitForURL('/squadMember-register');
  expect(Date.now() - began).toBeGreaterThan(1_000);
});

test('ACC-10 SES-08 the sales page creates a company, asks about it once, and opens the my-company modal', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await page.goto('/sales-signup/verao-26');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your company’s account');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await signUpAt(page, '/sales-signup/verao-26', 'sales@journeys.test');
  const question = page.getByRole('dialog', { name: 'Add your company’s details now?' });
  await expect(question).toBeVisible();
  expect(await page.evaluate(() => [sessionStorage.isSalesSignIn, sessionStorage.isFirstSignUp])).toEqual(['1', '1']);
  expect(await claimsOf(page)).toMatchObject({ signUpJourney: 'sales', campaign: 'verao-26' });
  await checkAccessibilityInBothSchemes(page, 'company question');
  await question.getByRole('button', { name: 'Fill in now' }).click();
  await expect(page).toHaveURL('/squadOwner-profile?myCompany=open');
  const modal = page.getByRole('dialog', { name: 'Company for contracts' });
  await expect(modal).toBeVisible();
  await modal.getByRole('button', { name: 'Save' }).click();
  await expect(modal.getByText('Required field').first()).toBeVisible();
  await expect(fieldOf(modal, 'Registered company name')).toBeFocused();
  await fieldOf(modal, 'CNPJ').fill('12.ABC.345/01DE-36');
  await fieldOf(modal, 'CNPJ').blur();
  await expect(modal.getByText('Enter a valid CNPJ')).toBeVisible();
  await checkAccessibilityInBothSchemes(page, 'my-company modal with messages');
  for (const [label, text] of [
    ['Registered company name', 'Casa Ipê Hospedagens Ltda.'],
    ['CNPJ', '12.abc.345/01de-35'],
    ['Managing partner', 'Marina Fontes'],
    ['Managing partner’s email', 'marina@casaipe.test'],
    ['Finance email', 'financeiro@casaipe.test'],
    ['CEP', '01310-100'],
    ['Street address', 'Avenida Paulista'],
    ['Number', '1000'],
    ['Neighborhood', 'Bela Vista'],
    ['City', 'São Paulo'],
    ['State', 'SP'],
  ] as const)
    await modal.getByRole('textbox', { name: label, exact: true }).fill(text);
  await modal.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Company saved');
  await expect(page).toHaveURL('/squadOwner-profile');
  await page.reload();
  await page.getByRole('button', { name: 'Company for contracts' }).click();
  await expect(fieldOf(modal, 'CNPJ')).toHaveValue('12.ABC.345/01DE-35');
  await page.keyboard.press('Escape');
  await page.goto('/squadOwner-register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us about your company');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('ACC-10 users who choose later still register the company', async ({ openBrowser }) => {
  const page = await openBrowser();
  await signUpAt(page, '/sales-signup', 'later@journeys.test');
  await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
  await expect(page).toHaveURL('/squadOwner-register');
  expect(await page.evaluate(() => sessionStorage.getItem('isSalesSignIn'))).toBeNull();
  await registerCompany(page, say, company);
  await page.waitForURL('/project-brief-selection');
});

for (const [address, flag] of [
  ['/matchmaking-signup', 'matchmakingTrial'],
  ['/assessment-signup', 'assessmentOwner'],
] as const) {
  test(`ACC-12 ${address} creates a company with ${flag}`, async ({ openBrowser }) => {
    const page = await openBrowser();
    await page.goto(address);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await signUpAt(page, address, `${flag.toLowerCase()}@journeys.test`);
    await page.waitForURL('/squadOwner-register');
    expect(await claimsOf(page)).toMatchObject({ userRole: 'squadOwner', [flag]: true });
  });
}

test('SES-02 a new journey starts at its own page, and the first step chosen waits behind the registration', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await signUpAt(page, '/signup?employer&journey=new', 'journey@journeys.test');
  await page.waitForURL('/new-journey');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where do you want to start?');
  await page.goto('/');
  await page.waitForURL('/new-journey');
  await page.getByRole('link', { name: 'Post your first job' }).click();
  await page.waitForURL('/squadOwner-register');
  await registerCompany(page, say, company);
  await page.waitForURL('/project-brief-selection');
  await page.goto('/new-journey');
  await page.getByRole('link', { name: 'Continue to Ponte' }).click();
  await page.waitForURL('/project-brief-selection');
  await page.goto('/squadOwner-register/campaign-x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us about your company');
});

test('ACC-11 an administrator invites a recruiter, who joins by the link of the mail and works for a company', async ({
  openBrowser,
}) => {
  const admin = await openBrowser({ as: 'admin@demo.test' });
  await admin.goto('/cms-selection');
  await admin.getByRole('link', { name: 'Team' }).click();
  await expect(admin).toHaveURL('/cms-selection/staff');
  await expect(admin.getByText('No open invitations')).toBeVisible();
  await admin.getByRole('button', { name: 'Invite', exact: true }).click();
  const email = 'new.recruiter@journeys.test';
  const dialog = admin.getByRole('dialog');
  await fieldOf(dialog, 'Email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(admin.getByRole('table', { name: 'Open invitations' })).toContainText(email);

  const page = await openBrowser();
  await page.goto('/signup-admin');
  await expect(page.getByText('By invitation only')).toBeVisible();
  await fillStaff(page, 'stranger@journeys.test');
  await submitSignUp(page, say);
  await expect(page.getByRole('alert')).toContainText('can’t be used for a staff account');
  await checkAccessibilityInBothSchemes(page, 'refused staff sign-up');
  await page.goto(await linkFromMailbox(page, email, '/signup-admin?code='));
  await fillStaff(page, email);
  await submitSignUp(page, say);
  await page.waitForURL('/my-projects');
  expect(await claimsOf(page)).toMatchObject({ userRole: 'recruiter', email_verified: true });

  await admin.reload();
  await admin
    .getByRole('row', { name: /Ana R\./ })
    .getByRole('button', { name: 'Companies…' })
    .click();
  await dialog.getByRole('searchbox').fill('owner@demo.test');
  await expect(dialog.getByRole('button', { name: /^Add/ })).toHaveCount(1);
  await dialog.getByRole('button', { name: /^Add/ }).click();
  await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await checkAccessibilityInBothSchemes(admin, 'companies of a recruiter');
  const projects = async () => (await page.request.get('/api/myProjects')).json() as Promise<{ projects: unknown[] }>;
  expect((await projects()).projects.length).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: /^Remove/ }).click();
  await expect(dialog.getByText('No company yet')).toBeVisible();
  expect((await projects()).projects).toEqual([]);
});

async function fillStaff(page: Page, email: string): Promise<void> {
  for (const [label, text] of [
    ['First name', 'Ana'],
    ['Last name', 'Reis'],
    ['Display name', 'Ana R.'],
    ['Date of birth', '1988-04-30'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await fillNewAccount(page, say, { email, password });
  await acceptTerms(page);
}
