import { expect, test } from './steps/journey.ts';
import { submitLogin } from './steps/log-in.ts';
import { openNewAccount } from './steps/new-member.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const demo = 'Demo1234!';

for (const [who, ways] of Object.entries({
  'member@demo.test': {
    '/my-projects': '/forbidden',
    '/squadOwner-profile': '/forbidden',
    '/project-brief-selection': '/project-brief-blocked-page',
  },
  'owner@demo.test': {
    '/squadMember-profile': '/forbidden',
    '/applications': '/forbidden',
    '/cms-selection': '/forbidden',
    '/login': '/my-projects',
  },
  'recruiter@demo.test': { '/project-brief-selection': '/forbidden' },
  'admin@demo.test': { '/my-projects': '/my-projects' },
})) {
  test(`SES-05 ${who} is led where they may be`, async ({ openBrowser }) => {
    const page = await openBrowser({ as: who });
    for (const [address, leadsTo] of Object.entries(ways))
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page).toHaveURL(leadsTo);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
  });
}

for (const [role, stage, ahead] of [
  ['squadOwner', '/squadOwner-register', '/my-projects'],
  ['squadMember', '/confirm-email', '/applications'],
] as const) {
  test(`SES-05 a new ${role} who jumps ahead is pushed back to ${stage}`, async ({ openBrowser }) => {
    const page = await openBrowser();
    await openNewAccount(page, `ahead-${role}@journeys.test`, { role, isRegistered: false });
    await page.goto(ahead);
    await expect(page).toHaveURL(stage);
  });
}

test('SES-06 a visitor of a protected page is led back there by the login', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/my-projects?stage=recruitment');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('urlToRedirect'))).toBe('/my-projects?stage=recruitment');
  await submitLogin(page, say, { email: 'owner2@demo.test', password: demo });
  await expect(page).toHaveURL('/my-projects?stage=recruitment');
  expect(await page.evaluate(() => sessionStorage.getItem('urlToRedirect'))).toBeNull();
});

for (const address of ['https://evil.example/login', '//evil.example/', 'javascript:alert(1)', '\\\\evil.example']) {
  test(`SES-06 the login never leads to ${address}`, async ({ openBrowser }) => {
    const page = await openBrowser();
    await page.goto(`/login?urlToRedirect=${encodeURIComponent(address)}`);
    await page.evaluate((kept) => sessionStorage.setItem('urlToRedirect', kept), address);
    await submitLogin(page, say, { email: 'owner@demo.test', password: demo });
    await expect(page).toHaveURL('/my-projects');
  });
}
