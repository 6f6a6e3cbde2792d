import { isOwnAddress, REDIRECT_KEY } from '#accounts/rules/saved-address.ts';
import { visitKeys } from '#accounts/rules/storage-keys.ts';

const NAME_KEY = 'workspaceInviteName';

/** The invitation that led this visitor through sign-up or login; null when none did. */
export function readPendingInvite(): string | null {
  const address = window.localStorage.getItem(visitKeys.workspaceInvite);
  return address !== null && isOwnAddress(address) && address.startsWith('/workspace/invite-view/') ? address : null;
}

/** The name that the visitor entered before having an account. */
export function readPendingName(): string {
  return window.localStorage.getItem(NAME_KEY) ?? '';
}

/** Saves the invitation while the visitor signs up or logs in, to return here. */
export function savePendingInvite(address: string, name: string): void {
  window.localStorage.setItem(visitKeys.workspaceInvite, address);
  window.sessionStorage.setItem(REDIRECT_KEY, address);
  if (name.trim() !== '') window.localStorage.setItem(NAME_KEY, name.trim());
}

export function clearPendingInvite(): void {
  window.localStorage.removeItem(visitKeys.workspaceInvite);
  window.localStorage.removeItem(NAME_KEY);
}
