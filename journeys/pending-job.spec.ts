import { linkFromMailbox } from './steps/demo-mailbox.ts';
import { addressOf, jobNotAppliedTo, openJobs } from './steps/demo-world.ts';
import { expect, test } from './steps/journey.ts';
import { submitLogin } from './steps/log-in.ts';
import { acceptTerms, fillNewAccount, submitSignUp } from './steps/sign-up.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const matchmakingId = '0199a1b2-0000-7000-8000-000000000001';
const upsellId = '0199a1b2-0000-7000-8000-000000000002';

test('SES-09 what a visitor wanted to apply to survives the sign-up and opens after the e-mail is confirmed', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  const [job] = await openJobs(page);
  const address = `${addressOf(job!)}/upsellId=${upsellId}?matchmakingId=${matchmakingId}`;
  await page.goto(address);
  await page
    .locator('#apply')
    .getByRole('link', { name: say('applications:visitor.signup') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account to apply');
  await expect(page.getByRole('radio')).toHaveCount(0);
  const email = 'applicant@journeys.test';
  await fillNewAccount(page, say, { email, password: 'Ponte#2026' });
  await acceptTerms(page);
  await submitSignUp(page, say);
  await page.waitForURL('/squadMember-register');
  const kept = await page.evaluate(() => JSON.parse(localStorage.jobApplicationIntent ?? 'null') as object);
  const { projectId, positionIndex } = job!;
  const link = { matchmakingId, upsellId, positionType: 'position' };
  expect(kept).toMatchObject({ projectId, positionIndex, ...link, timestamp: expect.any(Number) });

  const other = await page.context().newPage();
  await other.goto(await linkFromMailbox(other, email, 'mode=verifyEmail'));
  await other.waitForURL('/email-checked');
  await other.getByRole('link', { name: 'Continue' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(job!.title);
  expect(decodeURIComponent(new URL(other.url()).pathname + new URL(other.url()).search)).toBe(address);
});

test('SES-09 SES-03 it opens after a login in another tab, and stays when the question is closed', async ({
  openBrowser,
}) => {
  const email = 'professional10@demo.test';
  const job = await jobNotAppliedTo(await openBrowser({ as: email }));
  const page = await openBrowser();
  await page.goto(addressOf(job));
  await page
    .getByRole('link', { name: say('applications:visitor.login') })
    .first()
    .click();
  await expect(page).toHaveURL('/login');
  const other = await page.context().newPage();
  await page.close();
  await other.goto('/login');
  await submitLogin(other, say, { email, password: 'Demo1234!' });
  await expect(other.getByRole('dialog', { name: 'Apply for this job?' })).toBeVisible();
  await expect(other).toHaveURL(addressOf(job));
  await other.getByRole('button', { name: say('platform:dialog.cancel') }).click();
  await other.reload();
  await expect(other.getByRole('button', { name: say('applications:apply.action'), exact: true })).toBeEnabled();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  expect(await other.evaluate(() => localStorage.getItem('jobApplicationIntent'))).toContain(job.projectId);
});

test('SES-09 a company is not led to the job that was wanted before', async ({ openBrowser }) => {
  const page = await openBrowser();
  const [job] = await openJobs(page);
  await page.goto(addressOf(job!));
  await page
    .getByRole('link', { name: say('applications:visitor.login') })
    .first()
    .click();
  await page.evaluate(() => sessionStorage.removeItem('urlToRedirect'));
  await submitLogin(page, say, { email: 'owner@demo.test', password: 'Demo1234!' });
  await page.waitForURL('/my-projects');
});
