import type { Page } from '@playwright/test';
import { applicationPath } from '#candidacies/paths.ts';
import { projectPaths } from '#projects/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { cardOf, chooseInCardMenu, columnOf, moveCardByKeys } from './steps/pipeline-board.ts';
import { applyTo, postProject } from './steps/squad-scene.ts';
import { textsOf } from './steps/texts.ts';

const title = 'Pessoa que desenha estantes';
const phone = { width: 390, height: 844 };

for (const language of flowLanguages('pt')) {
  test(`PIP-02 PIP-03 PIP-06 in ${language} a company turns people down, undoes a message, hires and tells all who remain`, async ({
    openBrowser,
  }) => {
    test.slow();
    const say = textsOf(language);
    const words = (key: string, more = {}) => say(`pipeline/rejections:${key}`, more);
    const owner = await openBrowser({ as: 'owner@demo.test', language });
    const projectId = await postProject(owner, title);
    const people: ({ page: Page } & Awaited<ReturnType<typeof applyTo>>)[] = [];
    for (const number of [31, 32, 33]) {
      const viewport = number === 32 ? phone : undefined;
      const page = await openBrowser({
        as: `professional${number}@demo.test`,
        language,
        ...(viewport && { viewport }),
      });
      people.push({ page, ...(await applyTo(page, projectId)) });
    }
    const [chosen, out, other] = [people[0]!, people[1]!, people[2]!];
    const messages = owner.getByRole('region', { name: say('platform:toast.region') });
    const expectOwn = async ({ page }: (typeof people)[0], key: 'screening' | 'notSelected', text: string = key) => {
      const { applications } = (await (await page.request.get('/api/applications')).json()) as {
        applications: { id: string; projectId: string; stage: string }[];
      };
      const own = applications.find((one) => one.projectId === projectId)!;
      expect(own.stage).toBe(key);
      await page.goto(applicationPath(own.id));
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
      await expect(page.getByText(say(`candidacies:stageMeaning.${text}`)).first()).toBeVisible();
    };

    await test.step('a card that keys move keeps the focus', async () => {
      await owner.goto(projectPaths.pipeline(projectId, 0));
      await moveCardByKeys(owner, say, cardOf(owner, chosen.name), 'offered');
      const moved = cardOf(columnOf(owner, say, 'offered'), chosen.name).locator('[data-card-open]');
      await expect(moved).toBeFocused();
    });

    await test.step('a reason, a message with its preview, and a time', async () => {
      await chooseInCardMenu(owner, say, out.name, say('pipeline/candidates:action.disqualify'));
      const dialog = owner.getByRole('dialog', {
        name: say('pipeline/selection:confirm.disqualifyTitle', { count: 1, name: out.name }),
      });
      await dialog.getByRole('combobox', { name: words('reason.label') }).click();
      await owner.getByRole('option', { name: words('reason.availability') }).click();
      await dialog.getByLabel(words('form.subject')).fill('{{position}}');
      await dialog.getByRole('textbox', { name: words('form.text') }).fill('{{name}}: !');
      await expect(dialog.getByText(`${out.name}: !`)).toBeVisible();
      await checkAccessibilityInBothSchemes(owner, 'turning somebody down');
      await dialog.getByRole('button', { name: say('pipeline/selection:confirm.disqualifyAction') }).click();
      await expect(cardOf(columnOf(owner, say, 'disqualified'), out.name)).toBeVisible();
      await expectOwn(out, 'screening');
    });

    await test.step('the panel says when it goes, and stops it', async () => {
      await cardOf(owner, out.name).locator('[data-card-open]').click();
      const panel = owner.getByRole('dialog', { name: out.name });
      await panel.getByRole('button', { name: words('notice.undo') }).click();
      await expect(messages).toContainText(words('notice.undone'));
      await expect(panel.getByRole('button', { name: words('notice.write') })).toBeVisible();
      await checkAccessibilityInBothSchemes(owner, 'panel of somebody who was turned down');
      await panel.getByRole('button', { name: say('platform:panel.close') }).click();
    });

    await test.step('after a hire all who remain are told, now', async () => {
      await chooseInCardMenu(owner, say, chosen.name, say('pipeline/candidates:action.hire'));
      await owner
        .getByRole('dialog')
        .getByRole('button', { name: say('pipeline/selection:confirm.hireAction', { name: chosen.name }) })
        .click();
      const dialog = owner.getByRole('dialog', { name: words('form.remainingTitle', { count: 1 }) });
      await dialog.getByRole('combobox', { name: words('form.when') }).click();
      await owner.getByRole('option', { name: words('form.now'), exact: true }).click();
      await checkAccessibilityInBothSchemes(owner, 'telling all who remain');
      await dialog.getByRole('button', { name: words('form.remainingAction', { count: 1 }) }).click();
      await expect(messages).toContainText(words('form.remainingDone', { count: 1 }));
      await expectOwn(other, 'notSelected', 'notSelectedWritten');
    });

    await test.step('the company keeps reasons of its own', async () => {
      await owner.goto('/candidates');
      await owner.getByRole('button', { name: say('pipeline/company:company.tools') }).click();
      await owner.getByRole('menuitem', { name: words('settings.title') }).click();
      await expect(owner).toHaveURL((url) => url.pathname === '/settings/rejection-reasons');
      const settings = owner.getByRole('main');
      await settings.getByLabel(words('settings.name')).fill('Mora longe demais');
      await settings.getByRole('button', { name: words('settings.add'), exact: true }).click();
      await expect(settings.getByText('Mora longe demais')).toBeVisible();
      await checkAccessibilityInBothSchemes(owner, 'reasons for not going on');
      await settings.getByRole('button', { name: words('settings.actionsOf', { name: 'Mora longe demais' }) }).click();
      await owner.getByRole('menuitem', { name: words('settings.remove') }).click();
      await expect(settings.getByText('Mora longe demais')).toHaveCount(0);
    });
  });
}
