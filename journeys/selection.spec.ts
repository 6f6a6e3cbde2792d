import type { Page } from '@playwright/test';
import { squadAccept } from '#pipeline/paths.ts';
import { projectPaths } from '#projects/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { applyTo, postProject, select } from './steps/squad-scene.ts';
import { textsOf } from './steps/texts.ts';

const [pt, en] = [textsOf('pt'), textsOf('en')];
const title = 'Pessoa que projeta cozinhas';
const phone = { width: 390, height: 844 };
/** Messages stay for as long as the mouse is over them. */
const keepMessagesOpen = (page: Page) => page.getByRole('region', { name: pt('platform:toast.region') }).hover();
const choiceIn = (page: Page, say: typeof pt) =>
  page.getByRole('group', { name: say('pipeline/selection:of', { title }), exact: true });

test('PRJ-02 PIP-02 among the professionals of a project one is selected, undone, changed and undone again; others see it come', async ({
  openBrowser,
}) => {
  const words = (key: string, more = {}) => pt(`pipeline/selection:${key}`, more);
  const owner = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  const projectId = await postProject(owner, title);
  const member = await openBrowser({ as: 'professional37@demo.test', language: 'en', viewport: phone });
  const other = await openBrowser({ as: 'professional38@demo.test', language: 'pt' });
  const [first, second] = [await applyTo(member, projectId), await applyTo(other, projectId)];
  const recruiter = await openBrowser({ as: 'recruiter@demo.test', language: 'en' });
  const address = projectPaths.professionals(projectId);
  const [mine, theirs] = [choiceIn(owner, pt), choiceIn(recruiter, en)];
  const waiting = member.getByText(en('pipeline/selection/squad-note:read'));

  await test.step('the owner chooses in the dialog; the recruiter and the candidate see it without asking', async () => {
    await owner.goto(address);
    await recruiter.goto(address);
    await expect(theirs).toContainText(en('pipeline/selection:nobody'));
    await expect(theirs.getByRole('button')).toHaveCount(0);
    await member.goto('/applications');
    await expect(member.getByRole('link', { name: title }).first()).toBeVisible();
    await expect(waiting).toHaveCount(0);

    await mine.getByRole('button', { name: words('chooseFor', { title }) }).click();
    const dialog = owner.getByRole('dialog', { name: words('dialog.choose', { title }) });
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await checkAccessibilityInBothSchemes(owner, 'choosing among the candidates');
    await dialog.getByText(words('dialog.suggested'), { exact: true }).click();
    await expect(dialog.getByText(words('dialog.notFound'))).toBeVisible();
    await dialog.getByText(words('dialog.all'), { exact: true }).click();
    await dialog.getByRole('searchbox').fill(first.name);
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: words('dialog.selectOf', { name: first.name }) }).click();
    await expect(dialog).toHaveCount(0);
    await keepMessagesOpen(owner);
    for (const choice of [mine, theirs]) await expect(choice).toContainText(first.name);
    await expect(waiting).toBeVisible();
    await expect(mine.getByRole('button', { name: words('changeOf', { title }) })).toBeFocused();
  });

  await test.step('undone, nobody is selected for anybody', async () => {
    await owner.getByRole('button', { name: pt('pipeline/selection:toast.undo') }).click();
    await expect(mine).toContainText(words('nobody'));
    await expect(theirs).toContainText(en('pipeline/selection:nobody'));
    await expect(waiting).toHaveCount(0);
  });

  await test.step('an administrator chooses another; the owner is told, and changes the choice after a question', async () => {
    const admin = await openBrowser({ as: 'admin@demo.test' });
    await select(admin, projectId, second.memberId);
    await expect(owner.getByText(pt('pipeline/selection:news.selected', { name: second.name }))).toBeVisible();
    await mine.getByRole('button', { name: words('changeOf', { title }) }).click();
    await owner.getByRole('button', { name: words('dialog.insteadOf', { name: first.name }) }).click();
    const names = { before: second.name, after: first.name };
    const question = owner.getByRole('dialog', { name: pt('pipeline/selection:confirm.changeTitle', names) });
    await question.getByRole('button', { name: pt('pipeline/selection:confirm.changeAction', names) }).click();
    for (const choice of [mine, theirs]) await expect(choice).toContainText(first.name);
    await expect(mine.getByRole('button', { name: words('changeOf', { title }) })).toBeFocused();
    await checkAccessibilityInBothSchemes(owner, 'somebody is chosen');
  });

  await test.step('who is selected accepts; the owner reads it on a phone, takes the choice back and thinks better of it', async () => {
    const small = await openBrowser({ as: 'owner@demo.test', language: 'pt', viewport: phone });
    const choice = choiceIn(small, pt);
    await small.goto(address);
    await expect(choice).toContainText(first.name);
    await expect(waiting).toBeVisible();
    await member.goto(squadAccept(projectId, 0));
    await member.getByRole('button', { name: en('pipeline/selection/squad:accept.accept') }).click();
    for (const each of [choice, mine]) await expect(each).toContainText(words('standing.accepted'));
    await checkAccessibilityInBothSchemes(small, 'somebody who accepted, on a phone');
    await choice.getByRole('button', { name: words('removeOf', { name: first.name }) }).click();
    await keepMessagesOpen(small);
    for (const each of [choice, mine]) await expect(each).toContainText(words('nobody'));
    await expect(choice.getByRole('button', { name: words('chooseFor', { title }) })).toBeFocused();
    await small.getByRole('button', { name: pt('pipeline/selection:toast.undo') }).click();
    for (const each of [choice, mine, theirs]) await expect(each).toContainText(first.name);
  });
});
