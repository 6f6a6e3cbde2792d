import { REDIRECT_KEY } from '#accounts/rules/saved-address.ts';
import { visitKeys } from '#accounts/rules/storage-keys.ts';
import { type ApplicationIntent, parseIntent } from '#candidacies/rules/application-intent.ts';
import type { JobAddress } from '#jobs/rules/job-address.ts';

/** In local storage, because the link of the confirmation mail opens in another tab. */
export function saveIntent(intent: Omit<ApplicationIntent, 'timestamp'>): void {
  window.localStorage.setItem(visitKeys.selfAdmission, JSON.stringify({ ...intent, timestamp: Date.now() }));
  window.sessionStorage.setItem(REDIRECT_KEY, intent.address);
}

export function readIntent(): ApplicationIntent | null {
  return parseIntent(window.localStorage.getItem(visitKeys.selfAdmission), Date.now());
}

export function clearIntent(): void {
  window.localStorage.removeItem(visitKeys.selfAdmission);
}

/** Whether this is the job that somebody wanted before logging in. */
export function isIntended({ projectId, positionIndex }: JobAddress): boolean {
  const intent = readIntent();
  return intent?.projectId === projectId && intent.positionIndex === positionIndex;
}
