import { pageMeta } from '#platform/http/page-meta.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { productPages, productPaths } from '#product-pages/paths.ts';

/** Title, description and preview of the pages about the product; null for other addresses. */
export function productPageHead(page: { publicUrl: string; path: string; language: Language }) {
  const found = productPages.find((one) => productPaths[one] === page.path.replace(/\/$/, ''));
  if (!found) return null;
  const html = pageMeta({
    title: `${translate(page.language, `product-pages:${found}.title`)} · Ponte`,
    description: translate(page.language, `product-pages:${found}.lead`),
    url: page.publicUrl + productPaths[found],
  });
  return { status: 200, html };
}
