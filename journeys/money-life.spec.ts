import { expect, type Page, test } from '@playwright/test';
import { checkoutPaths, plansPath, refundsPath } from '#checkout/paths.ts';
import { localeOf } from '#platform/i18n/language.ts';
import { refundRequestPath } from '#support/paths.ts';
import { taskPaths } from '#tasks/paths.ts';
import { payRunsPath } from '#payouts/paths.ts';
import { ledgerPath, ownPaymentsPath, paymentsPath, walletPaths } from '#wallet/paths.ts';
import { workspacePaths } from '#workspaces/paths.ts';
import { approveRequest } from './steps/approve-request.ts';
import { changePixKey } from './steps/change-pix-key.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { givePaymentDetails, hireAtPrice, moveProject, openMoneyWorld } from './steps/money-world.ts';
import { NEW_COMPANY } from './steps/new-member.ts';
import { type JourneyProduct, startCopy } from './steps/product-copies.ts';
import { LONG_FLOW_MS } from './steps/slow-cpu.ts';
import { textsOf } from './steps/texts.ts';
import { finishJob } from './steps/work-people.ts';

const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * 60_000;
const words = {
  en: { title: 'Kitchen designer', reason: 'The company closes its account' },
  pt: { title: 'Pessoa que desenha cozinhas', reason: 'A empresa encerra a conta' },
};

const factOf = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('+ dd');

let running: JourneyProduct | undefined;
// Also when the journey fails halfway.
test.afterEach(async () => {
  await running?.stop();
  running = undefined;
});

test.setTimeout(LONG_FLOW_MS);

for (const language of flowLanguages('pt'))
  test(`MON-01 MON-05 CHK-03 MON-03 MON-04 MON-06 PRJ-06 ADM-04 money from the first plan to a closed account, to the cent (${language})`, async ({
    browser,
  }) => {
    const say = textsOf(language);
    const of =
      (namespace: string) =>
      (key: string, values: Record<string, string | number> = {}) =>
        say(`${namespace}:${key}`, values);
    const [plans, pay, refunds] = [of('checkout/plans'), of('checkout/orders'), of('checkout/refunds')];
    const [credits, runs, own] = [of('wallet/allocations'), of('payouts/pay-runs'), of('payouts/own-payments')];
    const review = of('timesheets/review');
    const plan = say('checkout:plan.ats-standard');
    const { title, reason } = words[language];
    const money = (cents: number) =>
      new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'BRL' }).format(cents / 100);

    const product = await startCopy({ movesTime: true, env: { RATE_LIMITS: '0' } });
    running = product;
    const world = await openMoneyWorld(browser, product, language);
    const { owner, professional, admin, second, everybody } = world;
    const [company, member, desk] = [owner.page, professional.page, admin.page];

    const wallet = async () => (await owner.call<{ wallets: [Record<string, unknown>] }>('GET', '/wallet')).wallets[0];
    const openOrder = async () =>
      (
        await owner.call<{ subscriptions: [{ openOrder: { cents: number; serviceOrderId: string } }] }>(
          'GET',
          '/subscriptions',
        )
      ).subscriptions[0].openOrder;
    const payByCredits = async () => {
      await company
        .getByRole('group', { name: pay('order.choose') })
        .getByText(pay('method.credits'), { exact: true })
        .click();
      await company.getByRole('button', { name: pay('order.payNow') }).click();
      await expect(company).toHaveURL(/\/checkout\/success\?order=/);
    };

    await test.step('a plan is chosen and paid by Pix', async () => {
      await company.goto(plansPath);
      await company.getByRole('link', { name: plans('chooseNamed', { plan }) }).click();
      await company.getByRole('button', { name: plans('payNow') }).click();
      const terms = company.getByRole('dialog', { name: plans('terms.title') });
      const accept = terms.getByRole('button', { name: plans('terms.accept') });
      // This button also turns the pages of the terms until their end is read.
      await terms.getByRole('button', { name: plans('terms.more') }).focus();
      await expect(async () => {
        await company.keyboard.press('Enter');
        await expect(accept).toBeVisible({ timeout: 300 });
      }).toPass();
      await accept.click();
      await company.getByRole('button', { name: pay('sandbox.pay') }).click();
      await expect(company).toHaveURL(/\/checkout\/success\?order=/);
    });

    await test.step('credits come by boleto, and are no money before they have arrived', async () => {
      await company.goto(checkoutPaths.topUp());
      await company.getByText(pay('method.boleto'), { exact: true }).first().click();
      await company.getByLabel(pay('form.amount')).fill('20000');
      await company.getByRole('button', { name: pay('form.submit') }).click();
      await company.getByRole('button', { name: pay('sandbox.pay') }).click();
      await expect(company.getByRole('heading', { level: 1, name: pay('end.processing') })).toBeVisible();
      expect(await wallet()).toMatchObject({ totalCents: 0, futureCents: 20_000_00 });
      await company.getByRole('button', { name: pay('sandbox.settle') }).click();
      await expect(company.getByRole('heading', { level: 1, name: pay('end.paid') })).toBeVisible();
      expect(await wallet()).toMatchObject({ totalCents: 20_000_00, futureCents: 0 });
    });

    await givePaymentDetails(professional, 'ana@nokey.ponte.invalid');
    const { projectId, taskId, name } = await hireAtPrice(world, { title, grossCents: 1_000_00 });

    await test.step('credits are set aside for fifteen hours at the price that an administrator set', async () => {
      await company.goto(walletPaths.allocate(projectId));
      await company.getByRole('textbox', { name: credits('hoursOf', { name }) }).fill('15');
      await expect(company.getByText(money(15_000_00))).toBeVisible();
      await company.getByRole('button', { name: credits('give'), exact: true }).click();
      await expect(company.getByRole('heading', { level: 1, name: credits('thanks.title') })).toBeVisible();
    });

    await test.step('twelve hours are worked and approved', async () => {
      await world.later(3 * DAY_MINUTES);
      const dayBefore = (days: number) => new Date(world.now() - days * DAY_MS).toISOString().slice(0, 10);
      for (const [date, end] of [
        [dayBefore(2), '20:00'],
        [dayBefore(1), '16:00'],
      ]) {
        const hours = { start: `${date}T12:00:00Z`, end: `${date}T${end}:00Z`, description: '' };
        await professional.call('POST', '/timeEntries', { projectId, taskId, ...hours });
      }
      await professional.call('PATCH', `/tasks/${projectId}/${taskId}`, { status: 'finished' });
      await company.goto(taskPaths.task(projectId, taskId));
      const accept = { name: review('accept'), exact: true };
      await company.getByRole('button', accept).click();
      await company
        .getByRole('dialog', { name: review('acceptTitle', { title }) })
        .getByRole('button', accept)
        .click();
      await expect(company.getByRole('button', { name: review('undo') }).first()).toBeVisible();
      // Too late to undo.
      await world.later(1);
      await finishJob(product, 'apply-task-reviews');
      // Days that have passed make hours of the demo world payable; nothing of them may come between the sum that is shown and its run.
      await finishJob(product, 'pass-dispute-deadlines');
    });

    const { total } = await admin.call<{ total: { netCents: number; peopleCount: number } }>('GET', '/payRuns/preview');
    await test.step('a run over the limit is frozen, and a second administrator lets it pass', async () => {
      const start = { name: runs('run.start', { amount: money(total.netCents) }) };
      await desk.goto(payRunsPath);
      await expect(desk.getByText(say('second-approvals:reasons.limit'))).toBeVisible();
      await desk.getByRole('button', start).click();
      await desk.getByRole('alertdialog').or(desk.getByRole('dialog')).getByRole('button', start).click();
      await expect(desk.getByRole('link', { name: runs('payment.isAsked') })).toBeVisible();
      await approveRequest(second.page, say);
    });

    await test.step('one payment fails, is mended with another key, and the professional reads it', async () => {
      await expect(desk.getByText(say('payouts/pay-runs/reasons:reason.keyNotFound'))).toBeVisible();
      await member.goto(ownPaymentsPath);
      await expect(member.getByText(own('state.failed'))).toBeVisible();
      await changePixKey(member, say, 'ana@pix.example');
      await desk.getByRole('button', { name: runs('payment.retry') }).click();
      // The key was changed within 48 hours.
      await expect(desk.getByRole('cell').getByText(runs('payment.isAsked'))).toBeVisible();
      await approveRequest(second.page, say);
      await desk.reload();
      await expect(desk.getByText(runs('payment.states.paid'), { exact: true })).toHaveCount(total.peopleCount);
      await member.goto(ownPaymentsPath);
      await expect(factOf(member, own('paid'))).toHaveText(money(10_200_00));
      const [statement] = await Promise.all([
        member.waitForEvent('download'),
        member.getByRole('button', { name: own('statementOf', { amount: money(10_200_00) }) }).click(),
      ]);
      expect(statement.suggestedFilename()).toContain(own('paper.statementFile'));
    });

    const fineCents = await test.step('the plan is ended: its fine is shown as a sum, billed and paid', async () => {
      await company.goto(plansPath);
      const card = company.getByRole('region', { name: plan, exact: true });
      await card.getByRole('button', { name: plans('end') }).click();
      const dialog = company.getByRole('dialog', { name: plans('endAsk', { plan }) });
      await expect(dialog).toContainText('20% ×');
      const shown = await dialog.innerText();
      await dialog.getByRole('button', { name: plans('endConfirm') }).click();
      await expect(card).toContainText(plans('state.ending'));
      const { cents } = await openOrder();
      expect(shown).toContain(`= ${money(cents)}`);
      await card.getByRole('link', { name: plans('pay') }).click();
      await payByCredits();
      return cents;
    });

    const restCents = await test.step('its days after the paid month are billed, and it is over', async () => {
      await world.later(31 * DAY_MINUTES);
      await finishJob(product, 'bill-plans');
      // Boletos of the demo world have arrived meanwhile, which the proof expects their orders to have heard.
      await finishJob(product, 'settle-orders');
      await company.goto(plansPath);
      await expect(company.getByText(plans('over', { count: 1 }))).toBeVisible();
      const { cents, serviceOrderId } = await openOrder();
      await company.goto(checkoutPaths.order(serviceOrderId));
      await payByCredits();
      return cents;
    });

    await test.step('the last credits go back to the wallet, and from there to the company', async () => {
      await company.goto(workspacePaths.closing);
      await expect(company.getByText(say('projects:errors.spaceHasWork'))).toBeVisible();
      await expect(company.getByRole('link', { name: say('own-data/obstacles:to.projects') })).toBeVisible();
      await company.goto(walletPaths.allocate(projectId));
      await company.getByText(credits('direction.takeBack'), { exact: true }).click();
      await company.getByRole('button', { name: credits('takeBack'), exact: true }).click();
      await expect(company.getByText(credits('returned', { amount: money(3_000_00) }))).toBeVisible();
      const left = 20_000_00 - 12_000_00 - fineCents - restCents;
      expect(await wallet()).toMatchObject({ totalCents: left, availableCents: left });
      await company.goto(refundRequestPath);
      const request = company.getByRole('dialog');
      await expect(request.getByLabel(of('support')('page.subject'))).toHaveValue(of('support')('refund.subject'));
      await request.getByRole('button', { name: of('support')('page.send') }).click();
      await expect(request).toHaveCount(0);
      await desk.goto(refundsPath);
      await desk.getByRole('button', { name: refunds('new') }).click();
      const dialog = desk.getByRole('dialog', { name: refunds('new') });
      const choose = of('checkout/service-orders');
      await dialog.getByLabel(choose('form.search')).fill(world.email);
      const companies = dialog.getByRole('group', { name: choose('form.company') });
      // What is found takes less room than all, which moves what stands below.
      await expect(companies.getByRole('radio')).toHaveCount(1);
      await companies.getByText(NEW_COMPANY, { exact: true }).click();
      await dialog.getByText(refunds('form.pix', { taxId: '11.222.333/0001-81' })).click();
      await dialog.getByLabel(refunds('form.closes')).check();
      await dialog.getByLabel(refunds('form.reason')).fill(reason);
      await dialog.getByRole('button', { name: refunds('form.submit') }).click();
      await expect(dialog).toHaveCount(0);
      await second.page.goto(refundsPath);
      const row = second.page.getByRole('row', { name: NEW_COMPANY });
      await expect(row).toContainText(money(left));
      const done = { name: refunds('done.action') };
      await row.getByRole('button', done).click();
      await second.page.getByRole('dialog').getByRole('button', done).click();
      await expect(row).toContainText(refunds('state.done'));
    });

    await test.step('the wallet is at zero, and the space is closed', async () => {
      await moveProject(admin, projectId, 'finished');
      await company.goto(walletPaths.wallet());
      await expect(factOf(company, say('wallet/statements:facts.available'))).toHaveText(money(0));
      await company.goto(paymentsPath);
      await expect(company.getByRole('row').nth(1)).toContainText(say('wallet/statements:type.accountClosure'));
      await company.goto(workspacePaths.closing);
      await company.getByLabel(say('workspaces:close.label', { name: NEW_COMPANY })).fill(NEW_COMPANY);
      await company.getByRole('button', { name: say('workspaces:close.submit') }).click();
      await expect(company.getByText(say('workspaces:notice.closed'))).toBeVisible();
    });
    expect(
      everybody.flatMap(({ noise }) => noise),
      'GEN-07 the console stays quiet',
    ).toEqual([]);

    await desk.goto(ledgerPath);
    await desk.getByRole('button', { name: say('wallet/ledger:prove') }).click();
    await expect(desk.getByRole('alert')).toContainText(say('wallet/ledger:latest.addsUp'));
    for (const one of everybody) await one.close();
  });
