import sharp from 'sharp';
import { companyViewPath, profilePaths, topTalentPath } from '#profiles/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
});

test('a piece is added on a phone, looked at by everybody, reported by a company and hidden by the team', async ({
  openBrowser,
}) => {
  const [pt, en] = [textsOf('pt'), textsOf('en')];
  const own = (key: string, parameters = {}) => pt(`profiles/portfolio:${key}`, parameters);
  const read = (key: string, parameters = {}) => en(`profiles/portfolio:${key}`, parameters);
  const page = await openBrowser({
    as: 'professional35@demo.test',
    language: 'pt',
    viewport: { width: 390, height: 844 },
  });
  await page.goto(profilePaths.ownProfile);
  const card = page.getByRole('region', { name: own('title'), exact: true });
  // It comes when one comes near it.
  await page.locator('#portfolio').scrollIntoViewIfNeeded();
  await expect(card.getByText(own('own.expected'))).toBeVisible();
  const editor = page.getByRole('dialog');
  for (const title of ['Vitrine', 'Ícones']) {
    await card.getByRole('button', { name: own('own.add') }).click();
    await editor.getByLabel(own('editor.title')).fill(title);
    await editor.getByRole('button', { name: own('editor.saveFirst') }).click();
    // One is no picture whatever its name says: the other goes through, and it may be sent again.
    const broken = { name: 'falsa.png', mimeType: 'image/png', buffer: Buffer.from('x') };
    await editor
      .locator('input[type=file]')
      .setInputFiles([await picture('a.png', 'teal'), broken, await picture('b.png', 'navy')]);
    await expect(editor.getByText(own('editor.alternative', { number: 2 }))).toBeVisible();
    await editor.getByLabel(own('editor.alternative', { number: 1 })).fill('Fundo verde');
    await expect(editor.getByRole('alert').filter({ hasText: 'falsa.png' })).toBeVisible();
    await editor.getByRole('button', { name: own('editor.dismiss') }).click();
    await editor.getByLabel(own('editor.link')).fill('exemplo');
    await editor.getByRole('button', { name: own('editor.save'), exact: true }).click();
    await expect(editor.getByText(pt('profiles:errors.addressInvalid'))).toBeVisible();
    await editor.getByLabel(own('editor.link')).fill('https://example.com/');
    if (title === 'Ícones') await checkAccessibilityInBothSchemes(page, 'editor of a piece');
    await editor.getByRole('button', { name: own('editor.save'), exact: true }).click();
    await expect(editor).toBeHidden();
  }
  await card.getByRole('button', { name: own('own.moveUp', { title: 'Ícones' }) }).press('Enter');
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(['Ícones', 'Vitrine']);
  await expect(card.getByRole('status')).toHaveText(own('own.moved', { title: 'Ícones', place: 1, count: 2 }));

  const { session } = (await (await page.request.get('/api/session')).json()) as { session: { userId: string } };
  const visitor = await openBrowser({ language: 'en' });
  await visitor.goto(topTalentPath(session.userId));
  await visitor
    .getByRole('button', { name: read('read.open', { number: 1, count: 2, what: 'Fundo verde' }) })
    .first()
    .click();
  const gallery = visitor.getByRole('dialog', { name: 'Ícones' });
  await expect(gallery.getByRole('img', { name: 'Fundo verde' })).toBeVisible();
  await visitor.keyboard.press('ArrowRight');
  await expect(gallery.getByText(read('read.count', { number: 2, count: 2 }))).toBeVisible();
  await checkAccessibilityInBothSchemes(visitor, 'gallery of a piece');
  await visitor.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(visitor.getByRole('button', { name: read('report.action', { title: 'Ícones' }) })).toHaveCount(0);

  const company = await openBrowser({ as: 'owner@demo.test', language: 'en' });
  await company.goto(companyViewPath(session.userId));
  await company.getByRole('button', { name: read('report.action', { title: 'Ícones' }) }).click();
  await company.getByRole('dialog').getByText(read('report.reasons.notOwnWork')).click();
  await company.getByRole('button', { name: read('report.send') }).click();
  await expect(company.getByText(read('report.sent'))).toBeVisible();

  const team = await openBrowser({ as: 'admin@demo.test', language: 'en' });
  await team.goto(companyViewPath(session.userId));
  await expect(team.getByText(read('report.reasons.notOwnWork'))).toBeVisible();
  await team
    .getByRole('button', { name: read('moderation.hide') })
    .first()
    .click();
  await team.getByRole('dialog').getByLabel(read('moderation.reason')).fill('Não é seu.');
  await team
    .getByRole('dialog')
    .getByRole('button', { name: read('moderation.hide') })
    .click();
  await expect(team.getByText(read('read.hidden'), { exact: true })).toBeVisible();

  // It stands below the first view, and loads when one comes near it.
  await page.goto(`${new URL(page.url()).pathname}#portfolio`);
  await page.reload();
  await expect(card.getByText(own('own.hiddenReason', { reason: 'Não é seu.' }))).toBeVisible();
  await company.reload();
  await expect(company.getByRole('heading', { name: 'Vitrine' })).toBeVisible();
  await expect(company.getByRole('heading', { name: 'Ícones' })).toHaveCount(0);
});
