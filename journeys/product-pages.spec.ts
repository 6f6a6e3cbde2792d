import { languages } from '#platform/i18n/language.ts';
import { productPages, productPaths } from '#product-pages/paths.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

for (const language of flowLanguages('pt')) {
  const say = textsOf(language);

  test(`JOB-06 a visitor goes from the front door to a company account, and to a vacancy (${language})`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ language });
    await page.goto('/open');
    await expect(page).toHaveTitle(`${say('product-pages:open.title')} · Ponte`);
    const vacancies = page.getByRole('region', { name: say('product-pages:newest.title') }).getByRole('listitem');
    await expect(vacancies).toHaveCount(4);
    await page.getByRole('link', { name: say('product-pages:open.hire') }).click();
    await expect(page).toHaveURL('/company');
    await page
      .getByRole('link', { name: say('product-pages:company.start') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/signup\?employer/);
    await expect(page.getByRole('radio', { name: say('accounts:signup.squadOwner') })).toBeChecked();

    await page.goto('/open');
    const title = await vacancies.first().locator('b').innerText();
    await vacancies.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}

for (const language of languages) {
  const say = textsOf(language);

  test(`JOB-06 the served pages carry title, description and preview (${language})`, async ({ product }) => {
    for (const name of productPages) {
      const answer = await fetch(product.url + productPaths[name], { headers: { 'accept-language': language } });
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain(`<title>${say(`product-pages:${name}.title`)} · Ponte</title>`);
      expect(html).toContain(`<meta property="og:description" content="${say(`product-pages:${name}.lead`)}">`);
      expect(html).toContain(`<html lang="${language === 'pt' ? 'pt-BR' : 'en'}"`);
    }
  });
}
