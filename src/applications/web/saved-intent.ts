import { useMemo } from 'react';
import { REDIRECT_KEY } from '#accounts/rules/saved-address.ts';
import { visitKeys } from '#accounts/rules/storage-keys.ts';
import { type ApplicationIntent, parseIntent } from '#applications/rules/application-intent.ts';
import { jobPath } from '#jobs/paths.ts';
import type { JobAddress } from '#jobs/rules/job-address.ts';
import type { AdmissionLink } from '#jobs/vacancy/rules/admission-link.ts';
import { readStoredText, useStoredText, writeStoredText } from '#ui/stored-text.ts';
import type { JobView } from '#applications/web/api.ts';

// The one place that keeps what somebody wants to apply to. In local storage, because the link of the confirmation mail opens in another tab.

const keep = (intent: ApplicationIntent) => writeStoredText(visitKeys.selfAdmission, JSON.stringify(intent));

/** The intent to apply to a job through a link; by default at its plain address. */
export function intentOf(
  job: JobView,
  link: AdmissionLink = {},
  address?: string,
): Omit<ApplicationIntent, 'timestamp'> {
  const { projectId, positionIndex, title, companyName, addition } = job;
  return {
    projectId,
    positionIndex,
    positionType: addition?.kind ?? 'position',
    ...link,
    address: address ?? jobPath(projectId, positionIndex),
    ...(title && { title }),
    ...(companyName && { companyName }),
  };
}

export function saveIntent(intent: Omit<ApplicationIntent, 'timestamp'>): void {
  keep({ ...intent, timestamp: Date.now() });
}

/** For visitors: the login leads back to the job. */
export function saveIntentOfVisitor(intent: Omit<ApplicationIntent, 'timestamp'>): void {
  saveIntent(intent);
  window.sessionStorage.setItem(REDIRECT_KEY, intent.address);
}

export function readIntent(): ApplicationIntent | null {
  return parseIntent(readStoredText(visitKeys.selfAdmission), Date.now());
}

export function useIntent(): ApplicationIntent | null {
  const text = useStoredText(visitKeys.selfAdmission);
  return useMemo(() => parseIntent(text, Date.now()), [text]);
}

export function clearIntent(): void {
  writeStoredText(visitKeys.selfAdmission, null);
}

export const isSameJob = (one: JobAddress, other: JobAddress) =>
  one.projectId === other.projectId && one.positionIndex === other.positionIndex;

/** Once for an intent to apply to this job: whether the confirm step opens by itself. */
export function claimQuestion(job: JobAddress): boolean {
  const intent = readIntent();
  if (!intent || !isSameJob(intent, job) || intent.asked) return false;
  keep({ ...intent, asked: true });
  return true;
}
