import type { Page } from '@playwright/test';
import { checkAccessibility } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('NAV-01 two brands by address, the key stored, fonts from the product itself', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser();
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  const button = 'button[type="submit"]';
  await page.goto('/login');
  await page.getByLabel('Email').fill('somebody@journeys.test');
  await page.getByLabel('Password', { exact: true }).fill('x');
  await expect.poll(() => styleOf(page, button, 'background-color')).toBe('rgb(65, 37, 194)');
  expect(await page.evaluate(() => sessionStorage.getItem('TEMPLATE_KEY'))).toBe('default');
  await page.goto('/login?brand=recruiting');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'recruiting');
  await page.getByLabel('Email').fill('somebody@journeys.test');
  await page.getByLabel('Password', { exact: true }).fill('x');
  const orange = (await styleOf(page, button, 'background-color')).match(/\d+/g)?.map(Number) ?? [];
  expect(orange[0]).toBeGreaterThan(orange[2]! + 80);
  await page.goto('/signup');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'recruiting');
  expect(await page.evaluate(() => sessionStorage.getItem('TEMPLATE_KEY'))).toBe('recruiting');
  expect(await styleOf(page, 'h1', 'font-family')).toMatch(/Montserrat/);
  expect(await styleOf(page, 'body', 'font-family')).toMatch(/Mulish/);
  // A face is loaded only when the page draws letters with it.
  const drawn = () =>
    page.evaluate(() => [...document.fonts].filter((face) => face.status === 'loaded').map(({ family }) => family));
  await expect.poll(drawn).toEqual(expect.arrayContaining(['Mulish', 'Montserrat']));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((address) => !address.startsWith(product.url))).toEqual([]);
});

test('NAV-02 header and navigation have their sizes, the choice stays, phones have a drawer', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test' });
  await page.goto('/my-projects');
  const navigation = page.getByRole('navigation', { name: 'Navigation' });
  const width = async () => Math.round((await navigation.boundingBox())?.width ?? 0);
  expect(Math.round((await page.getByRole('banner').boundingBox())?.height ?? 0)).toBe(66);
  await expect.poll(width).toBe(202);
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect.poll(width).toBe(62);
  await page.getByRole('button', { name: 'Expand menu' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Expand menu' })).toBeVisible();
  await checkAccessibility(page, 'collapsed navigation');
  await page.reload();
  await expect.poll(width).toBe(62);
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await expect.poll(width).toBe(202);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(navigation).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Projects/ })).toBeVisible();
  await checkAccessibility(page, 'drawer');
});

test('NAV-10 the language is chosen in a modal, stays for a year and is saved in the account', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner2@demo.test' });
  await page.goto('/my-projects');
  const choose = async (menu: string, entry: string, language: string, confirm: string) => {
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    await page.getByRole('radio', { name: language }).check();
    await checkAccessibility(page, 'language modal');
    await page.getByRole('button', { name: confirm }).click();
  };
  await choose('Account menu', 'Language', 'Português', 'Use this language');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projetos');
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 5_000 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'language');
  expect(cookie?.value).toBe('pt');
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projetos');
  await choose('Menu da conta', 'Idioma', 'English', textsOf('pt')('platform:language.confirm'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
});

test('GEN-01 a success message leaves by itself after 15 seconds, at the bottom right, with a bar', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner2@demo.test', motion: true, viewport: { width: 1600, height: 800 } });
  // At this width the form's foot, above which messages stand, does not reach them.
  await page.clock.install();
  await page.goto('/squadOwner-profile');
  await page.getByRole('button', { name: 'Save' }).click();
  const region = page.getByRole('region', { name: 'Messages' });
  const toast = region.locator('> div').filter({ hasText: 'Profile saved' });
  await expect(toast).toBeVisible();
  const box = await region.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1_200);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(700);
  await expect(toast.locator('span[aria-hidden]')).toHaveCSS('animation-duration', '15s');
  await page.clock.fastForward(12_000);
  await expect(toast).toBeVisible();
  await page.clock.fastForward(4_500);
  await page.clock.fastForward(1_500);
  await expect(toast).toHaveCount(0);
});

test('GEN-01 a success message leaves by itself although the one before was closed by keyboard', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner2@demo.test', motion: true });
  await page.clock.install();
  await page.goto('/squadOwner-profile');
  const save = page.getByRole('button', { name: 'Save' });
  const close = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close message' });
  await save.click();
  await close.focus();
  await page.keyboard.press('Enter');
  await page.clock.fastForward(1_500);
  await expect(close).toHaveCount(0);
  await save.click();
  await expect(close).toHaveCount(1);
  await page.clock.fastForward(16_500);
  await page.clock.fastForward(1_500);
  await expect(close).toHaveCount(0);
});

test('GEN-02 GEN-03 a list shows its skeleton, its failure and Try again', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'owner@demo.test' });
  let answer: 'wait' | 'fail' | 'pass' = 'wait';
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/myProjects(\?|$)/, async (route) => {
    if (answer === 'wait') await released;
    const error = { code: 'platform.unexpected', message: 'Something went wrong on our side.', requestId: 'r-1' };
    return answer === 'pass' ? route.continue() : route.fulfill({ status: 500, json: { error } });
  });
  await page.goto('/my-projects');
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
  await checkAccessibility(page, 'skeleton');
  answer = 'fail';
  release();
  await expect(page.getByText('We couldn’t load this')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
  await checkAccessibility(page, 'failure');
  answer = 'pass';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

for (const [address, title] of [
  ['/there-is-no-such-page', 'Page not found'],
  ['/forbidden', 'You don’t have access to this page'],
  ['/maintenance', 'Ponte is down for maintenance'],
] as const) {
  test(`NAV-11 ${address} says “${title}”`, async ({ openBrowser }) => {
    const page = await openBrowser();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Ponte`);
  });
}

test('GEN-05 Ctrl+K goes to a page without a mouse', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'member@demo.test' });
  await page.goto('/squadMember-profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: say('platform:palette.label') });
  await expect(field).toBeFocused();
  await checkAccessibility(page, 'palette');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('zzz');
  await expect(page.getByText('Nothing found for “zzz”')).toBeVisible();
  await field.fill('appli');
  await expect(page.getByRole('option')).toHaveText(['Applications']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/applications');
});

test('P-8.1 the palette finds people by name and commands by words of either language, and lists what was opened first', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'owner@demo.test', language: 'en' });
  const { candidates } = (await (await page.request.get('/api/candidates', { params: { limit: '1' } })).json()) as {
    candidates: { name: string }[];
  };
  const { name } = candidates[0]!;
  await page.goto('/my-projects');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const field = page.getByRole('combobox', { name: say('platform:palette.label') });
  const options = page.getByRole('option');
  const type = async (text: string) => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  };

  await type('escuro');
  await expect(options).toHaveText([/Dark/]);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

  await type(name);
  const person = page
    .getByRole('group', { name: say('pipeline:menu.candidates') })
    .getByRole('option')
    .first();
  await expect(person).toContainText(name);
  await checkAccessibility(page, 'palette with records');
  await person.click();
  await expect(page).toHaveURL(/\/my-projects\/pipeline\/.+candidate=/);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group').first()).toContainText(name);
  await expect(options.first()).toContainText(name);

  // The panel below may arrive only now, and takes the focus where nothing lies above it.
  const panel = page.getByRole('dialog', { name });
  await expect(panel).toBeVisible();
  await panel.evaluate((element) => element.focus());
  await expect(field).toBeFocused();
  await page.keyboard.type('sair');
  await expect(options).toHaveText([say('platform:shell.logout')]);
});
