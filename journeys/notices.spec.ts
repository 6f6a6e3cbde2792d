import type { Page } from '@playwright/test';
import { noticeChoicesPath, noticesPath } from '#notices/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { busiestProject, candidateIn, readBoard } from './steps/demo-world.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const english = textsOf('en');
const portuguese = textsOf('pt');

async function move(page: Page, applicationId: string, toStage: string) {
  const answer = await page.request.post('/api/candidates/move', {
    data: { applicationIds: [applicationId], toStage },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('GEN-09 the bell tells live what a recruiter did, and leads to the candidate', async ({ openBrowser }) => {
  const owner = await openBrowser({ as: 'owner@demo.test', language: 'en' });
  const projectId = await busiestProject(owner);
  const recruiter = await openBrowser({
    as: 'recruiter@demo.test',
    language: 'pt',
    viewport: { width: 390, height: 844 },
  });
  const candidate = candidateIn(await readBoard(owner, projectId), 'new');
  await owner.goto('/my-projects');
  const unread = () => owner.getByRole('button', { name: new RegExp(`^${english('notices/bell:bell')}: `) });
  await owner.evaluate(async () => {
    const list = (await (await fetch('/api/notices')).json()) as { notices: { id: string }[] };
    const upTo = list.notices[0]?.id;
    if (upTo)
      await fetch('/api/notices/allRead', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ upTo }),
      });
  });
  await expect(unread()).toHaveCount(0);

  await move(recruiter, candidate.applicationId, 'qualify');
  await expect(unread()).toHaveText('1');
  await unread().click();
  const panel = owner.getByRole('dialog', { name: english('notices:title') });
  await expect(panel.getByText('Moved to “')).toBeVisible();
  await checkAccessibilityInBothSchemes(owner, 'the newest notices below the bell');
  await panel.getByRole('link', { name: candidate.name }).first().click();
  await expect(owner).toHaveURL(new RegExp(`candidate=${candidate.applicationId}`));
  await expect(unread()).toHaveCount(0);

  // What happens about the same candidate shortly after is the same line.
  await move(recruiter, candidate.applicationId, 'screeningInterview');
  await expect(unread()).toHaveText('1');
  await owner.goto(noticesPath);
  const line = owner.getByRole('listitem').filter({ hasText: candidate.name }).first();
  await expect(line.getByText('Moved to “')).toHaveCount(1);
  await line.getByRole('button', { name: english('notices:markRead') }).click();
  await expect(unread()).toHaveCount(0);
  await owner.getByRole('link', { name: english('notices:choose') }).click();
  await expect(owner).toHaveURL(new RegExp(noticeChoicesPath));
});

test('GEN-09 on a phone one chooses what comes in a digest, what not at all, and when it is quiet', async ({
  openBrowser,
}) => {
  const say = (key: string) => portuguese(`notices/choices:${key}`);
  const member = await openBrowser({ as: 'member@demo.test', language: 'pt', viewport: { width: 390, height: 844 } });
  await member.goto(noticesPath);
  await member.getByRole('link', { name: portuguese('notices:choose') }).click();
  const mentions = say('kinds.mentions');
  await member.getByRole('switch', { name: `${say('onPonte')}: ${mentions}` }).click();
  await member.getByRole('combobox', { name: `${say('byMail')}: ${mentions}` }).click();
  await member.getByRole('option', { name: say('mailOption.weekly') }).click();
  await member.getByRole('switch', { name: say('quiet.label') }).click();
  await expect(member.getByRole('combobox', { name: say('quiet.until'), exact: true })).toHaveValue('08:00');
  await member.reload();
  await expect(member.getByRole('switch', { name: `${say('onPonte')}: ${mentions}` })).not.toBeChecked();
  await expect(member.getByRole('combobox', { name: `${say('byMail')}: ${mentions}` })).toHaveValue(
    say('mailOption.weekly'),
  );
  await expect(member.getByRole('combobox', { name: say('quiet.from'), exact: true })).toHaveValue('21:00');
});
