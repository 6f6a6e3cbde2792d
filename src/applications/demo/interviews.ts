import type { InterviewToBuild } from '#applications/interviews/builders.ts';
import type { Stage } from '#applications/rules/stages.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

interface DemoCandidate {
  id: string;
  positionId: string;
  stage?: Stage | undefined;
}

/** A moment in a number of days at an hour in UTC; weekends are moved to Monday. */
function workday(days: number, hour: number): Date {
  const moment = new Date(Date.now() + days * DAY_MS);
  const toMonday = { 0: 1, 6: 2 }[moment.getUTCDay()] ?? 0;
  moment.setUTCDate(moment.getUTCDate() + toMonday);
  moment.setUTCHours(hour, 0, 0, 0);
  return moment;
}

/** Close to the current hour, so that "today" has something to show whenever the demo starts. */
const soon = () => new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 2 * HOUR_MS);

/** Interviews with the candidates of the first company's vacancies: one today, some in the next days, some not scheduled yet. */
export function demoInterviews(
  candidates: readonly DemoCandidate[],
  { ownerId, colleagueId, recruiterId }: { ownerId: string; colleagueId: string; recruiterId: string },
): InterviewToBuild[] {
  const inCompany = candidates.filter(({ stage }) => stage === 'clientInterview').slice(0, 4);
  const inScreening = candidates.filter(({ stage }) => stage === 'screeningInterview').slice(0, 2);
  const meetingLink = 'https://meet.example.com/casa-ipe';
  return [
    ...inCompany.map(({ id: applicationId }, index) => ({
      applicationId,
      kind: 'company' as const,
      meetingLink,
      isAgreed: index < 2,
      interviewerIds: index % 2 === 0 ? [ownerId, colleagueId] : [ownerId],
      startsAt: index === 0 ? [soon()] : [workday(index + 1, 13 + index), workday(index + 4, 17)],
    })),
    ...inScreening.map(({ id: applicationId }, index) => ({
      applicationId,
      kind: 'recruiter' as const,
      meetingLink,
      isAgreed: index === 0,
      interviewerIds: [recruiterId],
      startsAt: [workday(index + 2, 15), workday(index + 5, 14)],
    })),
  ];
}
