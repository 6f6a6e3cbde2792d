import { plannedPages } from '#application/planned-pages.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');

/** Who looks at the planned pages of a role; undefined: a visitor. */
const readers: Record<string, string | undefined> = {
  public: undefined,
  squadOwner: 'owner@demo.test',
  squadMember: 'member@demo.test',
  admin: 'admin@demo.test',
};

/** A page of several roles is looked at by the first of them. */
const byRole = Map.groupBy(plannedPages, ([, { roles }]) => (roles === 'public' ? 'public' : roles[0]!));

for (const [role, pages] of byRole) {
  test(`NAV-11 pages that are not built yet answer ${role} with the not-found page`, async ({ openBrowser }) => {
    expect(Object.keys(readers), 'somebody looks at the pages of this role').toContain(role);
    const as = readers[role];
    const page = await openBrowser(as ? { as } : {});
    for (const [path] of pages) {
      const address = path.replace(/\/\{-\$\w+\}/g, '').replace(/\$\w+/g, 'x');
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
