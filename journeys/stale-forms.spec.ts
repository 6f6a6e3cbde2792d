import { taskPaths } from '#tasks/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { planTask } from './steps/plan-task.ts';
import {
  call,
  expectBothTexts,
  expectGuarded,
  keepMine,
  loadLatest,
  MINE,
  THEIRS,
  turnTo,
} from './steps/stale-form.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');

test('TSK-04 GEN-01 words typed on a task, its comment and its hours are not saved over what was changed meanwhile', async ({
  openBrowser,
}) => {
  const owner = await openBrowser({ as: 'owner@demo.test', language: 'en' });
  const member = await openBrowser({ as: 'professional39@demo.test', language: 'en' });
  const { projectId, taskId, title } = await planTask(owner, member, 'Paint the fence');
  const place = `/tasks/${projectId}/${taskId}`;

  await test.step('tasks/board/web/task/task-text.tsx', async () => {
    const board = (key: string) => say(`tasks/board:${key}`);
    await owner.goto(taskPaths.task(projectId, taskId));
    await owner.getByRole('button', { name: board('task.edit'), exact: true }).click();
    const description = owner.getByRole('textbox', { name: board('task.description') });
    await description.fill(MINE);
    const { version } = await call<{ version: number }>(owner, 'get', place);
    await call(owner, 'patch', place, { version, title: `${title} blue`, description: THEIRS });
    await owner.getByRole('button', { name: board('task.save'), exact: true }).click();
    const notice = await expectBothTexts(owner);
    await expect(notice).toContainText(`${title} blue`);
    await checkAccessibilityInBothSchemes(owner, 'what was changed elsewhere, beside what was typed');
    await keepMine(notice);
    await owner.getByRole('button', { name: board('task.save'), exact: true }).click();
    // The title, which nobody touched here, is theirs.
    await expect(owner.getByRole('heading', { name: `${title} blue` })).toBeVisible();
    await expect(owner.getByText(MINE)).toBeVisible();
  });

  await test.step('tasks/comments/web/comment-item.tsx', async () => {
    const { commentId } = await call<{ commentId: string }>(owner, 'post', `${place}/comments`, {
      text: 'At first',
      mentionIds: [],
    });
    const comments = (key: string) => say(`tasks/comments:${key}`);
    await owner.getByRole('button', { name: comments('edit'), exact: true }).click();
    const words = owner.getByRole('textbox', { name: comments('edit') });
    await words.fill(MINE);
    await call(owner, 'patch', `/tasks/comments/${commentId}`, { version: 1, text: THEIRS, mentionIds: [] });
    await owner.getByRole('button', { name: comments('save'), exact: true }).click();
    await loadLatest(await expectBothTexts(owner));
    await expect(words).toHaveValue(THEIRS);
  });

  // At night, where the demo world has no hours.
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const night = `${day}T`;
  const { entries } = await call<{ entries: { entryId: string }[] }>(member, 'post', '/timeEntries', {
    ...{ projectId, taskId, description: 'Painting' },
    ...{ start: `${night}03:10:00Z`, end: `${night}04:10:00Z` },
  });
  const entry = `/timeEntries/${entries[0]!.entryId}`;
  const hours = (key: string) => say(`timesheets/hours:${key}`);
  const edit = new RegExp(`^${say('timesheets/hours:edit.action', { span: '' }).trim()} .*\\d`);
  const form = member.locator('form').filter({ has: member.getByRole('button', { name: hours('edit.save') }) });

  await test.step('timesheets/hours/web/entries/entry-list.tsx', async () => {
    await member.goto(taskPaths.task(projectId, taskId));
    await member.getByRole('button', { name: edit }).click();
    const [from] = (await form.getByLabel(hours('add.span')).inputValue()).split('-');
    await form.getByLabel(hours('add.description')).fill(MINE);
    await call(member, 'patch', entry, { version: 1, end: `${night}03:40:00Z` });
    await form.getByRole('button', { name: hours('edit.save') }).click();
    await keepMine(await expectBothTexts(form, `${from}-${from!.replace(':10', ':40')}`));
    await form.getByRole('button', { name: hours('edit.save') }).click();
    await expect(form).toHaveCount(0);
    const kept = await call<{ entries: object[] }>(member, 'get', `/timeEntries/task/${taskId}`);
    expect(kept.entries).toMatchObject([{ minutes: 30, description: MINE }]);
  });

  await expectGuarded(member, {
    source: 'timesheets/hours/web/week/week-entry.tsx',
    open: async (page) => {
      await turnTo(page, taskPaths.week(day));
      const row = page.getByRole('listitem').filter({ hasText: title }).first();
      await row.getByRole('button', { name: edit }).click();
      return {
        field: form.getByLabel(hours('add.description')),
        save: form.getByRole('button', { name: hours('edit.save') }),
        typed: `${MINE} later`,
        saveElsewhere: () => call(page, 'patch', entry, { version: 3, description: THEIRS }),
      };
    },
  });
});

// In profiles/editing/web/section-modal.tsx.
test('PRO-02 GEN-01 a section of the profile, and a draft of it, keep the version that typing began with', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'professional4@demo.test', language: 'en' });
  await page.goto('/squadMember-profile?edit=myProfile');
  const about = page.getByRole('textbox', { name: say('profiles:fields.about') });
  await about.fill(MINE);
  // The draft is kept some moments after the last key, and comes back in a page that has read what is newer.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(MINE);
  const { version } = await call<{ version: number }>(page, 'get', '/users/profile');
  await call(page, 'put', '/users/profileRegister', { version, updateObj: { about: THEIRS } });
  await page.reload();
  await expect(about).toHaveValue(MINE);
  const save = page.getByRole('button', { name: say('profiles:modal.save'), exact: true });
  await save.click();
  await keepMine(await expectBothTexts(page));
  await save.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { profile } = await call<{ profile: { about: string } }>(page, 'get', '/users/profile');
  expect(profile.about).toBe(MINE);
});

// In jobs/alerts/web/edit-search-modal.tsx.
test('JOB-01 GEN-01 a saved search that another tab renamed asks before it is saved', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'professional5@demo.test', language: 'en' });
  const criteria = { search: 'fences', area: [], hiringModel: [], workModel: [], level: [] };
  const { id } = await call<{ id: string }>(page, 'post', '/savedSearches', {
    ...{ name: 'Fences', frequency: 'daily' },
    criteria: { ...criteria, city: '', state: null, payFrom: null, english: null },
  });
  await page.goto('/jobs/saved-searches');
  const card = page.getByRole('region', { name: 'Fences' });
  await card.getByRole('button', { name: say('jobs/alerts:list.edit') }).click();
  const form = page.getByRole('dialog', { name: say('jobs/alerts:edit.title') });
  await form.getByRole('textbox', { name: say('jobs/alerts:save.name') }).fill(MINE);
  await call(page, 'patch', `/savedSearches/${id}`, { version: 1, name: THEIRS });
  await form.getByRole('button', { name: say('jobs/alerts:edit.save') }).click();
  await keepMine(await expectBothTexts(form));
  await form.getByRole('button', { name: say('jobs/alerts:edit.save') }).click();
  await expect(page.getByRole('region', { name: MINE })).toBeVisible();
});
