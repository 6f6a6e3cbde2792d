import type { BaseLogger } from 'pino';
import type { Brand } from '#platform/contract/brand.ts';
import { assertOutsideTransaction } from '#platform/db/outside-transaction.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { Language } from '#platform/i18n/language.ts';

/** Everything that leaves the product about a visit: the kind of page, its language and its look. */
export interface PageView {
  path: string;
  language: Language;
  brand: Brand;
}

export interface PageViewPort {
  /** Never blocks and never fails; page views beyond the limit are dropped. */
  send(view: PageView): void;
}

const MAXIMUM_UNDER_WAY = 20;
const TIMEOUT_MS = 3_000;

/** Posts page views to a collector as JSON, a few at a time. The collector only sees the server's address. */
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
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
        .then((response) => response.body?.cancel())
        .catch((problem: unknown) => log.warn({ problem: describeProblem(problem) }, 'page view not delivered'))
        .finally(() => (underWay -= 1));
    },
  };
}
