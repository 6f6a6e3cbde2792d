import { keptWords } from './overlays/kept-words.ts';
import { currentBrand, TEMPLATE_KEY } from './theme/brand.ts';

/** Removes everything of the person from the browser's storage. The brand stays, because it belongs to the page. */
export function clearBrowserStorage(): void {
  const brand = currentBrand();
  keptWords.forgetAll();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.sessionStorage.setItem(TEMPLATE_KEY, brand);
}
