import { checkAccessibility } from './steps/check-accessibility.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const owner = 'owner@demo.test';

for (const language of flowLanguages('en')) {
  const say = textsOf(language);
  const tool = (key: string, parts = {}) => say(`pipeline/${key}`, parts);

  test(`PIP-01 in ${language} all candidates of a company by stage and as a table, and several tagged at once`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ as: owner, language });
    await page.goto('/candidates?layout=board');
    await expect(page.getByRole('heading', { level: 1, name: tool('company:company.title') })).toBeVisible();
    const board = page.getByRole('group', { name: say('pipeline/board:board.label') });
    await expect(board.getByRole('heading', { level: 2 })).toHaveCount(10);

    await page.goto('/candidates?layout=table&stages=%5B%22new%22%5D');
    const boxes = page.getByRole('row').getByRole('checkbox');
    await expect(boxes.nth(3)).toBeVisible();
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    const bar = page.getByRole('region', { name: say('platform:table.bulk') });
    await bar.getByRole('button', { name: tool('tags:tag'), exact: true }).click();
    const choices = page.getByRole('dialog', { name: tool('tags:title') });
    await choices.getByRole('button', { name: tool('tags:manage') }).click();
    const manage = page.getByRole('dialog', { name: tool('tags:manage') });
    const name = `Hoje ${language}`;
    await manage.getByLabel(say('platform:tagEditor.new')).fill(name);
    await manage.getByRole('button', { name: say('platform:tagEditor.make') }).click();
    await expect(manage.getByRole('button', { name: tool('tags:actionsOf', { name }) })).toBeVisible();
    await checkAccessibility(page, 'tags');
    await manage.getByRole('button', { name: tool('tags:actionsOf', { name }) }).click();
    await page.getByRole('menuitem', { name: tool('tags:deleteAction') }).click();
    const question = page.getByRole('dialog', { name: tool('tags:deleteTitle', { name }) });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(manage).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(manage).toBeHidden();
    await choices.getByRole('checkbox', { name }).check();
    await choices.getByRole('button', { name: tool('tags:done') }).click();
    const messages = page.getByRole('region', { name: say('platform:toast.region') });
    await expect(messages).toContainText(tool('tags:put', { count: 2 }));
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(2);
    await expect(bar).toBeHidden();
  });

  test(`PIP-03 PIP-06 in ${language} several candidates are messaged and disqualified together`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ as: owner, language });
    await page.goto('/candidates?layout=table&stages=%5B%22new%22%5D');
    const boxes = page.getByRole('row').getByRole('checkbox');
    const bar = page.getByRole('region', { name: say('platform:table.bulk') });
    const messages = page.getByRole('region', { name: say('platform:toast.region') });
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await bar.getByRole('button', { name: say('conversations/messages:message.write'), exact: true }).click();
    const form = page.getByRole('dialog', { name: say('conversations/messages:message.title', { count: 2 }) });
    const [subject, text] = ['subject', 'text'].map((field) =>
      form.getByRole('textbox', { name: say(`conversations/messages:message.${field}`) }),
    );
    const mark = (name: string) => `[${say(`conversations/messages:message.placeholder.${name}`)}]`;
    await subject!.fill('{{position}}');
    await expect(subject!).toHaveValue(mark('position'));
    await form.getByRole('button', { name: mark('name') }).click();
    await text!.pressSequentially(', 10h?');
    await expect(text!).toHaveValue(`${mark('name')}, 10h?`);
    await expect(form.getByText(/^[^{[]+, 10h\?$/)).toBeVisible();
    await checkAccessibility(page, 'message to candidates');
    await form.getByRole('button', { name: say('conversations/messages:message.send', { count: 2 }) }).click();
    await expect(messages).toContainText(say('conversations/messages:message.sent', { count: 2 }));

    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await bar.getByRole('button', { name: say('pipeline/candidates:action.disqualify') }).click();
    const question = page.getByRole('dialog', {
      name: say('pipeline/selection:confirm.disqualifyTitle', { count: 2 }),
    });
    await expect(question).toContainText(say('pipeline/selection:confirm.disqualifyText'));
    await question.getByLabel(say('pipeline/selection:confirm.reason')).fill('Falta experiência');
    await question.getByRole('button', { name: say('pipeline/selection:confirm.disqualifyAction') }).click();
    await expect(messages).toContainText(say('pipeline/moving:toast.disqualified', { count: 2 }));
  });
}

const say = textsOf('en');
const tool = (key: string, parts = {}) => say(`pipeline/${key}`, parts);

test('PIP-01 a view is saved with its filters, opens by itself and is deleted with an undo', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner2@demo.test' });
  await page.goto('/candidates?layout=table&overdue=true');
  await page.getByRole('button', { name: say('platform/views:title'), exact: true }).click();
  await page.getByRole('menuitem', { name: say('platform/views:save') }).click();
  const form = page.getByRole('dialog', { name: say('platform/views:save') });
  await form.getByLabel(say('platform/views:name')).fill('Late ones');
  await checkAccessibility(page, 'keep a view');
  await form.getByRole('button', { name: say('platform/views:saveAction') }).click();
  await expect(page.getByRole('button', { name: 'Late ones', exact: true })).toBeVisible();
  await page.getByRole('button', { name: say('platform/views:more', { name: 'Late ones' }) }).click();
  await page.getByRole('menuitem', { name: say('platform/views:default') }).click();
  const messages = page.getByRole('region', { name: say('platform:toast.region') });
  await expect(messages).toContainText(say('platform/views:defaultKept'));
  await page.goto('/candidates');
  await expect(page).toHaveURL(/overdue=true/);
  await page.getByRole('button', { name: say('platform/views:more', { name: 'Late ones' }) }).click();
  await page.getByRole('menuitem', { name: say('platform/views:delete'), exact: true }).click();
  await expect(messages).toContainText(say('platform/views:deleted'));
});

test('PIP-01 limits mark who waits too long, and a file about a candidate is stored and deleted', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: owner });
  const countLate = async () => {
    const answer = await page.request.get('/api/candidates?stages=new&overdue=true');
    return ((await answer.json()) as { count: number }).count;
  };
  const before = await countLate();
  await page.goto('/candidates?layout=table&stages=%5B%22new%22%5D&overdue=true');
  await page.getByRole('button', { name: tool('company:company.tools') }).click();
  await page.getByRole('menuitem', { name: tool('limits:title') }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/settings/stage-limits');
  const days = page.getByLabel(tool('limits:days', { stage: say('pipeline/candidates:stage.new') }));
  await expect(days).toBeVisible();
  await checkAccessibility(page, 'limits');
  await days.fill('1');
  await page.getByRole('button', { name: tool('limits:save') }).click();
  await expect(page.getByRole('region', { name: say('platform:toast.region') })).toContainText(tool('limits:saved'));
  await page.goBack();
  const after = await countLate();
  expect(after).toBeGreaterThan(before);
  await expect(page.getByText(tool('company:company.total', { count: after, shown: String(after) }))).toBeVisible();
  await expect(page.getByTitle(say('pipeline/candidates:card.late', { time: '' }).trim())).toHaveCount(after);

  await page.goto('/candidates?layout=board');
  await page.locator('[data-card-open]').first().click();
  await page.getByRole('heading', { name: say('pipeline/panel:panel.files') }).scrollIntoViewIfNeeded();
  await page.getByLabel(tool('files:add')).setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Calm and clear'),
  });
  await expect(page.getByText('notes.txt')).toBeVisible();
  await checkAccessibility(page, 'files of a candidate');
  await page.getByRole('button', { name: tool('files:delete', { name: 'notes.txt' }) }).click();
  await page.getByRole('button', { name: tool('files:deleteAction') }).click();
  await expect(page.getByText(tool('files:none'))).toBeVisible();
});

test('PIP-01 two accounts of one person are found, merged and separated again', async ({ openBrowser }) => {
  const page = await openBrowser({ as: owner });
  await page.goto('/candidates?layout=table');
  await page.getByRole('button', { name: tool('company:company.tools') }).click();
  await page.getByRole('menuitem', { name: tool('duplicates:title') }).click();
  const list = page.getByRole('dialog', { name: tool('duplicates:title') });
  // Other journeys may have left two candidates of one name.
  const pair = list.getByRole('listitem').filter({ hasText: tool('duplicates:mark.phone') });
  await expect(pair).toBeVisible();
  await checkAccessibility(page, 'duplicates');
  await pair.getByRole('button', { name: tool('duplicates:merge') }).click();
  await expect(pair).toBeHidden();
  await list.getByText(tool('duplicates:decided')).click();
  await pair.getByRole('button', { name: tool('duplicates:undo') }).click();
  await expect(pair.getByRole('button', { name: tool('duplicates:merge') })).toBeVisible();
});
