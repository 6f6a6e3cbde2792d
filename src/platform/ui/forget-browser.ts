import { currentBrand, TEMPLATE_KEY } from './theme/brand.ts';

/** Nothing of the person stays in the browser's storage. The brand is the page's, not the person's. */
export function forgetBrowser(): void {
  const brand = currentBrand();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.sessionStorage.setItem(TEMPLATE_KEY, brand);
}
