import { jobPageHead } from '#jobs/server/page-head.ts';
import type { PageRequest } from '#platform/http/page-request.ts';
import { translate } from '#platform/i18n/translate.ts';
import { productPageHead } from '#product-pages/server/page-head.ts';
import { briefPageHead } from '#projects/server/page-head.ts';
import { resultPageHead } from '#quizzes/server/page-head.ts';
import { talentPageHead } from '#talent/server/page-head.ts';

/** What the served HTML says of a page before any script runs. */
export async function pageHead(page: PageRequest): Promise<{ status: number; html: string }> {
  const own =
    (await jobPageHead(page)) ??
    (await talentPageHead(page)) ??
    (await resultPageHead(page)) ??
    (await briefPageHead(page)) ??
    productPageHead(page);
  if (own) return own;
  return {
    status: 200,
    html: `<title>Ponte</title><meta name="description" content="${translate(page.language, 'platform:brandPanel.text')}">`,
  };
}
