import type { Page } from '@playwright/test';
import { applicationPath } from '#applications/paths.ts';
import { checkAccessibility, checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const DAY_MS = 86_400_000;
const pt = textsOf('pt');
const en = textsOf('en');
const inPt = (key: string, more = {}) => pt(`negotiations:${key}`, more);
const inEn = (key: string, more = {}) => en(`negotiations:${key}`, more);
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A vacancy of the signed-in company with one candidate to whom it has offered the place. */
async function candidateOf(company: Page, member: Page, title: string) {
  const positions = [
    { title, aboutOpportunity: 'You look after the bridges. '.repeat(4), monthlyHours: 160, hiringModel: 'PJ' },
  ];
  const posted = await company.request.post('/api/project/post', { data: { title, positions } });
  expect(posted.status(), await posted.text()).toBe(201);
  const { projectId } = (await posted.json()) as { projectId: string };
  const applied = await member.request.post('/api/opportunities/selfAdmission', {
    data: { projectId, positionIndex: 0 },
  });
  expect(applied.ok(), await applied.text()).toBe(true);
  const { applications } = (await (await member.request.get('/api/applications')).json()) as {
    applications: { id: string; projectId: string }[];
  };
  const { id: applicationId } = applications.find((one) => one.projectId === projectId)!;
  const moved = await company.request.post('/api/candidates/move', {
    data: { applicationIds: [applicationId], toStage: 'offered' },
  });
  expect(moved.ok(), await moved.text()).toBe(true);
  return { projectId, applicationId, title };
}

/** The net of a PJ hire follows from the gross. */
async function fillOffer(page: Page, text: typeof inPt, { gross, hours }: Record<'gross' | 'hours', string>) {
  await page.getByLabel(text('figure.hourlyGross')).fill(gross);
  await page.getByLabel(text('figure.monthlyHours')).fill(hours);
}

/** The candidate's box in the open story of one application. */
const boxOf = (member: Page, title: string) =>
  member.getByRole('region', { name: title, exact: true }).getByRole('region', { name: inEn('title') });

test('BRI-04 the company offers in Portuguese, the candidate counters in English on a phone, and the agreed figures are frozen', async ({
  openBrowser,
}) => {
  const company = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  const member = await openBrowser({
    as: 'professional21@demo.test',
    language: 'en',
    viewport: { width: 390, height: 844 },
  });
  const { projectId, applicationId, title } = await candidateOf(company, member, 'Guardião de pontes');

  await company.goto(`/my-projects/pipeline/${projectId}?position=0&candidate=${applicationId}&tab=negotiation`);
  await company.getByRole('link', { name: inPt('offer.first'), exact: true }).click();
  await expect(company.getByRole('heading', { level: 1, name: inPt('first.title') })).toBeVisible();
  await company.getByRole('button', { name: inPt('send'), exact: true }).click();
  await expect(company.getByText(inPt('problem.missing')).first()).toBeVisible();
  await checkAccessibility(company, 'the first offer with what is missing');
  await fillOffer(company, inPt, { gross: '90,00', hours: '160' });
  await expect(company.getByText(inPt('paysOut', { fee: '15%', amount: 'R$\u00A076,50' }))).toBeVisible();
  await company.getByLabel(inPt('figure.startDate')).fill(dayIn(30));
  await company.getByLabel(inPt('message')).fill('Fica bom para você?');
  await company.getByRole('button', { name: inPt('send'), exact: true }).click();
  await expect(company.getByRole('heading', { level: 1, name: inPt('thanks.sent.title') })).toBeVisible();
  await company.getByRole('link', { name: inPt('toNegotiation') }).click();
  await expect(company.getByText(inPt('standing.awaitingCandidate')).first()).toBeVisible();

  await member.goto(applicationPath(applicationId));
  const box = boxOf(member, title);
  await expect(box).toContainText('R$90.00');
  await expect(box).toContainText('Fica bom para você?');
  await box.getByRole('button', { name: inEn('offer.counter') }).click();
  await fillOffer(member, inEn, { gross: '100.00', hours: '140' });
  await checkAccessibilityInBothSchemes(member, 'a counter-offer on a phone');
  await box.getByRole('button', { name: inEn('send'), exact: true }).click();
  await expect(box.getByText(inEn('standing.awaitingCompany'), { exact: true })).toBeVisible();

  // The company's page updates by itself.
  await expect(company.getByText(inPt('was', { value: 'R$\u00A090,00' })).first()).toBeVisible();
  await expect(company.getByText(inPt('was', { value: inPt('hoursAMonth', { count: 160 }) })).first()).toBeVisible();
  await company.locator('summary').click();
  await expect(company.getByText(inPt('grossChange', { change: '+11,1%' }))).toBeVisible();
  await checkAccessibilityInBothSchemes(company, 'a negotiation with its history');
  await company.getByRole('button', { name: inPt('accept'), exact: true }).click();
  const dialog = company.getByRole('dialog');
  await checkAccessibility(company, 'accepting an offer');
  await dialog.getByRole('button', { name: inPt('confirm.accept') }).click();
  await expect(company.getByRole('heading', { level: 1, name: inPt('thanks.accepted.title') })).toBeVisible();

  const agreed = box.getByRole('region', { name: inEn('agreed') });
  await expect(agreed).toContainText('R$100.00');
  await expect(agreed).toContainText('R$85.00');
  await expect(agreed).toContainText('140 hours');
  await expect(box.getByRole('button', { name: inEn('offer.counter') })).toHaveCount(0);
  await checkAccessibility(member, 'agreed figures on a phone');

  // Each side reads the steps in its own words.
  const card = member.getByRole('region', { name: title, exact: true });
  await company.goto(`/my-projects/pipeline/${projectId}?position=0&candidate=${applicationId}&tab=history`);
  await expect(company.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.9 });
  for (const step of ['budgetOffered', 'budgetCountered', 'budgetAccepted'])
    await expect(company.getByRole('tabpanel')).toContainText(pt(`pipeline/candidates:history.${step}`));
  await card.getByText(en('applications/interviews:history.title'), { exact: true }).click();
  for (const step of ['budgetOffered', 'youCountered', 'budgetAccepted'])
    await expect(card).toContainText(en(`applications/interviews:history.${step}`));

  await company.goto(`/my-projects/pipeline/${projectId}?position=0&candidate=${applicationId}`);
  await company.getByRole('button', { name: pt('pipeline/panel:advance.hired') }).click();
  const question = company.getByRole('dialog', { name: /^Contratar/ });
  await expect(question).toContainText(inPt('hireTakes'));
  await checkAccessibility(company, 'hiring with agreed figures');
  await question.getByRole('button', { name: /^Contratar/ }).click();
  await expect(box.getByRole('region', { name: inEn('agreed') })).toContainText(inEn('agreedAndHired'));
});

test('BRI-04 the candidate declines and says why; the company reads it at once and may start anew', async ({
  openBrowser,
}) => {
  const company = await openBrowser({ as: 'owner@demo.test', language: 'pt' });
  const member = await openBrowser({ as: 'professional22@demo.test', language: 'en' });
  const { projectId, applicationId, title } = await candidateOf(company, member, 'Guardiã de faróis');
  const figures = { monthlyHours: 120, hourlyNet: 6_000, hourlyGross: 7_000, startDate: dayIn(20) };
  const offered = await company.request.post(`/api/budgetNegotiation/${projectId}/0/squadOwnerInteraction`, {
    data: { action: 'offer', applicationId, answers: null, ...figures },
  });
  expect(offered.status(), await offered.text()).toBe(200);
  await company.goto(`/inhouse-budget/${projectId}`);
  await expect(company.getByText(inPt('standing.awaitingCandidate')).first()).toBeVisible();

  await member.goto(applicationPath(applicationId));
  const box = boxOf(member, title);
  await box.getByRole('button', { name: inEn('decline'), exact: true }).click();
  const dialog = member.getByRole('dialog');
  await dialog.getByLabel(inEn('confirm.reason')).fill('I found another place');
  await checkAccessibility(member, 'declining an offer');
  await dialog.getByRole('button', { name: inEn('confirm.decline') }).click();
  await expect(box.getByText(inEn('standing.declined'), { exact: true })).toBeVisible();
  await expect(company.getByText('I found another place').first()).toBeVisible();
  await expect(company.getByRole('button', { name: inPt('offer.first') })).toBeVisible();
});

test('BRI-04 an expired offer says so and cannot be accepted; either side can make another', async ({
  openBrowser,
}) => {
  const company = await openBrowser({ as: 'owner@demo.test', language: 'pt', viewport: { width: 390, height: 844 } });
  const { projects } = (await (await company.request.get('/api/myProjects?limit=50')).json()) as {
    projects: { id: string }[];
  };
  let lapsed: { projectId: string; applicationId: string } | undefined;
  for (const { id: projectId } of projects) {
    const answer = await company.request.get(`/api/budgetNegotiation/${projectId}/necessaryInfos`);
    const { candidates } = (await answer.json()) as { candidates: { applicationId: string; standing: string }[] };
    const found = candidates.find(({ standing }) => standing === 'lapsed');
    if (found) lapsed ??= { projectId, applicationId: found.applicationId };
  }
  expect(lapsed, 'the demo world has an offer that expired').toBeDefined();
  await company.goto(`/inhouse-budget/${lapsed!.projectId}?candidate=${lapsed!.applicationId}`);
  await expect(company.getByText(inPt('state.company.lapsed'))).toBeVisible();
  await expect(company.getByRole('button', { name: inPt('accept'), exact: true })).toHaveCount(0);
  await expect(company.getByRole('button', { name: inPt('offer.replace') })).toBeVisible();
  await checkAccessibilityInBothSchemes(company, 'an expired offer on a phone');
});
