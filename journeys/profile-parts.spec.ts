import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

test('PRO-06 the own profile has three parts, led to from a rail that follows, and one switch beside the name', async ({
  openBrowser,
}) => {
  const say = textsOf('pt');
  const page = await openBrowser({ as: 'professional4@demo.test', language: 'pt' });
  await page.goto('/squadMember-profile');
  const part = (name: string) => page.getByRole('region', { name: say(`profiles:parts.${name}`), exact: true });
  await expect(part('wishes').getByRole('switch', { name: say('profiles:availability.isAvailable') })).toBeVisible();
  await expect(part('private').getByRole('heading', { name: say('profiles:bank.title') })).toBeVisible();
  await expect(part('public').getByRole('switch')).toHaveCount(0);
  await expect(page.getByRole('switch', { name: say('profiles:listing.switch') })).toBeInViewport();

  const links = page.getByRole('navigation', { name: say('profiles:parts.label') });
  await links.getByRole('link', { name: say('profiles:parts.private') }).click();
  await expect(page).toHaveURL(/#private$/);
  await expect(part('private').getByRole('heading', { level: 2 }).first()).toBeInViewport();
  await expect(links).toBeInViewport();
});
