import { checkAccessibility } from './steps/check-accessibility.ts';
import { fieldOf } from './steps/field-of.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const as = 'owner@demo.test';

for (const language of flowLanguages('en')) {
  const say = textsOf(language);

  test(`BRI-01 BRI-03 in ${language} a campaign leads through the onboarding to a ready-made brief, shared, published and matched`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ as, language });
    const title = page.getByRole('heading', { level: 1 });
    await page.goto('/project-brief-onboarding/primavera');
    await expect(page.getByText(say('projects/briefs:onboarding.campaign', { campaign: 'primavera' }))).toBeVisible();
    await page.getByRole('button', { name: say('projects/briefs:onboarding.next') }).click();
    await expect(page.getByText(say('projects/briefs:onboarding.how.title'))).toBeVisible();
    // It resumes where it was left.
    await page.goto('/project-brief-onboarding/primavera');
    await expect(page.getByText(say('projects/briefs:onboarding.how.title'))).toBeVisible();
    await page.getByRole('link', { name: say('projects/briefs:onboarding.toSelection') }).click();

    const profession = language === 'pt' ? 'Gerente de produto' : 'Product manager';
    const useNamed = say('projects/briefs:templates.useNamed', { name: profession });
    await page.getByRole('button', { name: useNamed }).click();
    await expect(page).toHaveURL(/project-brief-forms\/[0-9a-f-]{36}/);
    const draft = new URL(page.url()).pathname;
    await page.goto(`${draft}?step=conditions`);
    const readiness = page.getByRole('region', { name: say('projects:readiness.title') });
    await expect(readiness).toContainText(say('projects:readiness.criterion.pay'));
    await page.getByText(say('projects:payPeriod.month'), { exact: true }).click();
    await fieldOf(page, say('projects:brief.payMinimum')).fill('9000');
    await expect(readiness).toContainText(say('projects:readiness.complete'));
    await checkAccessibility(page, 'readiness in the form');

    await page.getByRole('button', { name: say('projects/briefs:templates.more') }).click();
    await page.getByRole('menuitem', { name: say('projects/sharing:share.action') }).click();
    await page.getByRole('switch', { name: say('projects/sharing:share.switch') }).click();
    const link = page.getByRole('textbox', { name: say('projects/sharing:share.link') });
    await expect(link).toHaveValue(/project-brief-view/);
    const visitor = await openBrowser({ language });
    await visitor.goto(await link.inputValue());
    await expect(visitor.getByText(say('projects/sharing:view.draft'), { exact: true })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: profession })).toBeVisible();

    await page.goto(`${draft}?step=summary`);
    await page.getByRole('button', { name: say('projects:brief.publish') }).click();
    await expect(title).toHaveText(say('projects:thanks.campaignTitle', { campaign: 'primavera' }));
    await page.getByRole('link', { name: say('projects:posted.suggested') }).click();
    await expect(title).toHaveText(say('suggestions/matches:matches.title'));
    await expect(page.getByRole('list', { name: profession }).getByRole('listitem').first()).toBeVisible();
  });
}

test('BRI-01 BRI-03 a company brings its professional, who reads the brief and accepts; the owner selects and approves', async ({
  openBrowser,
}) => {
  const say = textsOf('pt');
  const english = textsOf('en');
  const owner = await openBrowser({ as, language: 'pt' });
  const copied = await owner.request.post('/api/briefs/copies', {
    data: { from: { kind: 'readyMade', key: 'dataAnalyst' } },
  });
  const { id, answers } = (await copied.json()) as { id: string; answers: { positions: object[] } };
  const [first] = answers.positions;
  const position = { ...first, payPeriod: 'month', payMinimum: 8_000_00 };
  await owner.request.patch(`/api/briefs/${id}`, {
    data: { answers: { ...answers, path: 'inHouse', positions: [position] }, step: 'position', version: 1 },
  });
  await owner.goto(`/project-brief-forms/${id}?step=position`);
  await fieldOf(owner, say('projects:brief.professionalEmail')).fill('member@demo.test');
  await checkAccessibility(owner, 'in-house position');
  await owner.goto(`/project-brief-forms/${id}?step=summary`);
  await expect(owner.getByText(say('projects:brief.brings', { email: 'member@demo.test' }))).toBeVisible();
  await owner.getByRole('button', { name: say('projects:brief.publish') }).click();
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(say('projects:thanks.inHouseTitle'));
  await expect(owner.getByRole('link', { name: say('projects:thanks.firstOffer') })).toBeVisible();
  const projectId = new URL(owner.url()).searchParams.get('project')!;

  const member = await openBrowser({ as: 'member@demo.test', language: 'en' });
  await member.goto('/project-brief-squadMember-view');
  const readNamed = english('pipeline/selection/squad:member.readNamed', { title: 'Analista de dados' });
  await member.getByRole('link', { name: readNamed }).first().click();
  await expect(member.getByRole('heading', { level: 1, name: 'Analista de dados' })).toBeVisible();
  await checkAccessibility(member, 'brief of a professional');
  await member.getByRole('link', { name: english('pipeline/selection/squad:member.answer') }).click();
  await member.getByRole('button', { name: english('pipeline/selection/squad:accept.accept') }).click();
  await expect(member.getByText(english('pipeline/selection/squad:accept.done.accepted'))).toBeVisible();
  await checkAccessibility(member, 'accepted');

  const candidates = await owner.request.get(`/api/squadInvitations`);
  expect(candidates.status()).toBe(403);
  const profile = await member.request.get('/api/session');
  const { userId } = ((await profile.json()) as { session: { userId: string } }).session;
  const selected = await owner.request.post(`/api/myProjects/selectFreelancer/${projectId}/0/${userId}`, { data: {} });
  expect(selected.ok()).toBe(true);
  await owner.goto(`/project-brief-squadOwner-view?project=${projectId}`);
  await expect(owner.getByText(say('pipeline/selection/squad:owner.accepted'), { exact: true }).first()).toBeVisible();
  await owner.getByRole('button', { name: say('pipeline/selection/squad:owner.approve') }).click();
  await owner
    .getByRole('dialog')
    .getByRole('button', { name: say('pipeline/selection/squad:owner.approve') })
    .click();
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(
    say('pipeline/selection/squad:thanks.approved.title'),
  );
});
