import type { Page } from '@playwright/test';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';
import { chooseInVacancyMenu } from './steps/vacancy-menu.ts';

const project = 'Plataforma de obras';
const [pt, en] = [textsOf('pt'), textsOf('en')];

/** The professionals of the demo world's running project, opened from the list. */
async function openSquad(page: Page, say: typeof pt) {
  await page.goto('/my-projects?stage=inProgress');
  await page.getByRole('row').filter({ hasText: project }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: project })).toBeVisible();
  await expect(page.getByRole('heading', { name: say('projects/squad:title') })).toBeVisible();
}

const peopleOf = (page: Page) => page.getByRole('button', { name: /^(Ações para|Actions for) / });

test('PRJ-01 PRJ-02 the list is searched by position, and the details show the path, who moved the project and when', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  await page.goto('/my-projects?search=analista%20de%20qualidade');
  const row = page.getByRole('row').filter({ hasText: project });
  await expect(row).toContainText('3 de 3 ativos');
  // Worked of planned hours, and what is left of them.
  await expect(row).toContainText(/[\d,.]+ de [\d,.]+ h/);
  await expect(row).toContainText(/resta[m]? [\d,.]+ h/);
  await row.getByRole('link').first().click();
  await page.getByRole('link', { name: pt('projects:details.details'), exact: true }).click();
  const path = page.getByRole('region', { name: pt('projects:details.path') });
  await expect(path.locator('[aria-current="step"]')).toContainText(pt('projects:status.ongoing'));
  await expect(page.getByRole('region', { name: pt('projects:details.history') })).toContainText('Lívia Andrade');
});

test('PRJ-04 a company asks for a deactivation with a reason, reads the promise and finds the ticket; an administrator executes', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  await openSquad(page, pt);
  await peopleOf(page).last().click();
  await page.getByRole('menuitem', { name: pt('projects/squad:action.requestDeactivation') }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: pt('projects/squad:request.send') });
  await expect(send).toBeDisabled();
  await dialog.getByRole('textbox').fill('Encerramos esta frente de trabalho.');
  await send.click();
  await expect(page.getByText(/^Desativação pedida: resposta até/)).toBeVisible();
  await checkAccessibilityInBothSchemes(page, 'professionals of a project');
  await page.goto('/support-squadOwner-view?state=open');
  await page.getByRole('link', { name: /^Desativar / }).click();
  await expect(page.getByText('Encerramos esta frente de trabalho.')).toBeVisible();
  await checkAccessibilityInBothSchemes(page, 'ticket');

  const admin = await openBrowser({ as: 'admin@demo.test', language: 'en' });
  await admin.goto('/support-squadOwner-view?state=open');
  await admin.getByRole('link', { name: /^Deactivate / }).click();
  await admin.getByRole('link', { name: en('support:page.project') }).click();
  await expect(admin.getByRole('heading', { name: en('projects/squad:title') })).toBeVisible();
  await peopleOf(admin).last().click();
  await admin.getByRole('menuitem', { name: en('projects/squad:action.deactivate') }).click();
  const execute = admin.getByRole('dialog');
  await execute.getByText(en('projects/squad:execute.yes')).click();
  await execute.getByRole('textbox').fill('12 h of last week');
  await execute.getByRole('button', { name: en('projects/squad:action.deactivate') }).click();
  await expect(admin.getByText(en('projects/squad:state.deactivated'), { exact: true })).toBeVisible();
  await expect(admin.getByText('Hours are owed. 12 h of last week')).toBeVisible();

  await page.reload();
  await expect(page.getByText(pt('support:status.done'), { exact: true })).toBeVisible();
  await expect(page.getByText('12 h of last week')).toHaveCount(0);
});

test('PRJ-04 BRI-05 a replacement needs one of nine reasons, opens a vacancy with its own link and says so', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  await openSquad(page, pt);
  await page
    .getByRole('button', { name: /^Ações para / })
    .last()
    .click();
  await page.getByRole('menuitem', { name: pt('projects/squad:action.replace') }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: pt('projects/squad:replace.confirm') });
  await dialog.getByLabel(pt('projects/squad:vacancy.net')).fill('90,00');
  await dialog.getByLabel(pt('projects/squad:vacancy.gross')).fill('110,00');
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('combobox', { name: pt('projects/squad:replace.reason') }).click();
  await expect(page.getByRole('option')).toHaveCount(9);
  await page.getByRole('option', { name: pt('projects/squad:reason.disappeared') }).click();
  await confirm.click();
  await expect(page).toHaveURL(/\/upsell-thankyoupage/);
  await expect(page.getByRole('heading', { level: 1, name: pt('projects/squad:thanks.title') })).toBeVisible();
  await page.getByRole('link', { name: pt('projects/squad:thanks.back') }).click();
  await expect(page.getByText(pt('projects/squad:state.inReplacement'), { exact: true })).toBeVisible();
  const vacancies = page.getByRole('region', { name: pt('projects/squad:vacancies.title') });
  await expect(vacancies).toContainText(pt('projects/squad:reason.disappeared'));
  await vacancies.getByRole('link').first().click();
  await expect(page).toHaveURL(/replacementId=/);
  await expect(page.getByText(pt('jobs:addition.replacement'))).toBeVisible();
});

test('PRJ-02 a project is canceled only with a reason, which its history keeps', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'owner2@demo.test', language: 'en' });
  await page.goto('/my-projects?stage=recruitment');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('link', { name: en('projects:details.details'), exact: true }).click();
  await expect(page).toHaveURL(/\/my-projects\/details\//);
  await expect(page.getByRole('heading', { name: en('projects:details.history') })).toBeVisible();
  await chooseInVacancyMenu(page, en, en('projects:details.cancel'));
  const dialog = page.getByRole('dialog');
  const cancel = dialog.getByRole('button', { name: en('projects:details.cancel') });
  await cancel.click();
  await expect(dialog.getByText(en('projects:details.moveReasonMissing'))).toBeVisible();
  await dialog.getByRole('textbox').fill('The budget was cut.');
  await cancel.click();
  const history = page.getByRole('region', { name: en('projects:details.history') });
  await expect(history).toContainText('The budget was cut.');
  await page.getByRole('button', { name: en('projects:vacancy.more'), exact: true }).click();
  await expect(page.getByRole('menuitem', { name: en('projects/briefs:templates.save') })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: en('projects:details.cancel') })).toHaveCount(0);
});

test('BRI-01 BRI-05 a vacancy is added by the rules of the brief, and Escape loses nothing that was typed', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner2@demo.test', language: 'en' });
  const answer = await page.request.post('/api/project/post', {
    data: {
      title: 'A workshop',
      positions: [{ title: 'Cabinet maker', aboutOpportunity: 'Kitchens for small flats.' }],
    },
  });
  const { projectId } = (await answer.json()) as { projectId: string };
  await page.goto(`/my-projects/details/${projectId}`);
  // Posted by the call, it stands, and says what it lacks.
  const card = page.getByRole('region', { name: 'Cabinet maker' });
  await expect(card.getByText(en('projects:details.incomplete'), { exact: true })).toBeVisible();
  await chooseInVacancyMenu(page, en, en('projects:details.addPosition'));
  const dialog = page.getByRole('dialog', { name: en('projects:details.addPosition') });
  const about = dialog.getByRole('textbox', { name: en('projects:brief.aboutOpportunity') });
  await about.fill('Chairs and benches.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(en('projects:editor.kept'))).toBeVisible();
  // Neither Escape nor a reload lost it, and candidates' view shows it.
  await page.reload();
  await expect(card.getByText(en('projects:details.incomplete'), { exact: true })).toBeVisible();
  await chooseInVacancyMenu(page, en, en('projects:details.addPosition'));
  await expect(dialog.getByText(en('projects:editor.restored'))).toBeVisible();
  await expect(about).toHaveValue('Chairs and benches.');
  await dialog.getByRole('button', { name: en('projects:editor.preview') }).click();
  const preview = dialog.getByRole('article', { name: en('jobs:board.preview') });
  await expect(preview.getByText('Chairs and benches.')).toBeVisible();
  // Where the vacancy says nothing of the company, what the workspace says of itself.
  await expect(preview.getByText(/^Payments for small shops/)).toBeVisible();
  await checkAccessibilityInBothSchemes(page, 'a vacancy as candidates will see it');
  await dialog.getByRole('button', { name: en('projects:editor.edit') }).click();
  await dialog.getByRole('button', { name: en('projects:readiness.criterion.benefits', { enough: '40' }) }).click();
  await expect(dialog.getByRole('textbox', { name: en('projects:texts.benefits') })).toBeVisible();
  await dialog.getByRole('button', { name: en('projects:save'), exact: true }).click();
  await expect(dialog.getByText(en('projects:errors.descriptionTooShort')).first()).toBeVisible();
  await checkAccessibilityInBothSchemes(page, 'a vacancy that lacks answers');
  await dialog.getByRole('button', { name: en('projects:editor.discard') }).click();
  await expect(about).toHaveValue('');
  await dialog.getByRole('button', { name: en('projects:cancel'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect(
    ((await (await page.request.get(`/api/myProjects/${projectId}`)).json()) as { positions: [] }).positions,
  ).toHaveLength(1);
});
