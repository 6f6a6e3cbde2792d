import { answerTemplatesPath } from '#support/paths.ts';
import type { Page } from '@playwright/test';
import { pipelinePath } from '#pipeline/paths.ts';
import { projectPaths } from '#projects/paths.ts';
import { pricesPath, walletPaths } from '#wallet/paths.ts';
import { busiestProject, candidateIn, readBoard } from './steps/demo-world.ts';
import { test } from './steps/journey.ts';
import { findRunningProject } from './steps/plan-task.ts';
import { call, expectGuarded, type GuardedForm, MINE, THEIRS, turnTo } from './steps/stale-form.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');

const ofRecruiters: GuardedForm[] = [
  {
    source: 'pipeline/evaluation/web/suggestions/suggestion-form.tsx',
    open: async (page) => {
      const words = (key: string) => say(`pipeline/evaluation:suggestion.${key}`);
      const project = await busiestProject(page);
      const { applicationId } = candidateIn(await readBoard(page, project), 'qualify', 1);
      const place = `/candidates/${applicationId}/suggestion`;
      const { version } = await call<{ version: number }>(page, 'post', place, { comment: 'At first' });
      await turnTo(page, pipelinePath(project, { candidate: applicationId, tab: 'summary' }));
      await page.getByRole('button', { name: words('edit'), exact: true }).click();
      return {
        field: page.getByRole('textbox', { name: words('comment') }),
        save: page.getByRole('button', { name: words('save'), exact: true }),
        saveElsewhere: () => call(page, 'patch', place, { version, comment: THEIRS }),
      };
    },
  },
  {
    source: 'suggestions/web/rate-match.tsx',
    open: async (page) => {
      const words = (key: string, values = {}) => say(`suggestions:rating.${key}`, values);
      const project = await busiestProject(page);
      const list = `/myProjects/${project}/positions/0/suggestedProfessionals`;
      const { professionals } = await call<{ professionals: { memberId: string; name: string }[] }>(page, 'get', list);
      const { memberId, name } = professionals[0]!;
      const rate = (note: string, seen: object) =>
        call<{ version: number }>(page, 'put', `${list}/${memberId}/rating`, { verdict: 'good', note, ...seen });
      const { version } = await rate('At first', {});
      await turnTo(page, projectPaths.suggested(project));
      await page.getByText(`${words('note')}: At first`).click();
      const field = page.getByRole('textbox', { name: words('noteOf', { name }) });
      return {
        field,
        save: page
          .locator('details')
          .filter({ has: field })
          .getByRole('button', { name: words('save'), exact: true }),
        saveElsewhere: () => rate(THEIRS, { version }),
      };
    },
  },
];

const FENCES = 'Fence painters';

/** Somebody whom the company hires without an offer, so that no hour has a price. */
async function hireWithoutOffer(owner: Page, member: Page): Promise<void> {
  const positions = [{ title: FENCES, aboutOpportunity: 'Long fences, painted with care.' }];
  const data = { title: FENCES, positions };
  const { projectId } = await call<{ projectId: string }>(owner, 'post', '/project/post', data);
  const place = { projectId, positionIndex: 0 };
  const { id } = await call<{ id: string }>(member, 'post', '/opportunities/selfAdmission', place);
  await call(owner, 'post', `/candidates/${id}/hire`);
}

interface Line {
  transactionId: string;
  type: string;
  cents: number;
  project: object | null;
  abilities: { invoice: boolean };
}

const ofAdministrators = (ownerId: string, projectId: string): GuardedForm[] => [
  {
    source: 'projects/management/web/management-form.tsx',
    open: async (page) => {
      const words = (key: string) => say(`projects/management:${key}`);
      const place = `/projectUpdate/${projectId}`;
      const { currency: _, team: __, ...managed } = await call<Record<string, unknown>>(page, 'get', place);
      const { version } = managed as { version: number };
      await turnTo(page, projectPaths.manage(projectId));
      const form = page.getByRole('dialog', { name: words('title') });
      return {
        field: form.getByLabel(words('field.phase')),
        save: form.getByRole('button', { name: words('save'), exact: true }),
        saveElsewhere: () => call(page, 'patch', place, { ...managed, phase: THEIRS }),
        restore: () => call(page, 'patch', place, { ...managed, version: version + 1 }),
      };
    },
  },
  {
    source: 'support/desk/web/template-dialog.tsx',
    open: async (page) => {
      const words = (key: string, values = {}) => say(`support/desk:${key}`, values);
      const kept = { name: 'Fence colours', en: 'Blue or green.', pt: 'Azul ou verde.' };
      const { templateId } = await call<{ templateId: string }>(page, 'post', '/supportTemplates', kept);
      await turnTo(page, answerTemplatesPath);
      await page.getByRole('button', { name: words('edit', { name: kept.name }) }).click();
      const form = page.getByRole('dialog', { name: kept.name });
      return {
        field: form.getByLabel(words('messageEn')),
        save: form.getByRole('button', { name: words('save'), exact: true }),
        saveElsewhere: () => call(page, 'put', `/supportTemplates/${templateId}`, { ...kept, en: THEIRS, version: 1 }),
      };
    },
  },
  {
    source: 'wallet/statements/web/invoice-dialog.tsx',
    open: async (page) => {
      const words = (key: string, values = {}) => say(`wallet/statements:${key}`, values);
      const { lines } = await call<{ lines: Line[] }>(page, 'get', `/wallet/lines?view=payments&userId=${ownerId}`);
      // Not one for work, which the journey of invoices attaches them to.
      const { transactionId } = lines.find(({ project, abilities }) => project === null && abilities.invoice)!;
      const save = (number: string, version: number) =>
        call(page, 'put', `/wallet/invoices/${transactionId}`, { number, issuedOn: '2026-11-18', version });
      await save('118', 0);
      await turnTo(page, walletPaths.wallet(ownerId));
      await page.getByRole('button', { name: words('invoice.replaceNamed', { number: '118' }) }).click();
      const form = page.getByRole('dialog', { name: words('invoiceForm.replace') });
      return {
        field: form.getByLabel(words('invoiceForm.number')),
        save: form.getByRole('button', { name: words('invoiceForm.save') }),
        saveElsewhere: () => save(THEIRS, 1),
      };
    },
  },
  {
    source: 'wallet/prices/web/price-dialog.tsx',
    open: async (page) => {
      const words = (key: string) => say(`wallet/prices:prices.${key}`);
      const { hires } = await call<{ hires: { hireId: string }[] }>(page, 'get', `/hirePrices?search=${FENCES}`);
      const data = { grossCents: 123_45, seenCents: null, reason: 'Agreed by phone' };
      await turnTo(page, pricesPath);
      await page.getByRole('searchbox', { name: words('search') }).fill(FENCES);
      await page.getByRole('button', { name: words('price'), exact: true }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel(words('dialog.reason')).fill(MINE);
      return {
        field: form.getByLabel(words('dialog.gross')),
        save: form.getByRole('button', { name: words('dialog.save') }),
        typed: '345.67',
        theirs: '123.45',
        saveElsewhere: () => call(page, 'put', `/hirePrices/${hires[0]!.hireId}`, data),
      };
    },
  },
];

test('PIP-02 ADM-02 GEN-01 no form of a recruiter is saved over what was changed elsewhere', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ as: 'recruiter@demo.test', language: 'en' });
  for (const form of ofRecruiters) await test.step(form.source, () => expectGuarded(page, form));
});

test('TSK-08 MON-03 GEN-01 no form of an administrator is saved over what was changed elsewhere', async ({
  openBrowser,
}) => {
  const owner = await openBrowser({ as: 'owner@demo.test' });
  const { session } = await call<{ session: { userId: string } }>(owner, 'get', '/session');
  await hireWithoutOffer(owner, await openBrowser({ as: 'professional19@demo.test' }));
  const page = await openBrowser({ as: 'admin@demo.test', language: 'en' });
  for (const form of ofAdministrators(session.userId, await findRunningProject(owner)))
    await test.step(form.source, () => expectGuarded(page, form));
});
