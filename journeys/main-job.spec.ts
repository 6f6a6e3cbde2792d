import { expect, type Page, test } from '@playwright/test';
import type { Language } from '#platform/i18n/language.ts';
import { startSmtpCatcher } from '#platform/testing/mail/smtp-catcher.ts';
import { chooseBrowserContext } from './steps/browser-context.ts';
import { checkAccessibility } from './steps/check-accessibility.ts';
import { chooseImportFile, confirmImport, editSection, registerMember, saveSection } from './steps/fill-profile.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { zipOfLinkedIn } from './steps/linkedin-zip.ts';
import { worlds } from './steps/main-job-world.ts';
import { cardOf, chooseInCardMenu, columnOf, dragCard, expectCardIn, moveCardByKeys } from './steps/pipeline-board.ts';
import { postVacancy } from './steps/post-vacancy.ts';
import { startCopy } from './steps/product-copies.ts';
import { registerCompany } from './steps/register-company.ts';
import { signUp } from './steps/sign-up.ts';
import { takeRequiredTests } from './steps/take-tests.ts';
import { LONG_FLOW_MS } from './steps/slow-cpu.ts';
import { textsOf } from './steps/texts.ts';

test.setTimeout(LONG_FLOW_MS);

const password = 'Ponte#2026';
const owner = 'empresa@journeys.test';
const member = 'lia@journeys.test';
const rows = 'ACC-13 PRO-01 BRI-02 JOB-01 JOB-03 PIP-01 PIP-02 PIP-06 GEN-04';

const endings: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

/** A fresh product without demo data, its mails caught, and a browser for each of the two people. */
async function prepare(browser: Parameters<typeof chooseBrowserContext>[0], language: Language) {
  const mails = await startSmtpCatcher();
  const product = await startCopy({ demo: false, env: { SMTP_URL: mails.url } });
  endings.push(async () => {
    await product.stop();
    await mails.stop();
  });
  const contexts = [await open(), await open()] as const;
  function open() {
    return chooseBrowserContext(browser, product.url, { language });
  }
  return {
    mails,
    company: await contexts[0].context.newPage(),
    professional: await contexts[1].context.newPage(),
    noise: () => contexts.flatMap((one) => one.noise),
  };
}

for (const language of flowLanguages('pt')) {
  const say = textsOf(language);
  const { company: firm, vacancy, search, member: person, linkedIn, comment } = worlds[language];

  test(`${rows} the main job in ${language === 'pt' ? 'Portuguese' : 'English'}`, async ({ browser }) => {
    const { mails, company, professional, noise } = await prepare(browser, language);
    const subjectOf = (stage: string) =>
      say('applications:mail.stage.subject', { title: vacancy.title, stage: say(`applications:stage.${stage}`) });
    // Mails of moves wait 20 seconds for an undo, and then for the next sweep of the outbox.
    const mailTo = (to: string, subject: string) =>
      mails.waitFor((mail) => mail.to.includes(to) && mail.subject === subject, 45_000);

    async function verifyByMail(page: Page, email: string): Promise<void> {
      const { text } = await mailTo(email, say('accounts:mail.verify.subject'));
      await page.goto(/https?:\/\/\S+verifyEmail\S+/.exec(text)?.[0] ?? 'no link');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('accounts:emailChecked.title'));
      await page.getByRole('link', { name: say('accounts:emailChecked.goOn') }).click();
    }

    /** The candidate's status of the application, without a reload. */
    const expectStage = (stage: string) =>
      expect(professional.getByRole('main')).toContainText(say(`applications:stageMeaning.${stage}`));

    await test.step('a company signs up, verifies its e-mail and registers', async () => {
      await signUp(company, say, { email: owner, password, role: 'squadOwner' });
      await verifyByMail(company, owner);
      await expect(company).toHaveURL('/squadOwner-register');
      await registerCompany(company, say, firm);
      await expect(company).toHaveURL('/project-brief-selection');
    });

    await test.step('it posts a vacancy and waits at its empty board', async () => {
      await postVacancy(company, say, vacancy);
      await company.getByRole('link', { name: say('projects:thanks.openPipeline') }).click();
      await expect(company.getByText(say('pipeline/board:empty.title'))).toBeVisible();
      await checkAccessibility(company, 'empty pipeline');
    });

    await test.step('a professional signs up, verifies, registers and imports a LinkedIn export', async () => {
      await signUp(professional, say, { email: member, password, role: 'squadMember' });
      await verifyByMail(professional, member);
      await expect(professional).toHaveURL('/squadMember-register');
      await registerMember(professional, say, person);
      const content = await zipOfLinkedIn(linkedIn);
      await chooseImportFile(professional, { name: 'Basic_LinkedInDataExport_11-02-2026.zip', content });
      await expect(professional.getByText(linkedIn.positions[0]!.company).first()).toBeVisible();
      await checkAccessibility(professional, 'difference of the import');
      expect(await confirmImport(professional, say)).toBeGreaterThan(8);
    });

    await test.step('the professional completes what is missing', async () => {
      await editSection(professional, say, 'values');
      await checkAccessibility(professional, 'form of the expected values');
      await professional.getByLabel(say('profiles:values.hourValue')).fill('95');
      await saveSection(professional, say);
      await professional.getByRole('button', { name: say('profiles:fill.finish') }).click();
      await expect(professional).toHaveURL('/squadMember-profile');
      await expect(professional.getByText(linkedIn.positions[1]!.company).first()).toBeVisible();
      await expect(professional.getByText(linkedIn.skills[0]!, { exact: true }).first()).toBeVisible();
    });

    await test.step('finishes the three tests', () => takeRequiredTests(professional));

    await test.step('finds the vacancy by search and applies', async () => {
      await professional.getByRole('link', { name: say('jobs:menu.opportunities') }).click();
      await professional.getByRole('searchbox', { name: say('jobs:filter.search') }).fill(search);
      await expect(professional).toHaveURL(/search=/);
      const found = professional.getByRole('region', { name: say('jobs:board.results') });
      await expect(found.getByRole('link', { name: vacancy.title })).toBeVisible();
      await professional.getByRole('link', { name: say('jobs:job.open') }).click();
      await expect(professional.getByRole('heading', { level: 1 })).toHaveText(vacancy.title);
      await expect(professional.getByText(vacancy.benefits)).toBeVisible();
      await professional.getByRole('button', { name: say('applications:apply.action'), exact: true }).click();
      await professional.getByRole('button', { name: say('applications:apply.confirm') }).click();
      await professional.getByRole('link', { name: say('applications:applied.seeAll') }).click();
      await expectStage('screening');
      await mailTo(member, say('applications:mail.applied.subject', { title: vacancy.title }));
      await mailTo(owner, say('applications:mail.candidate.subject', { title: vacancy.title, candidate: person.name }));
    });

    await test.step('the company sees the candidate come, and notes something privately', async () => {
      await expectCardIn(company, say, person.name, 'new');
      await cardOf(company, person.name).locator('[data-card-open]').click();
      const panel = company.getByRole('dialog', { name: person.name });
      await expect(panel.getByText(linkedIn.positions[0]!.company)).toBeVisible();
      await panel.getByRole('tab', { name: say('pipeline/panel:tab.activity') }).click();
      await panel.getByLabel(say('pipeline/comments:comment.label')).fill(comment);
      await panel.getByRole('button', { name: say('pipeline/comments:comment.send') }).click();
      await expect(panel.getByRole('listitem').filter({ hasText: comment })).toBeVisible();
      await checkAccessibility(company, 'candidate panel');
      await panel.getByRole('button', { name: say('platform:panel.close') }).click();
      await expect(panel).toHaveCount(0);
    });

    await test.step('it moves the candidate by mouse and by keyboard, and the candidate sees each step', async () => {
      await dragCard(company, cardOf(company, person.name), columnOf(company, say, 'qualify'));
      await expectCardIn(company, say, person.name, 'qualify');
      await expectStage('technicalTest');
      await mailTo(member, subjectOf('technicalTest'));
      await moveCardByKeys(company, say, cardOf(company, person.name), 'screeningInterview');
      await expectCardIn(company, say, person.name, 'screeningInterview');
      await expectStage('recruiterInterview');
      await mailTo(member, subjectOf('recruiterInterview'));
    });

    await test.step('it selects and hires; both sides see it', async () => {
      await chooseInCardMenu(company, say, person.name, say('pipeline/candidates:action.select'));
      await expect(cardOf(company, person.name)).toContainText(say('pipeline/candidates:card.selected'));
      await mailTo(owner, say('pipeline/selection:mail.allSelected.subject', { project: vacancy.project }));
      await chooseInCardMenu(company, say, person.name, say('pipeline/candidates:action.hire'));
      await checkAccessibility(company, 'question before hiring');
      await company
        .getByRole('button', { name: say('pipeline/selection:confirm.hireAction', { name: person.name }) })
        .click();
      await expectCardIn(company, say, person.name, 'hired');
      await expect(company.getByText(say('projects:positionState.filled'), { exact: true }).first()).toBeVisible();
      await expectStage('hired');
      await mailTo(member, subjectOf('hired'));
      await company.getByRole('link', { name: say('projects:details.details'), exact: true }).click();
      await expect(company.getByText(say('projects:status.awaitingProfessionalContracts')).first()).toBeVisible();
      await company
        .getByRole('link', { name: say('projects:menu.projects') })
        .first()
        .click();
      await expect(company.getByRole('link', { name: vacancy.project })).toBeVisible();
    });

    await test.step('what the company noted stayed with the company', async () => {
      await expect(professional.getByText(comment)).toHaveCount(0);
      expect(mails.messages.filter(({ text, html }) => `${text}${html}`.includes(comment))).toEqual([]);
      expect(noise(), 'GEN-07 the console stays quiet').toEqual([]);
    });
  });
}
