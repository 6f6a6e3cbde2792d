import { startStripeServer } from '#application/testing/stripe/stripe-server.ts';
import { checkoutPaths } from '#checkout/paths.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import type { allocationsContract } from '#wallet/allocations/contract.ts';
import { walletPaths } from '#wallet/paths.ts';
import { chooseBrowserContext } from './steps/browser-context.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test as base } from './steps/journey.ts';
import { startCopy } from './steps/product-copies.ts';
import { textsOf } from './steps/texts.ts';

/** The projects of a company that take credits, as far as this journey reads them. */
type Credits = OutputOf<(typeof allocationsContract)['GET /allocations']>;
const say = textsOf('pt');
const pay = (key: string, values?: Record<string, string>) => say(`checkout/orders:${key}`, values);

/** In the page: the provider’s script, and the mark of a document that admits it. */
const readTraces = () => ({
  hasScript: 'Stripe' in window,
  isAdmitted: document.querySelector('meta[name="card-form"]') !== null,
});

base(
  'CHK-02 a card is taken by the provider’s own form, which runs on the page of an order alone',
  async ({ browser }) => {
    const stripe = await startStripeServer();
    const product = await startCopy({ env: stripe.settings });
    const { context, noise } = await chooseBrowserContext(browser, product.url, {
      as: 'owner@demo.test',
      language: 'pt',
    });
    const page = await context.newPage();
    const answered = await page.goto('/credits');
    expect(answered!.headers()['content-security-policy']).not.toContain(new URL(stripe.url).host);
    await page.locator('form').getByText(pay('method.card'), { exact: true }).click();
    await page.getByLabel(pay('form.amount')).fill('1.250,00');
    await page.getByRole('button', { name: pay('form.submit') }).click();
    await expect(page.getByText('Card form of the double')).toBeVisible();
    await checkAccessibilityInBothSchemes(page, 'card form');
    await page.getByRole('button', { name: pay('card.pay', { amount: 'R$ 1.250,00' }) }).click();
    await expect(page).toHaveURL(/\/credits-thankyoupage/);
    // The page of thanks is a document of its own: nothing of the provider came along.
    await expect(page.getByRole('heading', { level: 1, name: pay('thanks.title') })).toBeVisible();
    await expect.poll(() => page.evaluate(readTraces)).toEqual({ hasScript: false, isAdmitted: false });

    await page.goto('/credits');
    await page.locator('form').getByText(pay('method.card'), { exact: true }).click();
    await page.getByLabel(pay('form.amount')).fill('30,00');
    await page.getByRole('button', { name: pay('form.submit') }).click();
    await expect(page.getByText('Card form of the double')).toBeVisible();
    expect(await page.evaluate(readTraces)).toEqual({ hasScript: true, isAdmitted: true });
    await page
      .getByRole('link', { name: pay('order.back'), exact: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: pay('title') })).toBeVisible();
    await expect.poll(() => page.evaluate(readTraces)).toEqual({ hasScript: false, isAdmitted: false });
    // The bank takes back what was set aside meanwhile: the company reads what it owes, and where it matters.
    const { availableCents, projects } = (await (await page.request.get('/api/allocations')).json()) as Credits;
    const { projectId, hires } = projects.find((project) => project.hires.length > 0)!;
    const { hireId, grossCents } = hires[0]!;
    const given = await page.request.post('/api/allocations', {
      headers: { origin: product.url },
      data: { projectId, hires: [{ hireId, minutes: Math.floor((availableCents * 60) / grossCents!) }] },
    });
    expect(given.status()).toBe(201);
    const [intent] = stripe.intents.values();
    const { payload, signature } = stripe.message(stripe.disputePayment(intent!), 'charge.dispute.created');
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const told = await page.request.post('/api/payments/stripe/events', { headers, data: Buffer.from(payload) });
    expect(told.status()).toBe(200);
    for (const path of [walletPaths.wallet(), walletPaths.allocate()]) {
      await page.goto(path);
      await expect(page.getByText(say('wallet/figure:debt', { amount: '…' }).split('…')[0]!)).toBeVisible();
    }
    await page.goto(checkoutPaths.topUp());
    await expect(page.getByText(pay('form.debt', { amount: '…' }).split('…')[0]!)).toBeVisible();
    expect([stripe.state.problems, noise]).toEqual([[], []]);
    await context.close();
    await product.stop();
    await stripe.close();
  },
);
