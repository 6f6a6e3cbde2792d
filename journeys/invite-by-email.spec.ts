import type { Page } from '@playwright/test';
import { checkAccessibility } from './steps/check-accessibility.ts';
import { linkFromMailbox } from './steps/demo-mailbox.ts';
import { fieldOf } from './steps/field-of.ts';
import { fillOpenedSections } from './steps/fill-opened-sections.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { acceptTerms, fillNewAccount, submitSignUp } from './steps/sign-up.ts';
import { takeRequiredTests } from './steps/take-tests.ts';
import { textsOf } from './steps/texts.ts';

const phone = { width: 390, height: 844 };
const spoken = { pt: 'Inglês', en: 'English' };

interface Project {
  id: string;
  status: string;
  positions: { positionIndex: number; state: string; title: string }[];
}

/** A vacancy of the signed-in company that takes applications. */
async function openVacancy({ request }: Page) {
  const list = (await (await request.get('/api/myProjects?limit=50')).json()) as { projects: { id: string }[] };
  for (const { id } of list.projects) {
    const project = (await (await request.get(`/api/myProjects/${id}`)).json()) as Project;
    const open = project.positions.find(({ state }) => state === 'open');
    if (open && project.status !== 'underReview') return { projectId: id, ...open };
  }
  throw new Error('The demo company has no vacancy that takes applications');
}

for (const language of flowLanguages('pt')) {
  const say = textsOf(language);
  const of = (key: string, parts = {}) => say(`pipeline/invitations:${key}`, parts);

  test(`7.4 a company invites by e-mail; the invited person signs up by the mail and applies (${language})`, async ({
    openBrowser,
  }) => {
    const company = await openBrowser({ as: 'owner@demo.test', language });
    const job = await openVacancy(company);
    const email = `invited.${language}@journeys.test`;
    const name = 'Lia Monteiro';
    const dialog = company.getByRole('dialog', { name: of('title', { title: job.title }) });
    const entry = dialog.getByRole('listitem').filter({ hasText: email });

    await test.step('invites by name and e-mail, with words and a CV', async () => {
      await company.goto(`/my-projects/pipeline/${job.projectId}?position=${job.positionIndex}`);
      await company.getByRole('button', { name: say('pipeline/board:page.invite'), exact: true }).click();
      await fieldOf(dialog, of('form.name')).fill(name);
      await fieldOf(dialog, of('form.email')).fill('lia');
      await dialog.getByRole('button', { name: of('form.send') }).click();
      await expect(dialog.getByText(of('form.emailWrong'))).toBeVisible();
      await fieldOf(dialog, of('form.email')).fill(email);
      await fieldOf(dialog, of('form.note')).fill('Vi seu trabalho com dados.');
      await dialog
        .locator('form input[type=file]')
        .setInputFiles({ name: 'lia.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 cv') });
      await checkAccessibility(company, 'inviting by e-mail');
      await dialog.getByRole('button', { name: of('form.send') }).click();
      await expect(entry).toContainText(of('state.invited'));
      await expect(entry.getByRole('button', { name: of('list.downloadCv', { name }) })).toBeVisible();
    });

    await test.step('the address that is invited already is marked where it was typed', async () => {
      await fieldOf(dialog, of('form.name')).fill(name);
      await fieldOf(dialog, of('form.email')).fill(email);
      await dialog.getByRole('button', { name: of('form.send') }).click();
      const address = fieldOf(dialog, of('form.email'));
      await expect(address).toHaveAttribute('aria-invalid', 'true');
      await expect(address).toHaveAccessibleDescription(say('pipeline:errors.invitedAlready', { email }));
      await expect(fieldOf(dialog, of('form.note'))).not.toHaveAttribute('aria-invalid', 'true');
      await fieldOf(dialog, of('form.name')).fill('');
      await address.fill('');
    });

    const page = await openBrowser({ language, viewport: phone });
    const bar = page.getByRole('region', { name: say('applications/thread:label') });
    await test.step('the mail leads a visitor to an account, with the job by name', async () => {
      await page.goto(await linkFromMailbox(company, email, '/job-invitation/'));
      await expect(page.getByText('Vi seu trabalho com dados.')).toBeVisible();
      await checkAccessibility(page, 'an invitation');
      await page.getByRole('link', { name: of('link.signup') }).click();
      await fillNewAccount(page, say, { email, password: 'Ponte#2026' });
      await acceptTerms(page);
      await submitSignUp(page, say);
      await page.waitForURL('/squadMember-register');
      await expect(bar).toContainText(job.title);
    });
    await test.step('does what the application needs, and sends it', async () => {
      await fieldOf(page, say('profiles:fields.displayName')).fill(name);
      await fieldOf(page, say('profiles:fields.jobTitle')).fill('Analista de dados');
      await page
        .getByRole('group', { name: say('profiles:fields.level') })
        .getByText('4', { exact: true })
        .click();
      await fieldOf(page, say('profiles:fields.city')).fill('Recife');
      await page.getByRole('button', { name: say('profiles:register.submit'), exact: true }).click();
      await fillOpenedSections(page, say, spoken[language]);
      await takeRequiredTests(page);
      await page.goto(await linkFromMailbox(company, email, 'mode=verifyEmail'));
      await page.waitForURL('/email-checked');
      await page.getByRole('link', { name: say('accounts:emailChecked.goOn') }).click();
      await page
        .getByRole('dialog', { name: say('applications:apply.question') })
        .getByRole('button', { name: say('applications:apply.confirm') })
        .click();
      await expect(page.getByRole('link', { name: say('applications:applied.seeAll') })).toBeVisible();
    });
    await test.step('the company sees them as applied, with the CV among the files', async () => {
      // The open dialog stands in the address.
      await company.reload();
      await expect(entry).toContainText(of('state.applied'));
      await entry.getByRole('link', { name: of('list.candidateOf', { name }) }).click();
      await expect(company).toHaveURL(/candidate=/);
      await expect(dialog).toBeHidden();
    });
    await test.step('the link says so, and mails can be stopped for good', async () => {
      const link = await linkFromMailbox(company, email, '/job-invitation/');
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(of('link.state.applied'));
      await page.goto(`${link}/stop`);
      await page.getByRole('button', { name: of('stop.action') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(of('stop.stopped'));
      await page.getByRole('button', { name: of('stop.resume') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(of('stop.resumed'));
    });
  });
}
