import { accountPaths } from '#accounts/paths.ts';
import { readSavedAddress, REDIRECT_KEY } from '#accounts/rules/saved-address.ts';

/** The page after the registration: the one requested before it, once; otherwise the landing page of the person's stage. */
export function claimNextAfterRegister(): string {
  try {
    return readSavedAddress(window.sessionStorage, REDIRECT_KEY);
  } catch {
    return accountPaths.root;
  } finally {
    window.sessionStorage.removeItem(REDIRECT_KEY);
  }
}

/** Saves what the owner chose to do first. */
export function saveNextAfterRegister(address: string): void {
  window.sessionStorage.setItem(REDIRECT_KEY, address);
}
