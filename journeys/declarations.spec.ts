import type { Page } from '@playwright/test';
import { checkAccessibility, checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { addressOf } from './steps/demo-world.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

/** Posts a vacancy for women, as the signed-in company. */
async function postAffirmative(company: Page, title: string) {
  const positions = [
    { title, aboutOpportunity: 'You look after the bridges. '.repeat(4), affirmativeTargets: ['women'] },
  ];
  const answer = await company.request.post('/api/project/post', { data: { title, positions } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { projectId } = (await answer.json()) as { projectId: string };
  return { projectId, positionIndex: 0, title };
}

const people = { en: 'professional17@demo.test', pt: 'professional18@demo.test' };
for (const language of flowLanguages('pt')) {
  const say = textsOf(language);
  const text = (key: string, more = {}) => say(`applications/declarations:${key}`, more);
  const viewport = language === 'pt' ? { width: 390, height: 844 } : { width: 1280, height: 900 };

  test(`JOB-02 JOB-04 a candidate declares a group when applying, the company reads it, and it is withdrawn (${language}, ${viewport.width} px)`, async ({
    openBrowser,
  }) => {
    const member = await openBrowser({ as: people[language], language, viewport });
    const company = await openBrowser({ as: 'owner@demo.test', language });
    const job = await postAffirmative(company, `Bridge keeper ${language}`);
    const group = text('group.women');
    await member.goto(addressOf(job));
    await member.getByRole('button', { name: say('applications:apply.action'), exact: true }).click();
    const dialog = member.getByRole('dialog');
    await expect(dialog.getByLabel(group, { exact: true })).not.toBeChecked();
    await dialog.getByLabel(group, { exact: true }).check();
    await dialog.getByRole('button', { name: say('applications:apply.confirm') }).click();
    await expect(dialog.getByText(text('consentMissing'))).toBeVisible();
    await checkAccessibility(member, 'applying with a declaration');
    await dialog.getByRole('checkbox').last().check();
    await dialog.getByRole('button', { name: say('applications:apply.confirm') }).click();
    await expect(dialog).toBeHidden();

    await member.goto('/applications');
    await member.getByRole('link', { name: job.title, exact: true }).click();
    const card = member.getByRole('region', { name: job.title, exact: true });
    await card.getByText(text('title')).click();
    await expect(card.getByText(text('declared', { groups: group }))).toBeVisible();

    const list = await member.request.get('/api/applications');
    const { applications } = (await list.json()) as { applications: { id: string; projectId: string }[] };
    const { id } = applications.find(({ projectId }) => projectId === job.projectId)!;
    await company.goto(`/my-projects/pipeline/${job.projectId}?position=${job.positionIndex}&candidate=${id}`);
    const note = company.getByRole('region', { name: text('panel.title') });
    await expect(note).toContainText(group);
    await checkAccessibility(company, 'a declaration in the panel');

    await card.getByRole('button', { name: text('takeBack') }).click();
    await expect(card.getByRole('button', { name: text('save') })).toBeDisabled();
    await checkAccessibilityInBothSchemes(member, 'the declaration of an application');
    await company.reload();
    await expect(company.getByRole('tab').first()).toBeVisible();
    await expect(note).toContainText(text('panel.nothing'));
    await expect(note).not.toContainText(group);
  });
}
