import type { QueryClient } from '@tanstack/react-query';
import { sessionMarks } from '#accounts/rules/storage-keys.ts';
import { clearBrowserStorage } from '#ui/clear-browser-storage.ts';

/** Signs out in the browser and removes everything of the person from it. */
export function leaveSession(queryClient: QueryClient, address: string): void {
  clearBrowserStorage();
  window.sessionStorage.setItem(sessionMarks.userLogout, '1');
  queryClient.clear();
  window.location.replace(address);
}
