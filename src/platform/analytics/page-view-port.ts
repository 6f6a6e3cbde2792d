import type { BaseLogger } from 'pino';
import type { Brand } from '#platform/contract/brand.ts';
import { assertOutsideTransaction } from '#platform/db/outside-transaction.ts';
import type { Language } from '#platform/i18n/language.ts';

/** All that leaves the product of a visit: which kind of page, in which language and look. */
export interface PageView {
  path: string;
  language: Language;
  brand: Brand;
}

export interface PageViewPort {
  /** Never waits and never fails; what does not fit is dropped. */
  send(view: PageView): void;
}

const MAXIMUM_UNDER_WAY = 20;
const PATIENCE_MS = 3_000;

/** Posts page views to a collector as JSON, a few at a time. The collector sees our address only. */
export function createPageViewPort(url: string, log: Pick<BaseLogger, 'warn'>): PageViewPort {
  let underWay = 0;
  return {
    send({ path, language, brand }) {
      assertOutsideTransaction('the collector of page views');
      if (underWay >= MAXIMUM_UNDER_WAY) return;
      underWay += 1;
      void fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ path, language, brand }),
        signal: AbortSignal.timeout(PATIENCE_MS),
        redirect: 'error',
      })
        .then((response) => response.body?.cancel())
        .catch((problem: unknown) => log.warn({ problem }, 'page view not delivered'))
        .finally(() => (underWay -= 1));
    },
  };
}
