import { checkAccessibility, checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { busiestProject, candidateIn, readBoard } from './steps/demo-world.ts';
import { expect, test } from './steps/journey.ts';
import { cardOf, chooseInCardMenu, columnOf, dragCard, expectCardIn } from './steps/pipeline-board.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const owner = 'owner@demo.test';
const columns = [
  'New candidates',
  'Qualify candidates',
  'Screening interview',
  'Shortlist',
  'Our interview',
  'Our decision',
  'Offered',
  'Hired',
  'Disqualified',
  'Approved but declined',
];

test('PIP-01 the board has its ten columns, and the list the same people', async ({ openBrowser }) => {
  const page = await openBrowser({ as: owner });
  const project = await busiestProject(page);
  await page.goto(`/my-projects/pipeline/${project}`);
  const heads = page.getByRole('group', { name: 'Candidates by stage' }).getByRole('heading', { level: 2 });
  await expect(heads).toHaveCount(10);
  expect((await heads.allInnerTexts()).map((text) => text.replace(/\s*\d+\+?$/, '').trim())).toEqual(columns);
  const { name } = candidateIn(await readBoard(page, project), 'screeningInterview');
  await page.getByText('List', { exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  await page.getByRole('searchbox').fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Screening interview');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox').fill('Nobody is called that');
  await expect(page.getByText(say('pipeline/board:empty.filteredTitle'))).toBeVisible();
  await page.getByRole('button', { name: say('pipeline/board:empty.clear') }).click();
  await expect(row).toBeVisible();
});

test('PIP-01 GEN-05 Escape closes the topmost layer, returns the focus and leaves the panel open', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: owner });
  const project = await busiestProject(page);
  const { applicationId, name } = candidateIn(await readBoard(page, project), 'screeningInterview');
  await page.goto(`/my-projects/pipeline/${project}`);
  const open = page.locator(`[data-card-open="${applicationId}"]`);
  await open.focus();
  await page.keyboard.press('m');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('pipeline/candidates:card.actions', { name }) })).toBeFocused();

  await open.press('Enter');
  const panel = page.getByRole('dialog', { name });
  const tags = panel.getByRole('button', { name: say('pipeline/tags:add') });
  const change = panel.getByRole('button', { name: say('pipeline/tags:change'), exact: true });
  await tags.or(change).press('Enter');
  const choices = page.getByRole('dialog', { name: say('pipeline/tags:title') });
  await expect(choices.getByRole('checkbox').first()).toBeVisible();
  await expect(choices.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(choices).toHaveCount(0);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('PIP-01 several are moved at once from the list', async ({ openBrowser }) => {
  const page = await openBrowser({ as: owner });
  const project = await busiestProject(page);
  const board = await readBoard(page, project);
  const names = [candidateIn(board, 'qualify', 0).name, candidateIn(board, 'qualify', 1).name];
  await page.goto(`/my-projects/pipeline/${project}?view=list`);
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  const bar = page.getByRole('region', { name: 'Actions for the selection' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await checkAccessibility(page, 'bulk bar');
  await bar.getByRole('button', { name: 'Move to', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Shortlist' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('2 candidates moved to Shortlist');
  for (const name of names) {
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Shortlist');
  }
});

test('PIP-03 disqualifying asks, is final, and the reason stays with the company', async ({ openBrowser }) => {
  const page = await openBrowser({ as: owner });
  const project = await busiestProject(page);
  const { name, applicationId } = candidateIn(await readBoard(page, project), 'new', 1);
  await page.goto(`/my-projects/pipeline/${project}`);
  await chooseInCardMenu(page, say, name, 'Disqualify');
  const question = page.getByRole('dialog', { name: `Disqualify ${name}?` });
  await expect(question).toContainText('This is final');
  await checkAccessibility(page, 'question before disqualifying');
  await question.getByLabel('Note (only for your team)').fill('No time before March');
  await question.getByRole('button', { name: 'Disqualify permanently' }).click();
  await expectCardIn(page, say, name, 'disqualified');
  // The card is there before the server has answered.
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(`${name} was disqualified`);
  const again = await page.request.post('/api/candidates/move', {
    data: { applicationIds: [applicationId], toStage: 'new' },
  });
  expect(JSON.stringify(await again.json())).toContain('That can no longer be changed');
  await cardOf(page, name).locator('[data-card-open]').click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel.getByRole('button', { name: 'More actions' })).toHaveCount(0);
  await panel.getByRole('tab', { name: 'Activity' }).click();
  await expect(panel.getByText('No time before March')).toBeVisible();
  await checkAccessibilityInBothSchemes(page, 'candidate panel');
});

test('PIP-01 a move appears at once on every open page', async ({ openBrowser }) => {
  const [page, colleague] = [await openBrowser({ as: owner }), await openBrowser({ as: 'recruiter@demo.test' })];
  const project = await busiestProject(page);
  const { name } = candidateIn(await readBoard(page, project), 'new', 0);
  for (const one of [page, colleague]) {
    await one.goto(`/my-projects/pipeline/${project}`);
    await expectCardIn(one, say, name, 'new');
  }
  await dragCard(page, cardOf(page, name), columnOf(page, say, 'qualify'));
  await expectCardIn(page, say, name, 'qualify');
  await expectCardIn(colleague, say, name, 'qualify');
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expectCardIn(page, say, name, 'new');
  await expectCardIn(colleague, say, name, 'new');
});

test('PIP-01 Escape puts a dragged card back, and a finger that rests on a card drags it', async ({ openBrowser }) => {
  const page = await openBrowser({ as: owner });
  const project = await busiestProject(page);
  const { name } = candidateIn(await readBoard(page, project), 'new', 0);
  await page.goto(`/my-projects/pipeline/${project}`);
  const card = cardOf(page, name);
  const from = (await card.boundingBox())!;
  const to = (await columnOf(page, say, 'qualify').boundingBox())!;
  const picture = page.locator('body > [inert]');

  await page.mouse.move(from.x + 90, from.y + 80);
  await page.mouse.down();
  await page.mouse.move(to.x + 100, to.y + 200, { steps: 6 });
  await expect(picture).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(picture).toHaveCount(0);
  await page.mouse.up();
  await expectCardIn(page, say, name, 'new');
  await expect(card.locator('[data-card-open]')).toHaveAttribute('aria-pressed', 'false');

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x && y ? [{ x, y }] : [] });
  await touch('touchStart', from.x + 90, from.y + 80);
  await expect(picture).toHaveCount(1);
  await touch('touchMove', from.x + 150, from.y + 100);
  await touch('touchMove', to.x + 100, to.y + 200);
  await touch('touchEnd');
  await expectCardIn(page, say, name, 'qualify');
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expectCardIn(page, say, name, 'new');
});

test('PIP-01 a move that the server refuses goes back and says why', async ({ openBrowser }) => {
  const page = await openBrowser({ as: owner });
  // This browser gets no live updates; a worker's stream could not be cut from here.
  await page.addInitScript('delete window.SharedWorker');
  await page.route(/\/api\/events/, (route) => route.abort());
  const project = await busiestProject(page);
  const { name, applicationId, version } = candidateIn(await readBoard(page, project), 'new', 2);
  // Somebody is faster while the page's own move is on its way: before, the page might have read it.
  const faster = async () => {
    const data = {
      applicationIds: [applicationId],
      toStage: 'screeningInterview',
      versions: { [applicationId]: version },
    };
    expect((await page.request.post('/api/candidates/move', { data })).ok()).toBe(true);
  };
  await page.route('**/api/candidates/move', (route) => faster().then(() => route.continue()), { times: 1 });
  await page.goto(`/my-projects/pipeline/${project}`);
  await expectCardIn(page, say, name, 'new');
  await dragCard(page, cardOf(page, name), columnOf(page, say, 'qualify'));
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Someone was faster');
  await expect(cardOf(columnOf(page, say, 'qualify'), name)).toHaveCount(0);
  await expectCardIn(page, say, name, 'screeningInterview');
});
