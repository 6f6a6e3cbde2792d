import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pipelinePath } from '#pipeline/paths.ts';
import { checkAccessibility } from './steps/check-accessibility.ts';
import { busiestProject, candidateIn, readBoard } from './steps/demo-world.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { becomeNewMember } from './steps/new-member.ts';
import { textsOf } from './steps/texts.ts';

const phone = { width: 390, height: 844 };
const pages = {
  personality: '/tests-personality-results',
  culture: '/tests-organizational-culture-results',
  motivators: '/quiz-moving-motivators/results-view',
  softSkills: '/tests-softskills-results',
} as const;

/** Nothing overflows the page horizontally. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

for (const language of flowLanguages('pt')) {
  test(`TST-06 the own result of each test is shown with pictures, words and the maths behind (${language})`, async ({
    openBrowser,
  }) => {
    const say = textsOf(language);
    const viewport = language === 'pt' ? { viewport: phone } : {};
    const page = await openBrowser({ as: 'professional32@demo.test', language, ...viewport });
    for (const [quiz, path] of Object.entries(pages))
      await test.step(quiz, async () => {
        await page.goto(path);
        const title = { level: 1, name: say(`quizzes/results:titles.${quiz}`) };
        await expect(page.getByRole('heading', title)).toBeVisible();
        await expect(page.getByText(say('quizzes/results:version', { version: 1 }))).toBeVisible();
        await page.getByText(say('quizzes/results:maths.title')).click();
        await expect(page.getByText(say(`quizzes/results:maths.${quiz}`))).toBeVisible();
        await checkAccessibility(page, `result of ${quiz} (${language})`);
        await expectNoSidewaysScroll(page);
      });
  });
}

test('TST-02 the radar is a table too, for everyone on request', async ({ openBrowser }) => {
  const say = textsOf('en');
  const page = await openBrowser({ as: 'professional33@demo.test' });
  await page.goto(pages.personality);
  const { finished } = await (await page.request.get('/api/tests/personality/result')).json();
  const shown = `${Math.round(finished.result.traits.competitive * 100)}%`;
  const table = page.getByRole('table', { name: say('quizzes/results:personality.traits') }).first();
  await expect(table.getByRole('row', { name: `Competitive ${shown}` })).toBeAttached();
  await page.getByRole('button', { name: say('quizzes/results:radar.asTable') }).click();
  await expect(table.getByRole('row', { name: `Competitive ${shown}` })).toBeVisible();
  await expect(page.getByRole('img', { name: /radar/ })).toBeHidden();
  await checkAccessibility(page, 'the table of characteristics');
});

test('TST-06 a result is shared by a link that shows it logged off, until it is revoked', async ({ openBrowser }) => {
  const say = textsOf('en');
  const page = await openBrowser({ as: 'professional34@demo.test' });
  await page.goto(pages.personality);
  await expect(page.getByText(say('quizzes/results:share.off'))).toBeVisible();
  const toggle = page.getByRole('switch', { name: say('quizzes/results:share.switch') });
  await toggle.click();
  const link = page.getByRole('textbox', { name: say('quizzes/results:share.link') });
  await expect(link).toHaveValue(/\/shared-personality-results\/[0-9a-f-]+\?token=/);
  await checkAccessibility(page, 'a shared result for its member');
  const address = new URL(await link.inputValue());
  const path = address.pathname + address.search;
  await page.reload();
  await expect(link).toHaveValue(address.href);

  const visitor = await openBrowser();
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { level: 1, name: /: Personality$/ })).toBeVisible();
  await expect(visitor.getByText(say('quizzes/results:personality.principal'))).toBeVisible();
  await expect(visitor.getByText(say('quizzes/results:maths.title'))).toHaveCount(0);
  await visitor.setViewportSize(phone);
  await expectNoSidewaysScroll(visitor);

  await toggle.click();
  const dialog = page.getByRole('dialog', { name: say('quizzes/results:share.revokeTitle') });
  await dialog.getByRole('button', { name: say('quizzes/results:share.revoke') }).click();
  await expect(page.getByText(say('quizzes/results:share.off'))).toBeVisible();
  await expect(toggle).not.toBeChecked();
  const gone = await page.request.get(path);
  expect([gone.status(), await gone.text()]).toEqual([404, expect.stringContaining('noindex')]);
});

test('TST-06 without a finished test each result page leads to the test', async ({ openBrowser }) => {
  const say = textsOf('en');
  const page = await openBrowser({ viewport: phone });
  await becomeNewMember(page, 'Rita Alves');
  await page.goto(pages.softSkills);
  await expect(page.getByRole('heading', { name: say('quizzes/results:empty.title') })).toBeVisible();
  await page.getByRole('link', { name: say('quizzes/results:empty.take') }).click();
  await expect(page).toHaveURL('/tests-softskills-questions');
});

test('TST-06 all results are on one page with their intensifiers and download as a PDF', async ({ openBrowser }) => {
  const say = textsOf('pt');
  const page = await openBrowser({ as: 'professional31@demo.test', language: 'pt' });
  await page.goto('/tests-resumes');
  await expect(page.getByText(say('quizzes/results:personality.complementary'))).toBeVisible();
  await expect(page.getByText(say('quizzes/results:intensifiers.text', { count: 3 }))).toBeVisible();
  await page.getByRole('button', { name: 'PDF' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'English' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ponte-results.pdf');
});

test('TST-06 a company sees the results of its candidate, and of nobody else', async ({ openBrowser }) => {
  const say = textsOf('en');
  const page = await openBrowser({ as: 'owner@demo.test' });
  const projectId = await busiestProject(page);
  const candidate = candidateIn(await readBoard(page, projectId), 'new');
  await page.goto(pipelinePath(projectId, { candidate: candidate.applicationId }));
  await page.getByRole('link', { name: say('pipeline/panel:panel.seeTests') }).click();
  await expect(page).toHaveURL(/\/tests-resumes\/[0-9a-f-]+$/);
  const title = say('quizzes/results:joint.titleOf', { name: candidate.name });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(say('quizzes/results:intensifiers.title'))).toHaveCount(0);

  const stranger = await openBrowser();
  await becomeNewMember(stranger, 'Saulo Prado');
  const { session } = await (await stranger.request.get('/api/session')).json();
  expect((await page.request.get(`/api/users/${session.userId}/testResults`)).status()).toBe(404);
});

test('TST-06 WSP-04 a colleague of two spaces downloads from the space of the tab, whatever another tab chose last', async ({
  openBrowser,
}) => {
  const say = textsOf('en');
  const owner = await openBrowser({ as: 'owner@demo.test' });
  const projectId = await busiestProject(owner);
  const path = pipelinePath(projectId, {
    candidate: candidateIn(await readBoard(owner, projectId), 'new').applicationId,
  });
  const page = await openBrowser({ as: 'hiring@cacto.example.com' });
  const { invitedRepository } = await (await page.request.get('/api/workspace/invitedWorkspaces')).json();
  const hosts = invitedRepository.find((space: { isOwner: boolean }) => !space.isOwner);
  const answer = await page.request.get('/api/session');
  const { session } = await answer.json();
  const spaceCookie = (value: string) => [
    { name: `workspace_${session.userId}`, value, url: new URL(answer.url()).origin },
  ];
  await page.context().addCookies(spaceCookie(hosts.workspaceId));
  await page.goto(path);
  await page.getByRole('link', { name: say('pipeline/panel:panel.seeTests') }).click();
  await page.getByRole('button', { name: 'PDF' }).click();
  await page.context().addCookies(spaceCookie(session.workspaceId));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'English' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ponte-results.pdf');
  expect((await readFile(await download.path())).subarray(0, 4).toString()).toBe('%PDF');
});
