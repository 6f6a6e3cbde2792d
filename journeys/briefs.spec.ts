import type { Page } from '@playwright/test';
import { checkAccessibility } from './steps/check-accessibility.ts';
import { startDraft, draftField, expectSaved } from './steps/brief-draft.ts';
import { expect, test } from './steps/journey.ts';
import { registerCompany } from './steps/register-company.ts';
import { signUp } from './steps/sign-up.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const as = 'owner2@demo.test';
const conflictIn = (page: Page) => page.getByText(say('projects:brief.conflict'));
const messages = (page: Page) => page.getByRole('region', { name: say('platform:toast.region') });

test('BRI-01 a company starts its first brief, leaves it and resumes where it was', async ({ openBrowser }) => {
  const page = await openBrowser();
  await signUp(page, say, { email: 'briefs@journeys.test', password: 'Ponte#2026', role: 'squadOwner' });
  await page.goto('/squadOwner-register');
  const firm = { company: 'Pontes do Sul', position: 'CEO', country: 'Brasil', city: 'Curitiba' };
  await registerCompany(page, say, { firstName: 'Ines', lastName: 'Prado', ...firm });
  await expect(page.getByText(say('projects:selection.empty'))).toBeVisible();
  await startDraft(page, say, 'A new bridge');
  await page.getByText(say('projects:type.oneshot'), { exact: true }).click();
  await page.getByText(say('projects:deadline.upTo5Days'), { exact: true }).click();
  await page.getByRole('button', { name: say('projects:continue') }).click();
  const step = page.locator('[aria-current="step"]');
  const position = draftField(page, say, 'positionTitle');
  await expect(step).toContainText(say('projects:step.position'));
  await position.fill('Bridge builder');
  // Without waiting for the pause in typing.
  await page.getByRole('link', { name: say('projects:brief.saveAndLeave') }).click();
  await expect(page.getByText('A new bridge')).toBeVisible();
  await expect(page.getByText(say('projects:selection.positions', { count: 1 }))).toBeVisible();
  // Another browser has only what reached the server.
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('link', { name: say('projects:selection.resumeNamed', { title: 'A new bridge' }) }).click();
  await expect(step).toContainText(say('projects:step.position'));
  await expect(position).toHaveValue('Bridge builder');
});

test('BRI-01 two tabs with one draft: the later save asks, and nothing is lost', async ({ openBrowser }) => {
  const first = await openBrowser({ as });
  const draft = await startDraft(first, say, 'Shared draft');
  const second = await first.context().newPage();
  await second.goto(draft);
  await expect(draftField(second, say, 'title')).toHaveValue('Shared draft');
  await draftField(first, say, 'description').fill('Written in the first tab');
  await expectSaved(first, draft, { title: 'Shared draft', description: 'Written in the first tab' });

  await draftField(second, say, 'title').fill('Named in the second tab');
  await expect(conflictIn(second)).toBeVisible();
  await checkAccessibility(second, 'draft changed in another tab');
  await second.reload();
  await expect(conflictIn(second)).toBeVisible();
  await expect(draftField(second, say, 'title')).toHaveValue('Named in the second tab');
  await expectSaved(second, draft, { title: 'Shared draft', description: 'Written in the first tab' });
  await second.getByRole('button', { name: say('projects:brief.takeTheirs') }).click();
  await expect(draftField(second, say, 'title')).toHaveValue('Shared draft');
  await expect(draftField(second, say, 'description')).toHaveValue('Written in the first tab');
  await draftField(second, say, 'description').fill('Written in the second tab');
  await expectSaved(second, draft, { description: 'Written in the second tab' });

  await draftField(first, say, 'title').fill('Named in the first tab');
  await first.getByRole('button', { name: say('projects:brief.keepMine') }).click();
  await expect(conflictIn(first)).toHaveCount(0);
  await expectSaved(first, draft, { title: 'Named in the first tab', description: 'Written in the first tab' });
});

test('BRI-01 a page left during a save does not count as another tab: it goes on saving', async ({ openBrowser }) => {
  const page = await openBrowser({ as });
  const draft = await startDraft(page, say, 'Saved unheard');
  await expectSaved(page, draft, { title: 'Saved unheard' });
  let arrived = 0;
  // The server saves what was sent, but the sender gets no answer.
  await page.route('**/api/briefs/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    await route.fetch();
    arrived += 1;
    await route.abort();
  });
  await draftField(page, say, 'description').fill('Half a thought');
  await expect(page.getByText(say('projects:brief.keptHere'))).toBeVisible();
  expect(arrived).toBeGreaterThan(0);
  await page.unroute('**/api/briefs/*');
  await draftField(page, say, 'description').fill('A whole thought');
  await expectSaved(page, draft, { title: 'Saved unheard', description: 'A whole thought' });
  await page.reload();
  await expect(draftField(page, say, 'description')).toHaveValue('A whole thought');
  await expect(conflictIn(page)).toHaveCount(0);
});

test('BRI-01 what is typed offline is kept and marked, and saved when the connection is back', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as });
  const draft = await startDraft(page, say, 'Before the tunnel');
  await page.context().setOffline(true);
  await draftField(page, say, 'title').fill('Typed in the tunnel');
  await expect(page.getByText(say('projects:brief.keptHere'))).toBeVisible();
  await checkAccessibility(page, 'draft kept in this browser only');
  await page.context().setOffline(false);
  await expectSaved(page, draft, { title: 'Typed in the tunnel' });
  await expect(page.getByText(say('projects:brief.keptHere'))).toHaveCount(0);
  await expect(draftField(page, say, 'title')).toHaveValue('Typed in the tunnel');
});

test('BRI-01 a refused save is shown with its reason', async ({ openBrowser }) => {
  const page = await openBrowser({ as });
  const draft = await startDraft(page, say, 'Gone elsewhere');
  await page.request.delete(`/api/briefs/${draft.split('/').at(-1)}`);
  await draftField(page, say, 'title').fill('Typed too late');
  const reason = say('projects:errors.briefNotFound');
  await expect(page.getByText(say('projects:brief.refused', { reason }))).toBeVisible();
});

test('BRI-01 a deleted draft comes back by Undo with everything in it', async ({ openBrowser }) => {
  const page = await openBrowser({ as });
  const draft = await startDraft(page, say, 'Thrown away');
  await draftField(page, say, 'description').fill('And wanted back');
  await expectSaved(page, draft, { description: 'And wanted back' });
  await page.goto('/project-brief-selection');
  const drop = page.getByRole('button', { name: say('projects:selection.drop', { title: 'Thrown away' }) });
  await drop.click();
  await expect(drop).toHaveCount(0);
  await expect(messages(page)).toContainText(say('projects:selection.dropped', { title: 'Thrown away' }));
  expect((await page.request.get(`/api/briefs/${draft.split('/').at(-1)}`)).status()).toBe(404);
  await messages(page)
    .getByRole('button', { name: say('projects:undo') })
    .click();
  await page.getByRole('link', { name: say('projects:selection.resumeNamed', { title: 'Thrown away' }) }).click();
  await expect(draftField(page, say, 'description')).toHaveValue('And wanted back');
});

test('BRI-02 GEN-01 a removed position comes back by Undo; the message leaves the buttons free', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as });
  const draft = await startDraft(page, say, 'Two towers');
  await page.goto(`${draft}?step=summary`);
  await page.getByRole('button', { name: say('projects:brief.addPosition') }).click();
  await draftField(page, say, 'positionTitle').fill('Keeper of the second tower');
  await page.goto(`${draft}?step=summary`);
  const second = page.getByRole('heading', { name: 'Keeper of the second tower' });
  await expect(second).toBeVisible();
  await page
    .getByRole('button', { name: say('projects:brief.remove') })
    .last()
    .click();
  await expect(second).toHaveCount(0);
  await expect(messages(page)).toContainText(say('projects:brief.removed'));
  // A trial click: it only finds out whether something covers the button.
  await page.getByRole('button', { name: say('projects:brief.publish') }).click({ trial: true });
  await checkAccessibility(page, 'position removed');
  await messages(page)
    .getByRole('button', { name: say('projects:undo') })
    .click();
  await expect(second).toBeVisible();
});

test('BRI-02 GEN-03 the summary names what keeps a brief from being published and leads there', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as });
  const draft = await startDraft(page, say, 'Not ready');
  await page.goto(`${draft}?step=summary`);
  await expect(page.getByText(say('projects:brief.beforePublishing'))).toBeVisible();
  await page.getByRole('button', { name: say('projects:brief.publish') }).click();
  const missing = page.locator('#missing-answers');
  await expect(missing).toBeFocused();
  await checkAccessibility(page, 'summary of an incomplete brief');
  // A pay is one thing, however many of its fields are empty.
  await expect(missing.getByRole('link', { name: say('projects:brief.pay').toLocaleLowerCase() })).toHaveCount(1);
  await expect(missing.getByRole('link', { name: say('projects:brief.payMinimum').toLocaleLowerCase() })).toHaveCount(
    0,
  );
  await missing.getByRole('link', { name: say('projects:brief.deadline').toLocaleLowerCase() }).click();
  await expect(page).toHaveURL(/step=project/);
});
