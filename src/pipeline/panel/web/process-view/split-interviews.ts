import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';

type Interviews = CandidateView['interviews'];

/** Of all interviews, newest first: the newest of each kind, and those that it replaced. */
export function splitInterviews(interviews: Interviews): { current: Interviews; earlier: Interviews } {
  const isNewest = ({ id, kind }: Interviews[number]) => interviews.find((other) => other.kind === kind)?.id === id;
  return {
    current: interviews.filter(isNewest),
    earlier: interviews.filter((interview) => !isNewest(interview)),
  };
}
