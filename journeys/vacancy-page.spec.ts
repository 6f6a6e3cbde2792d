import type { Page } from '@playwright/test';
import { affirmativeTargets } from '#projects/rules/terms.ts';
import { checkAccessibility } from './steps/check-accessibility.ts';
import { addressOf, jobNotAppliedTo } from './steps/demo-world.ts';
import { flowScreens } from './steps/flow-screens.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const texts = {
  aboutCompany: 'Somos quarenta pessoas.',
  culture: 'Decidimos por escrito.',
  benefits: 'Plano de saúde.',
  aboutOpportunity: 'Os dados chegam tarde.',
  responsibilities: 'Cuidar da carga.',
  requirements: 'SQL no dia a dia.',
  hybridReason: 'Oficinas às terças-feiras.',
};
const position = {
  ...texts,
  title: 'Dados para o frete',
  profession: 'Engenheira de dados',
  area: 'programming',
  hiringModel: 'PJ',
  workModel: 'hybrid',
  city: 'Recife',
  experienceYears: 5,
  monthlyHours: 100,
  payPeriod: 'hour',
  payMinimum: 10_000,
  payMaximum: 12_000,
  negotiable: true,
  affirmativeTargets,
  requiredLanguages: [{ language: 'fr', proficiency: 'advanced' }],
  tags: [
    { kind: 'languages', name: 'Python' },
    { kind: 'databases', name: 'PostgreSQL' },
  ],
};

/** The demo company posts one vacancy; returns its address. */
async function post(owner: Page, facts: object): Promise<string> {
  const answer = await owner.request.post('/api/project/post', {
    data: { title: 'Frete', type: 'recurring', currency: 'BRL', deadline: 'upTo30Days', positions: [facts] },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { projectId } = (await answer.json()) as { projectId: string };
  return addressOf({ projectId, positionIndex: 0, title: '' });
}

for (const { language, viewport } of flowScreens('phone')) {
  const say = textsOf(language);
  const text = (key: string, more = {}) => say(`jobs:${key}`, more);

  test(`JOB-02 a vacancy states everything that its company filled in, and what it did not (${language}, ${viewport.width} px)`, async ({
    openBrowser,
  }) => {
    const owner = await openBrowser({ as: 'owner@demo.test', language });
    const page = await openBrowser({ language, viewport });
    await page.goto(await post(owner, position));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(position.title);
    for (const words of [...Object.values(texts), 'Engenheira de dados', 'Python', 'PostgreSQL', 'Recife'])
      await expect(page.getByText(words).first()).toBeVisible();
    for (const section of ['aboutOpportunity', 'responsibilities', 'requirements', 'hybridReason', 'benefits'])
      await expect(page.getByRole('heading', { name: text(`section.${section}`), exact: true })).toBeVisible();
    for (const kind of ['languages', 'databases'])
      await expect(page.getByRole('heading', { name: text(`tagKind.${kind}`), exact: true })).toBeVisible();
    for (const target of affirmativeTargets)
      await expect(page.getByText(text(`affirmative.${target}`), { exact: true })).toBeVisible();
    await expect(page.getByText(new RegExp(`: ${text('proficiency.advanced')}$`, 'i'))).toBeVisible();
    const fact = (key: string) => page.locator('dl > div').filter({ hasText: text(`fact.${key}`) });
    await expect(fact('hourValue')).toContainText(/100.*120/);
    await expect(fact('hourValue')).toContainText(/10[.,]000.*12[.,]000/);
    await expect(fact('hourValue')).toContainText(text('pay.openToTalk'));
    await expect(fact('hours')).toContainText('100');
    await expect(fact('hiringModel')).toContainText('PJ');
    await expect(fact('workModel')).toContainText(text('workModel.hybrid'));
    await expect(fact('experience')).toContainText('5');
    await checkAccessibility(page, 'vacancy with every field');

    await page.goto(await post(owner, { title: 'Vaga curta', aboutOpportunity: 'Só isto.', negotiable: true }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vaga curta');
    await expect(fact('earnings')).toContainText(text('pay.negotiable'));
    for (const key of ['hours', 'hiringModel', 'workModel', 'experience'])
      await expect(fact(key)).toContainText(text('fact.notSaid'));
    await expect(page.getByRole('heading', { name: text('section.hybridReason'), exact: true })).toHaveCount(0);
  });
}

test('JOB-02 each reader finds the own next step on a vacancy, and its end', async ({ openBrowser }) => {
  const say = textsOf('en');
  const text = (key: string, more = {}) => say(`jobs:${key}`, more);
  const applying = (key: string, more = {}) => say(`applications:${key}`, more);
  const owner = await openBrowser({ as: 'owner@demo.test' });
  const address = await post(owner, position);
  const member = await openBrowser({ as: 'professional18@demo.test' });
  expect(await jobNotAppliedTo(member)).toBeTruthy();
  const visitor = await openBrowser();
  await visitor.goto(address);
  await expect(visitor.getByRole('link', { name: applying('visitor.login') }).last()).toBeVisible();
  await expect(visitor.getByRole('link', { name: applying('visitor.signup') }).last()).toBeVisible();

  await member.goto(address);
  await member.getByRole('button', { name: applying('apply.action'), exact: true }).click();
  const question = member.getByRole('dialog', { name: applying('apply.question') });
  await expect(question).toContainText(applying('apply.promise', { days: 30 }));
  await question.getByRole('button', { name: applying('apply.confirm') }).click();
  await expect(member.getByRole('heading', { name: applying('applied.title') })).toBeVisible();
  await member.getByRole('button', { name: applying('withdraw.action') }).click();
  await member
    .getByRole('dialog')
    .getByRole('button', { name: applying('withdraw.confirm') })
    .click();
  await expect(member.getByRole('button', { name: applying('apply.again') })).toBeVisible();

  const other = await openBrowser({ as: 'owner2@demo.test' });
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(position.title);
  await expect(other.getByRole('button', { name: applying('apply.action'), exact: true })).toHaveCount(0);
  await expect(other.getByRole('heading', { name: say('jobs/administration:ownTitle') })).toHaveCount(0);

  await owner.goto(address);
  await expect(owner.getByRole('heading', { name: say('jobs/administration:ownTitle') })).toBeVisible();
  await expect(owner.getByRole('link', { name: say('jobs/administration:edit'), exact: true })).toBeVisible();
  await expect(owner.getByRole('button', { name: say('jobs/administration:action.remove') })).toHaveCount(0);
  const [, projectId] = /details-view\/([^/]+)/.exec(address)!;
  const closed = await owner.request.post(`/api/myProjects/${projectId}/positions/0/closeProcess`, {
    data: { reason: null },
  });
  expect(closed.ok()).toBe(true);
  await owner.reload();
  await expect(owner.getByText(say('jobs/administration:offBoardOwn'))).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(text('unavailable.title'));
  await expect(
    visitor.getByText(text('unavailable.named', { title: position.title, company: 'Casa Ipê' })),
  ).toBeVisible();
});
