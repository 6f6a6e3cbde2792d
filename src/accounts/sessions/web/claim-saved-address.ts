import { readSavedAddress, REDIRECT_KEY } from '#accounts/rules/saved-address.ts';

/** Claims the page that redirected the visitor to the login, once; null when none did. */
export function claimSavedAddress(): string | null {
  if (window.sessionStorage.getItem(REDIRECT_KEY) === null) return null;
  try {
    return readSavedAddress(window.sessionStorage, REDIRECT_KEY);
  } catch {
    return null;
  } finally {
    window.sessionStorage.removeItem(REDIRECT_KEY);
  }
}
