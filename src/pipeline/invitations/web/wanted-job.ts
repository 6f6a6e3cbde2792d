import type { ApplicationIntent } from '#applications/rules/application-intent.ts';
import { jobPath } from '#jobs/paths.ts';
import type { JobInvitation } from './invitations-api.ts';

/** The wish to apply for the job of an invitation, which travels along through sign-up until the application is sent. */
export function wantedJob(
  { projectId, positionIndex, title, companyName }: JobInvitation,
  invitation: string,
): Omit<ApplicationIntent, 'timestamp'> {
  const address = jobPath(projectId, positionIndex);
  return { projectId, positionIndex, positionType: 'position', address, title, companyName, invitation };
}
