import sharp from 'sharp';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { desktop, phone } from './steps/flow-screens.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

// The trace recorder reads the preview of a chosen photo by itself, which the page's own policy forbids.
test.use({ trace: 'off' });

/** Left half red, right half blue. */
async function halves(): Promise<Buffer> {
  const left = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#d01414' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1200, height: 600, channels: 3, background: '#1414d0' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

for (const language of flowLanguages('pt')) {
  const viewport = language === 'pt' ? phone : desktop;
  const as = language === 'pt' ? 'professional30@demo.test' : 'professional29@demo.test';

  test(`PRO-05 the visible part of a photo is chosen by keyboard, and the rest never leaves the browser (${language})`, async ({
    openBrowser,
  }) => {
    const say = textsOf(language);
    const page = await openBrowser({ as, language, viewport });
    await page.goto('/squadMember-profile');
    await page.getByRole('link', { name: say('profiles:header.addPhoto') }).click();
    const field = page.getByRole('group', { name: say('accounts/account:photo.label') });
    await field
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await halves() });
    const dialog = page.getByRole('dialog', { name: say('accounts/account:photo.crop.title') });
    const area = dialog.getByRole('group', { name: say('accounts/account:photo.crop.area') });
    const use = dialog.getByRole('button', { name: say('accounts/account:photo.crop.use') });
    await expect(use).toBeEnabled();
    await checkAccessibilityInBothSchemes(page, 'crop of a photo');

    const zoom = dialog.getByRole('slider', { name: say('accounts/account:photo.crop.zoom') });
    await zoom.press('ArrowRight');
    await expect(zoom).not.toHaveValue('1');
    // Moved to the edge of the photo, so that the circle contains only red.
    await area.focus();
    for (let press = 0; press < 40; press += 1) await area.press('ArrowRight');
    await use.click();
    await expect(dialog).toBeHidden();
    const image = field.locator('img');
    await expect(image).toHaveAttribute('src', /^\/api\/photos\//);
    const served = await page.request.get((await image.getAttribute('src'))!);
    const { data, info } = await sharp(await served.body())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([512, 512]);
    const at = (x: number, y: number) => [...data.subarray((y * 512 + x) * info.channels).subarray(0, 3)];
    for (const x of [8, 256, 500]) {
      const [red, , blue] = at(x, 256);
      expect(red).toBeGreaterThan(150);
      expect(blue).toBeLessThan(90);
    }
    await page.goto('/squadMember-profile');
    await expect(page.getByRole('link', { name: say('profiles:header.changePhoto') })).toBeVisible();
  });
}

test('PRO-05 choosing no part keeps the former photo; a file that is no photo is refused by name', async ({
  openBrowser,
}) => {
  const say = textsOf('en');
  const page = await openBrowser({ as: 'professional31@demo.test' });
  await page.goto('/account');
  const field = page.getByRole('group', { name: say('accounts/account:photo.label') });
  const input = field.locator('input[type=file]');
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await halves() });
  const dialog = page.getByRole('dialog', { name: say('accounts/account:photo.crop.title') });
  await dialog.getByRole('button', { name: say('platform:dialog.cancel') }).click();
  await expect(dialog).toBeHidden();
  await expect(field.locator('img')).toHaveCount(0);
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(field.getByText(say('accounts:errors.photoUnreadable'))).toBeVisible();
  await expect(dialog).toBeHidden();
});
