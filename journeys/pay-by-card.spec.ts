import { startStripeServer } from '#application/testing/stripe/stripe-server.ts';
import { chooseBrowserContext } from './steps/browser-context.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test as base } from './steps/journey.ts';
import { startCopy } from './steps/product-copies.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('pt');
const pay = (key: string, values?: Record<string, string>) => say(`checkout/orders:${key}`, values);

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
    await page.getByText(pay('method.card'), { exact: true }).click();
    await page.getByLabel(pay('form.amount')).fill('1.250,00');
    await page.getByRole('button', { name: pay('form.submit') }).click();
    await expect(page.getByText('Card form of the double')).toBeVisible();
    await checkAccessibilityInBothSchemes(page, 'card form');
    await page.getByRole('button', { name: pay('card.pay', { amount: 'R$ 1.250,00' }) }).click();
    await expect(page).toHaveURL(/\/credits-thankyoupage/);
    expect([stripe.state.problems, noise]).toEqual([[], []]);
    await context.close();
    await product.stop();
    await stripe.close();
  },
);
