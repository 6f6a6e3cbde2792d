import type { Page } from '@playwright/test';
import { applicationPath } from '#applications/paths.ts';
import { checkAccessibility, checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { localTime, offerInterview } from './steps/offer-interview.ts';
import { textsOf } from './steps/texts.ts';

type Projects = { projects: { id: string }[] };
type Applications = { applications: { projectId: string }[] };

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  return (await (await page.request.get(`/api${path}`)).json()) as Answer;
}

/** A project of the company to which neither of the two has applied; both apply, and the company wants to interview them. */
async function applyTogether(company: Page, members: readonly [Page, Page]) {
  const { projects } = await read<Projects>(company, '/myProjects?limit=50');
  const lists = await Promise.all(members.map((member) => read<Applications>(member, '/applications')));
  const taken = new Set(lists.flatMap(({ applications }) => applications.map(({ projectId }) => projectId)));
  for (const { id: projectId } of projects.filter(({ id }) => !taken.has(id))) {
    const data = { projectId, positionIndex: 0 };
    const answers = await Promise.all(
      members.map((member) => member.request.post('/api/opportunities/selfAdmission', { data })),
    );
    if (!answers.every((answer) => answer.ok())) continue;
    const applied = (await Promise.all(answers.map((answer) => answer.json()))) as { id: string }[];
    const ids = applied.map(({ id }) => id);
    const moved = await company.request.post('/api/candidates/move', {
      data: { applicationIds: ids, toStage: 'clientInterview' },
    });
    expect(moved.ok()).toBe(true);
    return ids.map((id) => `/my-projects/pipeline/${projectId}?position=0&candidate=${id}&tab=interviews`);
  }
  throw new Error('The demo company has no vacancy left for both');
}

/** The candidate's own page of the application that a panel of the company shows. */
const storyOf = (panel: string) => applicationPath(new URLSearchParams(panel.split('?')[1]).get('candidate')!);

test('PIP-04 three people, two languages, three time zones: a slot offered to two is given once, seen in the agenda, cancelled and written about', async ({
  openBrowser,
}) => {
  const [pt, en] = [textsOf('pt'), textsOf('en')];
  const company = await openBrowser({ as: 'owner@demo.test', language: 'pt', timeZone: 'America/Sao_Paulo' });
  const ana = await openBrowser({ as: 'professional21@demo.test', language: 'en', timeZone: 'America/New_York' });
  const rui = await openBrowser({
    as: 'professional22@demo.test',
    language: 'pt',
    timeZone: 'Europe/Lisbon',
    viewport: { width: 390, height: 844 },
  });
  const [panelOfAna = '', panelOfRui = ''] = await applyTogether(company, [ana, rui]);
  const boxOf = (page: Page, say: typeof en) =>
    page
      .getByRole('region', { name: say('applications/interviews:kind.company') })
      .filter({ hasText: say('applications/interviews:step.pickTime.title') })
      .or(page.getByRole('region', { name: say('applications/interviews:kind.company') }))
      .first();

  await offerInterview(company, pt, panelOfAna, [8, 9]);
  await offerInterview(company, pt, panelOfRui, [8, 9]);
  await checkAccessibilityInBothSchemes(company, 'offering times');

  await ana.goto(storyOf(panelOfAna));
  await rui.goto(storyOf(panelOfRui));
  const [boxOfAna, boxOfRui] = [boxOf(ana, en), boxOf(rui, pt)];
  await expect(boxOfAna.getByRole('radio')).toHaveCount(2);
  await expect(boxOfRui.getByRole('radio')).toHaveCount(2);
  await boxOfAna.getByRole('radio').first().check();
  await boxOfRui.getByRole('radio').first().check();
  await boxOfRui.getByRole('button', { name: pt('applications/interviews:confirm') }).click();
  await expect(boxOfRui).toContainText(pt('applications/interviews:step.scheduled.title'));
  // The second one immediately sees which times are left.
  await expect(boxOfAna.getByRole('radio')).toHaveCount(1);
  await expect(boxOfAna.getByRole('button', { name: en('applications/interviews:confirm') })).toBeDisabled();
  await boxOfAna.getByRole('radio').first().check();
  await boxOfAna.getByRole('button', { name: en('applications/interviews:confirm') }).click();
  await expect(boxOfAna).toContainText(en('applications/interviews:step.scheduled.title'));
  await checkAccessibility(rui, 'an agreed interview on a phone');

  const week = localTime(8, 12).slice(0, 10);
  await company.goto(`/interviews-agenda?week=${week}`);
  const agreed = company.getByText(pt('pipeline/interviews:state.confirmed'), { exact: true });
  await expect(agreed.first()).toBeVisible();
  await company.getByText(pt('pipeline/interviews:agenda.list'), { exact: true }).click();
  await expect(company).toHaveURL(/view=list/);
  await expect(agreed.first()).toBeVisible();

  await boxOfAna.getByRole('button', { name: en('applications/interviews:callOff.action') }).click();
  await boxOfAna.getByLabel(en('applications/interviews:callOff.reason')).fill('Another offer came first');
  await boxOfAna.getByRole('button', { name: en('applications/interviews:callOff.confirm') }).click();
  await expect(boxOfAna).toContainText(en('applications/interviews:step.cancelled.title'));
  await company.goto(panelOfAna);
  await expect(company.getByText('Another offer came first')).toBeVisible();

  await company.goto(panelOfRui);
  const notes = company.getByLabel(pt('pipeline/interviews:note.label'));
  await notes.fill('Explica com calma');
  await expect(company.getByText(pt('pipeline/interviews:note.saved'), { exact: true })).toBeVisible();
  await company.reload();
  await expect(notes).toHaveValue('Explica com calma');

  await rui.goto('/interviews-calendar');
  await rui.getByRole('button', { name: pt('applications/interviews:feed.make') }).click();
  const field = rui.getByLabel(pt('applications/interviews:feed.yours'));
  await expect(field).toHaveValue(/\/calendars\/[\w-]+\.ics$/);
  await checkAccessibility(rui, 'calendar address');
  const { pathname } = new URL(await field.inputValue());
  const followed = await (await rui.request.get(pathname)).text();
  expect(followed).toContain('BEGIN:VEVENT');
  await rui.getByRole('button', { name: pt('applications/interviews:feed.end') }).click();
  await expect(field).toBeHidden();
  await expect.poll(async () => (await rui.request.get(pathname)).status()).toBe(404);
});
