import { isOwnAddress, REDIRECT_KEY } from '#accounts/rules/kept-address.ts';
import { visitKeys } from '#accounts/rules/storage-keys.ts';

const NAME_KEY = 'workspaceInviteName';

/** The invitation that brought this visitor here, through sign-up or login; null when none did. */
export function readPendingInvite(): string | null {
  const address = window.localStorage.getItem(visitKeys.workspaceInvite);
  return address !== null && isOwnAddress(address) && address.startsWith('/workspace/invite-view/') ? address : null;
}

/** How the visitor wants to be called, said before there was an account. */
export function readPendingName(): string {
  return window.localStorage.getItem(NAME_KEY) ?? '';
}

/** The visitor goes to sign up or log in, and is to come back here. */
export function keepPendingInvite(address: string, name: string): void {
  window.localStorage.setItem(visitKeys.workspaceInvite, address);
  window.sessionStorage.setItem(REDIRECT_KEY, address);
  if (name.trim() !== '') window.localStorage.setItem(NAME_KEY, name.trim());
}

export function forgetPendingInvite(): void {
  window.localStorage.removeItem(visitKeys.workspaceInvite);
  window.localStorage.removeItem(NAME_KEY);
}
