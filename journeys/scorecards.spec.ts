import { checkAccessibility, checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { closeMessages } from './steps/close-messages.ts';
import { busiestProject, candidateIn, readBoard } from './steps/demo-world.ts';
import { linkFromMailbox } from './steps/demo-mailbox.ts';
import { expect, test } from './steps/journey.ts';
import { cardOf, chooseInCardMenu } from './steps/pipeline-board.ts';
import { textsOf } from './steps/texts.ts';
import { chooseInVacancyMenu } from './steps/vacancy-menu.ts';

const [say, dizer] = [textsOf('en'), textsOf('pt')];
const [owner, recruiter] = ['owner@demo.test', 'recruiter@demo.test'];
const panelOf = (projectId: string, applicationId: string, tab: string) =>
  `/my-projects/pipeline/${projectId}?candidate=${applicationId}&tab=${tab}`;

test('PIP-02 each fills in a scorecard with the company’s questions before reading the others’', async ({
  openBrowser,
}) => {
  const [page, colleague] = [
    await openBrowser({ as: owner, language: 'pt' }),
    await openBrowser({ as: recruiter, viewport: { width: 390, height: 844 } }),
  ];
  const project = await busiestProject(page);
  const { applicationId, name } = candidateIn(await readBoard(page, project), 'new');
  const data = { applicationIds: [applicationId], toStage: 'qualify' };
  expect((await page.request.post('/api/candidates/move', { data })).ok()).toBe(true);
  await page.goto(`/my-projects/pipeline/${project}`);
  await chooseInVacancyMenu(page, dizer, dizer('pipeline/evaluation:questions.action'));
  const questions = page.getByRole('dialog', { name: dizer('pipeline/evaluation:questions.title') });
  await questions.getByRole('combobox', { name: dizer('pipeline/evaluation:questions.stage') }).click();
  await page.getByRole('option', { name: dizer('pipeline/candidates:stage.qualify') }).click();
  await questions.getByRole('button', { name: dizer('pipeline/evaluation:questions.add') }).click();
  await questions
    .getByRole('textbox', { name: dizer('pipeline/evaluation:questions.text') })
    .fill('Sabe modelar dados?');
  await checkAccessibility(page, 'questions of scorecards');
  // Closing the dialog before saving asks first, and the text is still there.
  await questions.getByRole('button', { name: dizer('pipeline/evaluation:questions.close') }).click();
  const leaving = page.getByRole('dialog', { name: dizer('pipeline/evaluation:questions.leaveTitle') });
  await leaving.getByRole('button', { name: dizer('platform:dialog.cancel') }).click();
  await expect(leaving).toBeHidden();
  await questions.getByRole('button', { name: dizer('pipeline/evaluation:questions.save') }).click();
  await expect(page.getByText(dizer('pipeline/evaluation:questions.saved'))).toBeVisible();

  await page.goto(panelOf(project, applicationId, 'scorecards'));
  await page.getByRole('button', { name: dizer('pipeline/evaluation:form.save') }).click();
  await expect(page.getByText(dizer('pipeline/evaluation:form.missing'))).toBeVisible();
  await page.getByText(`5 ${dizer('pipeline/evaluation:scale.5')}`).click();
  await page.getByText(dizer('pipeline/evaluation:recommendation.strongYes'), { exact: true }).click();
  const note = page.getByRole('textbox', { name: dizer('pipeline/evaluation:form.note') });
  await note.fill('Modelou ao vivo');
  await page.reload();
  await expect(note).toHaveValue('Modelou ao vivo');
  await page.getByRole('button', { name: dizer('pipeline/evaluation:form.save') }).click();
  await expect(page.getByText('Modelou ao vivo')).toBeVisible();

  await colleague.goto(panelOf(project, applicationId, 'scorecards'));
  const panel = colleague.getByRole('dialog', { name });
  await expect(panel.getByText(say('pipeline/evaluation:hidden', { count: 1 }))).toBeVisible();
  await expect(panel.getByText('Modelou ao vivo')).toHaveCount(0);
  await panel.getByText(`2 ${say('pipeline/evaluation:scale.2')}`).click();
  await panel.getByText(say('pipeline/evaluation:recommendation.no'), { exact: true }).click();
  await checkAccessibilityInBothSchemes(colleague, 'scorecard');
  await panel.getByRole('button', { name: say('pipeline/evaluation:form.save') }).click();
  await expect(panel.getByText('Modelou ao vivo')).toBeVisible();
  await expect(panel.getByRole('img', { name: 'Overall recommendation: No: 1, Strong yes: 1' })).toBeVisible();
  await expect(panel.getByText('average 3.5')).toBeVisible();
  await checkAccessibilityInBothSchemes(colleague, 'summary of scorecards');
  // The colleague's open page shows it without a reload.
  await expect(page.getByText('2 avaliações')).toBeVisible();
});

test('PIP-02 a recruiter suggests with a reason; the owner reads it on card, panel and in the mail', async ({
  openBrowser,
}) => {
  const [page, colleague] = [await openBrowser({ as: owner, language: 'pt' }), await openBrowser({ as: recruiter })];
  const project = await busiestProject(page);
  const { applicationId, name } = candidateIn(await readBoard(page, project), 'new', 1);
  await page.goto(`/my-projects/pipeline/${project}`);
  await expect(cardOf(page, name)).toBeVisible();
  await colleague.goto(panelOf(project, applicationId, 'summary'));
  const panel = colleague.getByRole('dialog', { name });
  await panel.getByRole('button', { name: say('pipeline/evaluation:suggestion.action') }).click();
  await panel.getByRole('button', { name: say('pipeline/evaluation:suggestion.send') }).click();
  await expect(panel.getByText(say('pipeline/evaluation:suggestion.required'))).toBeVisible();
  await panel
    .getByRole('textbox', { name: say('pipeline/evaluation:suggestion.comment') })
    .fill('Já liderou uma migração igual.');
  await checkAccessibility(colleague, 'suggestion');
  await panel.getByRole('button', { name: say('pipeline/evaluation:suggestion.send') }).click();
  await expect(panel.getByText('Já liderou uma migração igual.').first()).toBeVisible();
  await expect(cardOf(page, name).getByText(dizer('pipeline/candidates:card.suggested'))).toBeVisible();
  await page.goto(await linkFromMailbox(page, owner, applicationId));
  await expect(page.getByRole('dialog', { name }).getByText('Já liderou uma migração igual.').first()).toBeVisible();
});

test('PIP-02 a colleague is mentioned by @ with the keyboard, and finds the mark', async ({ openBrowser }) => {
  const [page, colleague] = [await openBrowser({ as: owner }), await openBrowser({ as: recruiter })];
  const project = await busiestProject(page);
  const { applicationId, name } = candidateIn(await readBoard(page, project), 'screeningInterview');
  await page.goto(panelOf(project, applicationId, 'comments'));
  const panel = page.getByRole('dialog', { name });
  const field = panel.getByRole('textbox', { name: say('pipeline/comments:comment.label') });
  await field.click();
  await page.keyboard.type('Could you look, @bru');
  await expect(panel.getByRole('option', { name: 'Bruno Leal' })).toHaveAttribute('aria-selected', 'true');
  await checkAccessibility(page, 'mention');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Could you look, @Bruno Leal ');
  await panel.getByRole('button', { name: say('pipeline/comments:comment.send') }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Could you look, @Bruno Leal' })).toBeVisible();

  await colleague.goto(`/my-projects/pipeline/${project}`);
  await colleague.getByRole('button', { name: say('pipeline/comments:mention.menu', { count: 1 }) }).click();
  await colleague.getByRole('menuitem', { name: new RegExp(name) }).click();
  await expect(colleague.getByRole('dialog', { name }).getByText(say('pipeline/comments:mention.you'))).toBeVisible();
  await expect(colleague.getByRole('button', { name: /mentions? of you/ })).toHaveCount(0);
  await closeMessages(colleague, say);

  await panel.getByRole('button', { name: say('pipeline/comments:comment.delete') }).click();
  const question = page.getByRole('dialog', { name: say('pipeline/comments:comment.deleteTitle') });
  await question.getByRole('button', { name: say('pipeline/comments:comment.delete') }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Could you look, @Bruno Leal' })).toHaveCount(0);
  // It disappears from the colleague's page without a reload.
  await expect(colleague.getByRole('dialog', { name }).getByText(say('pipeline/comments:mention.you'))).toHaveCount(0);
});

test('PIP-02 a change of the selection names both, and open pages report it', async ({ openBrowser }) => {
  const [page, colleague] = [await openBrowser({ as: owner }), await openBrowser({ as: recruiter })];
  const project = await busiestProject(page);
  const board = await readBoard(page, project);
  const [first, second] = [candidateIn(board, 'offered'), candidateIn(board, 'waitingClientDecision')];
  for (const one of [page, colleague]) {
    await one.goto(`/my-projects/pipeline/${project}`);
    await expect(cardOf(one, second.name)).toBeVisible();
  }
  await chooseInCardMenu(page, say, first.name, say('pipeline/candidates:action.select'));
  await expect(colleague.getByText(say('pipeline/selection:news.selected', { name: first.name }))).toBeVisible();
  await expect(cardOf(page, second.name).getByText(say('pipeline/candidates:card.setAside'))).toBeVisible();
  await chooseInCardMenu(page, say, second.name, say('pipeline/candidates:action.change'));
  const names = { before: first.name, after: second.name };
  const question = page.getByRole('dialog', { name: say('pipeline/selection:confirm.changeTitle', names) });
  await checkAccessibility(page, 'question before a change of the selection');
  await question.getByRole('button', { name: say('pipeline/selection:confirm.changeAction', names) }).click();
  await expect(cardOf(page, second.name).getByText(say('pipeline/candidates:card.selected'))).toBeVisible();
  await chooseInCardMenu(page, say, second.name, say('pipeline/candidates:action.deselect'));
  await expect(cardOf(page, first.name).getByText(say('pipeline/candidates:card.setAside'))).toHaveCount(0);
});
