import type { QueryClient } from '@tanstack/react-query';
import { sessionMarks } from '#accounts/rules/storage-keys.ts';
import { currentBrand } from '#platform/ui/theme/brand.ts';

/** Nothing of the person stays in the browser. The brand is the page's, not the person's. */
export function leaveSession(queryClient: QueryClient, address: string): void {
  const brand = currentBrand();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.sessionStorage.setItem('TEMPLATE_KEY', brand);
  window.sessionStorage.setItem(sessionMarks.userLogout, '1');
  queryClient.clear();
  window.location.replace(address);
}
