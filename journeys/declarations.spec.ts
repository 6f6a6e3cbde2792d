import type { Page } from '@playwright/test';
import { checkAccessibility, checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { addressOf, openJobs } from './steps/demo-world.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

type Seen = { vacancy: { affirmativeTargets: string[] } | null; abilities: { apply: boolean } };

/** An open vacancy for a group to which the signed-in member can apply. */
async function affirmativeJob(page: Page) {
  for (const job of await openJobs(page)) {
    const answer = await page.request.get(`/api/opportunities/${job.projectId}/${job.positionIndex}`);
    const { vacancy, abilities } = (await answer.json()) as Seen;
    const [group] = vacancy?.affirmativeTargets ?? [];
    if (group && abilities.apply) return { ...job, group };
  }
  throw new Error('The demo world has no affirmative vacancy left for this member');
}

const people = { en: 'professional17@demo.test', pt: 'professional18@demo.test' };
for (const language of ['en', 'pt'] as const) {
  const say = textsOf(language);
  const text = (key: string, more = {}) => say(`jobs/declarations:${key}`, more);
  const viewport = language === 'pt' ? { width: 390, height: 844 } : { width: 1280, height: 900 };

  test(`JOB-02 JOB-04 a candidate declares a group with applying, the company reads it, and it is taken back (${language}, ${viewport.width} px)`, async ({
    openBrowser,
  }) => {
    test.setTimeout(120_000);
    const member = await openBrowser({ as: people[language], language, viewport });
    const job = await affirmativeJob(member);
    const group = text(`group.${job.group}`);
    await member.goto(addressOf(job));
    await member.getByRole('button', { name: say('jobs:apply.action'), exact: true }).click();
    const dialog = member.getByRole('dialog');
    await expect(dialog.getByLabel(group, { exact: true })).not.toBeChecked();
    await dialog.getByLabel(group, { exact: true }).check();
    await dialog.getByRole('button', { name: say('jobs:apply.confirm') }).click();
    await expect(dialog.getByText(text('consentMissing'))).toBeVisible();
    await checkAccessibility(member, 'applying with a declaration');
    await dialog.getByRole('checkbox').last().check();
    await dialog.getByRole('button', { name: say('jobs:apply.confirm') }).click();
    await expect(dialog).toBeHidden();

    await member.goto('/applications');
    const card = member.locator('section').filter({ has: member.getByRole('link', { name: job.title, exact: true }) });
    await card.getByText(text('title')).click();
    await expect(card.getByText(text('declared', { groups: group }))).toBeVisible();

    const list = await member.request.get('/api/applications');
    const { applications } = (await list.json()) as { applications: { id: string; projectId: string }[] };
    const { id } = applications.find(({ projectId }) => projectId === job.projectId)!;
    const company = await openBrowser({ as: 'admin@demo.test', language });
    await company.goto(`/my-projects/pipeline/${job.projectId}?position=${job.positionIndex}&candidate=${id}`);
    const note = company.getByRole('region', { name: text('panel.title') });
    await expect(note).toContainText(group);
    await checkAccessibility(company, 'a declaration in the panel');

    await card.getByRole('button', { name: text('takeBack') }).click();
    await expect(card.getByRole('button', { name: text('save') })).toBeDisabled();
    await checkAccessibilityInBothSchemes(member, 'the declaration of an application');
    await company.reload();
    await expect(company.getByRole('tab').first()).toBeVisible();
    await expect(note).toHaveCount(0);
  });
}
