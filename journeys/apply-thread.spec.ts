import { checkAccessibility } from './steps/check-accessibility.ts';
import { closeMessages } from './steps/close-messages.ts';
import { expectClicks } from './steps/count-clicks.ts';
import { givePoints } from './steps/culture-quiz.ts';
import { linkFromMailbox } from './steps/demo-mailbox.ts';
import { addressOf, openJobs } from './steps/demo-world.ts';
import { fieldOf } from './steps/field-of.ts';
import { fillOpenedSections } from './steps/fill-opened-sections.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { acceptTerms, fillNewAccount, submitSignUp } from './steps/sign-up.ts';
import { takePicture } from './steps/take-picture.ts';
import { startTest } from './steps/take-test.ts';
import { takeRequiredTests } from './steps/take-tests.ts';
import { LONG_FLOW_MS } from './steps/slow-cpu.ts';
import { textsOf } from './steps/texts.ts';

test.setTimeout(LONG_FLOW_MS);

const phone = { width: 390, height: 844 };
// The other screen only where the other language is walked too.
const screens = process.env.EVERY_LANGUAGE === '1' ? [phone, { width: 1280, height: 800 }] : [phone];
// The browser of journeys is an American one in both languages.
const world = {
  pt: { country: 'Estados Unidos', profession: 'Analista de dados', spoken: 'Inglês' },
  en: { country: 'United States', profession: 'Data analyst', spoken: 'English' },
};

for (const language of flowLanguages('pt'))
  for (const viewport of screens) {
    const say = textsOf(language);
    const { country, profession, spoken } = world[language];

    test(`SES-09 JOB-03 a visitor finds a vacancy, signs up by it and applies without losing it, ${language}, ${viewport.width} px`, async ({
      openBrowser,
    }) => {
      const page = await openBrowser({ language, viewport });
      const [job] = await openJobs(page);
      const look = (step: string) => takePicture(page, `thread-${language}`, step);
      const email = `thread.${language}.${viewport.width}@journeys.test`;
      const bar = page.getByRole('region', { name: say('applications/thread:label') });
      const goOn = bar.getByRole('link', { name: say('applications/thread:goOn') });
      const expectProgress = (done: number) =>
        expect(bar.getByText(say('applications/thread:progress', { done, count: 9 }), { exact: true })).toBeVisible();

      await test.step('from the vacancy to an account, with the vacancy by name', async () => {
        await page.goto(addressOf(job!));
        const signUp = page.locator('#apply').getByRole('link', { name: say('applications:visitor.signup') });
        await expect(signUp).toBeVisible();
        await look('1-job');
        await signUp.click();
        await expect(page.getByRole('region', { name: say('accounts:why.application.label') })).toContainText(
          job!.title,
        );
        await look('2-sign-up');
        await fillNewAccount(page, say, { email, password: 'Ponte#2026' });
        await acceptTerms(page);
        await submitSignUp(page, say);
        await page.waitForURL('/squadMember-register');
        await expect(bar).toContainText(job!.title);
        await expectProgress(0);
        await look('3-register');
        await checkAccessibility(page, 'register with the bar of an application');
      });
      await test.step('a menu says why it is closed', async () => {
        const closed = page.getByRole('button', { name: say('applications:menu.applications') });
        if (viewport === phone) await page.getByRole('button', { name: say('platform:shell.openMenu') }).click();
        await closed.click();
        const said = say('application:closedEntry.title', { page: say('applications:menu.applications') });
        await expect(page.getByText(said)).toBeVisible();
        await expect(page).toHaveURL('/squadMember-register');
        await look('4-closed-menu');
        if (viewport === phone) await page.keyboard.press('Escape');
        await closeMessages(page, say);
      });
      await test.step('says who they are; the country is the browser’s', async () => {
        await expect(fieldOf(page, say('profiles:fields.country'))).toHaveValue(country);
        await fieldOf(page, say('profiles:fields.displayName')).fill('Lia Monteiro');
        await fieldOf(page, say('profiles:fields.jobTitle')).fill(profession);
        await page
          .getByRole('group', { name: say('profiles:fields.level') })
          .getByText('4', { exact: true })
          .click();
        await fieldOf(page, say('profiles:fields.city')).fill('Recife');
        await page.getByRole('button', { name: say('profiles:register.submit'), exact: true }).click();
      });
      await test.step('fills in what is missing, section after section', () =>
        expectClicks(page, 'fill in what an application needs', async () => {
          await look('5-profile');
          await fillOpenedSections(page, say, spoken);
        }));
      await test.step('takes the tests, and is led on by the last one', async () => {
        await expect(page).toHaveURL('/quiz-personality');
        await expectProgress(5);
        await look('6-tests');
        await takeRequiredTests(page, 'culture');
        await page.reload();
        await goOn.click();
        await expect(page).toHaveURL('/tests-organizational-culture-questions');
        await startTest(page, say, 'culture');
        for (let step = 1; step <= 6; step += 1) {
          await givePoints(page, say, [40, 30, 20, 10]);
          await page
            .getByRole('button', { name: say(`quizzes/taking:${step < 6 ? 'next' : 'finish'}`), exact: true })
            .click();
        }
        await expect(page).toHaveURL('/confirm-email');
        await expectProgress(8);
        await look('7-confirm-email');
      });
      await test.step('goes back to the vacancy and on again', async () => {
        await bar.getByRole('link', { name: job!.title }).click();
        await expect(page).toHaveURL(addressOf(job!));
        await expect(bar).toHaveCount(0);
        const toConfirm = page.locator('#apply').getByRole('link', { name: say('applications:apply.toConfirmEmail') });
        await expect(toConfirm).toBeVisible();
        await look('8-job-again');
        await toConfirm.click();
        await expect(page).toHaveURL('/confirm-email');
      });
      await test.step('confirms the e-mail, and the application is asked for and sent', async () => {
        await page.goto(await linkFromMailbox(page, email, 'mode=verifyEmail'));
        await page.waitForURL('/email-checked');
        await page.getByRole('link', { name: say('accounts:emailChecked.goOn') }).click();
        const confirm = page
          .getByRole('dialog', { name: say('applications:apply.question') })
          .getByRole('button', { name: say('applications:apply.confirm') });
        await expect(confirm).toBeVisible();
        await look('9-confirm');
        await confirm.click();
        const seeAll = page.getByRole('link', { name: say('applications:applied.seeAll') });
        await expect(seeAll).toBeVisible();
        await look('10-sent');
        await seeAll.click();
        await expect(page.getByRole('main')).toContainText(job!.title);
        await look('11-applications');
        await expect(bar).toHaveCount(0);
        expect(await page.evaluate(() => localStorage.getItem('jobApplicationIntent'))).toBeNull();
      });
    });
  }

test('SES-09 a professional who lacks something starts from the vacancy, and may set it aside', async ({
  openBrowser,
}) => {
  const say = textsOf('en');
  const page = await openBrowser({ as: 'member2@demo.test' });
  const [job] = await openJobs(page);
  const bar = page.getByRole('region', { name: say('applications/thread:label') });
  await page.goto(addressOf(job!));
  await page.getByRole('link', { name: say('applications:apply.complete') }).click();
  await expect(page.getByRole('dialog', { name: say('profiles:sections.myProfile') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/tests-selection');
  await expect(bar).toContainText(job!.title);
  const kept = async () => (await (await page.request.get('/api/keptVacancies')).json()).kept.length as number;
  await expect.poll(kept).toBe(1);
  await bar.getByRole('button', { name: say('applications/thread:dismiss') }).click();
  await expect(bar).toHaveCount(0);
  await expect.poll(kept).toBe(0);
  await page.getByRole('button', { name: say('applications/thread:undo') }).click();
  await expect(bar).toContainText(job!.title);
  await bar.getByRole('button', { name: say('applications/thread:dismiss') }).click();
  await page.reload();
  await expect(bar).toHaveCount(0);
});
