import type { Page } from '@playwright/test';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { busiestProject, readBoard } from './steps/demo-world.ts';
import { expect, test } from './steps/journey.ts';
import { cardOf } from './steps/pipeline-board.ts';
import { textsOf } from './steps/texts.ts';

const owner = 'owner@demo.test';
const [say, dizer] = [textsOf('en'), textsOf('pt')];

/** A column of the board with several candidates, in its order. */
async function fullColumn(page: Page, project: string) {
  const { columns } = await readBoard(page, project);
  return columns.toSorted((one, other) => other.cards.length - one.cards.length)[0]!;
}

test('PIP-05 a candidate’s page shows the person beside the work, and keys lead through the column one came from', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: owner, viewport: { width: 1280, height: 800 } });
  const project = await busiestProject(page);
  const { cards, stage, count } = await fullColumn(page, project);
  const [first, second, third] = cards.map(({ name }) => name) as [string, string, string];
  const shown = (place: number) =>
    page.getByText(say('pipeline/candidates:list.shown', { shown: place, count: String(count) }), { exact: true });
  await page.goto(`/my-projects/pipeline/${project}`);
  await cardOf(page, second).locator('[data-card-open]').click();
  const panel = page.getByRole('dialog', { name: second });
  await expect(panel.getByRole('tab')).toHaveText([/^Profile/, /^Evaluation/, /^Messages/, /^Activity/]);
  await checkAccessibilityInBothSchemes(page, 'panel of a candidate');
  await panel.getByRole('link', { name: say('pipeline/panel:panel.openPage') }).click();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading(second)).toBeVisible();
  await expect(shown(2)).toBeVisible();

  const expected = page.getByText(say('pipeline/panel:panel.expected'), { exact: true });
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText([/^Evaluation/, /^Messages/, /^Activity/]);
  const [person, work] = [(await expected.boundingBox())!, (await tabs.first().boundingBox())!];
  expect(person.x, 'the person is left of the work').toBeLessThan(work.x);
  expect(work.y, 'beside each other').toBeLessThan(person.y + 200);
  await checkAccessibilityInBothSchemes(page, 'page of a candidate');
  // Each column scrolls by itself below a head that stays.
  await page.getByRole('heading', { name: say('pipeline/panel:panel.files') }).scrollIntoViewIfNeeded();
  await page.locator('button', { hasText: say('pipeline/files:add') }).scrollIntoViewIfNeeded();
  await expect(heading(second)).toBeInViewport({ ratio: 0.9 });
  await expect(tabs.first()).toBeInViewport({ ratio: 0.9 });

  await page.keyboard.press('Alt+ArrowDown');
  await expect(heading(third)).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(heading(first)).toBeVisible();
  await expect(page.getByRole('button', { name: say('pipeline/panel:panel.previous') })).toBeDisabled();
  await page.reload();
  await expect(shown(1)).toBeVisible();
  // Where somebody writes, the keys belong to the text.
  await tabs.nth(2).click();
  await page.getByRole('textbox', { name: say('pipeline/comments:comment.label') }).press('Alt+ArrowDown');
  await expect(heading(first)).toBeVisible();
  await page.getByRole('button', { name: say('pipeline/panel:panel.next') }).click();
  await expect(heading(second)).toBeVisible();
  await page.getByRole('link', { name: say('pipeline/panel/process:back') }).click();
  await expect(page).toHaveURL(new RegExp(`/my-projects/pipeline/${project}`));
  await expect(
    page.getByText(say(`pipeline/candidates:stage.${stage}`, { audience: 'company' })).first(),
  ).toBeVisible();
});

test('PIP-06 on the page and in the panel a message is never taken for a private comment', async ({ openBrowser }) => {
  const page = await openBrowser({ as: owner, viewport: { width: 1280, height: 800 } });
  const project = await busiestProject(page);
  const { cards } = await fullColumn(page, project);
  const { applicationId, name } = cards.at(-1)!;
  const comment = page.getByRole('textbox', { name: say('pipeline/comments:comment.label') });
  const message = page.getByRole('textbox', { name: say('conversations/threads:write'), exact: true });
  const reader = page.getByText(say('pipeline/panel:panel.messagesNote', { name }), { exact: true });
  const team = page.getByText(say('pipeline/comments:comment.note'), { exact: true });
  // The names of the former tabs still lead there.
  await page.goto(`/my-projects/pipeline/${project}?candidate=${applicationId}&tab=comments`);
  await comment.fill('Asks for more than we can pay');
  await expect(team).toBeVisible();
  await expect(message).toHaveCount(0);
  await page.getByRole('button', { name: say('pipeline/comments:comment.send') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Asks for more than we can pay' })).toBeVisible();
  await page.getByRole('tab', { name: say('pipeline/panel:tab.messages') }).click();
  await expect(reader).toBeVisible();
  await message.fill('Hello, when can we talk?');
  await expect(comment).toHaveCount(0);
  await checkAccessibilityInBothSchemes(page, 'conversation in the panel');

  await page.getByRole('link', { name: say('pipeline/panel:panel.openPage') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(reader).toBeVisible();
  await message.fill('Hello, when can we talk?');
  await page.getByRole('button', { name: say('conversations/threads:send'), exact: true }).click();
  const conversation = page.getByRole('region', { name: say('conversations/threads:label') });
  await expect(conversation.getByText('Hello, when can we talk?')).toBeVisible();
  await expect(page.getByRole('tabpanel')).not.toContainText('Asks for more than we can pay');
  await expect(comment).toHaveCount(0);
  await checkAccessibilityInBothSchemes(page, 'conversation on the page');
  await page.getByRole('tab', { name: say('pipeline/panel:tab.activity') }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Asks for more than we can pay');
  await expect(page.getByRole('tabpanel')).not.toContainText('Hello, when can we talk?');
  await expect(message).toHaveCount(0);
});

test('PIP-05 on a phone the page is one column with four tabs, and prints everything', async ({ openBrowser }) => {
  const page = await openBrowser({ as: owner, language: 'pt', viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'true';
    };
  });
  const project = await busiestProject(page);
  const { cards } = await fullColumn(page, project);
  const { applicationId, name } = cards[0]!;
  const { card, position } = await (await page.request.get(`/api/candidates/${applicationId}`)).json();
  const path = `/squadmember-profile/hiring-process-view/${project}/${position.positionIndex}`;
  // From a link of elsewhere the vacancy's list gives the order.
  await page.goto(`${path}/${card.memberId}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  await expect(page.getByRole('tab')).toHaveCount(4);
  await page.mouse.move(200, 400);
  await expect(
    page
      .getByRole('button', { name: dizer('pipeline/panel:panel.next') })
      .or(page.getByRole('button', { name: dizer('pipeline/panel:panel.previous') }))
      .and(page.locator(':enabled'))
      .first(),
  ).toBeVisible();
  await checkAccessibilityInBothSchemes(page, 'page of a candidate on a phone');
  await page.getByRole('heading', { name: dizer('pipeline/panel:panel.files') }).scrollIntoViewIfNeeded();
  await page.locator('button', { hasText: dizer('pipeline/files:add') }).scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('tab', { name: dizer('pipeline/panel:tab.activity') }).click();
  await expect(page.getByRole('heading', { name: dizer('pipeline/panel:panel.history') })).toBeVisible();

  await page.getByRole('button', { name: dizer('pipeline/panel/process:print') }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();
  for (const tab of ['profile', 'evaluation', 'messages', 'activity'])
    await expect(page.getByRole('heading', { level: 2, name: dizer(`pipeline/panel:tab.${tab}`) })).toBeVisible();
  for (const part of ['interviews', 'scorecards', 'comments', 'history', 'files'])
    await expect(page.getByRole('heading', { name: dizer(`pipeline/panel:panel.${part}`) })).toBeVisible();
  await expect(page.getByRole('region', { name: dizer('conversations/threads:label') })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await page.goto(`${path}/nobody`);
  await expect(page.getByRole('heading', { name: dizer('pipeline/panel/process:gone') })).toBeVisible();
});
