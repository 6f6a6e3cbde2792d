import { expect, test } from './steps/journey.ts';
import { submitLogin } from './steps/log-in.ts';
import { openNewAccount } from './steps/new-member.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const demo = 'Demo1234!';

// Who is led where is the table of `page-guard.test.ts`; here a page of each kind leads there.
test('SES-05 the guard leads a member away from a brief, and an owner on from the login page', async ({
  openBrowser,
}) => {
  for (const [who, address, leadsTo] of [
    ['member@demo.test', '/project-brief-selection', '/project-brief-blocked-page'],
    ['owner@demo.test', '/login', '/my-projects'],
  ] as const) {
    const page = await openBrowser({ as: who });
    await page.goto(address);
    await expect(page).toHaveURL(leadsTo);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('SES-05 who may not open a page reads for whom it is, in words for themselves', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'member@demo.test' });
  await page.goto('/messages');
  await expect(page).toHaveURL('/forbidden');
  await expect(page.getByText(say('accounts:forbiddenTo.squadMember'))).toBeVisible();
});

test('SES-05 a new member who jumps ahead is pushed back to the confirmation of the e-mail', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await openNewAccount(page, 'ahead@journeys.test', { role: 'squadMember', isRegistered: false });
  await page.goto('/applications');
  await expect(page).toHaveURL('/confirm-email');
});

test('SES-06 a visitor of a protected page is led back there by the login', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/my-projects?stage=recruitment');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('urlToRedirect'))).toBe('/my-projects?stage=recruitment');
  await submitLogin(page, say, { email: 'owner2@demo.test', password: demo });
  await expect(page).toHaveURL('/my-projects?stage=recruitment');
  expect(await page.evaluate(() => sessionStorage.getItem('urlToRedirect'))).toBeNull();
});

test('SES-06 the login leads to no address of elsewhere, whichever way it was stored', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/login?urlToRedirect=%2F%2Fevil.example%2F');
  await page.evaluate(() => sessionStorage.setItem('urlToRedirect', '//evil.example/'));
  await submitLogin(page, say, { email: 'owner@demo.test', password: demo });
  await expect(page).toHaveURL('/my-projects');
});
