import type { QueryClient } from '@tanstack/react-query';
import { sessionMarks } from '#accounts/rules/storage-keys.ts';
import { forgetBrowser } from '#platform/ui/forget-browser.ts';

/** Nothing of the person stays in the browser. */
export function leaveSession(queryClient: QueryClient, address: string): void {
  forgetBrowser();
  window.sessionStorage.setItem(sessionMarks.userLogout, '1');
  queryClient.clear();
  window.location.replace(address);
}
