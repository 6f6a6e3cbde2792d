import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { linkFromMailbox } from './steps/demo-mailbox.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { registerCompany } from './steps/register-company.ts';
import { signUp } from './steps/sign-up.ts';
import { textsOf } from './steps/texts.ts';
import { legalTexts } from '#workspaces/company/rules/legal-company.ts';
import { someLegalCompany } from '#workspaces/testing/some-legal-company.ts';

for (const language of flowLanguages('pt'))
  test(`CHK-01 CHK-03 a visitor chooses a plan, signs up, accepts the terms, pays by Pix and later ends it (${language})`, async ({
    openBrowser,
  }) => {
    const say = textsOf(language);
    const ask = (key: string, values?: Record<string, string | number>) => say(`checkout/plans:${key}`, values);
    const pay = (key: string, values?: Record<string, string>) => say(`checkout/orders:${key}`, values);
    const plan = say('checkout:plan.ats-standard');
    const page = await openBrowser({ language });
    await page.goto('/company');
    await page.getByRole('link', { name: say('product-pages:foot.plans') }).click();
    await expect(page.getByRole('heading', { level: 1, name: ask('title') })).toBeVisible();
    await page.getByRole('link', { name: ask('chooseNamed', { plan }) }).click();

    await test.step('the chosen plan waits while the company signs up', async () => {
      await expect(page).toHaveURL(/\/login/);
      const email = `planos-${language}-${Date.now()}@journeys.test`;
      await signUp(page, say, { email, password: 'Ponte#2026', role: 'squadOwner' });
      await registerCompany(page, say, {
        ...{ firstName: 'Rita', lastName: 'Prado', company: 'Oficina Sol', position: 'Sócia' },
        ...{ country: 'Brasil', city: 'Recife' },
      });
      await expect(page).toHaveURL('/checkout/company/ats-standard');
      await expect(page.getByLabel(say('workspaces:fields.city'))).toHaveValue('Recife');
      // Whoever pays has confirmed the address; this page stays as it is meanwhile.
      const inbox = await page.context().newPage();
      await inbox.goto(await linkFromMailbox(page, email, 'verifyEmail'));
      await expect(inbox.getByRole('heading', { level: 1 })).toHaveText(say('accounts:emailChecked.title'));
      await inbox.close();
    });

    await test.step('for a boleto it gives the company by keyboard, here; nothing typed is lost', async () => {
      const payNow = page.getByRole('button', { name: ask('payNow') });
      await page.getByText(pay('method.boleto'), { exact: true }).click();
      await expect(page).toHaveURL(/\?method=boleto$/);
      const company = page.getByRole('group', { name: say('workspaces:payer.title') });
      await page.getByLabel(say('workspaces:fields.city')).fill('Olinda');
      await expect(company).toBeVisible();
      await payNow.click();
      await expect(company.getByLabel(say('workspaces:myCompany.fields.companyName'))).toBeFocused();
      for (const name of legalTexts)
        if (someLegalCompany[name] !== '') {
          await page.keyboard.insertText(someLegalCompany[name]);
          await page.keyboard.press('Tab');
        } else if (name !== 'country') await page.keyboard.press('Tab');
      await checkAccessibilityInBothSchemes(page, 'a plan is ordered by boleto');
      await page.keyboard.press('Enter');
      const terms = page.getByRole('dialog', { name: ask('terms.title') });
      await expect(terms).toBeVisible();
      await expect(company).toHaveCount(0);
      await expect(page.getByLabel(say('workspaces:fields.city'))).toHaveValue('Olinda');
      await terms
        .getByRole('button', { name: ask('terms.close') })
        .last()
        .click();
    });

    await test.step('a text that fits into its frame is accepted without scrolling', async () => {
      await page.evaluate(() => {
        const tall = new CSSStyleSheet();
        tall.replaceSync('[role="dialog"] [role="region"] { max-height: none !important }');
        document.adoptedStyleSheets = [tall];
      });
      await page.getByRole('button', { name: ask('payNow') }).click();
      const terms = page.getByRole('dialog', { name: ask('terms.title') });
      await expect(terms.getByRole('button', { name: ask('terms.accept') })).toBeVisible();
      await expect(terms.getByRole('status')).toHaveText(ask('terms.read'));
      await terms
        .getByRole('button', { name: ask('terms.close') })
        .last()
        .click();
      await page.evaluate(() => (document.adoptedStyleSheets = []));
    });

    await test.step('it reads the terms to their end by keyboard, accepts them and pays', async () => {
      await page.getByText(pay('method.pix'), { exact: true }).click();
      // 12 × 390 reais.
      await expect(page.getByRole('main')).toContainText(/R\$\s?4[.,]680[.,]00/);
      await checkAccessibilityInBothSchemes(page, 'a plan is ordered');
      await page.getByRole('button', { name: ask('payNow') }).click();
      const terms = page.getByRole('dialog', { name: ask('terms.title') });
      await expect(terms.getByRole('button', { name: ask('terms.accept') })).toHaveCount(0);
      await checkAccessibilityInBothSchemes(page, 'the terms of a plan');
      await terms.getByRole('button', { name: ask('terms.more') }).focus();
      await expect(async () => {
        await page.keyboard.press('Enter');
        await expect(terms.getByRole('button', { name: ask('terms.accept') })).toBeVisible({ timeout: 300 });
      }).toPass({ timeout: 10_000 });
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}$/);
      await expect(page.getByAltText(pay('pix.picture'))).toBeVisible();
      await page.getByRole('button', { name: pay('sandbox.pay') }).click();
      await expect(page).toHaveURL(/\/checkout\/success\?order=/);
    });

    await test.step('its plan runs', async () => {
      await page.getByRole('link', { name: pay('success.plans') }).click();
      await expect(page.getByRole('region', { name: plan, exact: true })).toContainText(ask('state.active'));
      await checkAccessibilityInBothSchemes(page, 'plans of a company');
    });

    await test.step('a higher plan is shown with all that it costs, ordered, taken back, ordered again and paid', async () => {
      const higher = say('checkout:plan.ats-plus');
      const own = page.getByRole('region', { name: plan, exact: true });
      const raise = async () => {
        await own.getByRole('button', { name: ask('changeTo', { plan: higher }) }).click();
        const dialog = page.getByRole('dialog', { name: ask('changeAsk', { plan: higher }) });
        await expect(dialog).toContainText(/R\$\s?500[.,]00/);
        await expect(dialog).toContainText(/R\$\s?10[.,]290[.,]00/);
        return dialog;
      };
      const first = await raise();
      await checkAccessibilityInBothSchemes(page, 'change of a plan');
      await first.getByRole('button', { name: ask('raiseConfirm') }).click();
      await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}$/);
      await page.goto('/checkout');
      await own.getByRole('button', { name: ask('changeWithdraw') }).click();
      await expect(own.getByRole('button', { name: ask('changeWithdraw') })).toHaveCount(0);
      await (await raise()).getByRole('button', { name: ask('raiseConfirm') }).click();
      await page.getByRole('button', { name: pay('order.payNow') }).click();
      await page.getByRole('button', { name: pay('sandbox.pay') }).click();
      await expect(page).toHaveURL(/\/checkout\/success\?order=/);
      await page.getByRole('link', { name: pay('success.plans') }).click();
      await expect(page.getByRole('region', { name: higher, exact: true })).toContainText(ask('state.active'));
    });

    await test.step('what an early end costs is shown as a sum, and billed', async () => {
      const own = page.getByRole('region', { name: say('checkout:plan.ats-plus'), exact: true });
      await own.getByRole('button', { name: ask('end') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('20% ×');
      await checkAccessibilityInBothSchemes(page, 'end of a plan');
      await dialog.getByRole('button', { name: ask('endConfirm') }).click();
      await expect(own).toContainText(ask('state.ending'));
      await expect(own.getByRole('link', { name: ask('pay') })).toBeVisible();
    });
  });
