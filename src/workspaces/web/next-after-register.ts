import { accountPaths } from '#accounts/paths.ts';
import { readKeptAddress, REDIRECT_KEY } from '#accounts/rules/kept-address.ts';

/** Where the registration leads: to the page that was wanted before it, once; else the entrance, which knows where each stage begins. */
export function takeNextAfterRegister(): string {
  try {
    return readKeptAddress(window.sessionStorage, REDIRECT_KEY);
  } catch {
    return accountPaths.root;
  } finally {
    window.sessionStorage.removeItem(REDIRECT_KEY);
  }
}

/** Remembers what the owner chose to do first. */
export function keepNextAfterRegister(address: string): void {
  window.sessionStorage.setItem(REDIRECT_KEY, address);
}
