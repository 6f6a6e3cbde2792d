import type { AnyRouter } from '@tanstack/react-router';
import { isPathPattern } from '#own-data/rules/path-pattern.ts';
import { isStatisticsAllowed } from '#own-data/rules/cookie-choice.ts';
import { currentLanguage } from '#ui/i18n.ts';
import { currentBrand } from '#ui/theme/brand.ts';
import { api } from './api.ts';
import { readChoice } from './saved-choice.ts';

/** Reports opened pages to the server for visitors who consented: the route pattern, never the address. */
export function watchPages(router: AnyRouter): void {
  let last = '';
  function look() {
    const path = router.state.matches.at(-1)?.fullPath ?? '';
    const pattern = path === '/' ? path : path.replace(/\/$/, '');
    const address = router.state.location.pathname;
    if (address === last || !isPathPattern(pattern)) return;
    last = address;
    if (!isStatisticsAllowed(readChoice())) return;
    // A lost page view is ignored.
    api('POST /page-views', { body: { path: pattern, language: currentLanguage(), brand: currentBrand() } }).catch(
      () => {},
    );
  }
  router.subscribe('onResolved', look);
  if (router.state.status === 'idle') look();
}
