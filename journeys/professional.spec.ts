import type { Page } from '@playwright/test';
import { quizPages } from '#quizzes/paths.ts';
import { becomeChampion } from './steps/become-champion.ts';
import { checkAccessibility } from './steps/check-accessibility.ts';
import { linkFromMailbox } from './steps/demo-mailbox.ts';
import { candidateIn, readBoard } from './steps/demo-world.ts';
import { chooseImportFile, confirmImport, registerMember } from './steps/fill-profile.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { zipOfLinkedIn } from './steps/linkedin-zip.ts';
import { worlds } from './steps/main-job-world.ts';
import { offerInterview } from './steps/offer-interview.ts';
import { signUp } from './steps/sign-up.ts';
import { takeRequiredTests } from './steps/take-tests.ts';
import { LONG_FLOW_MS } from './steps/slow-cpu.ts';
import { textsOf } from './steps/texts.ts';

test.setTimeout(LONG_FLOW_MS);

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const rows = 'PRO-01 PRO-02 JOB-03 JOB-04';

/** A vacancy of the signed-in demo company. */
async function postVacancy(page: Page, title: string): Promise<string> {
  const positions = [{ title, profession: 'Back-end', aboutOpportunity: 'You look after the order desk. '.repeat(4) }];
  const answer = await page.request.post('/api/project/post', { data: { title, positions } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { projectId: string }).projectId;
}

async function applicationOf(page: Page, projectId: string): Promise<string> {
  const { applications } = await (await page.request.get('/api/applications')).json();
  return applications.find((one: { projectId: string }) => one.projectId === projectId).id;
}

for (const language of flowLanguages('pt')) {
  const [screen, viewport] = language === 'pt' ? ['phone', screens.phone] : ['desktop', screens.desktop];
  const say = textsOf(language);
  const { member: person, linkedIn } = worlds[language];

  test(`${rows} from an empty account to hired, ${language}, ${screen}`, async ({ openBrowser }) => {
    const company = await openBrowser({ as: 'owner2@demo.test', language });
    const title = `Order desk ${language} ${screen}`;
    const projectId = await postVacancy(company, title);
    const page = await openBrowser({ language, viewport });
    const expectStage = (stage: string) =>
      expect(page.getByRole('main')).toContainText(say(`applications:stageMeaning.${stage}`));

    await test.step('signs up, confirms the e-mail and imports a career', async () => {
      const email = `lia.${language}.${screen}@journeys.test`;
      await signUp(page, say, { email, password: 'Ponte#2026', role: 'squadMember' });
      await page.goto(await linkFromMailbox(page, email, 'verifyEmail'));
      await page.getByRole('link', { name: say('accounts:emailChecked.goOn') }).click();
      await registerMember(page, say, person);
      await chooseImportFile(page, { name: 'export.zip', content: await zipOfLinkedIn(linkedIn) });
      await confirmImport(page, say);
    });
    await test.step('completes the profile to Champion', () => becomeChampion(page, say));

    const vacancy = `/jobs/details-view/${projectId}/0`;
    await test.step('is told that the tests are missing, and takes them', async () => {
      await page.goto(vacancy);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const apply = page.getByRole('region', { name: say('applications:apply.title') });
      for (const quiz of ['personality', 'culture', 'motivators'] as const)
        await expect(apply.getByRole('listitem').locator(`a[href="${quizPages[quiz].take}"]`)).toBeVisible();
      await expect(apply.getByRole('button', { name: say('applications:apply.action'), exact: true })).toHaveCount(0);
      await expect(apply.getByRole('link', { name: say('applications:apply.complete') })).toBeVisible();
      await takeRequiredTests(page);
    });
    await test.step('applies', async () => {
      await page.goto(vacancy);
      await page
        .getByRole('button', { name: say('applications:apply.action'), exact: true })
        .first()
        .click();
      await page.getByRole('button', { name: say('applications:apply.confirm') }).click();
      await page.getByRole('link', { name: say('applications:applied.seeAll') }).click();
      await expectStage('screening');
    });
    const applicationId = await applicationOf(page, projectId);
    const move = async (toStage: string) => {
      const answer = await company.request.post('/api/candidates/move', {
        data: { applicationIds: [applicationId], toStage, cancelsInterviews: true },
      });
      expect(answer.status(), await answer.text()).toBe(200);
    };

    await test.step('sees each stage as it comes, and picks a time for the interview', async () => {
      await move('qualify');
      await expectStage('technicalTest');
      await move('screeningInterview');
      await expectStage('recruiterInterview');
      const panel = `/my-projects/pipeline/${projectId}?position=0&candidate=${applicationId}&tab=interviews`;
      await offerInterview(company, say, panel, [3, 4]);
      const box = page.getByRole('region', { name: say('applications/interviews:kind.recruiter') }).first();
      await box.getByRole('radio').first().check();
      await box.getByRole('button', { name: say('applications/interviews:confirm') }).click();
      await expect(box).toContainText(say('applications/interviews:step.scheduled.title'));
      for (const [stage, meaning] of [
        ['clientSubmission', 'shortlist'],
        ['clientInterview', 'companyInterview'],
        ['offered', 'hiring'],
      ] as const) {
        await move(stage);
        await expectStage(meaning);
      }
    });
    await test.step('is hired', async () => {
      const { version } = candidateIn(await readBoard(company, projectId), 'offered');
      const hired = await company.request.post(`/api/candidates/${applicationId}/hire`, { data: { version } });
      expect(hired.status(), await hired.text()).toBe(200);
      await expectStage('hired');
      await checkAccessibility(page, 'hired');
    });
  });
}
