import { useMemo } from 'react';
import { parsePendingJob, type PendingJob } from '#accounts/rules/pending-job.ts';
import { REDIRECT_KEY } from '#accounts/rules/saved-address.ts';
import type { SignUpJourney } from '#accounts/rules/sign-up-journey.ts';
import { sessionMarks, type VisitKey, visitKeys } from '#accounts/rules/storage-keys.ts';
import { readStoredText, useStoredText, writeStoredText } from '#ui/stored-text.ts';

/** The address of the job that the visitor wanted before logging in. */
export function readPendingJob(): string | null {
  return parsePendingJob(readStoredText(visitKeys.selfAdmission), Date.now())?.address ?? null;
}

/** The job itself, as long as it is wanted. */
export function usePendingJob(): PendingJob | null {
  const text = useStoredText(visitKeys.selfAdmission);
  return useMemo(() => parsePendingJob(text, Date.now()), [text]);
}

/** The visitor does not want the job any more. */
export function forgetPendingJob(): void {
  writeStoredText(visitKeys.selfAdmission, null);
  window.sessionStorage.removeItem(REDIRECT_KEY);
}

/** What brought this visitor here, as far as it is still valid. */
export function readVisit(): Record<VisitKey, boolean> {
  const has = (key: VisitKey) => window.localStorage.getItem(visitKeys[key]) !== null;
  return {
    selfAdmission: readPendingJob() !== null,
    matchmakingInvite: has('matchmakingInvite'),
    assessmentsInvite: has('assessmentsInvite'),
    workspaceInvite: has('workspaceInvite'),
  };
}

/** Set right after an account was created: what later pages show once. */
export function markFirstSignUp(journey: SignUpJourney): void {
  window.sessionStorage.setItem(sessionMarks.isFirstSignUp, '1');
  if (journey === 'sales') window.sessionStorage.setItem(sessionMarks.isSalesSignIn, '1');
}

/** Whether nobody has signed in since the logout in this tab. */
export function isJustLoggedOut(): boolean {
  return window.sessionStorage.getItem(sessionMarks.userLogout) !== null;
}
