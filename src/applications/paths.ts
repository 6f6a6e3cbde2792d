import { defineFindable } from '#platform/contract/findable.ts';
import { type NavigationStage, stageRank } from '#accounts/rules/stages.ts';
import { requiredTests } from '#applications/rules/eligibility.ts';
import { jobPath } from '#jobs/paths.ts';
import type { JobAddress } from '#jobs/rules/job-address.ts';
import type { AdmissionLink } from '#jobs/vacancy/rules/admission-link.ts';
import { defineWaiting } from '#platform/contract/waiting.ts';
import { fillProfilePath, ownProfilePath, profilePaths } from '#profiles/paths.ts';
import type { ProfileSection } from '#profiles/rules/profile.ts';
import { projectPaths } from '#projects/paths.ts';
import { quizPages } from '#quizzes/paths.ts';

/** A member's own applications. */
export const applicationsPage = '/applications';

/** One of them, with its whole story. */
export const applicationPath = (applicationId: string) => `${applicationsPage}?application=${applicationId}`;

/** The secret feed of a person's interviews, for calendar programs. */
export const calendarFeedPath = (secret: string, ending = '.ics') => `${CALENDARS}${secret}${ending}`;
const CALENDARS = '/calendars/';

/** Where a person creates and revokes that address. */
export const calendarPage = '/interviews-calendar';

/** Whether calendar programs read an address. */
export const isForCalendars = (path: string) => path.startsWith(CALENDARS);

/** Where a piece is filled in that is missing for applying; by the stage, because it opens the pages one after the other. */
export function missingPiecePath(
  { code, section }: { code: string; section: ProfileSection | 'tests' },
  stage: NavigationStage = 'squadMember-profile',
): string {
  const rank = stageRank(stage);
  if (rank === 1) return profilePaths.register;
  const test = requiredTests.find((quiz) => code === `${quiz}Test`);
  if (test) return quizPages[test].take;
  const piece = section === 'tests' ? undefined : section;
  return rank === 2 ? fillProfilePath(piece) : ownProfilePath(piece);
}

export const applicationsWaiting = defineWaiting('applications', {
  timesToChoose: ({ applicationId }: { applicationId: string }) => applicationPath(applicationId),
  /** A piece of the profile, or a test, is missing for a vacancy that somebody signed up for. */
  profilePiece: ({ page }: { page: string }) => page,
  /** To that vacancy, once nothing is missing. */
  applicationToSend: ({ projectId, positionIndex, link }: JobAddress & { link: AdmissionLink }) => {
    const { upsellId, replacementId, matchmakingId } = link;
    const page = (kind: 'upsell' | 'replacement', id: string) =>
      projectPaths.vacancyLink(projectId, positionIndex, kind, encodeURIComponent(id));
    const plain = replacementId === undefined ? jobPath(projectId, positionIndex) : page('replacement', replacementId);
    const address = upsellId === undefined ? plain : page('upsell', upsellId);
    return matchmakingId === undefined ? address : `${address}?matchmakingId=${encodeURIComponent(matchmakingId)}`;
  },
});

export const applicationsFindable = defineFindable('applications', {
  application: ({ applicationId }: { applicationId: string }) => applicationPath(applicationId),
});
