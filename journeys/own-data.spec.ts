import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { readZipEntries } from '#profiles/imports/server/formats/zip-entries.ts';
import { checkAccessibility, checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { linkFromMailbox } from './steps/demo-mailbox.ts';
import { expect } from './steps/journey.ts';
import { test } from './steps/own-data-journey.ts';
import { submitLogin } from './steps/log-in.ts';
import { signUp } from './steps/sign-up.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const sayPt = textsOf('pt');
const password = 'Ponte#2026';

// The trace recorder reads the preview of a chosen photo by itself, which the page's own policy forbids.
test.use({ trace: 'off' });

test('GEN-06 ACC-05 nothing is counted before the visitor agrees, then only the kind of page; the choice can be changed', async ({
  openBrowser,
  collector,
}) => {
  const page = await openBrowser();
  await page.goto('/jobs');
  const notice = page.getByRole('region', { name: say('own-data:cookies.title') });
  await expect(notice).toBeVisible();
  await checkAccessibilityInBothSchemes(page, '/jobs with the cookie notice');
  expect(collector.views).toEqual([]);
  await notice.getByRole('button', { name: say('own-data:cookies.statistics') }).click();
  await expect(notice).toBeHidden();

  const card = page.locator('a[href^="/jobs/details-view/"]').first();
  await card.click();
  await page.goto('/terms-of-use');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
  await expect.poll(() => collector.views.map(({ path }) => path)).toContain('/terms-of-use');
  const [address] = collector.views.map((view) => JSON.stringify(view)).filter((view) => /[0-9]/.test(view));
  expect(address, 'no ids in what is counted').toBeUndefined();
  expect(collector.views.at(-1)).toEqual({ path: '/terms-of-use', language: 'en', brand: 'default' });

  await page.goto('/privacy-policy');
  // The page has a card of the same name, where the choice is changed.
  await expect(page.getByRole('button', { name: say('own-data:cookies.statistics') })).toBeHidden();
  await expect.poll(() => collector.views.at(-1)?.path).toBe('/privacy-policy');
  const refuse = page.getByRole('radio', { name: say('own-data:cookies.necessary') });
  await expect(refuse).not.toBeChecked();
  await refuse.check();
  await expect(page.getByText(say('own-data:cookies.saved'))).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cookieChoice')!;
  expect(cookie.value).toBe('necessary');
  expect(cookie.expires - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600);
  const counted = collector.views.length;
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(collector.views).toHaveLength(counted);
});

test('ACC-05 terms and privacy are in both languages, with every version', async ({ openBrowser }) => {
  for (const [language, speak] of [
    ['en', say],
    ['pt', sayPt],
  ] as const) {
    const page = await openBrowser({ language });
    for (const [path, kind] of [
      ['/terms-of-use', 'terms'],
      ['/privacy-policy', 'privacy'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(speak(`own-data:legal.${kind}.title`));
      await expect(page.getByText('2026-12', { exact: false }).first()).toBeVisible();
    }
    await page.getByRole('link', { name: /2026-01/ }).click();
    await expect(page.getByText(speak('own-data:legal.formerNote'))).toBeVisible();
    await page.getByRole('link', { name: speak('own-data:legal.toCurrent') }).click();
    await expect(page.getByText(speak('own-data:legal.formerNote'))).toBeHidden();
  }
});

test('ACC-05 users who accepted an older version are asked before going on, and can read the new one first', async ({
  openBrowser,
  query,
}) => {
  await query('update users set accepted_terms_version = $1 where email = $2', ['2026-01', 'recruiter@demo.test']);
  const page = await openBrowser({ as: 'recruiter@demo.test' });
  await page.goto('/account');
  const dialog = page.getByRole('dialog', { name: say('accounts:acceptTerms.title') });
  await expect(dialog).toBeVisible();
  await checkAccessibilityInBothSchemes(page, '/account with the new terms');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: 'Terms of use' }).click(),
  ]);
  await expect(terms.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
  await expect(terms.getByRole('dialog')).toHaveCount(0);
  await terms.close();
  await dialog.getByRole('button', { name: say('accounts:acceptTerms.accept') }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('ACC-17 GEN-08 a photo is chosen, shown everywhere, refused when it is none, and removed', async ({
  openBrowser,
}, testInfo) => {
  const page = await openBrowser({ as: 'owner@demo.test' });
  await page.goto('/account');
  const field = page.getByRole('group', { name: say('accounts/account:photo.label') });
  const choose = async (name: string, content: Buffer) => {
    const path = testInfo.outputPath(name);
    await writeFile(path, content);
    await field.locator('input[type=file]').setInputFiles(path);
  };
  await choose('not.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(field.getByText(say('accounts:errors.photoUnreadable'))).toBeVisible();
  await choose('text.txt', Buffer.from('x'));
  await expect(field.getByText(say('accounts/account:photo.problems.type'))).toBeVisible();
  await choose('big.png', Buffer.alloc(5 * 1024 * 1024 + 1));
  await expect(field.getByText(say('accounts/account:photo.problems.size'))).toBeVisible();
  await checkAccessibilityInBothSchemes(page, '/account with a photo refused');

  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await choose('me.jpg', photo);
  await page.getByRole('button', { name: say('accounts/account:photo.crop.use') }).click();
  const header = page.getByRole('button', { name: say('platform:shell.account') }).locator('img');
  await expect(header).toHaveAttribute('src', /^\/api\/photos\/[\w-]{22}$/);
  await expect.poll(() => header.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await page.reload();
  await expect(field.locator('img')).toHaveAttribute('src', /^\/api\/photos\//);

  await field.getByRole('button', { name: say('accounts/account:photo.remove') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('accounts/account:photo.removeConfirm') })
    .click();
  await expect(field.locator('img')).toHaveCount(0);
  await expect(header).toHaveCount(0);
});

test('ACC-17 PRO-05 the photo of a member shows on the profile', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'member@demo.test' });
  const photo = await sharp({ create: { width: 90, height: 90, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const saved = await page.request.post('/api/users/photo', {
    data: photo,
    headers: { 'content-type': 'image/png', 'sec-fetch-site': 'same-origin' },
  });
  expect(saved.status()).toBe(201);
  const { photo: path } = (await saved.json()) as { photo: string };
  await page.goto('/squadMember-profile');
  await expect(page.locator('main img').first()).toHaveAttribute('src', path);
});

test('ACC-17 an upload can be stopped, and the former photo stays', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'owner2@demo.test' });
  await page.goto('/account');
  const field = page.getByRole('group', { name: say('accounts/account:photo.label') });
  // The answer never arrives: simulates a slow network.
  await page.route('**/api/users/photo', () => {});
  const photo = await sharp({ create: { width: 30, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await field.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
  await page.getByRole('button', { name: say('accounts/account:photo.crop.use') }).click();
  await expect(field.locator('img')).toHaveAttribute('src', /^blob:/);
  await field.getByRole('button', { name: say('accounts/account:photo.cancel') }).click();
  await expect(field.getByRole('button', { name: say('accounts/account:photo.choose') })).toBeVisible();
  await expect(field.locator('img')).toHaveCount(0);
});

test('GEN-08 a photo that does not load within 7 s gives way to the initials', async ({ openBrowser, query }) => {
  await query('update users set image = $1 where email = $2', [`/api/photos/${'x'.repeat(22)}`, 'member2@demo.test']);
  const page = await openBrowser({ as: 'member2@demo.test' });
  await page.clock.install();
  let asked = false;
  await page.route('**/api/photos/**', () => void (asked = true));
  // The page counts as loaded only with its images, if they are asked for in time.
  await page.goto('/account', { waitUntil: 'domcontentloaded' });
  const header = page.getByRole('button', { name: say('platform:shell.account') });
  await expect.poll(() => asked).toBe(true);
  await expect(header.locator('img')).toHaveCount(1);
  await page.clock.fastForward(5_000);
  await expect(header.locator('img')).toHaveCount(1);
  await page.clock.fastForward(2_500);
  await expect(header.locator('img')).toHaveCount(0);
  await expect(header).toContainText(/^[A-Z]{2}$/);
  await query('update users set image = null where email = $1', ['member2@demo.test']);
});

test('ACC-17 a member exports their data: requested, followed, mailed, downloaded', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'member@demo.test', language: 'pt' });
  await page.goto('/account/data');
  await page.getByRole('button', { name: sayPt('own-data:export.start') }).click();
  await expect(page.getByText(sayPt('own-data:export.done'))).toBeVisible({ timeout: 30_000 });
  await checkAccessibilityInBothSchemes(page, '/account/data with a copy');
  const link = await linkFromMailbox(page, 'member@demo.test', '/account/data');
  await page.goto(new URL(link).pathname);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: sayPt('own-data:export.download') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^ponte-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = new Uint8Array(await readFile(await download.path()));
  const entries = await readZipEntries(bytes, new Set(['readme.txt', 'account.json']));
  expect(Buffer.from(entries.get('readme.txt')!).toString()).toContain('Seus dados na Ponte');
  expect(Buffer.from(entries.get('account.json')!).toString()).toContain('member@demo.test');
});

test('ACC-17 the account is deleted after a failed try, every device is out, and the same e-mail starts anew', async ({
  openBrowser,
}) => {
  const account = { email: 'leaver@journeys.test', password, role: 'squadMember' as const };
  const page = await openBrowser();
  await signUp(page, say, account);
  const other = await openBrowser();
  await other.goto('/login');
  await submitLogin(other, say, account);
  await other.waitForURL((address) => address.pathname !== '/login');

  await page.goto('/account/data');
  await page.getByRole('button', { name: say('own-data:deletion.start') }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: say('own-data:deletion.dialog.confirm') });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(say('own-data:deletion.dialog.email')).fill('somebody@else.test');
  await dialog.getByLabel(say('own-data:deletion.dialog.password')).fill(password);
  await confirm.click();
  await expect(dialog.getByText(say('own-data:errors.emailDiffers'))).toBeVisible();
  await checkAccessibilityInBothSchemes(page, '/account/data with the deletion dialog');
  await dialog.getByLabel(say('own-data:deletion.dialog.email')).fill(account.email);
  await dialog.getByLabel(say('own-data:deletion.dialog.password')).fill('Wrong#2026');
  await confirm.click();
  await expect(dialog.getByText(say('own-data:deletion.dialog.failed'))).toBeVisible();
  await dialog.getByLabel(say('own-data:deletion.dialog.password')).fill(password);
  await confirm.click();
  await expect(page.getByText(say('own-data:deletion.gone.title'))).toBeVisible();
  await page.getByRole('button', { name: say('own-data:deletion.gone.action') }).click();
  await expect(page).toHaveURL('/login');

  expect((await other.request.get('/api/users')).status()).toBe(401);
  await submitLogin(page, say, account);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await signUp(page, say, account);
  await expect(page).toHaveURL('/squadMember-register');
});

test('ACC-17 users without a password confirm the deletion by the link of a mail', async ({ openBrowser, query }) => {
  const account = { email: 'social@journeys.test', password, role: 'squadMember' as const };
  const page = await openBrowser({ language: 'pt' });
  await signUp(page, sayPt, account);
  await query(
    "update identities set provider_id = 'google', password = null where user_id = (select id from users where email = $1)",
    [account.email],
  );
  await page.goto('/account/data');
  await page.getByRole('button', { name: sayPt('own-data:deletion.start') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: sayPt('own-data:deletion.dialog.sendCode') }).click();
  await expect(dialog.getByText(sayPt('own-data:deletion.dialog.codeSent', { email: account.email }))).toBeVisible();
  const link = new URL(await linkFromMailbox(page, account.email, 'deletionCode='));
  await page.goto(link.pathname + link.search);
  await expect(dialog.getByText(sayPt('own-data:deletion.dialog.codeThere'))).toBeVisible();
  // The parameter in the address overrides the tab's own brand.
  const tab = page.getByRole('link', { name: sayPt('own-data:menu.ownData'), includeHidden: true });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await checkAccessibility(page, '/account/data with a deletion code');
  await dialog.getByLabel(sayPt('own-data:deletion.dialog.email')).fill(account.email);
  await dialog.getByRole('button', { name: sayPt('own-data:deletion.dialog.confirm') }).click();
  await expect(page.getByText(sayPt('own-data:deletion.gone.title'))).toBeVisible();
});

test('ACC-17 an owner of a space that others need is told what to do first', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'owner@demo.test', viewport: { width: 390, height: 844 } });
  await page.goto('/account/data');
  await expect(page.getByRole('link', { name: say('own-data/obstacles:to.space') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('own-data:deletion.start') })).toHaveCount(0);
  const refused = await page.request.post('/api/ownData/deletion', {
    data: { email: 'owner@demo.test', password: DEMO_PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(refused.status()).toBe(409);
});
