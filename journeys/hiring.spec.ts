import { expect, type Page, test } from '@playwright/test';
import { startSmtpCatcher } from '#platform/testing/mail/smtp-catcher.ts';
import { projectPaths } from '#projects/paths.ts';
import { chooseBrowserContext, type VisitorOptions } from './steps/browser-context.ts';
import { checkAccessibility } from './steps/check-accessibility.ts';
import { worlds } from './steps/main-job-world.ts';
import { offerInterview } from './steps/offer-interview.ts';
import { cardOf, chooseInCardMenu, expectCardIn } from './steps/pipeline-board.ts';
import { postVacancy } from './steps/post-vacancy.ts';
import { startCopy } from './steps/product-copies.ts';
import { LONG_FLOW_MS } from './steps/slow-cpu.ts';
import { textsOf } from './steps/texts.ts';
import { chooseInVacancyMenu } from './steps/vacancy-menu.ts';

test.setTimeout(LONG_FLOW_MS);

const DAY_MS = 86_400_000;
const [pt, en] = [textsOf('pt'), textsOf('en')];
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const candidate = { as: 'professional21@demo.test', language: 'en', viewport: { width: 390, height: 844 } } as const;
const rows = 'BRI-01 BRI-02 BRI-04 PIP-01 PIP-02 PIP-03 PIP-04 PIP-06 JOB-03 PRJ-02 ADM-02';

const endings: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

async function nameOf(page: Page): Promise<string> {
  const { profile } = (await (await page.request.get('/api/users/profile')).json()) as {
    profile: { displayName: string };
  };
  return profile.displayName;
}

type Words = (key: string) => string;

async function fillOffer(page: Page, text: Words, { gross, hours }: Record<'gross' | 'hours', string>): Promise<void> {
  await page.getByLabel(text('figure.hourlyGross')).fill(gross);
  await page.getByLabel(text('figure.monthlyHours')).fill(hours);
}

/** Answers any question: the fourth of five, yes, or some words. */
async function fillInScorecard(page: Page, say: typeof pt, note: string): Promise<void> {
  const text = (key: string) => say(`pipeline/evaluation:${key}`);
  const form = page.getByRole('region', { name: say('pipeline/panel:panel.scorecards') }).locator('form');
  await expect(form).toBeVisible();
  for (const group of await form.getByRole('group').all()) {
    const options = group.getByRole('radio');
    const at = (await options.count()) > 2 ? 3 : 0;
    await options.nth(at).check({ force: true });
  }
  for (const field of await form.getByRole('textbox').all()) await field.fill('Some words');
  await form.getByLabel(text('form.note')).fill(note);
  await form.getByRole('button', { name: text('form.save') }).click();
}

test(`${rows} an owner, a recruiter and a candidate hire together in two languages, from the brief to the contract stage`, async ({
  browser,
}) => {
  const mails = await startSmtpCatcher();
  const product = await startCopy({ env: { SMTP_URL: mails.url } });
  const noise: string[][] = [];
  const open = async (options: VisitorOptions) => {
    const one = await chooseBrowserContext(browser, product.url, options);
    endings.push(() => one.context.close());
    noise.push(one.noise);
    return one.context.newPage();
  };
  endings.push(async () => {
    await product.stop();
    await mails.stop();
  });
  const owner = await open({ as: 'owner@demo.test', language: 'pt' });
  const recruiter = await open({ as: 'recruiter@demo.test', language: 'en' });
  const member = await open(candidate);
  const name = await nameOf(member);
  // English readers get mails in English.
  await member.request.put('/api/session/language', { data: { language: 'en' } });
  const mailTo = (to: string, subject: string) =>
    mails.waitFor((mail) => mail.to.includes(to) && mail.subject === subject, 30_000);

  const { vacancy } = worlds.pt;
  const title = 'Pessoa desenvolvedora da central de pedidos';
  const reserve = { ...vacancy, title: 'Pessoa desenvolvedora da central de entregas' };
  await owner.goto('/project-brief-selection');
  await postVacancy(owner, pt, { ...vacancy, title }, reserve);
  await owner
    .getByRole('link', { name: pt('projects:thanks.openPipeline') })
    .first()
    .click();
  await expect(owner.getByText(pt('pipeline/board:empty.title'))).toBeVisible();
  const projectId = new URL(owner.url()).pathname.split('/').at(-1)!;
  const pipeline = `/my-projects/pipeline/${projectId}?position=0`;

  await test.step('a professional applies; the recruiter sees the card come', async () => {
    await recruiter.goto(pipeline);
    await expect(recruiter.getByText(en('pipeline/board:empty.title'))).toBeVisible();
    await member.goto(`/jobs/details-view/${projectId}/0`);
    await member
      .getByRole('button', { name: en('applications:apply.action'), exact: true })
      .first()
      .click();
    await member.getByRole('button', { name: en('applications:apply.confirm') }).click();
    await member.getByRole('link', { name: en('applications:applied.seeAll') }).click();
    await expectCardIn(recruiter, en, name, 'new');
    await mailTo('owner@demo.test', pt('applications:mail.candidate.subject', { title, candidate: name }));
    await mailTo(candidate.as, en('applications:mail.applied.subject', { title }));
  });

  const otherName =
    await test.step('the recruiter puts somebody forward out of the ranking, with reasons', async () => {
      await recruiter.goto(projectPaths.suggested(projectId, 0));
      const first = recruiter
        .getByRole('list', { name: en('suggestions:title') })
        .getByRole('listitem')
        .filter({
          has: recruiter.getByRole('button', {
            name: new RegExp(`^${en('suggestions:actions.suggestOf', { name: '.+' })}$`),
          }),
        })
        .first();
      const suggested = await first.getByRole('heading', { level: 2 }).innerText();
      await first.getByRole('button', { name: en('suggestions:actions.suggestOf', { name: suggested }) }).click();
      const dialog = recruiter.getByRole('dialog');
      await dialog.getByRole('textbox').fill('Has built two order desks before.');
      await dialog.getByRole('button', { name: en('suggestions:suggest.send') }).click();
      await expectCardIn(owner, pt, suggested, 'new');
      await mailTo(
        'owner@demo.test',
        pt('pipeline/evaluation:mail.suggested.subject', { title, candidate: suggested }),
      );
      return suggested;
    });

  const { applications } = (await (await member.request.get('/api/applications')).json()) as {
    applications: { id: string; projectId: string; stage: string }[];
  };
  const applicationId = applications.find((one) => one.projectId === projectId)!.id;
  const panel = (tab: string) => `${pipeline}&candidate=${applicationId}&tab=${tab}`;
  const expectStage = (stage: string) =>
    expect(member.getByRole('main')).toContainText(en(`applications:stageMeaning.${stage}`));
  const advance = async (page: Page, say: typeof pt, to: string) => {
    await page
      .getByRole('button', { name: say(`pipeline/panel:advance.${to}`, page === owner ? { audience: 'company' } : {}) })
      .click();
  };

  await test.step('the owner asks a question of one position; nobody reads what others think before answering', async () => {
    const questions = (key: string, more = {}) => pt(`pipeline/evaluation:questions.${key}`, more);
    await chooseInVacancyMenu(owner, pt, questions('action'));
    const dialog = owner.getByRole('dialog', { name: questions('title') });
    await dialog.getByText(questions('position'), { exact: true }).click();
    await dialog.getByRole('button', { name: questions('ownQuestions') }).click();
    const editors = dialog.getByRole('group', { name: new RegExp(questions('number', { number: '' }).trim()) });
    await dialog.getByRole('button', { name: questions('add') }).click();
    await editors.last().getByRole('textbox').first().fill('Explica as decisões com calma?');
    await checkAccessibility(owner, 'questions of the scorecards');
    await dialog.getByRole('button', { name: questions('save') }).click();
    await expect(owner.getByRole('region', { name: pt('platform:toast.region') })).toContainText(questions('saved'));
    await dialog.getByRole('button', { name: questions('close') }).click();

    await recruiter.goto(panel('summary'));
    await advance(recruiter, en, 'qualify');
    await expectStage('technicalTest');
    await advance(recruiter, en, 'screeningInterview');
    await expectStage('recruiterInterview');
    for (const [page, say, note] of [
      [recruiter, en, 'Knows queues by heart'],
      [owner, pt, 'Combina com a equipe'],
    ] as const) {
      await page.goto(panel('scorecards'));
      const body = page.getByRole('tabpanel');
      if (page === owner) await expect(body).toContainText(pt('pipeline/evaluation:hidden', { count: 1 }));
      await expect(body.getByText('Knows queues by heart')).toHaveCount(0);
      await fillInScorecard(page, say, note);
      await expect(body.getByText(note)).toBeVisible();
    }
    await expect(owner.getByText('Knows queues by heart')).toBeVisible();
  });

  await test.step('the recruiter offers times, the candidate picks one, and it is moved once', async () => {
    await offerInterview(recruiter, en, panel('interviews'), [5, 6]);
    const box = member.getByRole('region', { name: en('applications/interviews:kind.recruiter') }).first();
    await box.getByRole('radio').first().check();
    await box.getByRole('button', { name: en('applications/interviews:confirm') }).click();
    await expect(box).toContainText(en('applications/interviews:step.scheduled.title'));
    await mailTo(candidate.as, en('applications/interviews:mail.confirmed.subject', { title }));
    await offerInterview(recruiter, en, panel('interviews'), [7, 8], { instead: true });
    await expect(box.getByRole('radio')).toHaveCount(2);
    await box.getByRole('radio').last().check();
    await box.getByRole('button', { name: en('applications/interviews:confirm') }).click();
    await expect(box).toContainText(en('applications/interviews:step.scheduled.title'));
  });
  await test.step('the company offers, the candidate counters, the company accepts: the figures are frozen', async () => {
    const [inPt, inEn] = [pt, en].map((say) => (key: string) => say(`negotiations:${key}`)) as [Words, Words];
    await recruiter.goto(panel('summary'));
    await advance(recruiter, en, 'clientSubmission');
    // The interview has not taken place yet: the move says whose it cancels.
    await recruiter.getByRole('button', { name: en('pipeline/moving:toast.moveAnyway') }).click();
    await expectStage('shortlist');
    await owner.goto(panel('summary'));
    await advance(owner, pt, 'clientInterview');
    await expectStage('companyInterview');
    await advance(owner, pt, 'waitingClientDecision');
    await advance(owner, pt, 'offered');
    await expectStage('hiring');
    // Opened anew: the messages of four moves in a row lie above the end of the panel.
    await owner.goto(panel('negotiation'));
    await owner.getByRole('link', { name: inPt('offer.first'), exact: true }).click();
    await fillOffer(owner, inPt, { gross: '90,00', hours: '160' });
    await owner.getByLabel(inPt('figure.startDate')).fill(dayIn(30));
    await owner.getByRole('button', { name: inPt('send'), exact: true }).click();
    await owner.getByRole('link', { name: inPt('toNegotiation') }).click();
    const box = member.getByRole('region', { name: inEn('title') }).first();
    await box.getByRole('button', { name: inEn('offer.counter') }).click();
    await fillOffer(member, inEn, { gross: '100.00', hours: '140' });
    await box.getByRole('button', { name: inEn('send'), exact: true }).click();
    await expect(box.getByText(inEn('standing.awaitingCompany'), { exact: true })).toBeVisible();
    await owner.getByRole('button', { name: inPt('accept'), exact: true }).click();
    await owner
      .getByRole('dialog')
      .getByRole('button', { name: inPt('confirm.accept') })
      .click();
    await expect(box.getByRole('region', { name: inEn('agreed') })).toContainText('R$100.00');
  });

  await test.step('the owner selects one, then the other instead, and hires', async () => {
    await owner.goto(pipeline);
    await chooseInCardMenu(owner, pt, otherName, pt('pipeline/candidates:action.select'));
    await expect(cardOf(owner, otherName)).toContainText(pt('pipeline/candidates:card.selected'));
    await chooseInCardMenu(owner, pt, name, pt('pipeline/candidates:action.change'));
    const confirm = pt('pipeline/selection:confirm.changeAction', { before: otherName, after: name });
    await owner.getByRole('button', { name: confirm }).click();
    await expect(cardOf(owner, name)).toContainText(pt('pipeline/candidates:card.selected'));
    await expect(cardOf(recruiter, name)).toContainText(en('pipeline/candidates:card.selected'));
    await expect(cardOf(owner, otherName)).not.toContainText(pt('pipeline/candidates:card.selected'));
    await chooseInCardMenu(owner, pt, name, pt('pipeline/candidates:action.hire'));
    await owner.getByRole('button', { name: pt('pipeline/selection:confirm.hireAction', { name }) }).click();
    await expectCardIn(owner, pt, name, 'hired');
    await expectStage('hired');
    await mailTo(candidate.as, en('applications:mail.stage.subject', { title, stage: en('applications:stage.hired') }));
  });

  await test.step('the other position is ended, and the project goes on to its contracts', async () => {
    await owner.goto(`/my-projects/pipeline/${projectId}?position=1`);
    await chooseInVacancyMenu(owner, pt, pt('pipeline/interviews:close.action'));
    const dialog = owner.getByRole('dialog');
    await dialog.getByRole('button', { name: pt('pipeline/interviews:close.confirm') }).click();
    await expect(owner.getByText(pt('projects:positionState.closed'), { exact: true }).first()).toBeVisible();
    await owner.getByRole('link', { name: pt('projects:details.details'), exact: true }).click();
    await expect(owner.getByText(pt('projects:status.awaitingProfessionalContracts')).first()).toBeVisible();
  });
  expect(noise.flat(), 'GEN-07 the console stays quiet').toEqual([]);
});
