import type { Page } from '@playwright/test';
import { applicationPath } from '#applications/paths.ts';
import { checkAccessibility, checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { jobNotAppliedTo } from './steps/demo-world.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { localTime, offerInterview } from './steps/offer-interview.ts';
import { textsOf } from './steps/texts.ts';
import { chooseInVacancyMenu } from './steps/vacancy-menu.ts';

/** A member applies, and the company moves the application to a stage. */
async function applyAndMove(member: Page, company: Page, toStage: string) {
  const job = await jobNotAppliedTo(member);
  const { projectId, positionIndex } = job;
  const applied = await member.request.post('/api/opportunities/selfAdmission', { data: { projectId, positionIndex } });
  const { id } = (await applied.json()) as { id: string };
  const move = (stage: string) =>
    company.request.post('/api/candidates/move', {
      data: { applicationIds: [id], toStage: stage, cancelsInterviews: true },
    });
  expect((await move(toStage)).ok()).toBe(true);
  const panel = `/my-projects/pipeline/${projectId}?position=${positionIndex}&candidate=${id}&tab=interviews`;
  return { job, id, move, panel };
}

const people = { en: 'professional13@demo.test', pt: 'professional14@demo.test' };
for (const language of flowLanguages('en')) {
  const say = textsOf(language);
  const text = (key: string, more = {}) => say(`applications/interviews:${key}`, more);
  const viewport = language === 'pt' ? { width: 390, height: 844 } : { width: 1280, height: 900 };

  test(`JOB-04 PIP-04 an interview is offered, moved, agreed, takes place today and leads to the hire (${language}, ${viewport.width} px)`, async ({
    openBrowser,
  }) => {
    const company = await openBrowser({ as: 'admin@demo.test', language });
    const member = await openBrowser({ as: people[language], language, viewport });
    const { job, id, move, panel } = await applyAndMove(member, company, 'clientInterview');
    await member.goto(applicationPath(id));
    const card = member.locator('section, article, div').filter({ has: member.getByRole('link', { name: job.title }) });
    const box = card.getByRole('region', { name: text('kind.company') }).first();
    await expect(box).toContainText(text('step.awaitingInvitation.title'));

    const offer = (days: readonly number[]) => offerInterview(company, say, panel, days);
    await offer([3, 4]);
    await checkAccessibility(company, 'interviews of a candidate');
    await expect(box.getByRole('radio')).toHaveCount(2);
    await checkAccessibilityInBothSchemes(member, 'applications with times to choose from');

    await box.getByRole('button', { name: text('reschedule.action') }).click();
    await box.getByLabel(text('reschedule.reason')).fill('Viajo nesses dias / I travel');
    await box.getByRole('button', { name: text('reschedule.confirm') }).click();
    await expect(box).toContainText(text('step.awaitingOptions.title'));
    await expect(box.getByRole('radio')).toHaveCount(0);
    await company.goto(panel);
    await expect(company.getByText('Viajo nesses dias / I travel')).toBeVisible();
    await offer([5, 6]);

    await box.getByRole('radio').first().check();
    await box.getByRole('button', { name: text('confirm') }).click();
    await expect(box).toContainText(text('step.scheduled.title'));
    const waited = member.waitForEvent('download');
    await box.getByRole('link', { name: text('toCalendar') }).click();
    expect((await waited).suggestedFilename()).toBe('interview.ics');
    await checkAccessibility(member, 'applications with an agreed interview');

    await member.clock.setFixedTime(new Date(localTime(5, 9)));
    await member.reload();
    await expect(box).toContainText(text('step.today.title'));
    await expect(box.getByRole('link', { name: text('join') })).toHaveAttribute('href', 'https://meet.example/ponte');
    await checkAccessibility(member, 'applications with an interview today');

    await move('offered');
    await expect(card.getByText(say('applications:stageMeaning.hiring')).first()).toBeVisible();
    await card.getByText(text('history.title')).first().click();
    await expect(card.getByText(text('history.applied')).first()).toBeVisible();
  });
}

test('JOB-04 a process that ends abruptly says so, and offers no action', async ({ openBrowser }) => {
  const say = textsOf('en');
  const company = await openBrowser({ as: 'admin@demo.test' });
  const member = await openBrowser({ as: 'professional15@demo.test' });
  const { job, id, panel } = await applyAndMove(member, company, 'qualify');
  await company.goto(panel.replace(/&candidate=.*$/, ''));
  await chooseInVacancyMenu(company, say, say('pipeline/interviews:close.action'));
  await checkAccessibility(company, 'question before ending a process');
  await company
    .getByRole('dialog')
    .getByRole('button', { name: say('pipeline/interviews:close.confirm') })
    .click();
  await expect(company.getByText(say('projects:positionState.closed'), { exact: true }).first()).toBeVisible();
  await member.goto(applicationPath(id));
  await expect(member.getByRole('link', { name: job.title })).toBeVisible();
  await expect(member.getByText(say('applications:stageMeaning.closedAbruptly')).first()).toBeVisible();
  await checkAccessibility(member, 'an application whose process ended');
  const answer = await member.request.post(`/api/applications/${id}/withdraw`);
  expect(answer.status()).toBe(409);
});
