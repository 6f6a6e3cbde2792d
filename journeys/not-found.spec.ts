import { plannedPages } from '#application/planned-pages.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');

/** The people who visit the planned pages of a role. */
const whoMayLook: Record<string, string | undefined> = {
  public: undefined,
  squadOwner: 'owner@demo.test',
  squadMember: 'member@demo.test',
  admin: 'admin@demo.test',
};

for (const [role, as] of Object.entries(whoMayLook)) {
  test(`NAV-11 pages that are not built yet answer ${role} with the not-found page`, async ({ openBrowser }) => {
    const page = await openBrowser(as ? { as } : {});
    const addresses = plannedPages
      .filter(([, { roles }]) => (roles === 'public' ? role === 'public' : roles[0] === role))
      .map(([path]) => path.replace(/\/\{-\$\w+\}/g, '').replace(/\$\w+/g, 'x'));
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(say('platform:notFound.title'));
      await expect(page).toHaveURL(address);
    }
  });
}

test('NAV-02 NAV-07 NAV-11 /teste and a path that leads nowhere are not found, in the product’s frame, with a way on', async ({
  openBrowser,
}) => {
  const [visitor, owner] = [await openBrowser(), await openBrowser({ as: 'owner@demo.test' })];
  for (const page of [visitor, owner]) {
    for (const address of ['/teste', '/nothing/lies-here']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('platform:notFound.title'));
      await expect(page.getByRole('banner')).toBeVisible();
    }
  }
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await owner.getByRole('link', { name: say('projects:menu.projects') }).click();
  await expect(owner).toHaveURL('/my-projects');
});
