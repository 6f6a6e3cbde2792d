import { listedPages, madeUpPlaces } from '#application/testing/listed-pages.ts';
import { checkAccessibility } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const entriesOfCompany = [
  'Projects',
  'Candidates',
  'Interviews',
  'Messages',
  'Hiring statistics',
  'Tasks',
  'Workspace',
  'Payments',
  'Plans',
  'Post project',
  'Profile',
  'Support',
  'Settings',
] as const;
const entriesOfMember = [
  'Profile',
  'Applications',
  'Opportunities',
  'Tasks',
  'My payments',
  'My tests',
  'Support',
  'Settings',
] as const;

test('NAV-03 the menus of a company: side, header and the short one of phones', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'owner@demo.test' });
  await page.goto('/my-projects');
  const side = page.getByRole('navigation', { name: say('platform:shell.navigation') });
  await expect(side.getByRole('link')).toHaveText(entriesOfCompany);
  await page.getByRole('button', { name: say('platform:shell.account') }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Change space',
    'Workspace',
    'Profile',
    'Projects',
    'Post project',
    'Payments',
    'Support',
    'App language',
    'Log out',
  ]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: say('platform:shell.account') }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Change space', 'Profile', 'App language', 'Log out']);
  await checkAccessibility(page, 'short menu');
});

test('NAV-06 the menus of a professional', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'member@demo.test' });
  await page.goto('/applications');
  const side = page.getByRole('navigation', { name: say('platform:shell.navigation') });
  await expect(side.getByRole('link')).toHaveText(entriesOfMember);
  await page.getByRole('button', { name: say('platform:shell.account') }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Profile',
    'Applications',
    'Opportunities',
    'Tasks',
    'My tests',
    'Support',
    'App language',
    'Log out',
  ]);
});

test('NAV-06 the entry of a page is marked there and on what belongs to it, and nowhere else', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'member@demo.test' });
  const markedIn = (one: typeof page) =>
    one.getByRole('navigation', { name: say('platform:shell.navigation') }).locator('a[aria-current="page"]');
  const marked = markedIn(page);
  for (const [path, entry] of [
    ['/opportunities', 'Opportunities'],
    ['/jobs', 'Opportunities'],
    ['/jobs/saved-searches', 'Opportunities'],
    ['/applications', 'Applications'],
    ['/account', 'Settings'],
  ] as const) {
    await page.goto(path);
    await expect(marked).toHaveText([entry]);
  }
  // From page to page without a reload.
  const links = page.getByRole('navigation', { name: say('platform:shell.navigation') }).getByRole('link');
  await links.filter({ hasText: 'Opportunities' }).click();
  await expect(marked).toHaveText(['Opportunities']);
  await links.filter({ hasText: 'My tests' }).click();
  await expect(marked).toHaveText(['My tests']);

  const owner = await openBrowser({ as: 'owner@demo.test' });
  await owner.goto('/project-view');
  const ownerMarked = markedIn(owner);
  await expect(ownerMarked).toHaveText(['Projects']);
  await owner.goto('/project-brief-selection');
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ownerMarked.filter({ hasText: 'Projects' })).toHaveCount(0);
});

test('NAV-07 the header menu of an administrator has logout only', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'admin@demo.test' });
  await page.goto('/cms-selection');
  await page.getByRole('button', { name: say('platform:shell.account') }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Log out']);
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
});

test('NAV-07 a visitor is offered login and sign-up', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/jobs');
  const head = page.getByRole('banner');
  await expect(head.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/signup');
  await head.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
});

for (const [row, who, entries] of [
  ['NAV-03', 'owner@demo.test', entriesOfCompany],
  ['NAV-06', 'member@demo.test', entriesOfMember],
  [
    'NAV-07',
    'admin@demo.test',
    [
      'Overview',
      'Post project',
      'Suggestion ratings',
      'Hiring statistics',
      'Jobs',
      'Pay runs',
      'Prices',
      'Ledger',
      'Approvals',
      'Orders',
      'Support',
      'Settings',
    ],
  ],
] as const) {
  test(`${row} GEN-07 every entry in the menu of ${who} opens a page`, async ({ openBrowser }) => {
    const page = await openBrowser({ as: who });
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Navigation' }).getByRole('link');
    await expect(links).toHaveText(entries);
    const listed = listedPages.filter(({ as }) => as === who).flatMap(({ addresses }) => addresses(madeUpPlaces));
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    // pages.spec.ts looks at all others as the same person.
    for (const address of targets.filter((one) => !listed.includes(one))) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Page not found')).toHaveCount(0);
    }
  });
}
