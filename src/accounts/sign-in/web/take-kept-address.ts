import { readKeptAddress, REDIRECT_KEY } from '#accounts/rules/kept-address.ts';

/** The page that sent the visitor to the login, once; null when none did. */
export function takeKeptAddress(): string | null {
  if (window.sessionStorage.getItem(REDIRECT_KEY) === null) return null;
  try {
    return readKeptAddress(window.sessionStorage, REDIRECT_KEY);
  } catch {
    return null;
  } finally {
    window.sessionStorage.removeItem(REDIRECT_KEY);
  }
}
